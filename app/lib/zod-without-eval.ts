import { z } from "zod";

// zod compiles its checks where it may. In the browser our policy forbids that, and even to try is a
// violation, which browsers report. The server compiles.
if (typeof document !== "undefined") z.config({ jitless: true });
