/** The storage key that is set when this browser keeps a collection. */
export const KEPT_KEY = "collection";
