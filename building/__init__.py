"""How the package is built: the browser table, what is compiled, and the wheel of both."""
