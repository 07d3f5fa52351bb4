import { useEffect } from "react";
import { showToast } from "#app/ui/toasts.tsx";
import { HIDDEN_FAULT } from "./spoiler-count.tsx";

/** Says that hidden records could not be had, on pages that have no line for it. */
export function useErrorToast(fault: string | null): void {
  useEffect(() => {
    if (fault !== null) showToast(`${HIDDEN_FAULT}: ${fault}`, { duration: 5000, tone: "bad" });
  }, [fault]);
}
