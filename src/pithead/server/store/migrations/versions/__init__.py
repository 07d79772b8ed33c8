"""One file for each change of the schema. A released file is never changed."""
