# The commissar at the terminal.

terminal-m44-verb-place-card = put under
terminal-m44-verb-end-placing = enough under
