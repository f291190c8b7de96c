"""The rules as pages: the text of `docs/rules`, with an anchor for each clause and examples the engine has played."""
