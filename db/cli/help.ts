export const help = `Usage: npm run db -- COMMAND

  migrate              bring the database to this program's schema
  import [FOLDER]      replace the dataset by the pack in FOLDER
    --dry-run            do all the work and take it back
    --if-empty           do nothing when a dataset is there already
  validate [FOLDER]    check the pack in FOLDER without a database
  format [FOLDER]      write the pack in FOLDER (default: seeds) in canonical form
  add KIND [ID]        begin a record: the next free id, today's date, and the fields it needs
    --to FOLDER          in this pack (default: seeds)
  export FOLDER        write the dataset as a pack that can be imported again
  status               tell what the database holds
    --json               as JSON
  reset --yes          delete all data and tables, and make the tables anew
  schema [FOLDER]      write the JSON Schema of every file of a pack, for editors
                       (default: seeds/schema)

Without FOLDER, import and validate take what ALMANAC_DATA names: a folder, or facts for the pack
that ships without its sample records; unset, that pack as a whole (seeds).
DATABASE_URL names the PostgreSQL to work on; without it the embedded one under .data is used.
Exit codes: 0 done, 1 refused input, 2 wrong use, 3 database unreachable.
`;
