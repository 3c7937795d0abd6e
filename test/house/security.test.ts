import { describe, expect, it } from "vitest";
import { exists, files, read } from "./repository.ts";

interface Row {
  readonly threat: string;
  readonly defence: string;
  readonly file: string;
  readonly title: string;
}

/** The rows of the threat table. A row without a threat is a further test of the threat above. */
function rows(page: string): Row[] {
  const lines = page.split("\n").filter((line) => /^\|.*`test\//u.test(line));
  return lines.map((line) => {
    const [, threat = "", defence = "", test = ""] = line.split("|").map((cell) => cell.trim());
    const [, file = "", title = ""] = /^`([^`]+)`: (.+)$/u.exec(test) ?? [];
    return { threat, defence, file, title };
  });
}

const table = rows(read("docs/security.md"));

describe("the threat model", () => {
  it("has a defence and a test for each threat", () => {
    const threats = table.filter(({ threat }) => threat !== "");
    expect(threats.length).toBeGreaterThan(20);
    expect(threats.filter(({ defence }) => defence === "")).toEqual([]);
  });

  it.each(table)("$file has the test '$title'", ({ file, title }) => {
    expect(exists(file), `To fix it: correct the file in docs/security.md.`).toBe(true);
    const text = exists(file) ? read(file) : "";
    expect(text.includes(title), `To fix it: correct the title in docs/security.md.`).toBe(true);
  });

  it("names every test that is marked with a threat", () => {
    const marks = files("test/**/*.test.{ts,tsx}").flatMap((path) =>
      [...read(path).matchAll(/\(\s*["`]\[(T-[\w-]+)\]/gu)].map(([, mark = ""]) => mark),
    );
    const page = read("docs/security.md");
    const unnamed = [...new Set(marks)].filter((mark) => !page.includes(`[${mark}]`));
    expect(marks.length).toBeGreaterThan(10);
    const fix = "To fix it: name the mark in the row of docs/security.md that its test belongs to.";
    expect(unnamed, fix).toEqual(
      ["T-headers", "T-csp", "T-checkout"].filter((mark) => marks.includes(mark)),
    );
  });
});

describe("the web app", () => {
  it("no source of the web app writes markup or runs texts", () => {
    const MARKUP =
      /\b(?:innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|srcdoc|srcDoc|document\.write|createContextualFragment)\b|\beval\(|new Function\(/u;
    const faults = files("src-web/**/*.ts", "src-web/**/*.tsx").filter((path) =>
      MARKUP.test(read(path)),
    );
    expect(faults, "To fix it: let React render it as text.").toEqual([]);
  });
});
