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
      className="isolate min-w-0 border-rule px-2.5 py-3 text-small/[1.4] text-ink-2 not-first:border-s first:ps-0 nth-3:pe-0 sm:px-5 lg:px-8 lg:py-4 lg:text-dense/[1.5]"
      aria-labelledby={id}
    >
      <h2
        className="flex flex-wrap justify-between gap-x-4 text-small/snug font-medium lg:text-dense/snug"
        id={id}
      >
        <span>{title}</span> {end}
      </h2>
      {children}
    </section>
  );
}
