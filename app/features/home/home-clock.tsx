import type { ReactNode } from "react";

/** One of the clocks: its title with what stands at the end of the line, and its content. */
export function HomeClock(props: {
  id: string;
  title: string;
  end: ReactNode;
  children: ReactNode;
}) {
  const { id, title, end, children } = props;
  return (
    // By its number: while the page comes, whatever has come last is the last child for a moment.
    <section
      className="isolate min-w-0 border-b border-rule py-5 text-dense/[1.5] text-ink-2 lg:border-b-0 lg:px-10 lg:pt-2 lg:pb-8 lg:not-first:border-s lg:first:ps-0 lg:nth-3:pe-0"
      aria-labelledby={id}
    >
      <h2 className="flex justify-between gap-4 text-dense/snug font-medium" id={id}>
        <span>{title}</span> {end}
      </h2>
      {children}
    </section>
  );
}
