"""Tables in a browser, without a server: the same service behind messages instead of HTTP."""
