import { Link } from "react-router";
import type { StoryCard } from "#app/api-schemas/story-cards.ts";
import { CardDetail } from "#app/components/story-card/card-detail.tsx";
import { cardPath } from "#app/components/story-card/card-path.ts";
import { useLatest } from "#app/lib/use-latest.ts";
import type { RecordPopup } from "#app/lib/use-record-popup.ts";
import { cardInfoPath } from "#app/presenters/record-paths.ts";
import { Modal } from "#app/ui/modal.tsx";
import { type FoundCards, isReleased } from "./use-found-cards.ts";

/**
 * One card over the list. `linked` is the card that the address of the page names: without scripts
 * it stands in the page itself.
 */
export function CardPopup({
  popup,
  found,
  isWhole,
  linked,
}: {
  popup: RecordPopup;
  found: FoundCards;
  /** Whether the whole list is there. */
  isWhole: boolean;
  linked: StoryCard | null;
}) {
  const id = useLatest(popup.id);
  const shown = id === null ? null : Number(id);
  const card = shown === null ? undefined : found.cardOf(shown);
  return (
    <>
      {linked ? (
        <noscript>
          <section className="mb-4 border-b border-ink pt-5 pb-7" aria-labelledby="linked-card">
            <h2
              className="mb-4 font-title text-h3 leading-tight font-semibold"
              id="linked-card"
              lang={linked.nameLang}
            >
              {linked.name}
            </h2>
            <CardDetail card={linked} names={found.names} isReleased />
            <p>
              <Link className="link" to={cardInfoPath(linked.id)}>
                Whole page
              </Link>
            </p>
          </section>
        </noscript>
      ) : null}
      <Modal
        popup={{ isOpen: popup.id !== null, close: popup.close }}
        title={card ? <span lang={card.nameLang}>{card.name}</span> : "Story card"}
        foot={
          shown === null ? null : (
            <span className="flex flex-wrap gap-x-5">
              {card && isReleased(card, found.revealedUntil) ? (
                <Link className="link" to={cardInfoPath(shown)}>
                  Whole page
                </Link>
              ) : null}
              <a className="link" href={cardPath(shown)}>
                Link to this card
              </a>
            </span>
          )
        }
      >
        {card ? (
          <CardDetail
            card={card}
            names={found.names}
            isReleased={isReleased(card, found.revealedUntil)}
          />
        ) : (
          <p>{isWhole ? "No released card has this number." : "Loading..."}</p>
        )}
      </Modal>
    </>
  );
}
