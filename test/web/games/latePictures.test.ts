import { createElement } from "react";
import { beforeAll, expect, it } from "vitest";
import { stageId } from "../../../src-shared/protocol/ids.ts";
import { Watching } from "../../../src-web/game-kit/Watching.tsx";
import { Watching as CardsWatching } from "../../../src-web/games/ab-thinking/Watching.tsx";
import { GetReady } from "../../../src-web/games/canvas-clash/ReadyTask.tsx";
import { initTexts } from "../../../src-web/i18n/i18n.ts";
import { texts } from "../../../src-web/i18n/instance.ts";
import { inRoom } from "../room/inRoom.ts";

beforeAll(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["room", "canvas-clash", "ab-thinking"]);
});

const words = { title: "You watch", text: "Clap, shout, laugh." };

it.each([
  ["before a turn of Canvas Clash", createElement(GetReady)],
  ["while others play", createElement(Watching, words)],
  ["while others play AB Thinking", createElement(CardsWatching, words)],
])("%s a picture that comes late moves no words on a phone", async (_, task) => {
  const stage = { stageId: stageId(3), name: "READY", waitingFor: {}, done: {}, view: {} };
  const html = await inRoom({ stage }, task);
  const pictures = html.match(/<img[^>]*>/gu) ?? [];
  expect(pictures).not.toEqual([]);
  for (const picture of pictures) expect(picture).toMatch(/ width="\d+" height="\d+"/u);
});
