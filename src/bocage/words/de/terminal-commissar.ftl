# Der Kommissar am Terminal.

terminal-m44-verb-place-card = unterlegen
terminal-m44-verb-end-placing = genug darunter
