import { createElement } from "react";
import { beforeAll, expect, it } from "vitest";
import type { NearestShared } from "../../../src-rooms/games/nearest/types.ts";
import type { SyncShared } from "../../../src-rooms/games/sync-think/types.ts";
import { playerId, stageId } from "../../../src-shared/protocol/ids.ts";
import { RevealTask as NearestReveal } from "../../../src-web/games/nearest/RevealTask.tsx";
import { RevealTask as SyncReveal } from "../../../src-web/games/sync-think/RevealTask.tsx";
import { initTexts } from "../../../src-web/i18n/i18n.ts";
import { texts } from "../../../src-web/i18n/instance.ts";
import { inRoom } from "../room/inRoom.ts";
import { QUESTION } from "./nearest/question.ts";

beforeAll(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["room", "sync-think", "nearest"]);
});

const [BO, CY] = [playerId(2), playerId(3)];

const sync: SyncShared = {
  language: "en",
  closeMatch: true,
  level: 0,
  bonuses: [1_500, 1_000],
  anchorBonus: 100,
  cue: ["quartz", "kimono"],
  forbidden: [],
  synced: {},
  ladder: {},
  reveal: {
    groups: [
      { outcome: "struck", text: "banjo", words: [{ playerId: BO, text: "banjo" }] },
      { outcome: "struck", text: "oboe", words: [{ playerId: CY, text: "oboe" }] },
    ],
    gains: {},
    fullHouse: false,
    outcome: "on",
  },
};

const nearest: NearestShared = {
  ...QUESTION,
  reveal: {
    questionId: "q",
    answer: 21,
    isYear: false,
    chart: { from: 0, to: 42 },
    landings: [{ playerId: BO, value: 20, place: 1, points: 500 }],
  },
};

/** What the phone of an audience member, or of a player with this hand, shows at the end of a reveal. */
function atTheEnd(task: typeof SyncReveal, view: unknown, hand?: unknown): Promise<string> {
  const stage = { stageId: stageId(3), name: "REVEAL", waitingFor: {}, done: {}, view };
  // SAFETY: all that a reveal reads.
  const topics = { stage, timer: { startedAt: Date.now() - 60_000 }, hand } as never;
  return inRoom(topics, createElement(task, { withStage: true }));
}

it.each([
  ["SYNC_THINK", SyncReveal, sync, ["No word from you this time"]],
  ["EXPERIMENTS", NearestReveal, nearest, ["You said nothing", "0 points", "Your number"]],
] as const)(
  "%s does not blame a member of the audience for having no answer",
  async (_, task, view, blames) => {
    const [watching, playing] = [await atTheEnd(task, view), await atTheEnd(task, view, {})];
    for (const blame of blames) {
      expect(playing).toContain(blame);
      expect(watching).not.toContain(blame);
    }
  },
);
