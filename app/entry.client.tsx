import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchChunkErrors } from "./shell/visit/chunk-errors.ts";
import { withholdComposition } from "./shell/visit/composition-keys.ts";
import { onPayloadError } from "./shell/visit/payload-errors.ts";

watchChunkErrors();
withholdComposition();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={onPayloadError} />
    </StrictMode>,
  );
});
