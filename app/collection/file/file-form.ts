/** What marks a file as ours, and the version that is written. */
export const FILE_FORMAT = "lostword-almanac-collection";
export const FILE_VERSION = 1;

/** Far more signs than the file of all profiles of anybody has. */
export const LARGEST_FILE = 8_000_000;
export const LONGEST_PROFILE_NAME = 40;
