import { LISTED_CHARACTERS } from "#app/components/character/listed-characters.tsx";
import { getRequestContext } from "#app/lib/request-context.ts";
import { batchList } from "../batches/batch-list.ts";
import { BatchListPage } from "../batches/batch-list-page.tsx";
import { characterPageMeta } from "../section-meta.ts";
import type { Route } from "./+types/page";

export { revalidateOnNewPath as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

const PATH = "/characters/rebirth-order";

export const handle = { files: [LISTED_CHARACTERS] };

export function loader({ context }: Route.LoaderArgs) {
  return batchList(getRequestContext(context), "rebirth");
}

export const meta: Route.MetaFunction = () => characterPageMeta(PATH);

export default function RebirthOrderPage({ loaderData }: Route.ComponentProps) {
  return <BatchListPage path={PATH} call="/api/characters/rebirth-date" given={loaderData} />;
}
