import { Link } from "react-router";
import { percent } from "#app/game/number-format.ts";
import type { PoolChance } from "#app/presenters/chances-of.ts";
import { prayerPath } from "#app/presenters/prayer-path.ts";

/** The running prayers from whose pools a record can be drawn, with its chance in a pull. */
export function PoolChances({ pools }: { pools: readonly PoolChance[] }) {
  if (pools.length === 0) {
    return <p className="mt-4 text-ink-2">In the pool of no prayer that runs now.</p>;
  }
  return (
    <table className="data-table">
      <caption className="vh">Chance per pull, in percent</caption>
      <thead>
        <tr>
          <th scope="col">Prayer</th>
          <th scope="col" className="n">
            <abbr title="Seal crystals">SC</abbr> %
          </th>
          <th scope="col" className="n">
            <abbr title="God crystals">GC</abbr> %
          </th>
        </tr>
      </thead>
      <tbody>
        {pools.map(({ id, name, isRaised, sc, gc }) => (
          <tr key={id} className={isRaised ? "up" : undefined}>
            <th scope="row">
              <Link className="link" to={prayerPath(id)}>
                {name}
              </Link>
              {isRaised ? " · rate-up" : null}
            </th>
            <td className="n">{chance(sc)}</td>
            <td className="n">{chance(gc)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function chance(part: number | null): string {
  return part === null ? "–" : percent(part, 3);
}
