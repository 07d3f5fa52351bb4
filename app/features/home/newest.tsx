import { Link } from "react-router";
import { keyOf } from "#app/collection/box/entry.ts";
import { EntryMark, EntryWords } from "#app/components/collection/entry-mark.tsx";
import { CardArt } from "#app/components/story-card/card-art.tsx";
import { cardPath } from "#app/components/story-card/card-path.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { HomePageData } from "./home-page-data.ts";

/** The story cards that came last, with their pictures, and the highest floor of the tower. */
export function Newest({ cards, floor }: Pick<HomePageData["newest"], "cards" | "floor">) {
  return cards.length === 0 ? null : (
    <section className="sec" aria-labelledby="newest-cards">
      <div className="sec-head">
        <h2 id="newest-cards">Newest cards</h2>
        <span lang="ja">新札</span>
        <span className="end">
          <Link className="link" to="/story-cards">
            All cards
          </Link>
        </span>
      </div>
      <ul className="grid grid-cols-3 gap-3 py-4">
        {cards.map(({ id, name, image }) => (
          <li key={id}>
            <Link className="group flex flex-col gap-1" to={cardPath(id)}>
              <CardArt image={image} />
              <EntryMark entryKey={keyOf("card", id)} />
              <span className="text-dense/snug text-ink-2 group-hover:text-seal">{name}</span>
              <EntryWords entryKey={keyOf("card", id)} />
            </Link>
          </li>
        ))}
      </ul>
      {floor === null ? null : (
        <Link
          className="flex min-h-11 items-center justify-between border-t border-rule py-2 hover:text-seal"
          to={`/stages/scarlet-devil-tower?floor=${floor}`}
        >
          <span>
            Scarlet Devil Tower: newest floor <b className="num">{floor}</b>
          </span>
          <Icon name="right" />
        </Link>
      )}
    </section>
  );
}
