# A mere folder as it is shipped.
