/** The highest limit break of a story card, at which its effects reach their full values. */
export const FULL_LIMIT_BREAK = 5;
