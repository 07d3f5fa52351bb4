/** Parts of the page to which others of its parts lead. */
export const OWNED_LIST_ID = "owned-list";
export const COPIES_ID = "copies";
