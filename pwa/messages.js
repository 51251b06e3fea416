// The texts of one language: Fluent's formatter, called from Python with the values as JSON.
import { FluentBundle, FluentResource } from "./vendor/fluent/index.js";

/** A function from a message's name and its values, as JSON, to text, for the contents of one .ftl file. */
export function formatter(language, text) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return (name, values) => {
    const message = bundle.getMessage(name);
    return message?.value ? bundle.formatPattern(message.value, JSON.parse(values)) : name;
  };
}
