import type { ReactNode } from "react";

/** A part of a page under its title, with its Japanese name beside it where it has one. */
export function PageSection({
  id,
  title,
  jp,
  end,
  children,
}: {
  id: string;
  title: string;
  jp?: string;
  end?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="sec" id={id} aria-labelledby={`${id}-title`}>
      <div className="sec-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {jp ? <span lang="ja">{jp}</span> : null}
        {end ? <span className="end">{end}</span> : null}
      </div>
      {children}
    </section>
  );
}
