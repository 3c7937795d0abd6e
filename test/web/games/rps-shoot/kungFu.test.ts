import { existsSync } from "node:fs";
import { createInstance } from "i18next";
import { createElement, type ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, it } from "vitest";
import { PLAYER_AVATARS, ROBOT_AVATARS } from "../../../../src-shared/catalog/avatars.ts";
import { faceOffOf } from "../../../../src-web/games/rps-shoot/ShootStage.tsx";
import { FaceOff } from "../../../../src-web/games/rps-shoot/FaceOff.tsx";
import {
  KUNG_FU,
  KUNG_FU_COUNT,
  kungFuMove,
} from "../../../../src-web/games/rps-shoot/kungFuFrames.ts";
import { kungFuSheet } from "../../../../src-web/games/rps-shoot/kungFuSheets.ts";
import { shootStep } from "../../../../src-web/games/rps-shoot/timeline.ts";

const MOVES = ["ROCK", "PAPER", "SCISSORS"] as const;
const RESULTS = ["WIN", "LOSE", "TIE"] as const;
const at = (revealed: number, shaking = false) =>
  kungFuMove(MOVES, RESULTS, "WIN", { ...shootStep(0), revealed, shaking }).pictures;

describe("a fighter's pictures", () => {
  it("are twelve, each at its own position", () => {
    expect(KUNG_FU_COUNT).toBe(12);
    expect(Object.values(KUNG_FU).toSorted((a, b) => a - b)).toEqual([...Array(12).keys()]);
  });

  it.each([...PLAYER_AVATARS, ...ROBOT_AVATARS])("exist for $name", ({ src }) => {
    expect(existsSync(`src-web/assets/kungfu/${src}`)).toBe(true);
    expect(kungFuSheet(src)).toMatch(/\.webp$/);
  });

  it("show breathing before the first throw and winding up for each", () => {
    expect(at(0)).toEqual([KUNG_FU.breath, KUNG_FU.stance]);
    expect(at(0, true)).toEqual([KUNG_FU.stance, KUNG_FU.windUp]);
  });

  it("show the throw, and the pain of the one who lost it", () => {
    expect(at(1)).toEqual([KUNG_FU.rock]);
    expect(at(2)).toEqual([KUNG_FU.paper, KUNG_FU.hit]);
    expect(at(3)).toEqual([KUNG_FU.scissors]);
  });

  it("end with joy, on the ground, or with a shrug", () => {
    const over = { ...shootStep(0), revealed: 3, shaking: false, slam: true };
    const end = (full: "WIN" | "LOSE" | "TIE") => kungFuMove(MOVES, RESULTS, full, over);
    expect(end("WIN")).toEqual({ pictures: [KUNG_FU.winJump, KUNG_FU.win], loops: true });
    expect(end("LOSE")).toEqual({ pictures: [KUNG_FU.stagger, KUNG_FU.lose], loops: false });
    expect(end("TIE").pictures.at(-1)).toBe(KUNG_FU.shrug);
  });
});

describe("a battle in a room", () => {
  const person = (id: number, avatarSrc: string) =>
    ({ id, name: avatarSrc, avatarSrc, hexColor: "#ff0000" }) as never;
  const battle = faceOffOf({
    battle: 1,
    uniquePlayersKey: "1-2",
    first: 1 as never,
    second: 2 as never,
    left: person(1, "taco.webp"),
    right: person(2, "robot4.webp"),
    result: {
      resultId: 1,
      roundId: 1,
      uniquePlayersKey: "1-2",
      playerId: 1 as never,
      opponentId: 2 as never,
      playerMoves: MOVES,
      opponentMoves: ["SCISSORS", "SCISSORS", "SCISSORS"],
      result1: "WIN",
      result2: "LOSE",
      result3: "TIE",
      fullResult: "TIE",
      playerNetScore: 0,
      opponentNetScore: 0,
    },
  });

  // A separate instance, as another test file may still be loading texts into the shared one.
  const i18n = createInstance({ lng: "en", resources: {}, react: { useSuspense: false } });
  const htmlOf = (props: ComponentProps<typeof FaceOff>) =>
    renderToStaticMarkup(createElement(I18nextProvider, { i18n }, createElement(FaceOff, props)));

  it("shows both fighters' own pictures, over portraits that are visible until those are loaded", () => {
    if (!battle) throw new Error("no battle");
    const html = htmlOf({ ...battle, step: shootStep(2) });
    for (const src of ["taco.webp", "robot4.webp"]) {
      expect(html).toContain(`kungfu/${src}`);
      expect(html).toContain(`avatars/${src}`);
    }
  });

  it("marks the loser of a throw with the winner's weapon, and only until the next throw", () => {
    if (!battle) throw new Error("no battle");
    const marks = (passed: number) =>
      htmlOf({ ...battle, step: shootStep(passed) }).split('viewBox="-12 -12').length - 1;
    expect([1, 2, 3, 4, 6, 7].map(marks)).toEqual([0, 1, 0, 1, 0, 0]);
  });
});
