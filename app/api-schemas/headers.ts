/**
 * The header in which an answer names those of its fields that are sample data, parted by commas,
 * where the documented body has no place for the mark.
 */
export const SAMPLE_HEADER = "x-almanac-sample";

/**
 * The header in which a character's record says under which id the floors of the tower are looked
 * for where its person stands, as the documented body has no place for it.
 */
export const ENEMY_HEADER = "x-almanac-enemy";

/**
 * The header in which an answer names those of its lists that are empty because no source has
 * their content, separated by commas.
 */
export const UNKNOWN_HEADER = "x-almanac-unknown";
