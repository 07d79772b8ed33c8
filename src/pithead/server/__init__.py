"""Tables for people and bots: kept in a database, told by events, played over HTTP."""
