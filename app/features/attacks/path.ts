/** Canonical path of the table of attacks. */
export const ATTACKS_PATH = "/attacks";
