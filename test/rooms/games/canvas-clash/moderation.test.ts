import { describe, expect, it } from "vitest";
import type { PlayerId } from "../../../../src-shared/protocol/ids.ts";
import { Studio } from "../../../support/canvas.ts";

const idOf = (studio: Studio, canvas: number) => studio.shared.canvases[canvas]?.id ?? "";

function report(studio: Studio, by: PlayerId, canvas: number): string {
  const body = { itemId: idOf(studio, canvas) };
  return studio.tryAs({ kind: "player", playerId: by }, { topic: "report", body });
}

function judge(studio: Studio, canvas: number, verdict: "approve" | "hide"): void {
  studio.host({
    topic: "moderate",
    body: { itemId: studio.backstageId(idOf(studio, canvas)), verdict },
  });
}

describe("a canvas that should not be seen", () => {
  it("[CC24] is hidden from a player who reports it, and from all when two players do", () => {
    const studio = new Studio(6).drawing();
    studio.inkAll();
    const [one, two] = [studio.nth(0), studio.nth(1)];
    expect(report(studio, one, 0)).toBe("ok");
    expect(report(studio, one, 0)).toBe("ok");
    expect(studio.guesser(one).reported).toEqual({ 0: true });
    expect(studio.guesser(two).reported).toEqual({});
    expect(studio.shared.canvases[0]).not.toHaveProperty("hidden");
    expect(report(studio, two, 0)).toBe("ok");
    expect(studio.shared.canvases[0]?.hidden).toBe(true);
    expect(studio.shared.canvases[1]).not.toHaveProperty("hidden");
  });

  it("[CC24] is hidden by a report of the only other person, but not by its painter's", () => {
    const studio = new Studio(2, 2).drawing();
    studio.inkAll();
    const at = studio.painters.findIndex((id) => studio.people.includes(id));
    const painter = studio.painter(at);
    const other = studio.people.find((id) => id !== painter) ?? painter;
    expect(report(studio, painter, at)).toBe("ok");
    expect(studio.shared.canvases[at]).not.toHaveProperty("hidden");
    expect(report(studio, other, at)).toBe("ok");
    expect(studio.shared.canvases[at]?.hidden).toBe(true);
  });

  it("[CC24] is hidden and shown by backstage, whatever is reported", () => {
    const studio = new Studio(6).drawing();
    studio.inkAll();
    report(studio, studio.nth(0), 1);
    judge(studio, 1, "approve");
    report(studio, studio.nth(1), 1);
    report(studio, studio.nth(2), 1);
    expect(studio.shared.canvases[1]).not.toHaveProperty("hidden");
    judge(studio, 1, "hide");
    expect(studio.shared.canvases[1]?.hidden).toBe(true);
    judge(studio, 1, "approve");
    expect(studio.shared.canvases[1]).not.toHaveProperty("hidden");
  });

  it("[CC24] is listed backstage by its letter while people guess, as helpers play too", () => {
    const studio = new Studio(4).drawing({ backstage: "approve" });
    const rules = studio.games.CANVAS_CLASH;
    const items = () => rules?.backstage?.(studio.canvas) ?? [];
    expect(items()).toEqual([]);
    studio.inkAll();
    expect(items().map(({ text, status }) => [text, status])).toEqual([
      ["A", "approved"],
      ["B", "approved"],
    ]);
    expect(JSON.stringify(items())).not.toContain(studio.turn.word.text);
    studio.until("REVEAL");
    expect(items().map(({ text }) => text)).toEqual([studio.turn.word.text, studio.turn.word.text]);
  });

  it("[CC25] does not wait for approval, but once hidden cannot be credited, pays nothing and is not kept", () => {
    const studio = new Studio(5).drawing({ backstage: "approve" });
    studio.inkAll();
    studio.until("CREDIT");
    studio.credit(studio.nth(0), 0);
    judge(studio, 0, "hide");
    expect(studio.credit(studio.nth(1), 0)).toBe("invalid_move");
    studio.until("REVEAL");
    expect(studio.scoreOf(studio.painter(0))).toBe(0);
    expect(studio.canvas.kept.map(({ painter }) => painter)).toEqual([studio.painter(1)]);
    judge(studio, 1, "hide");
    expect(studio.canvas.kept).toEqual([]);
  });

  it("[CC25] is not kept if it is hidden as late as in REVEAL, but is if it is shown again", () => {
    const studio = new Studio(6).drawing();
    studio.inkAll();
    studio.until("REVEAL");
    const ids = () => studio.canvas.kept.map(({ id }) => id);
    expect(ids()).toEqual([idOf(studio, 0), idOf(studio, 1)]);
    judge(studio, 0, "hide");
    expect(ids()).toEqual([idOf(studio, 1)]);
    judge(studio, 0, "approve");
    expect(ids()).toEqual([idOf(studio, 0), idOf(studio, 1)]);
    for (const by of [studio.nth(0), studio.nth(1)]) report(studio, by, 1);
    expect(ids()).toEqual([idOf(studio, 0)]);
  });

  it("[CC24] is not kept if it is hidden in a later turn, but is if it is shown again", () => {
    for (const verdicts of [["hide"], ["hide", "approve"]] as const) {
      const studio = new Studio(4);
      studio.start({ includeTutorial: false, numberOfTurns: 1 });
      studio.until("DRAW");
      studio.inkAll();
      const id = idOf(studio, 0);
      studio.until("REVEAL");
      studio.until("DRAW");
      for (const verdict of verdicts) {
        const itemId = studio.backstageId(id);
        studio.host({ topic: "moderate", body: { itemId, verdict } });
      }
      const status = verdicts.length > 1 ? "approved" : "hidden";
      const items = studio.games.CANVAS_CLASH?.backstage?.(studio.canvas) ?? [];
      expect(items.find((item) => item.id === id)).toMatchObject({ status });
      studio.until("GAME_END");
      const kept = studio.topic("gameEnd").keepsakes.map((keepsake) => keepsake.id);
      expect(kept.includes(id)).toBe(verdicts.length > 1);
    }
  });
});

