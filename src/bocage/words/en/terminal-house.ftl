# Hosting from the command line. All sentences are our own.

terminal-command-serve = Host games for people far apart, until it is stopped.
terminal-command-backup = Copy a house’s file of data, also while it is open.
terminal-command-restore = Put a copy of a house’s file of data in place.
terminal-option-house-file = The house’s file of data; without it the usual one.
terminal-option-host = The address of this machine to listen at; 0.0.0.0 means all of them.
terminal-option-port = The port to listen at; 0 takes a free one.
terminal-option-origin = The address at which people find the house, such as https://play.example.org; may be given several times.
terminal-option-proxy = Addresses of proxies, with commas between, whose word for where somebody comes from is taken.
terminal-option-hook-network = A network that webhooks may lead into besides the public one, such as 192.168.1.0/24; may be given several times.
terminal-option-workers = How many opponents may think at a time.
terminal-option-json = Write the log as lines of JSON.
terminal-option-replace = Take the place of the file that is there, which is kept aside.
terminal-usage-network = { $asked } is no network; one is written like 192.168.1.0/24.
terminal-serving = The house is open at { $address }
    Everything is kept in { $file }
    Ctrl-C closes it; whatever was played is safe.
terminal-backed-up = { $file } holds all of it now.
terminal-restored = { $file } is in place again.
terminal-restored-aside = { $file } is in place again; what was there before is { $aside }.
terminal-store-in-use = { $file } is in use by a server that is running. One at a time.
terminal-store-no-file = There is no file { $file }.
terminal-store-exists = There is a file { $file } already.
terminal-store-not-ours = { $file } is no file of data of a house.
terminal-store-damaged = { $file } is damaged: { $trouble }
terminal-store-newer = { $file } was written by a newer Bocage (form { $found }; known here up to { $known }).
