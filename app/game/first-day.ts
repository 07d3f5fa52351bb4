/** The day the global version opened: where ranges of days begin unless told otherwise (§9). */
export const FIRST_DAY = "2021-05-11";