describe("drawings that are kept", () => {
  it("[CC29] are those with ink, not hidden and not spelled, for the players who painted them", () => {
    const studio = new Studio(4);
    studio.start({ includeTutorial: false, numberOfTurns: 1 });
    studio.until("DRAW");
    const [a, b] = [studio.painter(0), studio.painter(1)];
    const word = studio.turn.word.text;
    studio.inkAll();
    studio.until("CREDIT");
    for (const id of studio.guessers) studio.move(id, { type: "spelled", canvas: 1, on: true });
    studio.credit(studio.nth(0), 0);
    studio.until("REVEAL");
    studio.until("DRAW");
    studio.ink(1);
    const c = studio.painter(1);
    studio.until("GAME_END");
    const { keepsakes, highlights } = studio.topic("gameEnd");
    expect(keepsakes.map(({ id, kind, playerIds }) => [id, kind, playerIds])).toEqual([
      ["1-0", "drawing", [a]],
      ["2-1", "drawing", [c]],
    ]);
    expect(keepsakes[0]?.body).toEqual({ word, language: "en", credits: 1 });
    expect(highlights).toMatchObject({ favourite: "1-0" });
    expect(b).not.toBe(a);
  });

  it("[CC29] do not include the robots' stored ones", () => {
    const studio = new Studio(2, 3);
    studio.start({ includeTutorial: false });
    while (studio.stage !== "GAME_END") {
      if (studio.stage === "DRAW") studio.inkAll();
      const { stageId } = studio.state.clock.stage;
      studio.host({ topic: "requestNextStage", body: { stageId } });
    }
    const makers = studio.topic("gameEnd").keepsakes.flatMap(({ playerIds }) => playerIds);
    expect(new Set(makers)).toEqual(new Set(studio.people));
  });
});

it("[CC25] CREDIT ends immediately when backstage has hidden all drawings", () => {
  const studio = new Studio(5).drawing({ backstage: "hide" });
  studio.inkAll();
  for (const guesser of studio.guessers) studio.solve(guesser);
  studio.until("CREDIT");
  for (const { id } of Object.values(studio.shared.canvases)) {
    studio.host({ topic: "moderate", body: { itemId: studio.backstageId(id), verdict: "hide" } });
  }
  expect(studio.stage).toBe("REVEAL");
});

it("[CC24] [SE25] one of many who share a seat reports a drawing to backstage, and covers it for nobody", () => {
  const studio = new Studio(2);
  const crowd = studio.openCrowd(3);
  studio.drawing();
  studio.inkAll();
  // The crowd is the only guesser, whose one voice would be enough.
  expect(studio.guessers).toEqual([crowd]);
  const member = { kind: "player", playerId: crowd, member: 1 } as const;
  expect(studio.tryAs(member, { topic: "report", body: { itemId: idOf(studio, 0) } })).toBe("ok");
  expect(studio.guesser(crowd).reported).toEqual({});
  expect(studio.shared.canvases[0]).not.toHaveProperty("hidden");
  const [host] = studio.people;
  const items = Object.values(studio.backstage(host ?? crowd)?.items ?? {});
  expect(items).toMatchObject([{ text: "A", reported: true }]);
});

it("[CC3] [CC24] CREDIT does not wait for a guesser whose phone hides every drawing they could credit", () => {
  const studio = new Studio(6).drawing({ timerMode: "off" });
  studio.ink(0);
  for (const id of studio.guessers) studio.solve(id);
  studio.until("CREDIT");
  const [prude, ...others] = studio.guessers;
  for (const id of others) studio.credit(id, 0);
  expect(report(studio, prude ?? studio.nth(0), 0)).toBe("ok");
  expect(studio.shared.canvases[0]).not.toHaveProperty("hidden");
  studio.wait(1_500);
  expect(studio.stage).toBe("REVEAL");
});

it("[CC24] [CC25] CREDIT ends immediately when guessers have reported all drawings", () => {
  const studio = new Studio(5).drawing();
  studio.ink(0);
  studio.until("CREDIT");
  report(studio, studio.nth(0), 0);
  expect(studio.stage).toBe("CREDIT");
  report(studio, studio.nth(1), 0);
  expect(studio.stage).toBe("REVEAL");
});
