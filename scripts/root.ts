import { dirname } from "node:path";

/** The project's folder. */
export const root = dirname(import.meta.dirname);
