import { createElement, type ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { GARDEN } from "../../../src-shared/catalog/hideScenes.ts";
import { playerId, stageId } from "../../../src-shared/protocol/ids.ts";
import { PayTask } from "../../../src-web/game-kit/PayTask.tsx";
import Hide from "../../../src-web/games/hide-and-peek/Phone.tsx";
import { RevealTask as NearestReveal } from "../../../src-web/games/nearest/RevealTask.tsx";
import { initTexts } from "../../../src-web/i18n/i18n.ts";
import { texts } from "../../../src-web/i18n/instance.ts";
import { RoomContext } from "../../../src-web/room/RoomProvider.tsx";
import { announcements, onAnnouncement } from "../../../src-web/ui/feedback/announcer.ts";
import { eventually } from "../../support/eventually.ts";
import { QUESTION } from "../games/nearest/question.ts";
import { FakeSocket, phone } from "../room/fakeSocket.ts";
import { alive, FakeElement, leaveAll, propsOf } from "../support/alive.ts";

const [ada, ben] = [playerId(1), playerId(2)];

beforeEach(async () => {
  const matchMedia = () => ({ matches: true });
  vi.stubGlobal("window", Object.assign(new EventTarget(), { matchMedia }));
  const page = { documentElement: { dataset: {} } };
  vi.stubGlobal("document", Object.assign(new EventTarget(), page));
  await initTexts("en");
  await texts.loadNamespaces(["room", "hide-and-peek", "experiments", "nearest"]);
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

/** What a screen reader on Ada's phone hears from a reveal that is over, and the live regions of its task. */
async function heard(task: ReactNode, name: string, view: object, hand: object) {
  const room = phone();
  const socket = await eventually(() => FakeSocket.last());
  socket.accept();
  const stage = { stageId: stageId(3), name, waitingFor: {}, done: {}, view };
  const startedAt = Date.now() - 30_000;
  const timer = { startedAt, endsAt: startedAt + 60_000 };
  const thisPlayer = { playerId: ada };
  // SAFETY: all that a reveal reads.
  socket.snapshot({ stage, timer, hand, thisPlayer, playersUpdated: {} } as never);
  const said: string[] = [];
  const stop = onAnnouncement(() => said.push(announcements().polite));
  const made: FakeElement[] = [];
  await alive(createElement(RoomContext, { value: room }, task), (tag) => {
    const element = Object.assign(new FakeElement(tag), { dataset: {} });
    made.push(element);
    return element;
  });
  stop();
  room.close();
  const regions = made.filter((one) => String(propsOf(one)["role"]) === "status");
  return { said: said.at(-1) ?? "", regions: regions.length };
}

it("points that count up are heard once, with what they are for", async () => {
  const pay = { points: 1_200, text: "Funniest of all" };
  const task = createElement(PayTask, { title: "The votes", withStage: true, show: null, pay });
  const { said, regions } = await heard(task, "REVEAL", {}, {});
  expect(said).toBe("The votes. +1,200 Funniest of all");
  expect(regions).toBe(0);
});

it("Hide and Peek: a player hears whether they found the hider, and the points", async () => {
  const view = {
    look: GARDEN,
    hider: ben,
    spotName: "house1",
    gains: { [ada]: 200 },
    guesses: { [ada]: 1 },
  };
  const hand = { guess: { spotName: "house1", doubled: false } };
  const task = createElement(Hide, { withStage: true });
  const { said } = await heard(task, "REVEAL", view, hand);
  expect(said).toContain("You found them! +200 points");
});

it("Nearest: a player hears how near they were, and the points", async () => {
  const landings = [{ playerId: ada, value: 20, place: 1, points: 500 }];
  const reveal = { answer: 21, chart: { from: 0, to: 42 }, isYear: false, landings };
  const task = createElement(NearestReveal, { withStage: true });
  const { said } = await heard(task, "REVEAL", { ...QUESTION, reveal }, { value: 20 });
  expect(said).toContain("Nearest of all!");
  expect(said).toContain("+500 points");
});
