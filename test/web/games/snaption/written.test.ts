import { createElement } from "react";
import { beforeAll, expect, it } from "vitest";
import { Hush } from "../../../../src-web/game-kit/StageTitle.tsx";
import { WriteTask } from "../../../../src-web/games/snaption/WriteTask.tsx";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { inRoom } from "../../room/inRoom.ts";

beforeAll(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["room", "snaption", "snapalts"]);
});

it("[SN13] a player with one photo left, as backstage hid the other, is not told that both are captioned", async () => {
  const photo = (at: number) => ({ photo: at, source: { kind: "own", id: "x" }, text: "Oops" });
  const done = (...photos: readonly number[]) => {
    const stage = { stageId: 3, name: "CAPTION", waitingFor: {}, done: {}, view: {} };
    const task = createElement(Hush, { value: true }, createElement(WriteTask));
    // SAFETY: all that this task reads.
    return inRoom({ stage, hand: { photos: photos.map(photo), clapsLeft: 0 } } as never, task);
  };
  expect(await done(1, 2)).toContain("Both captioned!");
  const one = await done(2);
  expect(one).not.toContain("Both captioned!");
  expect(one).toContain("Captioned!");
});
