import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { playerId, stageId } from "../../../../src-shared/protocol/ids.ts";
import { playCuesOn } from "../../../../src-web/audio/cue.ts";
import Stage from "../../../../src-web/games/nearest/Stage.tsx";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { RoomContext } from "../../../../src-web/room/RoomProvider.tsx";
import { FakeSocket, phone } from "../../room/fakeSocket.ts";
import { alive, leaveAll } from "../../support/alive.ts";
import { QUESTION } from "./question.ts";
import { eventually } from "../../../support/eventually.ts";

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["nearest", "room"]);
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

const BO = playerId(2);
const near = { playerId: BO, value: 20, place: 1, points: 500 };
const off = { playerId: BO, value: 9_000, points: 0 };

/** The sounds a television plays at the end of a reveal with these landings. */
async function heard(landings: readonly object[]): Promise<readonly string[]> {
  const played: string[] = [];
  const silence = playCuesOn({ effect: (name) => played.push(name), voice: () => undefined });
  const room = phone();
  await eventually(() => FakeSocket.last());
  const socket = FakeSocket.last();
  socket.accept();
  const chart = { from: 0, to: 42 };
  const view = {
    ...QUESTION,
    reveal: { questionId: "q", answer: 21, isYear: false, chart, landings },
  };
  const stage = { stageId: stageId(3), name: "REVEAL", waitingFor: {}, done: {}, view };
  // SAFETY: all that a reveal reads.
  socket.snapshot({ stage, timer: { startedAt: Date.now() - 60_000 } } as never);
  const show = createElement(Stage, { place: "tv" });
  const screen = await alive(createElement(RoomContext, { value: room }, show));
  await screen.leave();
  silence();
  room.close();
  return played;
}

it("the sound for a right answer is not played when nobody was near", async () => {
  expect(await heard([near])).toContain("correct");
  for (const landings of [[], [off]]) {
    const sounds = await heard(landings);
    expect(sounds).toContain("stamp");
    expect(sounds).not.toContain("correct");
  }
});
