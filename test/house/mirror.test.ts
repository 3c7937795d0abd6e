import { expect, it } from "vitest";
import { files, SOURCES } from "./repository.ts";

/** Folders without a counterpart in the sources: tests in the real runtime, and shared test helpers. */
const BESIDE = /^test\/(?:rooms\/workerd|worker\/support|web\/support)\//;

it("every test is in the folder that mirrors what it tests", () => {
  const folders = new Set(
    files(...SOURCES.map((source) => `${source}/**/*.{ts,tsx,css}`)).flatMap((path) => {
      const parts = path.replace(/^src-/, "").split("/").slice(0, -1);
      return parts.map((_, depth) => parts.slice(0, depth + 1).join("/"));
    }),
  );
  const tests = files("test/{shared,rooms,worker,web}/**/*.test.{ts,tsx}");
  expect(tests.length).toBeGreaterThan(100);
  const faults = tests.filter((path) => {
    const folder = path.replace(/^test\//, "").replace(/\/[^/]*$/, "");
    return !BESIDE.test(path) && !folders.has(folder);
  });
  expect(
    faults,
    "To fix it: mirror the source folders; for example, tests of src-web/room/RoomClient.ts belong in test/web/room/.",
  ).toEqual([]);
});
