import type { ReactNode } from "react";

/** A table of names with what each is, which scrolls sideways where the screen is narrow. */
export function ReferenceTable(props: {
  label: string;
  caption: string;
  /** The heads of its three columns. */
  heads: readonly [string, string, string];
  children: ReactNode;
}) {
  const { label, caption, heads, children } = props;
  const [first, ...others] = heads;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard
    <section className="scroll-x mt-3" tabIndex={0} aria-label={label}>
      <table className="data-table w-full text-dense/normal">
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((head) => (
              <th key={head} className="pl-3" scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

/** A row of it; what it is comes last. */
export function ReferenceRow(props: { name: string; middle: ReactNode; children: ReactNode }) {
  const { name, middle, children } = props;
  return (
    <tr>
      <th className="align-top font-normal" scope="row">
        <code>{name}</code>
      </th>
      <td className="pl-3 align-top">{middle}</td>
      <td className="min-w-64 pl-3 align-top">{children}</td>
    </tr>
  );
}
