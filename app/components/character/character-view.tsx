import { useState } from "react";
import { keyOf } from "#app/collection/box/entry.ts";
import { EntryControl } from "#app/components/collection/entry-control.tsx";
import { isReleased } from "#app/game/character-state.ts";
import { worldInWords } from "#app/game/universal-name.ts";
import { CHARACTER_STATUSES } from "#app/game/vocabulary/characters.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import { useSettings } from "#app/settings/settings-context.ts";
import { Icon } from "#app/ui/icon.tsx";
import { BannerTypeLabel } from "./banner-mark.tsx";
import { CharacterDates } from "./character-dates.tsx";
import { CharacterLinks } from "./character-links.tsx";
import type { CharacterRecordAnswer } from "./character-records.ts";
import { CharacterWritings } from "./character-writings.tsx";
import { CharacterCombat } from "./combat/character-combat.tsx";
import { usePassed } from "./use-passed.ts";

type Costume = "original" | "rebirth";

/**
 * The record of a character, as the modal, the address that opens it, and the page of the character
 * show it; all but that page (`isWholePage`) lead on to it.
 */
export function CharacterView({
  record,
  sampleFields,
  enemy,
  combat,
  isWholePage = false,
}: CharacterRecordAnswer & { readonly isWholePage?: boolean }) {
  const { img, color, releaseNo, type, status, meta } = record;
  const [costume, setCostume] = useState<Costume>("original");
  const picture = costume === "rebirth" ? img.frFull : img.full;
  const role = meta.role && entryOf(ROLES, meta.role);
  const inBattle = (
    <CharacterCombat id={record.id} isReleased={isReleased(status)} given={combat} />
  );
  return (
    <article className="cm">
      <div className="cm-art">
        {picture === null ? null : (
          <img
            className="size-full object-cover object-[50%_12%] filter-(--pic) lg:absolute lg:inset-0"
            src={`/images/${picture}`}
            width={240}
            height={360}
            alt=""
          />
        )}
        <ColourBand colours={color} />
      </div>
      <div className="cm-text">
        <CharacterWritings
          name={record.name}
          title={record.title.en}
          isUnderHeading={isWholePage}
        />
        <ul className="flex flex-wrap gap-x-6 gap-y-2 border-y border-rule py-3 [&_.bt]:text-body [&_.bt_.i]:size-5">
          {type ? (
            <li>
              <BannerTypeLabel type={type} status={status} />
            </li>
          ) : null}
          {role ? (
            <li className="bt">
              <Icon name={`ro-${role.id}`} />
              {role.label}
            </li>
          ) : null}
          {isWholePage ? null : <li className="bt">{worldInWords(meta.world)}</li>}
          <li className={`state ${STATUS_TONES[status] ?? "past"}`}>
            {entryOf(CHARACTER_STATUSES, status)?.label ?? status}
          </li>
          {releaseNo === null ? null : (
            <li className="num self-center text-dense leading-none text-ink-2">
              <span className="vh">Release number </span>#{releaseNo}
            </li>
          )}
        </ul>
        <EntryControl entryKey={keyOf("character", record.id)} name={record.name.en} />
        <CharacterDates record={record} sampleFields={sampleFields} />
        <CostumeToggle record={record} costume={costume} choose={setCostume} />
        <CharacterLinks record={record} enemy={enemy} isWholePage={isWholePage} />
        {isWholePage ? null : inBattle}
      </div>
      {isWholePage ? <div className="col-span-full">{inBattle}</div> : null}
    </article>
  );
}

const STATUS_TONES: Partial<Record<string, string>> = {
  "non-limited": "ok",
  limited: "ok",
  upcoming: "soon",
  announced: "soon",
};

/** Her colours in a band along the picture. */
function ColourBand({ colours }: { colours: readonly string[] }) {
  return colours.length === 0 ? null : (
    <div
      className="absolute bottom-0 inset-x-0 flex h-1.5 lg:inset-y-0 lg:right-0 lg:left-auto lg:flex-col lg:w-2 lg:h-auto"
      aria-hidden="true"
    >
      {[...new Set(colours)].map((colour) => (
        <i className="flex-1 first:flex-[3]" key={colour} style={{ background: colour }} />
      ))}
    </div>
  );
}

/** The other costume is there once the rebirth is; before that for visitors in spoiler mode. */
function CostumeToggle({
  record: { fr, img },
  costume,
  choose,
}: {
  record: CharacterRecordAnswer["record"];
  costume: Costume;
  choose: (costume: Costume) => void;
}) {
  const { jpContent } = useSettings();
  const passed = usePassed(fr);
  if (img.frFull === null || !(passed || jpContent)) {
    return null;
  }
  return (
    <fieldset className="seg">
      <legend className="vh">Costume</legend>
      {(["original", "rebirth"] as const).map((one) => (
        <button key={one} type="button" aria-pressed={costume === one} onClick={() => choose(one)}>
          {one === "rebirth" ? <Icon name="rebirth" /> : null}
          <span>{one === "rebirth" ? "Rebirth" : "Original"}</span>
        </button>
      ))}
    </fieldset>
  );
}
