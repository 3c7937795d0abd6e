import { createElement, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lengthOptions } from "../../../../src-shared/catalog/gameLengths.ts";
import type { GameType } from "../../../../src-shared/catalog/gameTypes.ts";
import type { PlaylistEntry } from "../../../../src-shared/catalog/playlist.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { PlaylistEditor } from "../../../../src-web/screens/evening/PlaylistEditor.tsx";
import { alive, FakeElement, leaveAll, propsOf } from "../../support/alive.ts";

const EVENING: readonly PlaylistEntry[] = [
  { gameType: "REQUIP", length: 1 },
  { gameType: "SNAPTION", length: 1 },
  { gameType: "CANVAS_CLASH", length: 1 },
];

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["evening", "games", "room"]);
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

const GAMES = ["REQUIP", "SNAPTION", "CANVAS_CLASH", "RPS_SHOOT"] as const;

/** The plan of an evening, and a keyboard or a remote control whose focus is on one of its buttons. */
async function plan(first = EVENING, games: readonly GameType[] = GAMES) {
  const held: { focus?: Piece | undefined } = {};
  let list: Piece | undefined;
  /** An element that can be searched and take the focus. */
  class Piece extends FakeElement {
    get all(): Piece[] {
      return this.children.flatMap((one) => (one instanceof Piece ? [one, ...one.all] : []));
    }
    get label(): string {
      return String(propsOf(this)["aria-label"]);
    }
    get disabled(): boolean {
      return Boolean(propsOf(this)["disabled"]);
    }
    querySelector(which: string): Piece | undefined {
      const wanted = /^\[data-does="(\w+)"\]$/u.exec(which)?.[1];
      return this.all.find((one) => String(propsOf(one)["data-does"]) === wanted);
    }
    focus(): void {
      if (!this.disabled) held.focus = this;
    }
  }
  let entries = first;
  function Evening() {
    const [shown, setEntries] = useState(first);
    entries = shown;
    return createElement(PlaylistEditor, { entries, games, people: 4, onChange: setEntries });
  }
  const page = await alive(createElement(Evening), (tag) => {
    const piece = new Piece(tag);
    if (tag === "ol") list = piece;
    return piece;
  });
  return {
    /** Moves the focus to the button of this label. */
    reach: (label: RegExp) => {
      held.focus = list?.all.find((one) => label.test(one.label));
      expect(held.focus, String(label)).toBeDefined();
    },
    press: () => page.after(() => held.focus && propsOf(held.focus)["onClick"]?.({})),
    /** The label of the button with the focus; undefined when the button has gone or is disabled. */
    focused: () => {
      const { focus } = held;
      return focus && list?.all.includes(focus) && !focus.disabled ? focus.label : undefined;
    },
    games: () => entries.map(({ gameType }) => gameType),
    lengths: () => entries.map(({ length }) => length),
    /** The labels of the buttons that do nothing now. */
    locked: () => list?.all.filter((one) => one.disabled).map((one) => one.label) ?? [],
  };
}

it("a game of the plan is swapped again and again without looking for its button each time", async () => {
  const { reach, press, focused, games } = await plan();
  reach(/Swap Requip/iu);
  await press();
  await press();
  expect(games()[0]).toBe("CANVAS_CLASH");
  expect(focused()).toMatch(/Swap Canvas Clash/u);
});

it("the focus goes with a game that is moved, also to the end of the list", async () => {
  const { reach, press, focused, games } = await plan();
  reach(/Requip.*later/iu);
  await press();
  expect(games()).toEqual(["SNAPTION", "REQUIP", "CANVAS_CLASH"]);
  expect(focused()).toMatch(/Requip.*later/iu);
  await press();
  expect(games()).toEqual(["SNAPTION", "CANVAS_CLASH", "REQUIP"]);
  expect(focused()).toMatch(/Requip.*earlier/iu);
});

it("after a game is removed the focus is on the one that is there now", async () => {
  const { reach, press, focused } = await plan();
  reach(/Drop Canvas Clash/iu);
  await press();
  expect(focused()).toMatch(/Drop Snaption/iu);
});

it("buttons of a plan are locked where they would do nothing", async () => {
  const options = lengthOptions("REQUIP");
  const shortest: PlaylistEntry = { gameType: "REQUIP", length: options[0] ?? 0 };
  const longest: PlaylistEntry = {
    gameType: "SNAPTION",
    length: lengthOptions("SNAPTION").at(-1) ?? 0,
  };
  const { reach, press, locked, lengths } = await plan([shortest, longest]);
  const ends = [
    expect.stringMatching(/Requip.*earlier/iu),
    expect.stringMatching(/Snaption.*later/iu),
  ];
  expect(locked()).toEqual([
    expect.stringMatching(/Requip shorter/iu),
    ends[0],
    expect.stringMatching(/Snaption longer/iu),
    ends[1],
  ]);
  reach(/Requip longer/iu);
  await press();
  reach(/Snaption shorter/iu);
  await press();
  expect(lengths()).toEqual([options[1], lengthOptions("SNAPTION").at(-2)]);
  expect(locked()).toEqual(ends);
});

it("where only one game can be played, none can be swapped for another", async () => {
  const { locked } = await plan([{ gameType: "REQUIP", length: 1 }], ["REQUIP"]);
  expect(locked()).toContainEqual(expect.stringMatching(/Swap Requip/iu));
});
