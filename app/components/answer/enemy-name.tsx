import type { NamedEnemy } from "#app/presenters/answered-enemies.ts";
import { PersonName } from "#app/settings/person-name.tsx";

/** An enemy's name; the Japanese one where no other is known. */
export function EnemyName({ enemy }: { enemy: Pick<NamedEnemy, "name" | "jp"> }) {
  if (enemy.name !== null) return <PersonName name={enemy.name} />;
  return <span lang="ja">{enemy.jp}</span>;
}
