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

describe("the platform's logs", () => {
  it("the platform logs no address of a call", () => {
    const settings = read("wrangler.toml");
    const fix =
      "To fix it: restore the setting, because addresses contain room codes and tokens (docs/operations.md).";
    expect(settings, fix).toMatch(/^invocation_logs = false$/mu);
    expect(settings, fix).toMatch(/^redact_query_string = true$/mu);
  });
});
