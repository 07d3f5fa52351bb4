import type { ReactNode } from "react";

/** A part of a prayer's page under its title, with its Japanese name beside it. */
export function Section({
  id,
  title,
  jp,
  end,
  children,
}: {
  id: string;
  title: string;
  jp: string;
  end?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="sec" id={id} aria-labelledby={`${id}-title`}>
      <div className="sec-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <span lang="ja">{jp}</span>
        {end ? <span className="end">{end}</span> : null}
      </div>
      {children}
    </section>
  );
}
