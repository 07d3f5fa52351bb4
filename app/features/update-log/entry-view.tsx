import { Link } from "react-router";
import { UPDATE_LISTS } from "#app/game/vocabulary/updates.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import { DateText } from "#app/settings/date-text.tsx";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { foldedLists } from "./folded-lists.ts";
import type { ShownEntry, ShownItem, ShownList } from "./shown-entry.ts";

/**
 * An entry of the log: what is new in the game, and in one line that something is of the site itself.
 * That, and what exceeds the most lines, stands behind 'Read More', which needs no script. `onShow`
 * shows the hidden items; without it there is no way to.
 */
export function EntryView({ entry, onShow }: { entry: ShownEntry; onShow: (() => void) | null }) {
  const { number, timestamp, title, subtitle, complex, named, lists } = entry;
  const [ofSite, ofGame] = [lists.filter(isOfSite), lists.filter((list) => !isOfSite(list))];
  const { front, rest } = foldedLists(ofGame);
  const isContinued = front.length > 0 && front.at(-1)?.id === rest[0]?.id;
  const isSiteOnly = ofGame.length === 0 && ofSite.length > 0;
  const behind = [...rest, ...ofSite];
  return (
    <article
      className="entry grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-2 border-b border-rule py-4 data-site:py-2.5 lg:grid-cols-[13rem_minmax(0,1fr)] lg:data-site:items-center lg:py-5"
      id={`entry-${number}`}
      aria-labelledby={`entry-${number}-title`}
      data-site={isSiteOnly || undefined}
    >
      <p className="num flex flex-wrap items-baseline gap-x-2.5 text-dense text-ink-2 lg:leading-7">
        <DateText at={timestamp} format="prayer" />
        <span className="text-ink-3">#{number}</span>
      </p>
      <div
        className={
          isSiteOnly
            ? "flex flex-wrap items-baseline gap-x-4 *:open:basis-full"
            : "grid grid-cols-[minmax(0,1fr)] content-start gap-x-10 gap-y-1.5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        }
      >
        <div>
          <h3
            className={
              isSiteOnly
                ? "leading-normal"
                : "font-title text-h4/[1.25] font-semibold text-pretty lg:text-h3/[1.25]"
            }
            id={`entry-${number}-title`}
          >
            {title}
          </h3>
          {isSiteOnly ? null : <Subtitle text={subtitle} />}
        </div>
        <div className={isSiteOnly ? "contents" : undefined}>
          <Lists lists={front} named={complex || ofGame.length > 1} onShow={onShow} />
          {behind.length === 0 ? null : (
            <details className="group">
              <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
                <span className="link group-open:hidden">Read More</span>
                <span className="link hidden group-open:inline">Read Less</span>
                <span className="vh"> of {title}</span>
                {ofSite.length === 0 ? null : (
                  <span className="text-dense text-ink-3">{siteLine(ofSite)}</span>
                )}
              </summary>
              {isSiteOnly ? <Subtitle text={subtitle} /> : null}
              <Lists lists={behind} named={named} isContinued={isContinued} onShow={onShow} />
            </details>
          )}
        </div>
      </div>
    </article>
  );
}

function Subtitle({ text }: { text: string | null }) {
  return text === null ? null : <p className="text-ink-2 leading-normal">{text}</p>;
}

function isOfSite({ id }: ShownList): boolean {
  return entryOf(UPDATE_LISTS, id)?.isOfSite ?? false;
}

/** How much is new of the site itself. */
function siteLine(lists: readonly ShownList[]): string {
  const changes = lists.reduce((sum, { items }) => sum + items.length, 0);
  return `This site: ${changes} ${changes === 1 ? "change" : "changes"}`;
}

/** Lists under their names; one that goes on from above is not named again. */
function Lists({
  lists,
  named,
  isContinued = false,
  onShow,
}: {
  lists: readonly ShownList[];
  named: boolean;
  isContinued?: boolean;
  onShow: (() => void) | null;
}) {
  return lists.map(({ id, items }, index) => (
    <div key={id}>
      {named && !(isContinued && index === 0) ? (
        <h4 className="mt-2 mb-0.5 text-dense/tight font-medium text-ink-3">
          {entryOf(UPDATE_LISTS, id)?.label}
        </h4>
      ) : null}
      <Items items={items} onShow={onShow} />
    </div>
  ));
}

function Items({ items, onShow }: { items: readonly ShownItem[]; onShow: (() => void) | null }) {
  return items.length === 0 ? null : (
    <ul>
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no other name than their place
        <li key={place}>
          {item.detail === null ? <Hidden onShow={onShow} /> : <Text item={item} />}
          <Items items={item.items} onShow={onShow} />
        </li>
      ))}
    </ul>
  );
}

function Text({ item: { detail, links } }: { item: ShownItem }) {
  return (
    <>
      <span>{detail}</span>
      {links.map(({ text, url }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two links may lead to the same address
        <span key={place}>
          {" · "}
          {url.startsWith("/") ? (
            <Link className="link" to={url}>
              {text}
            </Link>
          ) : (
            <OutsideLink to={url}>{text}</OutsideLink>
          )}
        </span>
      ))}
    </>
  );
}

function Hidden({ onShow }: { onShow: (() => void) | null }) {
  return (
    <>
      <span className="inline-block h-[1.25em] w-44 max-w-1/2 rounded-1 bg-[repeating-linear-gradient(-45deg,var(--color-sunk)_0_6px,var(--color-rule)_6px_7px)] align-middle print:hidden" />
      <span className="vh">Hidden as a spoiler</span>
      <span className="hidden text-ink-3 print:block">A spoiler, not printed</span>
      {onShow === null ? null : (
        <>
          {" "}
          <button className="link -my-0.75 print:hidden" type="button" onClick={onShow}>
            Show<span className="vh"> what is hidden</span>
          </button>
        </>
      )}
    </>
  );
}
