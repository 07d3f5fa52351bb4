import { Link } from "react-router";
import type { CharacterModalAnswer } from "#app/api-schemas/character-modal.ts";
import { isReleased } from "#app/game/character-state.ts";
import { characterInfoPath } from "#app/presenters/record-paths.ts";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { characterPath } from "./character-requests.ts";

const SITES = [
  { id: "gamepress", label: "GamePress" },
  { id: "touhou-wiki", label: "Touhou Wiki" },
  { id: "lw-chron", label: "LW Chronicle" },
  { id: "youtube", label: "YouTube" },
] as const satisfies readonly { id: keyof CharacterModalAnswer["info"]; label: string }[];

/** Her other pages on this site, pages about her on others, and the address of this record. */
export function CharacterLinks({
  record: { id, name, release, info, status },
  enemy,
  isWholePage,
}: {
  record: Pick<CharacterModalAnswer, "id" | "name" | "release" | "info" | "status">;
  /** The enemy by whom the floors of the tower with her are found. */
  enemy: string | null;
  /** Whether they stand on the page of the character, which has her banners, cards and floors itself. */
  isWholePage: boolean;
}) {
  const sites = SITES.filter(({ id: site }) => info[site] !== null);
  if (isWholePage && sites.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 [&_a]:inline-flex [&_a]:min-h-touch [&_a]:items-center [&_a]:gap-1.5">
      {isWholePage ? null : (
        <OwnPages id={id} name={name.en} release={release} status={status} enemy={enemy} />
      )}
      {sites.map(({ id: site, label }) => {
        const address = info[site];
        return address === null ? null : (
          <OutsideLink key={site} to={address}>
            {label}
          </OutsideLink>
        );
      })}
      {isWholePage ? null : (
        <a className="link" href={characterPath(id)}>
          Link to this character
        </a>
      )}
    </p>
  );
}

function OwnPages({
  id,
  name,
  release,
  status,
  enemy,
}: Pick<CharacterModalAnswer, "id" | "release" | "status"> & {
  readonly name: string;
  readonly enemy: string | null;
}) {
  return (
    <>
      {isReleased(status) ? (
        <Link className="link" to={characterInfoPath(id)}>
          Whole page
        </Link>
      ) : null}
      {release.bannerCount > 0 ? (
        <Link className="link" to={`/prayers?${new URLSearchParams({ characters: id })}`}>
          Their banners
        </Link>
      ) : null}
      <Link className="link" to={`/story-cards?${new URLSearchParams({ featured: name })}`}>
        Their story cards
      </Link>
      {enemy === null ? null : (
        <Link className="link" to={`/stages/scarlet-devil-tower?${new URLSearchParams({ enemy })}`}>
          Tower floors they appear on
        </Link>
      )}
    </>
  );
}
