import { pgEnum } from "drizzle-orm/pg-core";
import { ABILITY_TYPES } from "#app/game/vocabulary/ability-types.ts";
import { ATTACK_SLOTS, ATTACK_TARGETS } from "#app/game/vocabulary/attacks.ts";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import {
  ANOMALIES,
  BUFF_ATTRIBUTE_TYPES,
  BUFF_DIRECTIONS,
  BUFF_TARGETS,
  BUFF_UNITS,
} from "#app/game/vocabulary/buffs.ts";
import { CARD_TYPES } from "#app/game/vocabulary/card-types.ts";
import {
  CHARACTER_STATUSES,
  LISTING_TABS,
  UNRELEASED_KINDS,
} from "#app/game/vocabulary/characters.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { PRAYER_TYPES } from "#app/game/vocabulary/prayer-types.ts";
import {
  BATCH_KINDS,
  DATE_MODES,
  POOL_KINDS,
  RATE_TYPES,
  RATE_UP_STATUSES,
  SERVERS,
} from "#app/game/vocabulary/prayers.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { STATS } from "#app/game/vocabulary/stats.ts";
import { NAME_BASES, OBTAINING_SOURCES } from "#app/game/vocabulary/story-cards.ts";
import { TAG_NAME_BASES } from "#app/game/vocabulary/tag-name-bases.ts";
import { UPDATE_LISTS, UPDATE_SECTIONS } from "#app/game/vocabulary/updates.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";

// The database knows the same words as the rules: every enum is made from a vocabulary list.
export const anomaly = pgEnum("anomaly", idsOf(ANOMALIES));
export const attackSlot = pgEnum("attack_slot", idsOf(ATTACK_SLOTS));
export const attackTarget = pgEnum("attack_target", idsOf(ATTACK_TARGETS));
export const bannerType = pgEnum("banner_type", idsOf(BANNER_TYPES));
export const buffAttributeType = pgEnum("buff_attribute_type", idsOf(BUFF_ATTRIBUTE_TYPES));
export const buffDirection = pgEnum("buff_direction", idsOf(BUFF_DIRECTIONS));
export const buffTarget = pgEnum("buff_target", idsOf(BUFF_TARGETS));
export const buffUnit = pgEnum("buff_unit", idsOf(BUFF_UNITS));
export const cardType = pgEnum("card_type", idsOf(CARD_TYPES));
export const characterStatus = pgEnum("character_status", idsOf(CHARACTER_STATUSES));
export const listingTab = pgEnum("listing_tab", idsOf(LISTING_TABS));
export const nameBasis = pgEnum("name_basis", idsOf(NAME_BASES));
export const obtainingSource = pgEnum("obtaining_source", idsOf(OBTAINING_SOURCES));
export const role = pgEnum("role", idsOf(ROLES));
export const stat = pgEnum("stat", idsOf(STATS));
export const abilityType = pgEnum("ability_type", idsOf(ABILITY_TYPES));
export const batchKind = pgEnum("batch_kind", idsOf(BATCH_KINDS));
export const dateMode = pgEnum("date_mode", idsOf(DATE_MODES));
export const element = pgEnum("element", idsOf(ELEMENTS));
export const poolKind = pgEnum("pool_kind", idsOf(POOL_KINDS));
export const prayerType = pgEnum("prayer_type", idsOf(PRAYER_TYPES));
export const rateType = pgEnum("rate_type", idsOf(RATE_TYPES));
export const rateUpStatus = pgEnum("rate_up_status", idsOf(RATE_UP_STATUSES));
export const server = pgEnum("server", idsOf(SERVERS));
export const tagNameBasis = pgEnum("tag_name_basis", idsOf(TAG_NAME_BASES));
export const unreleasedKind = pgEnum("unreleased_kind", idsOf(UNRELEASED_KINDS));
export const updateList = pgEnum("update_list", idsOf(UPDATE_LISTS));
export const updateSection = pgEnum("update_section", idsOf(UPDATE_SECTIONS));
