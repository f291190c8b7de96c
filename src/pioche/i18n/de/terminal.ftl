### The terminal table.
