import type { BannerType } from "#app/game/vocabulary/banner-types.ts";
import type { PatternName } from "../patterns.ts";

/** The ground pattern of each banner type. */
export const PATTERN_OF: Readonly<Record<BannerType, PatternName>> = {
  gen: "shippo",
  fes: "asanoha",
  afes: "yagasuri",
  sfes: "sayagata",
  mfes: "kagome",
  exfes: "tatewaku",
  relic: "kikko",
  genic: "amime",
  epic: "hishi",
  wfes: "ichimatsu",
  ds: "kumikiko",
  yukkuri: "mameshibori",
};
