import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchChunkErrors } from "./shell/visit/chunk-errors.ts";
import { onPayloadError } from "./shell/visit/payload-errors.ts";
import { withholdTouches } from "./shell/visit/touches-withheld.ts";

watchChunkErrors();
const { giveBack } = withholdTouches();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={onPayloadError} />
      <OnceHydrated run={giveBack} />
    </StrictMode>,
  );
});

function OnceHydrated({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}
