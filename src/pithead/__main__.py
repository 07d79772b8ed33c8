"""`python -m pithead` is the command `pithead`."""

from pithead.cli import main

if __name__ == "__main__":
    main()
