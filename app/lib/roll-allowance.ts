import { createContext, type RouterContextProvider } from "react-router";

/** What the visitor of a request may still roll. */
export interface RollAllowance {
  /** Takes one roll. Gives 0, or the seconds after which the next one is allowed. */
  take(): Promise<number>;
}

export const rollAllowanceContext = createContext<RollAllowance | null>(null);

/** Takes one roll of the visitor's. Gives 0, or the seconds to wait; nobody waits without a limit. */
export async function takeRoll(context: Readonly<RouterContextProvider>): Promise<number> {
  return (await context.get(rollAllowanceContext)?.take()) ?? 0;
}
