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
  picture,
}: {
  eyebrow?: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  /** Whether what the note counts is made up. */
  sample?: boolean;
  slip: { title: string; stamp: string };
  /** What the page is about, drawn; decoration. */
  picture?: ReactNode;
}) {
  return (
    <header className="head pile grid min-h-34 grid-cols-[minmax(0,1fr)_2.625rem] items-start gap-6 text-on-sky print:text-ink lg:min-h-54 lg:grid-cols-[minmax(0,1fr)_3.5rem]">
      <div className="head-text relative">
        {eyebrow ? (
          <p className="flex min-h-6 items-center gap-2 text-small text-on-sky-2 lg:text-dense [&_a]:py-1 [&_a]:hover:text-on-sky [&_a]:hover:underline">
            {eyebrow}
          </p>
        ) : null}
        {picture ? (
          <div className="flex items-center gap-3 lg:gap-4">
            <span
              className="flex h-10 min-w-10 flex-none items-center justify-center gap-1 rounded-1 bg-[light-dark(#fbf8ef,#e9dfcb)] p-1 lg:h-13.5 lg:min-w-13.5"
              aria-hidden="true"
            >
              {picture}
            </span>
            <h1>{title}</h1>
          </div>
        ) : (
          <h1>{title}</h1>
        )}
        {note ? (
          <p className="mt-1.5 text-dense/normal text-on-sky-2 lg:mt-2.5 lg:text-body/normal [&_b]:font-medium [&_b]:text-on-sky">
            {note}
            {sample ? <SampleMark /> : null}
          </p>
        ) : null}
      </div>
      <div
        className="relative -mt-px flex min-h-32 flex-col items-center justify-between gap-3 bg-[light-dark(#fbf8ef,#e9dfcb)] pt-3 pb-1.75 text-[1.0625rem] text-[#1a1d24] shadow-[0_6px_14px_#0003] before:pointer-events-none before:absolute before:inset-[3px] before:border before:border-[#1a1d2440] lg:min-h-49 lg:pt-5 lg:pb-3 lg:text-[1.5rem]"
        aria-hidden="true"
      >
        <SignColumn text={slip.title} />
        <i className="stamp stamp-on-sky size-6 text-body lg:size-7.5 lg:text-[1.1875rem]">
          <Sign sign={slip.stamp} />
        </i>
      </div>
    </header>
  );
}
