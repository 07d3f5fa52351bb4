import type { PackMaintenance } from "#db/pack/schema/updates.ts";

/** Sample maintenances: three that are over, one that runs at the import, one to come. */
export const MAINTENANCES: readonly PackMaintenance[] = [
  {
    id: 1,
    start: "2026-09-08T02:00:00Z",
    end: "2026-09-08T06:00:00Z",
    devLetter: { time: "2026-09-07T10:00:00Z" },
  },
  { id: 2, start: "2026-10-06T02:00:00Z", end: "2026-10-06T05:30:00Z" },
  {
    id: 3,
    start: { ago: "18d", at: "02:00" },
    end: { ago: "18d", at: "06:00" },
    devLetter: { time: { ago: "19d", at: "10:00" } },
  },
  { id: 4, start: { ago: "1h" }, end: { in: "2h" }, devLetter: { time: { ago: "30h" } } },
  {
    id: 5,
    start: { in: "4d", at: "02:00" },
    end: { in: "4d", at: "06:00" },
    devLetter: { time: { in: "3d", at: "10:00" } },
  },
];
