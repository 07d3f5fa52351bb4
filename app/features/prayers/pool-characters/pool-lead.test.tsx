import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { ListedCharacter } from "#app/presenters/listed-character.ts";
import { PoolLead } from "./pool-lead.tsx";

const character = (id: string): ListedCharacter => ({
  id,
  universe: "L1",
  type: "gen",
  status: "non-limited",
  img: null,
  name: { en: id },
  shortName: { en: id },
});

test("all who joined a pool last are shown, however many", () => {
  const joined = ["Aya", "Byakuren", "Chen", "Daiyousei", "Eirin", "Futo"];
  const Site = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <PoolLead
          mode="ritual"
          summary={{
            image: null,
            chance: null,
            crystals: "seal",
            isChanceSample: false,
            latest: { date: Date.UTC(2026, 0, 1), characters: joined.map(character) },
          }}
        />
      ),
    },
  ]);
  const html = renderToStaticMarkup(<Site />);
  const shown = joined.filter((name) => html.includes(`>${name}<`));
  expect(shown).toEqual(joined);
});
