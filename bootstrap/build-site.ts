import { buildAnew } from "./build.ts";
import { explainFailure } from "./failures.ts";
import { listenForStop } from "./stopping.ts";

const stopping = listenForStop();
process.exitCode = await main();

/** `npm run build`: a build of the sources as they are, which `npm start` knows for one. */
async function main(): Promise<number> {
  try {
    await buildAnew(process.argv.slice(2), (line) => console.log(line), stopping);
    return 0;
  } catch (error) {
    if (stopping.aborted) return 130;
    const { sentence, exitCode } = explainFailure(error);
    console.error(sentence);
    return exitCode;
  }
}
