import { Link } from "react-router";
import { EnemyName } from "#app/components/answer/enemy-name.tsx";
import { Opened } from "#app/components/answer/opened.tsx";
import { CharacterLink, CharacterList } from "#app/components/character/character-link.tsx";
import { Emblem } from "#app/components/character/emblem.tsx";
import { formatNumber } from "#app/game/number-format.ts";
import { ATTACK_SLOTS } from "#app/game/vocabulary/attacks.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import type { AnsweredEnemy } from "#app/presenters/answered-enemies.ts";
import type { IndexedCharacter } from "#app/presenters/attack-index.ts";
import { PersonName } from "#app/settings/person-name.tsx";
import { useDisplayedName } from "#app/settings/settings-context.ts";
import { useMine } from "../use-mine.ts";
import { type TeamState, teamUrl, withMember } from "./search-params.ts";
import type { TeamMember, TeamView } from "./team-view.ts";

/** A team with a reason for each member, and what it does to each enemy. */
export function ShownTeam({
  state,
  enemies,
  view,
  characters,
}: {
  state: TeamState;
  enemies: readonly AnsweredEnemy[];
  view: TeamView;
  characters: readonly IndexedCharacter[];
}) {
  const byId = new Map(characters.map((one) => [one.id, one]));
  const members = view.members.flatMap((member): ShownMember[] => {
    const character = byId.get(member.characterId);
    return character ? [{ member, character }] : [];
  });
  return (
    <>
      <p className="count" role="status">
        {`${members.length} of ${formatNumber(view.candidates)} characters`}
        {view.isProven
          ? " · no other team does more against its hardest enemy"
          : " · the best found; the search ended before all teams were compared"}
      </p>
      {members.length === 0 ? <p className="empty">Nobody to choose from.</p> : null}
      <CharacterList ids={members.map(({ character }) => character.id)}>
        <ol aria-label="Team">
          {members.map(({ member, character }) => (
            <Member
              key={character.id}
              member={member}
              character={character}
              enemies={enemies}
              state={state}
            />
          ))}
        </ol>
      </CharacterList>
      {members.length === 0 ? null : (
        <dl className="my-4 grid max-w-read grid-cols-[1fr_auto] items-baseline gap-x-6">
          {enemies.map((enemy, at) => {
            const sum = view.perEnemy[at] ?? 0;
            return (
              <div key={enemy.slot} className="contents">
                <dt>
                  <EnemyName enemy={enemy} />
                  {sum === view.least ? " (hardest)" : null}
                </dt>
                <dd className="text-right">
                  <Opened number={sum}>
                    <PointsOnEnemy at={at} members={members} />
                  </Opened>
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </>
  );
}

interface ShownMember {
  readonly member: TeamMember;
  readonly character: IndexedCharacter;
}

/** What each member does to an enemy, whose place among the enemies is given; it adds up to the sum. */
function PointsOnEnemy({ at, members }: { at: number; members: readonly ShownMember[] }) {
  return members.map(({ member, character }) => {
    const points = member.points[at] ?? 0;
    return points === 0 ? null : (
      <li key={character.id}>
        <PersonName name={character.name} />
        {` ${formatNumber(points)}`}
      </li>
    );
  });
}

function Member({
  member,
  character,
  enemies,
  state,
}: ShownMember & {
  enemies: readonly AnsweredEnemy[];
  state: TeamState;
}) {
  const mine = useMine();
  const displayed = useDisplayedName();
  const nameOf = (slot: number) => {
    const enemy = enemies.find((one) => one.slot === slot);
    return enemy?.name ? displayed(enemy.name) : (enemy?.jp ?? "");
  };
  const tagOf = (id: string) =>
    enemies.flatMap(({ tags }) => tags ?? []).find((tag) => tag.id === id)?.name ?? id;
  const searchWith = (place: Parameters<typeof withMember>[2]) =>
    mine.kept(teamUrl.encode(withMember(state, character.id, place))).toString();
  const name = displayed(character.name);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule py-2">
      <CharacterLink id={character.id} className="flex min-h-11 w-64 items-center gap-3">
        <span className="thumb size-14 flex-none">
          <Emblem image={character.image} />
        </span>
        <span>
          <PersonName name={character.name} />
          <small className="block text-ink-2">{labelOf(ATTACK_SLOTS, member.slot)}</small>
        </span>
      </CharacterLink>
      <p className="min-w-56 flex-1 text-dense/normal">{reasonText(member, nameOf, tagOf)}</p>
      <span className="flex gap-2">
        <Link
          className="btn btn-s"
          preventScrollReset
          to={{ search: searchWith(member.isKept ? null : "keep") }}
          aria-label={`${member.isKept ? "No longer keep" : "Keep"} ${name}`}
        >
          {member.isKept ? "Kept" : "Keep"}
        </Link>
        <Link
          className="btn btn-s"
          preventScrollReset
          to={{ search: searchWith("without") }}
          aria-label={`Leave out ${name}`}
        >
          Leave out
        </Link>
      </span>
    </li>
  );
}

/** Why she is in the team, in a sentence. */
function reasonText(
  { target, hits, weak, killers, loss, isKept }: TeamMember,
  nameOf: (slot: number) => string,
  tagOf: (id: string) => string,
): string {
  const parts = [
    target === "all" ? "hits every enemy" : `is kept for ${hits.map(nameOf).join(", ")}`,
    ...(weak.length > 0 ? [`meets a weakness of ${andJoined(weak.map(nameOf))}`] : []),
    ...(killers.length > 0 ? [`kills ${andJoined(killers.map(tagOf))}`] : []),
  ];
  const begin = isKept ? "You keep her: she" : "She";
  return `${begin} ${andJoined(parts)}. Without her: ${formatNumber(loss)} less on the hardest enemy.`;
}

function andJoined(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}
