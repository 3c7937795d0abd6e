import { expect, it } from "vitest";
import { files, read } from "./repository.ts";

const QUERY = /@media[^{]*\(orientation: landscape\)[^{]*\{/gu;
/** Narrower than any phone in landscape, and wider than any in portrait. */
const WIDE = "(min-width: 480px)";

it("rules for a phone in landscape do not apply to one in portrait whose keyboard is open", () => {
  const queries = files("src-web/**/*.css").flatMap((path) =>
    [...read(path).matchAll(QUERY)].map(([query]) => ({ path, query })),
  );
  expect(queries.length).toBeGreaterThan(20);
  expect(
    queries.filter(({ query }) => !query.includes(WIDE)),
    `To fix it: add ${WIDE}. The keyboard leaves a window that is wider than high, which counts as landscape.`,
  ).toEqual([]);
});
