import { expect, it } from "vitest";
import { read } from "./repository.ts";

/**
 * How many level 1 and level 2 requirements each section of OWASP's ASVS 5.0.0 has. In a section they are
 * numbered from 1 and precede those of level 3. Source: https://github.com/OWASP/ASVS/tree/v5.0.0/5.0 (CC
 * BY-SA 4.0).
 */
const SECTIONS: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  V1: { 1: 2, 2: 9, 3: 11, 4: 3, 5: 2 },
  V2: { 1: 3, 2: 3, 3: 4, 4: 1 },
  V3: { 2: 2, 3: 4, 4: 6, 5: 5, 7: 2 },
  V4: { 1: 3, 2: 1, 3: 2, 4: 4 },
  V5: { 1: 1, 2: 3, 3: 2, 4: 3 },
  V6: { 1: 3, 2: 12, 3: 4, 4: 4, 5: 5, 6: 3, 8: 4 },
  V7: { 1: 3, 2: 4, 3: 2, 4: 5, 5: 2, 6: 2 },
  V8: { 1: 2, 2: 3, 3: 1, 4: 1 },
  V9: { 1: 3, 2: 4 },
  V10: { 1: 2, 2: 2, 3: 4, 4: 11, 5: 5, 6: 2, 7: 3 },
  V11: { 1: 2, 2: 3, 3: 3, 4: 4, 5: 1, 6: 1 },
  V12: { 1: 3, 2: 2, 3: 4 },
  V13: { 1: 1, 2: 5, 3: 2, 4: 5 },
  V14: { 1: 2, 2: 4, 3: 3 },
  V15: { 1: 3, 2: 3, 3: 7 },
  V16: { 1: 1, 2: 5, 3: 4, 4: 3, 5: 3 },
  V17: { 1: 1, 2: 4, 3: 2 },
};

it("docs/security.md says for each requirement of ASVS levels 1 and 2 where it is met, or why not", () => {
  const wanted = Object.entries(SECTIONS).flatMap(([chapter, sections]) =>
    Object.entries(sections).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, at) => `${chapter}.${section}.${at + 1}`),
    ),
  );
  expect(wanted).toHaveLength(253);
  const rows = read("docs/security.md")
    .split("\n")
    .filter((line) => line.startsWith("| V"));
  const named = rows.flatMap((row) => (row.split("|")[1] ?? "").match(/V\d+\.\d+\.\d+/gu) ?? []);
  const fix = "To fix it: name each requirement once in a row of docs/security.md.";
  expect(named.toSorted(), fix).toEqual(wanted.toSorted());
  const empty = rows.filter((row) => (row.split("|")[2] ?? "").trim() === "");
  expect(empty, "To fix it: state where the requirement is met, or why it is not.").toEqual([]);
});
