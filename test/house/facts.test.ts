import { describe, expect, it } from "vitest";
import { importsOf } from "./imports.ts";
import { files, read } from "./repository.ts";

/** Whether the value is a schema, or a table of schemas. */
function hasSchema(value: unknown, depth = 2): boolean {
  if (typeof value !== "object" || value === null) return false;
  if ("_zod" in value) return true;
  return depth > 0 && Object.values(value).some((inner) => hasSchema(inner, depth - 1));
}

/** Names of a module's exports that are neither schemas nor functions. */
function factsOf(exported: object): string[] {
  return Object.entries(exported)
    .filter(([, value]) => typeof value !== "function" && !hasSchema(value))
    .map(([name]) => name);
}

const loadsZod = (path: string) =>
  importsOf(path).some(({ to, isType }) => !isType && /^zod(?:\/|$)/.test(to));

describe("schemas and facts are in separate files", () => {
  const withSchemas = files("src-shared/**/*.ts", "src-rooms/games/**/*.ts").filter(loadsZod);

  it.each(withSchemas)("%s exports no facts", async (path) => {
    // SAFETY: a module namespace is an object of its exports.
    const exported = (await import(/* @vite-ignore */ `../../${path}`)) as object;
    expect(
      factsOf(exported),
      "To fix it: move the constant to a file without zod (src-shared/catalog, or the game's facts.ts) and import it here. Phones that need it must not load schemas, so it would be copied.",
    ).toEqual([]);
  });

  it("this test can tell a fact from a schema", async () => {
    const { z } = await import("zod/mini");
    const exported = {
      WORD_MAX: 30,
      LIST: ["a"],
      one: z.string(),
      TABLE: { a: { schema: z.int() } },
      read: () => 1,
    };
    expect(withSchemas.length).toBeGreaterThan(8);
    expect(factsOf(exported)).toEqual(["WORD_MAX", "LIST"]);
  });
});

/** Lists of words, such as the values of a column or of a field, by what is in them. */
function listsIn(source: string): string[] {
  const bare = source.replaceAll(/examples: \[[^\]]*\]/g, "");
  return [...bare.matchAll(/\[\s*((?:"[\w.-]+",?\s*){2,})\]/g)].map(([, words = ""]) =>
    (words.match(/"[^"]+"/g) ?? []).toSorted().join(" "),
  );
}

describe("what a field may be is listed once", () => {
  it("for calls, frames, settings and tables", () => {
    const places = new Map<string, Set<string>>();
    for (const path of files("src-shared/{api,catalog,protocol}/*.ts", "src-worker/db/*.ts")) {
      for (const list of listsIn(read(path))) {
        places.set(list, (places.get(list) ?? new Set()).add(path));
      }
    }
    expect(places.size).toBeGreaterThan(50);
    const faults = [...places].filter(([, paths]) => paths.size > 1);
    expect(
      faults.map(([list, paths]) => `${list}: ${[...paths].join(", ")}`),
      "To fix it: export the list from src-shared/catalog, and import it wherever it is repeated.",
    ).toEqual([]);
  });

  it("this test finds a list however it is written", () => {
    const source = 'z.enum(["open", "paid"]); text({ enum: ["paid", "open"] }); ["one"]; [1, 2];';
    expect(listsIn(source)).toEqual(['"open" "paid"', '"open" "paid"']);
    expect(listsIn('const A = [\n  "b",\n  "c",\n] as const;')).toEqual(['"b" "c"']);
  });
});

describe("the platform's logs", () => {
  it("the platform logs no address of a call", () => {
    const settings = read("wrangler.toml");
    const fix =
      "To fix it: restore the setting, because addresses contain room codes and tokens (docs/operations.md).";
    expect(settings, fix).toMatch(/^invocation_logs = false$/mu);
    expect(settings, fix).toMatch(/^redact_query_string = true$/mu);
  });
});
