# De commissaris aan de terminal.

terminal-m44-verb-place-card = onderleggen
terminal-m44-verb-end-placing = genoeg eronder
