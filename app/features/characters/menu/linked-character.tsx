import { useState } from "react";
import { Link, useLocation } from "react-router";
import type { CharacterRecordAnswer } from "#app/components/character/character-records.ts";
import { CharacterView } from "#app/components/character/character-view.tsx";
import { AnswerMoment } from "#app/components/character/use-passed.ts";
import { popupsOf } from "#app/lib/popup-stack.ts";
import { PersonName } from "#app/settings/person-name.tsx";
import { Icon } from "#app/ui/icon.tsx";

/**
 * The record of the character that the address names, drawn by the server where the modal will
 * stand. It leaves as soon as a popup opens, which is the same record in the modal.
 */
export function LinkedCharacter({
  answer,
  moment,
}: {
  answer: CharacterRecordAnswer;
  /** When the answer was made, ms since the epoch. */
  moment: number;
}) {
  const { state } = useLocation();
  const [replaced, setReplaced] = useState(false);
  if (!replaced && popupsOf(state).length > 0) {
    setReplaced(true);
  }
  return replaced ? null : (
    <section className="modal cm-page" aria-labelledby="linked-character">
      <div className="sticky top-0 z-2 flex items-center gap-4 min-h-13 py-1.5 pe-2 ps-gutter bg-sheet border-b border-rule lg:ps-8">
        <h2 className="font-title text-h4/tight font-semibold" id="linked-character">
          <PersonName name={answer.record.name} />
        </h2>
        <div className="end flex ms-auto">
          <Link className="btn btn-quiet btn-icon" to="/characters" aria-label="Close">
            <Icon name="close" />
          </Link>
        </div>
      </div>
      <div className="modal-body">
        <AnswerMoment value={moment}>
          <CharacterView {...answer} />
        </AnswerMoment>
      </div>
    </section>
  );
}
