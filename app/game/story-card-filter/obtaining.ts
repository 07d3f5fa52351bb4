import { OBTAINING_SOURCES, type ObtainingSource } from "#app/game/vocabulary/story-cards.ts";

/** A source, or a group of sources, that a search can ask for. */
export interface ObtainingChoice {
  readonly id: string;
  readonly label: string;
  readonly sources: readonly ObtainingSource[];
}

/** Choices that stand for several sources (specification 2 §5). */
const GROUPS = [
  {
    id: "prayer",
    label: "Prayer",
    sources: ["general", "prayer", "epic-prayer", "sc-prayer"],
  },
  { id: "epic-prayer", label: "Epic prayer", sources: ["epic-limited", "epic-prayer"] },
  { id: "challenge-quest", label: "Challenge quest", sources: ["ex", "vs"] },
  { id: "others", label: "Others", sources: ["pack", "minigame", "task", "login", "exchange"] },
] as const satisfies readonly ObtainingChoice[];

const SINGLES: readonly ObtainingChoice[] = OBTAINING_SOURCES.filter(
  ({ id }) => !GROUPS.some((group) => group.id === id),
).map(({ id, label }) => ({ id, label, sources: [id] }));

/** All choices in the order of the search: the groups, then each source by itself. */
export const OBTAINING_CHOICES: readonly ObtainingChoice[] = [...GROUPS, ...SINGLES];

/** The sources that any of these choices stands for. Groups expand once. */
export function sourcesOf(choices: readonly string[]): ReadonlySet<ObtainingSource> {
  return new Set(
    OBTAINING_CHOICES.filter(({ id }) => choices.includes(id)).flatMap(({ sources }) => sources),
  );
}
