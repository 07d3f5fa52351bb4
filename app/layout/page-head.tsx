import type { ReactNode } from "react";
import { SampleMark } from "#app/ui/sample-mark.tsx";
import { Sign, SignColumn } from "./japanese/signs.tsx";

/**
 * The head of a page under the sky: formal title, h1, a line of facts, and the slip with the
 * page's Japanese title, which is decoration.
 */
export function PageHead({
  eyebrow,
  title,
  note,
  sample = false,
  slip,
}: {
  eyebrow?: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  /** Whether what the note counts is made up. */
  sample?: boolean;
  slip: { title: string; stamp: string };
}) {
  return (
    <header className="head">
      <div className="head-text">
        {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
        <h1>{title}</h1>
        {note ? (
          <p className="head-note">
            {note}
            {sample ? <SampleMark /> : null}
          </p>
        ) : null}
      </div>
      <div className="slip" aria-hidden="true">
        <SignColumn text={slip.title} />
        <i className="stamp">
          <Sign sign={slip.stamp} />
        </i>
      </div>
    </header>
  );
}
