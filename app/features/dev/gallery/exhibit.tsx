import type { ReactNode } from "react";
import type { ForcedState } from "./forced-states.ts";

/** A section of the gallery: one kind of control. */
export function Room({ title, jp, children }: { title: string; jp: string; children: ReactNode }) {
  const id = `room-${title.toLowerCase().replaceAll(/\W+/g, "-")}`;
  return (
    <section className="sec" aria-labelledby={id}>
      <div className="sec-head">
        <h2 id={id}>{title}</h2>
        <span lang="ja">{jp}</span>
      </div>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-6 py-5">{children}</div>
    </section>
  );
}

/** One widget in one state, with what that state is. */
export function Exhibit({
  caption,
  state,
  wide = false,
  children,
}: {
  caption: string;
  /** What the widgets of the exhibit are shown under, as if a pointer or the keyboard were there. */
  state?: ForcedState | undefined;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <figure className={`max-w-full ${wide ? "w-full" : ""}`}>
      <div
        className={`min-h-touch ${wide ? "" : "flex flex-wrap items-center gap-3"}`}
        data-state={state}
      >
        {children}
      </div>
      <figcaption className="label mt-2">{caption}</figcaption>
    </figure>
  );
}
