/** How far a list has grown: entries that show now, and how many may show without more scrolling. */
export interface Growth {
  readonly shown: number;
  readonly allowed: number;
}

/** Distance to the list's end, in px, at which more is allowed (specification 2 §4). */
export const NEAR_END = 100;

/** A list's first batch, its steps and their time in ms (specification 2 §9). */
export const FIRST_BATCH = 10;
export const STEP = 5;
export const STEP_MS = 100;

/** The batch of the visitor's settings first counts this long after the start, in ms. */
export const SETTINGS_AFTER_MS = 500;

/** A list that begins with its first batch; what was allowed before (on back) shows at once. */
export function startGrowth(first: number, allowedBefore = 0): Growth {
  const allowed = Math.max(first, allowedBefore);
  return { shown: allowed, allowed };
}

/** The next step towards the allowed amount. */
export function growStep(growth: Growth, step: number): Growth {
  return { ...growth, shown: Math.min(growth.shown + step, growth.allowed) };
}

/** At least one batch is allowed, whatever the first one was. */
export function allowBatch(growth: Growth, batch: number): Growth {
  return { ...growth, allowed: Math.max(growth.allowed, batch) };
}

/** The end came near: another batch is allowed, once the last one shows and while entries are left. */
export function allowMore(growth: Growth, batch: number, total: number): Growth {
  return growth.shown < growth.allowed || growth.allowed >= total
    ? growth
    : { ...growth, allowed: growth.allowed + batch };
}
