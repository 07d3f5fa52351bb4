export const help = `Usage: npm run db -- COMMAND

  migrate              bring the database to this program's schema
  import [FOLDER]      replace the dataset by the pack in FOLDER (default: seeds)
    --dry-run            do all the work and take it back
    --if-empty           do nothing when a dataset is there already
  validate [FOLDER]    check the pack in FOLDER (default: seeds) without a database
  export FOLDER        write the dataset as a pack that can be imported again
  status               tell what the database holds
    --json               as JSON
  reset --yes          delete all data and tables, and make the tables anew
  schema [FOLDER]      write the JSON Schema of every file of a pack, for editors
                       (default: seeds/schema)

DATABASE_URL names the PostgreSQL to work on; without it the embedded one under .data is used.
Exit codes: 0 done, 1 refused input, 2 wrong use, 3 database unreachable.
`;
