import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";

const folder = new URL("../../deploy/kubernetes/", import.meta.url);
const object = z.looseObject({ apiVersion: z.string(), kind: z.string() });
const files = (await readdir(folder)).filter((name) => name !== "kustomization.yaml");

async function objectsOf(file: string): Promise<z.infer<typeof object>[]> {
  const documents = parseAllDocuments(await readFile(new URL(file, folder), "utf8"));
  return documents.map((document) => object.parse(document.toJS()));
}

/** What is wrong with an object by the schema that Kubernetes publishes for its kind. */
async function faultsOf({ apiVersion, kind, ...rest }: z.infer<typeof object>): Promise<string> {
  // Joined, since the bundler of the tests would look for one file of that name.
  const models: Record<string, new (data: object) => { validate(): void }> = await import(
    ["kubernetes-models", apiVersion].join("/")
  );
  const Model = models[kind];
  if (!Model) return `no such kind: ${apiVersion} ${kind}`;
  try {
    new Model(rest).validate();
    return "";
  } catch (error) {
    return String(error);
  }
}

test.each(files)("%s is what Kubernetes' schemas allow", async (file) => {
  const objects = await objectsOf(file);
  expect(objects.length).toBeGreaterThan(0);
  for (const each of objects) expect(await faultsOf(each)).toBe("");
});

test("a value of the wrong kind is found", async () => {
  const [deployment] = (await objectsOf("site.yaml")).filter(({ kind }) => kind === "Deployment");
  const spec = z.looseObject({}).parse(deployment?.spec);
  const broken = { apiVersion: "apps/v1", kind: "Deployment", spec: { ...spec, replicas: "two" } };
  expect(await faultsOf(broken)).toMatch(/replicas/);
});

test("the kustomization names every file", async () => {
  const text = await readFile(new URL("kustomization.yaml", folder), "utf8");
  const { resources } = z.object({ resources: z.array(z.string()) }).parse(parse(text));
  expect(resources.toSorted()).toEqual(files.toSorted());
});

test("the image is of this version of the program", async () => {
  const { version } = JSON.parse(
    await readFile(new URL("../../package.json", import.meta.url), "utf8"),
  );
  for (const file of files) {
    const images = (await readFile(new URL(file, folder), "utf8")).matchAll(/image: (.*)/g);
    for (const [, image] of images) {
      expect(image).toBe(`registry.example/lostword-almanac:${version}`);
    }
  }
});
