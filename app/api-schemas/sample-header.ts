/**
 * The header in which an answer names those of its fields that are sample data, parted by commas,
 * where the documented body has no place for the mark.
 */
export const SAMPLE_HEADER = "x-almanac-sample";
