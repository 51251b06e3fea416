"""`python -m cruce`."""

import sys

from cruce.cli import main

sys.exit(main())
