/** How the id of a record is written: lower-case letters, digits, _ and -, at most 80. */
export const RECORD_ID = /^[a-z0-9][a-z0-9_-]{0,79}$/;
