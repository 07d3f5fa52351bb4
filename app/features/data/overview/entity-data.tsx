import { formatNumber } from "#app/game/number-format.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import { DATA_FORMATS, dataFilePath } from "../data-paths.ts";
import type { OfferedEntity } from "./page.tsx";

/** The files of a kind of record, their checksums, and how much of each field is known. */
export function EntityData({ offered, version }: { offered: OfferedEntity; version: number }) {
  const { entity, label, count, files, coverage } = offered;
  return (
    <li className="py-1" id={entity}>
      <div className="gap-x-6 sm:grid sm:grid-cols-[17rem_minmax(0,1fr)] sm:items-center">
        <h3 className="pt-1.5 font-semibold sm:pt-0">
          {label} <span className="faint num font-normal">{formatNumber(count)}</span>
        </h3>
        <p className="flex flex-wrap gap-x-5">
          {files.map(({ format, bytes }) => (
            <a
              key={format}
              className="link inline-flex min-h-11 items-center gap-2 sm:min-w-28"
              href={dataFilePath(`${entity}.${format}`)}
            >
              <span>
                <span className="vh">{label} as </span>
                {labelOf([...DATA_FORMATS], format)}
              </span>
              <span className="faint num max-sm:hidden">{sizeOf(bytes)}</span>
            </a>
          ))}
        </p>
      </div>
      {/* It opens from the end of the line. */}
      <details className="min-[20rem]:-mt-11">
        <summary className="ms-auto min-h-11 w-fit cursor-pointer py-2.5 text-ink-2">
          Fields<span className="vh"> of {label}</span>
        </summary>
        <div className="pb-3">
          {coverage.length === 0 || count === 0 ? null : (
            <CoverageTable label={label} coverage={coverage} />
          )}
          <a
            className="link inline-flex min-h-11 items-center"
            href={dataFilePath(`${entity}.schema.json`)}
          >
            <span>
              Schema<span className="vh"> of {label}</span>
            </span>
          </a>
          <h4 className="pt-2 font-semibold">The files of this version</h4>
          <dl className="text-dense/normal">
            {files.map(({ format, sha256 }) => (
              <div key={format} className="py-1">
                <dt>
                  <a
                    className="link inline-flex min-h-11 items-center break-all"
                    href={dataFilePath(`${entity}.${format}`, version)}
                  >
                    {dataFilePath(`${entity}.${format}`, version)}
                  </a>
                </dt>
                <dd className="break-all">
                  SHA-256 <code>{sha256}</code>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </details>
    </li>
  );
}

function CoverageTable({ label, coverage }: Pick<OfferedEntity, "label" | "coverage">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard
    <section className="scroll-x" tabIndex={0} aria-label={`Fields of ${label}`}>
      <table className="data-table w-full text-dense/normal">
        <caption className="vh">How many records of {label} have a field, and from where</caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th className="n" scope="col">
              From a source
            </th>
            <th className="n pl-3" scope="col">
              Read from facts
            </th>
            <th className="n pl-3" scope="col">
              Made up
            </th>
            <th className="n pl-3" scope="col">
              Not known, or none
            </th>
            <th className="pl-6" scope="col">
              As of
            </th>
            <th className="pl-3" scope="col">
              Source
            </th>
          </tr>
        </thead>
        <tbody>
          {coverage.map(({ field, fact, reading, sample, absent, asOf, ...one }) => (
            <tr key={field}>
              <th className="align-top font-normal" scope="row">
                <code>{field}</code>
              </th>
              <td className="n num align-top">{formatNumber(fact)}</td>
              <td className="n num pl-3 align-top">{formatNumber(reading)}</td>
              <td className="n num pl-3 align-top">{formatNumber(sample)}</td>
              <td className="n num pl-3 align-top">{formatNumber(absent)}</td>
              <td className="whitespace-nowrap pl-6 align-top">{spanOf(asOf)}</td>
              <td className="min-w-56 pl-3 align-top break-words">
                {one.notes.map((note) => (
                  <span key={note} className="block">
                    {note}
                  </span>
                ))}
                <span className="text-ink-2">
                  {one.sources.join(", ")}
                  {one.moreSources > 0 ? ` and ${one.moreSources} more` : null}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function spanOf(months: readonly string[]): string {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return "–";
  return first === last ? first : `${first} to ${last}`;
}

function sizeOf(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${formatNumber(Math.round(bytes / 1000))} kB`;
}
