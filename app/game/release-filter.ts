import { bannerTypeOf } from "./banner-alias.ts";
import { BANNER_TYPES, type BannerType } from "./vocabulary/banner-types.ts";

/**
 * The choices of type in the order of release (specification 1 §5), each called as the first type that
 * it covers; `ufes` and `pfes` cover others.
 */
export const RELEASE_TYPES = [...Map.groupBy(BANNER_TYPES, ({ release }) => release)].flatMap(
  ([id, types]) => {
    const [first] = types;
    return id === null || !first
      ? []
      : [{ id, label: first.label, covers: types.map((type) => type.id) }];
  },
);

export type ReleaseType = (typeof RELEASE_TYPES)[number]["id"];

export interface ReleaseFilter {
  /** Empty for every type. */
  readonly types: readonly ReleaseType[];
  /** Whether it must have a rebirth or must not; null for both. */
  readonly rebirth: boolean | null;
}

/** The choice that this text names: its own id or label, or a banner type that it covers. */
export function releaseTypeOf(text: string): ReleaseType | undefined {
  const plain = text.toLowerCase();
  const type = bannerTypeOf(text);
  return RELEASE_TYPES.find(
    ({ id, label, covers }) =>
      id === plain || label.toLowerCase() === plain || covers.some((covered) => covered === type),
  )?.id;
}

/** Each choice once and in order; all of them filter nothing, which is the empty choice. */
export function chosenTypes(types: readonly ReleaseType[]): readonly ReleaseType[] {
  const chosen = RELEASE_TYPES.map(({ id }) => id).filter((id) => types.includes(id));
  return chosen.length === RELEASE_TYPES.length ? [] : chosen;
}

/** Whether a character passes the filter. One without a type passes only where none is chosen. */
export function passesReleaseFilter(
  { type, isFr }: { readonly type: BannerType | null; readonly isFr: boolean },
  { types, rebirth }: ReleaseFilter,
): boolean {
  const ofType =
    types.length === 0 ||
    RELEASE_TYPES.some(
      ({ id, covers }) => types.includes(id) && covers.some((covered) => covered === type),
    );
  return ofType && (rebirth === null || rebirth === isFr);
}
