import { describe, expect, it } from "vitest";
import { files, read } from "./repository.ts";

const RULE_FILES = files("src-*/**/RULES.md", "src-*/**/PROTOCOL.md");
const TEST_FILES = files("test/**/*.test.ts", "test/**/*.test.tsx");

/** Ids of the rules in a page: `- [SE1] ...`. */
function rulesIn(path: string): string[] {
  return [...read(path).matchAll(/^- \[([A-Z]{2}\d+)\] \S/gm)].map(([, id = ""]) => id);
}

/** Ids at the start of test titles: `it("[SE1] [SE2] ...`. */
function namedIn(path: string): string[] {
  const titles = read(path).matchAll(/[([]\s*["'`]((?:\[[A-Z]{2}\d+\]\s*)+)/g);
  return [...titles].flatMap(([, ids = ""]) => ids.match(/[A-Z]{2}\d+/g) ?? []);
}

const rules = RULE_FILES.flatMap(rulesIn);
const named = new Map(TEST_FILES.map((path) => [path, namedIn(path)]));
const byTests = new Set([...named.values()].flat());

describe("rules and tests refer to each other", () => {
  it("and this test finds both", () => {
    expect(RULE_FILES.length).toBeGreaterThanOrEqual(3);
    expect(rules.length).toBeGreaterThan(50);
    expect(byTests.size).toBeGreaterThan(30);
  });

  it("every line of a list is a rule: it begins with an id, in its page's own letters", () => {
    const faults = RULE_FILES.flatMap((path) => {
      const [letters = ""] = rulesIn(path).map((id) => id.slice(0, 2));
      const isRule = new RegExp(`^- \\[${letters}\\d+\\] \\S`, "u");
      const lines = read(path).split("\n");
      return lines
        .filter((line) => /^\s*[-*+] /u.test(line) && !isRule.test(line))
        .map((line) => `${path}: ${line.trim()}`);
    });
    expect(
      faults,
      "To fix it: begin the line with the page's letters and the next free number, `- [SE1] ...`.",
    ).toEqual([]);
  });

  it("every rule's id is unique", () => {
    const twice = rules.filter((id, at) => rules.indexOf(id) !== at);
    expect(twice, "To fix it: give the later rule the next free number.").toEqual([]);
  });

  it("every rule is covered by a test", () => {
    const faults = rules.filter((id) => !byTests.has(id));
    expect(
      faults,
      'To fix it: write a test whose title begins with the id, "[SE1] ...", or remove the rule.',
    ).toEqual([]);
  });

  it("every id in a title belongs to a rule", () => {
    const faults = [...named].flatMap(([path, ids]) =>
      ids.filter((id) => !rules.includes(id)).map((id) => `${path}: [${id}]`),
    );
    expect(faults, "To fix it: correct the id, or write the rule first.").toEqual([]);
  });
});
