/** The key of the storage that tells that this browser keeps a collection. */
export const KEPT_KEY = "collection";
