import type { ReactNode } from "react";
import { SampleMark } from "#app/ui/sample-mark.tsx";

/** A part of a page under its title, with its Japanese name beside it where it has one. */
export function PageSection({
  id,
  title,
  jp,
  end,
  sample = false,
  children,
}: {
  id: string;
  title: string;
  jp?: string;
  end?: ReactNode;
  /** Whether its values are made up. */
  sample?: boolean;
  children: ReactNode;
}) {
  return (
    <section className="sec" id={id} aria-labelledby={`${id}-title`}>
      <div className="sec-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {sample ? <SampleMark /> : null}
        {jp ? <span lang="ja">{jp}</span> : null}
        {end ? <span className="end">{end}</span> : null}
      </div>
      {children}
    </section>
  );
}
