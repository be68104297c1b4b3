store-conflict = Somebody else was faster: this has just been written by another.
store-broken = The database does not answer as it should: { $error }.
store-lost = The database has stopped working.
store-too-new = This database was written by a newer version of the program (schema { $found }, this program knows { $known }).
store-too-old = This database was written by an older version of the program (schema { $found }, this program works with { $known }). Start the server with it once, which brings it up to date; a backup can be made before.
store-tls = The database asks for an encrypted connection, which this program does not speak; use a local socket, or sslmode=disable through a tunnel.
store-exists = The file { $file } exists already; nothing was written.
store-left-over = The file { $file } is left from an earlier database and would spoil this one; move it away together with that database. Nothing was written.
store-not-whole = The copy is not whole: its newest part is in { $file }. Nothing was written; copies of a database in use are made by “backup”.
store-no-file = There is no file { $file }.
store-damaged = The database file { $file } is damaged: { $error }.
store-backup-postgres = A PostgreSQL database is backed up with its own tool, pg_dump.
store-chain = Event { $seq } of match { $match } does not follow from the one before it.
store-in-use = Another server is at work on this database; a database has one server at a time.
