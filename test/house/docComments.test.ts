import { dirname } from "node:path";
import { expect, it } from "vitest";
import { allNames, namesIn, SOURCES, takersOf } from "./exports.ts";

/** Files whose names say everything: a call each, the routes of a feature, and schemas that describe themselves. */
const SAY_IT = /^src-web\/client\/api\/|\.routes\.ts$|^src-shared\/api\/|^src-worker\/index\.ts$/;
/** Types that follow from a list, a table or a schema, which is explained. */
const DERIVED = /^export type \w+ =\s*(?:\(typeof [\w.]+\)\[|keyof |typeof |z\.infer<)/;
/** What is declared elsewhere: `export { a }`, `export default A;`. */
const AGAIN = /^import |^export (?:type )?[{*]|^export default \w+;/;
/** The facts of a game, which their folder and type name. */
const FACTS = /^export const \w+ = \{\s*folder: /;

it("what other folders use has a doc comment", () => {
  const names = allNames();
  const takers = takersOf(names);
  const faults = SOURCES.filter((path) => !SAY_IT.test(path)).flatMap((path) =>
    (names.get(path)?.exported ?? [])
      .filter(({ text, isExplained }) => !isExplained && !DERIVED.test(text) && !FACTS.test(text))
      .filter(({ text }) => !AGAIN.test(text))
      .filter(({ name }) =>
        [`${path}: ${name}`, `${path}: *`].some((line) =>
          takers
            .get(line)
            ?.some((taker) => taker.startsWith("src-") && dirname(taker) !== dirname(path)),
        ),
      )
      .map(({ name }) => `${path}: ${name}`),
  );
  expect(
    faults,
    "To fix it: say what it is, and its unit, in a comment `/** … */` above it.",
  ).toEqual([]);
});

it("this test sees which exports are explained", () => {
  const source = `/** One, ms. */
export const one = 1;

/** Several. */
export const two = 2;
export const three = 3;

export const four = 4;

// Five.
export const five = 5;

/** Six. */
const six = 6;

export interface Seven {
  /** Inside. */
  readonly eight: number;
}
export const nine = six;
`;
  const { exported } = namesIn("a.ts", source);
  const explained = exported.filter(({ isExplained }) => isExplained).map(({ name }) => name);
  expect(explained).toEqual(["one", "two", "three"]);
});
