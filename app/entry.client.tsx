import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchChunkErrors } from "./shell/visit/chunk-errors.ts";
import { onPayloadError } from "./shell/visit/payload-errors.ts";
import { withholdTouches } from "./shell/visit/touches-withheld.ts";
import { whenNoPartIsAwaited } from "./widgets/part-of-page.ts";

watchChunkErrors();
const giveBack = withholdTouches();

const giveBackOnceAllIsTakenOver = () => whenNoPartIsAwaited(giveBack);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <OnceHydrated run={giveBackOnceAllIsTakenOver}>
        <HydratedRouter onError={onPayloadError} />
      </OnceHydrated>
    </StrictMode>,
  );
});

/** Around the page, not beside it: React names elements by their place among others. */
function OnceHydrated({ run, children }: { run: () => () => void; children: ReactNode }) {
  useEffect(run, [run]);
  return children;
}
