// Only a header.
