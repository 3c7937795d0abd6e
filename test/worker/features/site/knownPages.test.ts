import { expect, test } from "vitest";
// The file's text, which the bundler exports.
// oxlint-disable-next-line import/default
import router from "../../../../src-web/app/router.tsx?raw";
import { isPageOfSite } from "../../../../src-worker/features/site/pages/knownPages.ts";

test("every address of the app's router is known to the Worker, and no other", () => {
  const paths = [...router.matchAll(/ path: "(\/[^"]*)"/gu)].map(([, path = ""]) => path);
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !isPageOfSite(path))).toEqual([]);
  for (const path of ["/tv2", "/hosting", "/about-us", "/smarttv", "/index.php"]) {
    expect(isPageOfSite(path), path).toBe(false);
  }
});
