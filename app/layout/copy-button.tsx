import { useHydrated } from "#app/lib/use-hydrated.tsx";
import { showToast } from "#app/ui/toasts.tsx";

const TOAST_MS = 3000;

/** Copies a text that stands beside it; without scripts there is only the text. */
export function CopyButton({
  text,
  copied,
  children,
}: {
  text: string;
  /** What is said when it is done: "Address copied". */
  copied: string;
  children: string;
}) {
  const isHydrated = useHydrated();
  return (
    <button
      type="button"
      className={`btn ${isHydrated ? "" : "invisible"}`}
      onClick={() => void copy(text, copied)}
    >
      {children}
    </button>
  );
}

async function copy(text: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(copied, { duration: TOAST_MS });
  } catch {
    // Denied by the visitor or her browser: the text stands there to be taken by hand.
    showToast("The browser does not let us copy. Take the text by hand.", {
      duration: TOAST_MS,
      tone: "bad",
    });
  }
}
