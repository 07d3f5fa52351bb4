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
      className="pile isolate min-w-0 border-rule py-3 text-small/[1.4] text-ink-2 not-first:border-t max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_9.5rem] max-sm:grid-rows-[minmax(1.75rem,auto)] max-sm:items-center max-sm:gap-x-2 max-sm:[&>:not(h2,.clock)]:col-span-2 sm:px-5 sm:not-first:border-s sm:not-first:border-t-0 sm:first:ps-0 sm:nth-3:pe-0 lg:px-8 lg:py-4 lg:text-dense/[1.5]"
      aria-labelledby={id}
    >
      <h2
        className="flex flex-wrap gap-x-4 text-dense/snug font-medium sm:justify-between sm:text-small/snug lg:text-dense/snug"
        id={id}
      >
        <span>{title}</span> {end}
      </h2>
      {children}
    </section>
  );
}
