"""Special rules of single scenarios, a page for each."""
