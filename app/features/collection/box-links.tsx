import { useDeferredValue, useMemo, useState } from "react";
import type { Box } from "#app/collection/box/box.ts";
import { linkOf } from "#app/collection/link/box-link.ts";
import { openCollectionStore } from "#app/collection/use-collection.ts";
import { showToast } from "#app/ui/toasts.tsx";
import type { KnownRecords } from "./use-records.ts";
import { orToast } from "./write-change.ts";

/** The whole box in one address, to send to another device or to keep. */
export function BoxLinks({ box, records: { orders } }: { box: Box; records: KnownRecords }) {
  const [code, setCode] = useState<string | null>(null);
  // A press shows first; its link follows.
  const latest = useDeferredValue(box);
  const link = useMemo(() => (orders ? linkOf(latest, orders) : null), [latest, orders]);
  if (!link) return null;
  const { fragment, leftOut } = link;
  const address = () => `${window.location.origin}/collection#${fragment}`;
  const copy = () =>
    orToast(async () => {
      await navigator.clipboard.writeText(address());
      await (await openCollectionStore()).noteCopy("linked");
      showToast("The link is copied.", { duration: 3000, tone: "ai" });
    });
  const showCode = () =>
    orToast(async () => {
      const { renderSVG } = await import("uqr");
      setCode(renderSVG(address(), { border: 4 }));
    });
  return (
    <div className="mt-6">
      <h3 className="font-title text-lead/snug font-semibold">Link and QR code</h3>
      <p className="help max-w-read">
        The link holds the collection itself, behind the #, which no browser sends to a server.
        Whoever has the link can read it.{" "}
        {leftOut.length > 0 ? `It leaves out ${inWords(leftOut)}.` : ""}
      </p>
      <div className="actions">
        <button type="button" className="btn" onClick={() => void copy()}>
          Copy link
        </button>
        <button
          type="button"
          className="btn"
          aria-pressed={code !== null}
          onClick={() => (code === null ? void showCode() : setCode(null))}
        >
          {code === null ? "Show as QR code" : "Hide QR code"}
        </button>
        <a className="link" href={`#${fragment}`}>
          Link to this collection
        </a>
      </div>
      {code === null ? null : (
        <img
          className="w-70 max-w-full h-auto [image-rendering:pixelated]"
          src={`data:image/svg+xml,${encodeURIComponent(code)}`}
          width={280}
          height={280}
          alt="QR code of the link to this collection"
        />
      )}
    </div>
  );
}

function inWords(leftOut: readonly string[]): string {
  return leftOut.join(", ");
}
