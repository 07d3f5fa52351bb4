import { expect, test } from "vitest";
import { PrefetchQueue } from "./prefetch-queue.ts";

function setUp({ mayLoadAhead = true } = {}) {
  const fetched: string[] = [];
  const ends: (() => void)[] = [];
  let quiet: (() => void) | undefined;
  const queue = new PrefetchQueue({
    fetchPage: (path) => {
      fetched.push(path);
      return new Promise((resolve) => ends.push(resolve));
    },
    whenQuiet: (run) => {
      quiet = run;
      return () => {
        quiet = undefined;
      };
    },
    mayLoadAhead: () => mayLoadAhead,
  });
  /** Lets so many quiet moments come. */
  const rest = (moments: number) => {
    for (let moment = 0; moment < moments; moment += 1) {
      const run = quiet;
      quiet = undefined;
      run?.();
    }
  };
  return { queue, fetched, ends, rest };
}

test("nothing is fetched before the page is at rest, then one page at each quiet moment", () => {
  const { queue, fetched, rest } = setUp();
  queue.add(["/a", "/b"]);
  expect(fetched).toEqual([]);
  rest(1);
  expect(fetched).toEqual(["/a"]);
  rest(1);
  expect(fetched).toEqual(["/a", "/b"]);
});

test("at most four are under way, and the next begins when one has come", async () => {
  const { queue, fetched, ends, rest } = setUp();
  queue.add(["/a", "/b", "/c", "/d", "/e", "/f"]);
  rest(10);
  expect(fetched).toEqual(["/a", "/b", "/c", "/d"]);
  ends[1]?.();
  await Promise.resolve();
  await Promise.resolve();
  rest(10);
  expect(fetched).toEqual(["/a", "/b", "/c", "/d", "/e"]);
});

test("each page is fetched once, and the one before the visitor not at all", () => {
  const { queue, fetched, rest } = setUp();
  queue.skip("/here");
  queue.add(["/a", "/here"]);
  rest(5);
  queue.add(["/a", "/b"]);
  rest(5);
  expect(fetched).toEqual(["/a", "/b"]);
});

test("who saves data has nothing fetched ahead", () => {
  const { queue, fetched, rest } = setUp({ mayLoadAhead: false });
  queue.add(["/a"]);
  rest(5);
  expect(fetched).toEqual([]);
});

test("links that are gone are fetched only when they are seen again", () => {
  const { queue, fetched, rest } = setUp();
  queue.add(["/a"]);
  queue.drop();
  rest(5);
  expect(fetched).toEqual([]);
  queue.add(["/a"]);
  rest(5);
  expect(fetched).toEqual(["/a"]);
});
