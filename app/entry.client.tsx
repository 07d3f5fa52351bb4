import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchChunkErrors } from "./layout/visit/chunk-errors.ts";
import { withholdComposition } from "./layout/visit/composition-keys.ts";
import { onPayloadError } from "./layout/visit/payload-errors.ts";

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
