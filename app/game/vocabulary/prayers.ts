/** Servers of the game; the site lists the prayers of the global one. */
export const SERVERS = [{ id: "global" }, { id: "jp" }] as const;

/** Standing of a rate-up character: appearing for the first time, or added beside the title's own. */
export const RATE_UP_STATUSES = [{ id: "new" }, { id: "extra" }] as const;

/** Kinds of thing a pool contains, with the token value of one (specification 2 §9). */
export const POOL_KINDS = [
  { id: "character", label: "Character", tokens: 10 },
  { id: "card5", label: "5★ story card", tokens: 5 },
  { id: "card4", label: "4★ story card", tokens: 3 },
  { id: "card3", label: "3★ story card", tokens: 1 },
] as const;

export type PoolKind = (typeof POOL_KINDS)[number]["id"];

/** How an item of a pool is drawn: with the raised rate of a rate-up, or with the ordinary one. */
export const RATE_TYPES = [{ id: "pick-up" }, { id: "normal" }] as const;

/**
 * Kinds of roll with the pulls of one, the column of chances it draws from, and its price in seal
 * crystals where every prayer costs the same.
 */
export const ROLL_TYPES = [
  { id: "single", label: "Single", pulls: 1, column: "sc", sc: 5 },
  { id: "multi", label: "Ten", pulls: 10, column: "sc", sc: 50 },
  { id: "gc", label: "God crystal ten", pulls: 10, column: "gc", sc: 0 },
  { id: "step-up", label: "Step-up", pulls: 10, column: "gc", sc: 0 },
] as const;

export type RollType = (typeof ROLL_TYPES)[number]["id"];

/** Orders of characters that are gathered in numbered batches. */
export const BATCH_KINDS = [
  { id: "standard" },
  { id: "ritual" },
  { id: "rebirth" },
  { id: "rebirth-costume" },
] as const;

export type BatchKind = (typeof BATCH_KINDS)[number]["id"];

/** How a date is shown: in full, as "no date", or not at all (specification 1 §9). */
export const DATE_MODES = [{ id: "all" }, { id: "no-date" }, { id: "none" }] as const;

/** Families of step-ups: each id of a prayer's step-up is one of these, with steps counted behind. */
export const STEP_UP_KINDS = [
  { id: "asc", label: "Ascending" },
  { id: "desc", label: "Descending" },
  { id: "special", label: "Special" },
] as const;

/** What a search for prayers without step-ups searches for. */
export const NO_STEP_UPS = "none";
