import { Link } from "react-router";
import { UPDATE_LISTS } from "#app/game/vocabulary/updates.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import { DateText } from "#app/settings/date-text.tsx";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { foldedLists } from "./folded-lists.ts";
import type { ShownEntry, ShownItem, ShownList } from "./shown-entry.ts";

/**
 * An entry of the log. What exceeds the most lines stands behind 'Read More', which needs no
 * script. `onShow` shows the hidden items; without it there is no way to.
 */
export function EntryView({ entry, onShow }: { entry: ShownEntry; onShow: (() => void) | null }) {
  const { number, timestamp, title, subtitle, named, lists } = entry;
  const { front, rest } = foldedLists(lists);
  const isContinued = front.at(-1)?.id === rest[0]?.id;
  return (
    <article className="entry" id={`entry-${number}`} aria-labelledby={`entry-${number}-title`}>
      <p className="flex gap-3 items-baseline text-ink-3 text-dense lg:grid lg:gap-1.5 lg:content-start num">
        <b className="font-title text-[1.5rem]/none font-medium text-ink lining-nums lg:text-[2.5rem]">
          #{number}
        </b>
        <DateText at={timestamp} format="prayer" />
      </p>
      <div className="lg:max-w-read">
        <h2
          className="font-title text-h3/[1.25] font-semibold text-pretty lg:text-[1.625rem]"
          id={`entry-${number}-title`}
        >
          {title}
        </h2>
        {subtitle === null ? null : <p className="text-ink-2 leading-normal">{subtitle}</p>}
        <Lists lists={front} named={named} onShow={onShow} />
        {rest.length === 0 ? null : (
          <details className="group">
            <summary className="btn btn-s inline-flex list-none mt-3 [&::-webkit-details-marker]:hidden">
              <span className="group-open:hidden">Read More</span>
              <span className="hidden group-open:inline">Read Less</span>
              <span className="vh"> of {title}</span>
            </summary>
            <Lists lists={rest} named={named} isContinued={isContinued} onShow={onShow} />
          </details>
        )}
      </div>
    </article>
  );
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
        <h3 className="mt-3 mb-1 text-dense/tight font-medium text-ink-3">
          {entryOf(UPDATE_LISTS, id)?.label}
        </h3>
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
      <span className="inline-block h-[1.25em] w-44 max-w-1/2 rounded-1 bg-[repeating-linear-gradient(-45deg,var(--color-sunk)_0_6px,var(--color-rule)_6px_7px)] align-middle" />
      <span className="vh">Hidden as a spoiler</span>
      {onShow === null ? null : (
        <>
          {" "}
          <button className="link" type="button" onClick={onShow}>
            Show<span className="vh"> what is hidden</span>
          </button>
        </>
      )}
    </>
  );
}
