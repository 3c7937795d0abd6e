import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyPatch, diff, type Json } from "../../../src-shared/protocol/mergePatch.ts";

/** Any JSON value without null: what a state topic may contain. */
const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.string({ maxLength: 6 }),
    fc.integer(),
    fc.boolean(),
    fc.array(tie("json"), { maxLength: 4 }),
    fc
      .array(
        fc.tuple(
          fc.oneof(fc.constantFrom("__proto__", "toString", "a", "b"), fc.string()),
          tie("json"),
        ),
        { maxLength: 5 },
      )
      // Built by parsing, so that `__proto__` is an ordinary key.
      .map(
        (entries) =>
          JSON.parse(
            `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join()}}`,
          ) as Json,
      ),
  ),
}));

describe("a merge patch", () => {
  it("[PR7] turns any value into any other", () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const patch = diff(before, after);
        const result = patch === undefined ? before : applyPatch(before, patch);
        expect(JSON.stringify(sorted(result))).toBe(JSON.stringify(sorted(after)));
      }),
      { numRuns: 5_000 },
    );
  });

  it("[PR7] does the same after being sent as text", () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const patch: unknown = JSON.parse(JSON.stringify(diff(before, after) ?? {}) ?? "{}");
        if (diff(before, after) === undefined) return;
        expect(JSON.stringify(sorted(applyPatch(before, patch)))).toBe(
          JSON.stringify(sorted(after)),
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it("[PR7] is empty for equal values, and otherwise contains only what changed", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(diff(value, structuredClone(value))).toBeUndefined();
      }),
    );
    const before = { 1: { score: 0, alias: "Ada" }, 2: { score: 5, alias: "Bo" } };
    const after = { 1: { score: 100, alias: "Ada" } };
    expect(diff(before, after)).toEqual({ 1: { score: 100 }, 2: null });
  });

  it("[PR7] does not modify the original value", () => {
    const before = { a: { b: 1, c: 2 } };
    expect(applyPatch(before, { a: { b: null, d: 3 } })).toEqual({ a: { c: 2, d: 3 } });
    expect(before).toEqual({ a: { b: 1, c: 2 } });
  });

  it("[PR7] follows the examples of RFC 7396", () => {
    const cases: [unknown, unknown, unknown][] = [
      [{ a: "b" }, { a: "c" }, { a: "c" }],
      [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
      [{ a: "b" }, { a: null }, {}],
      [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
      [{ a: ["b"] }, { a: "c" }, { a: "c" }],
      [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
      [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
      [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
      [
        ["a", "b"],
        ["c", "d"],
        ["c", "d"],
      ],
      [{ a: "b" }, ["c"], ["c"]],
      [{ a: "foo" }, "bar", "bar"],
      [{ e: "x" }, { a: 1 }, { e: "x", a: 1 }],
      [[1, 2], { a: "b", c: null }, { a: "b" }],
      [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
    ];
    for (const [before, patch, after] of cases) expect(applyPatch(before, patch)).toEqual(after);
  });

  it("[PR7] cannot reach an object's prototype", () => {
    const patch: unknown = JSON.parse(`{"__proto__":{"admin":true},"constructor":{"x":1}}`);
    const result = applyPatch({}, patch) as Record<string, unknown>;
    expect(({} as Record<string, unknown>)["admin"]).toBeUndefined();
    expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
    expect(Object.keys(result)).toEqual(["__proto__", "constructor"]);
    expect(Object.hasOwn(result, "admin")).toBe(false);
  });
});

/** Returns the same JSON with each object's keys sorted. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => [key, sorted(part)]);
}
