import { expect, it } from "vitest";
import { packsPlayed } from "../../../src-rooms/session/records/packsPlayed.ts";
import type { PackContent } from "../../../src-shared/catalog/packs.ts";
import { lineId } from "../../../src-shared/text/packEntries.ts";

it("a pack's owner is told how often each word came up, even a word such as constructor", () => {
  const pack: PackContent = {
    packId: "jobs",
    kind: "word",
    name: "Oficios",
    language: "es",
    entries: ["Constructor", "Arquitecto", "Pintor"],
  };
  const fared = ["Constructor", "Arquitecto", "Constructor"].map((word, at) => ({
    id: lineId(word),
    flat: at > 0,
  }));
  expect(packsPlayed([pack], { wordPackIds: ["jobs"] }, fared)).toEqual([
    {
      packId: "jobs",
      shown: { constructor: 2, arquitecto: 1 },
      flat: { constructor: 1, arquitecto: 1 },
    },
  ]);
});
