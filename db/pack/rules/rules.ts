import type { PackRecords } from "../pack.ts";
import { checkBatches } from "./batches.ts";
import { checkDebuts, checkReleased } from "./debuts.ts";
import { checkLog } from "./log.ts";
import { checkPoolSets, checkPrayers } from "./prayers.ts";
import type { Refuse } from "./refuse.ts";
import { checkTower } from "./tower.ts";
import { checkWindows } from "./windows.ts";

/**
 * Checks what no record shows by itself. Takes the records that are valid by themselves and passes
 * over what hangs on others.
 */
export function checkRules(records: PackRecords, refuse: Refuse): void {
  checkWindows(records, refuse);
  checkDebuts(records, refuse);
  checkReleased(records, refuse);
  checkBatches(records, refuse);
  checkPoolSets(records, refuse);
  checkPrayers(records, refuse);
  checkTower(records, refuse);
  checkLog(records, refuse);
}
