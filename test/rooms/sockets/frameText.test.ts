import * as fc from "fast-check";
import { expect, it } from "vitest";
import { changeText } from "../../../src-rooms/sockets/frameText.ts";
import { applyPatch, diff } from "../../../src-shared/protocol/mergePatch.ts";

const value = fc.dictionary(
  fc.string({ maxLength: 3 }),
  fc.oneof(
    fc.integer(),
    fc.string({ maxLength: 40 }),
    fc.array(fc.integer(), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom("1", "2", "10", "a"), fc.boolean()),
  ),
  { maxKeys: 6 },
);

it("a change is sent in its shorter form, as a patch or as the whole value", () => {
  fc.assert(
    fc.property(value, value, (before, after) => {
      const text = changeText("stage", before, after);
      const patch = diff(before, after);
      if (patch === undefined) {
        expect(text).toBeUndefined();
        return;
      }
      const [part, whole] = [JSON.stringify(patch), JSON.stringify(after)];
      const shorter = part.length < whole.length ? `"patch":${part}` : `"body":${whole}`;
      expect(text).toBe(`{"topic":"stage",${shorter}}`);
      expect(applyPatch(before, patch)).toEqual(after);
    }),
  );
});

it("a new topic is sent whole, and a removed one without a body", () => {
  expect(changeText("stage", undefined, { name: "DRAW" })).toBe(
    '{"topic":"stage","body":{"name":"DRAW"}}',
  );
  expect(changeText("stage", { name: "DRAW" }, undefined)).toBe('{"topic":"stage"}');
  expect(changeText("stage", undefined, undefined)).toBeUndefined();
});
