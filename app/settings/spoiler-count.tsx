import type { ReactNode } from "react";
import type { Fetched } from "#app/lib/use-api-answer.ts";

/**
 * The line that says how much a list shows: that the hidden part is on its way, or that it could not
 * be had, with a way to ask for it again.
 */
export function SpoilerCount({
  hidden: { isLoading, fault, tryAgain },
  className = "count",
  inFault = HIDDEN_FAULT,
  children,
}: {
  hidden: Omit<Fetched<unknown>, "answer">;
  className?: string | undefined;
  /** What could not be loaded, where that is more than what is hidden. */
  inFault?: string;
  /** How much is shown, when all is there. */
  children: ReactNode;
}) {
  return (
    <p className={fault === null ? className : `${className} count-fault`} role="status">
      {fault === null ? (
        <span>{isLoading ? "Loading..." : children}</span>
      ) : (
        <>
          <span>
            {inFault}: {fault}.
          </span>{" "}
          <button className="btn btn-s" type="button" onClick={tryAgain}>
            Try again
          </button>
        </>
      )}
    </p>
  );
}

export const HIDDEN_FAULT = "What is not released yet could not be loaded";
