/**
 * The header in which a character's record says under which id the floors of the tower are looked
 * for where her person stands, as the documented body has no place for it.
 */
export const ENEMY_HEADER = "x-almanac-enemy";
