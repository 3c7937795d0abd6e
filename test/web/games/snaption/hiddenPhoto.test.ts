import { createElement } from "react";
import { beforeAll, expect, it } from "vitest";
import { Silent } from "../../../../src-web/game-kit/StageTitle.tsx";
import { WriteTask } from "../../../../src-web/games/snaption/WriteTask.tsx";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { inRoom } from "../../room/inRoom.ts";

beforeAll(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["room", "snaption", "snapalts"]);
});

const photo = (at: number, hidden = false) => ({
  photo: at,
  source: { kind: "own", id: "x" },
  text: `Oops ${at}`,
  ...(hidden && { hidden: true }),
});

/** What is said to a player who has captioned these photos; `hidden` are those whose caption backstage hid. */
function done(...photos: readonly (number | { readonly hidden: number })[]): Promise<string> {
  const stage = { stageId: 3, name: "CAPTION", waitingFor: {}, done: {}, view: {} };
  const task = createElement(Silent, { value: true }, createElement(WriteTask));
  const written = photos.map((one) =>
    typeof one === "number" ? photo(one) : photo(one.hidden, true),
  );
  // SAFETY: all that this task reads.
  return inRoom({ stage, hand: { photos: written, clapsLeft: 0 } } as never, task);
}

it("[SN13] a player with one photo left, as backstage hid the other, is not told that both are captioned", async () => {
  expect(await done(1, 2)).toContain("Both captioned!");
  const one = await done(2);
  expect(one).not.toContain("Both captioned!");
  expect(one).toContain("Captioned!");
});

it("[SN13] a player whose caption backstage hid reads that instead of it, and can write another one", async () => {
  const one = await done(1, { hidden: 2 });
  expect(one).not.toContain("Both captioned!");
  expect(one).toContain("Captioned!");
  expect(one).toContain("Oops 1");
  expect(one).not.toContain("Oops 2");
  expect(one).toContain("Hidden backstage");
  const none = await done({ hidden: 1 }, { hidden: 2 });
  expect(none).not.toContain("aptioned!");
  expect(none.match(/Change it/gu)).toHaveLength(2);
});
