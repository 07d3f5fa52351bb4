import type { PackFile } from "../schema/index.ts";

/** The record, as one of the file's, that a fault is told of. */
export interface RecordAt {
  readonly file: PackFile;
  readonly record: { readonly id: string | number };
}

/** Notes a fault; the field is a path such as `pool[2].set`. */
export type Refuse = (at: RecordAt, field: string, message: string) => void;
