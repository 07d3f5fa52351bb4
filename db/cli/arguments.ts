import { parseArgs } from "node:util";

/** The command line is not one of those in the help text. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

export type Command =
  | { name: "help" }
  | { name: "migrate" }
  | { name: "import"; folder?: string; dryRun: boolean; ifEmpty: boolean }
  | { name: "validate"; folder?: string }
  | { name: "format"; folder: string }
  | { name: "settle"; folder: string }
  | { name: "add"; kind: string; id?: string; folder: string }
  | { name: "export"; folder: string }
  | { name: "status"; json: boolean }
  | { name: "reset" }
  | { name: "schema"; folder: string };

const shippedPack = "seeds";
const shippedSchemas = "seeds/schema";

/** Which options and how many words behind its name each command takes. */
const commands = new Map<string, { options: readonly string[]; folders: number }>([
  ["migrate", { options: [], folders: 0 }],
  ["import", { options: ["dry-run", "if-empty"], folders: 1 }],
  ["validate", { options: [], folders: 1 }],
  ["format", { options: [], folders: 1 }],
  ["settle", { options: [], folders: 1 }],
  ["add", { options: ["to"], folders: 2 }],
  ["export", { options: [], folders: 1 }],
  ["status", { options: ["json"], folders: 0 }],
  ["reset", { options: ["yes"], folders: 0 }],
  ["schema", { options: [], folders: 1 }],
]);

/** Reads the command line without `node` and the script. @throws {UsageError} */
export function parseCommand(given: readonly string[]): Command {
  const { values, positionals } = parseOptions(given);
  if (values.help) return { name: "help" };
  const [name, ...folders] = positionals;
  if (name === undefined) throw new UsageError("A command is missing.");
  const known = commands.get(name);
  if (!known) throw new UsageError(`There is no command "${name}".`);
  const foreign = Object.keys(values).find((option) => !known.options.includes(option));
  if (foreign) throw new UsageError(`"${name}" does not take --${foreign}.`);
  const extra = folders[known.folders];
  if (extra !== undefined) throw new UsageError(`"${name}" does not take "${extra}".`);
  const [first] = folders;
  const folder = first ?? shippedPack;
  switch (name) {
    case "import":
      return {
        name,
        ...(first !== undefined && { folder: first }),
        dryRun: values["dry-run"] ?? false,
        ifEmpty: values["if-empty"] ?? false,
      };
    case "validate":
      return { name, ...(first !== undefined && { folder: first }) };
    case "format":
    case "settle":
      return { name, folder };
    case "add": {
      if (first === undefined) throw new UsageError("The kind of record to add is missing.");
      const [, id] = folders;
      return {
        name,
        kind: first,
        ...(id !== undefined && { id }),
        folder: values.to ?? shippedPack,
      };
    }
    case "export":
      if (folders.length === 0) throw new UsageError("The folder to export to is missing.");
      return { name, folder };
    case "status":
      return { name, json: values.json ?? false };
    case "reset":
      if (!values.yes) throw new UsageError("reset deletes all data: it wants --yes.");
      return { name };
    case "schema":
      return { name, folder: folders[0] ?? shippedSchemas };
    default:
      return { name: "migrate" };
  }
}

function parseOptions(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h" },
        "dry-run": { type: "boolean" },
        "if-empty": { type: "boolean" },
        json: { type: "boolean" },
        to: { type: "string" },
        yes: { type: "boolean" },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

export const help = `Usage: npm run db -- COMMAND

  migrate              bring the database to this program's schema
  import [FOLDER]      replace the dataset by the pack in FOLDER
    --dry-run            do all the work and take it back
    --if-empty           do nothing when a dataset is there already
  validate [FOLDER]    check the pack in FOLDER without a database
  format [FOLDER]      write the pack in FOLDER (default: seeds) in canonical form
  settle [FOLDER]      settle the orders of ids in FOLDER (default: seeds): what is new is so no longer
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
