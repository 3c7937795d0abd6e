import { describe, expect, it } from "vitest";
import { tour } from "../../../../src-rooms/games/hide-and-peek/scenes.ts";
import type { HideShared, HideState } from "../../../../src-rooms/games/hide-and-peek/types.ts";
import { randomFrom, seeded } from "../../../../src-rooms/games/random.ts";
import { needsUpgrade } from "../../../../src-rooms/session/upgrade.ts";
import {
  ARRANGEMENTS,
  GARDEN,
  LIGHTS,
  LOOKS,
  SCENE,
  SCENE_IDS,
  SPOT_NAMES,
  lookId,
  spotsOf,
  type SceneId,
  type Spot,
} from "../../../../src-shared/catalog/hideScenes.ts";
import { replayed } from "../../../support/simulation.ts";
import { Table } from "../../../support/table.ts";

function gameOf(table: Table): HideState {
  // SAFETY: these tables play nothing else.
  return table.state.game?.state as HideState;
}

function lookNow(table: Table) {
  return (table.topic("stage").view as HideShared).look;
}

/**
 * Three robots and a person who only watches them; `seen` is what the room has stored as seen on other
 * evenings.
 */
function party(seed: number, laps: number, seen: readonly string[] = []): Table {
  const table = new Table({ seed: [seed, 7, 7], gameType: "HIDE_AND_PEEK" });
  const people = [table.join("Ada")];
  for (let count = 0; count < 3; count += 1) table.robot();
  table.do({ type: "seen", seen: { gameType: "HIDE_AND_PEEK", people, ids: [...seen] } });
  table.start({ includeTutorial: false, numberOfTurns: laps });
  return table;
}

/** The position of a spot: its centre. */
const middle = ({ x, y, width, height }: Spot) => [x + width / 2, y + height / 2] as const;

/** Every scene in every arrangement. */
const PLACES = SCENE_IDS.flatMap((scene) =>
  ARRANGEMENTS.map((arrangement) => ({ scene, arrangement })),
);

describe("every scene", () => {
  it.each(PLACES)("$scene $arrangement has eight spots inside, apart from each other", (place) => {
    const spots = spotsOf(place);
    expect(spots.map(({ spotName }) => spotName).toSorted()).toEqual(SPOT_NAMES.toSorted());
    expect(spots.map(({ letter }) => letter).join("")).toBe("ABCDEFGH");
    for (const [at, spot] of spots.entries()) {
      // The name fits below a hider who is found, and the spot is large enough for a thumb.
      expect(spot.x).toBeGreaterThanOrEqual(40);
      expect(spot.x + spot.width).toBeLessThanOrEqual(SCENE.width - 40);
      expect(spot.y).toBeGreaterThanOrEqual(90);
      expect(spot.y + spot.height).toBeLessThanOrEqual(SCENE.height - 110);
      expect(Math.min(spot.width, spot.height)).toBeGreaterThanOrEqual(180);
      for (const other of spots.slice(at + 1)) {
        const isApart =
          spot.x + spot.width <= other.x ||
          other.x + other.width <= spot.x ||
          spot.y + spot.height <= other.y ||
          other.y + other.height <= spot.y;
        expect(isApart, `${spot.letter} and ${other.letter}`).toBe(true);
      }
    }
  });

  it.each(PLACES)("$scene $arrangement has four spots on each side and in each row", (place) => {
    const places = spotsOf(place).map(middle);
    const count = (isThere: (x: number, y: number) => boolean) =>
      places.filter(([x, y]) => isThere(x, y)).length;
    expect(count((x) => x < SCENE.width / 2)).toBe(4);
    expect(count((_x, y) => y < SCENE.height / 2)).toBe(4);
    // The picture of the hider who is searched for is in the middle.
    expect(count((x, y) => Math.abs(x - 960) < 180 && y > 340 && y < 610)).toBe(0);
  });

  it.each(SCENE_IDS)("%s has all its spots in other places in its second arrangement", (scene) => {
    const [first, second] = ARRANGEMENTS.map((arrangement) => spotsOf({ scene, arrangement }));
    for (const { spotName, letter, ...was } of first ?? []) {
      const is = second?.find((spot) => spot.spotName === spotName);
      expect(is?.letter, spotName).not.toBe(letter);
      expect(Math.hypot((is?.x ?? was.x) - was.x, (is?.y ?? was.y) - was.y)).toBeGreaterThan(200);
    }
  });

  it.each(SCENE_IDS)("[HP13] %s is played from the light to the podium", (scene) => {
    const used = LOOKS.filter((look) => look.scene !== scene).map(lookId);
    const table = party(3, 1, used);
    table.until("LIGHT");
    expect(lookNow(table).scene).toBe(scene);
    table.until("GAME_END");
    expect(gameOf(table).hunts).toHaveLength(4);
    expect(gameOf(table).hunts.every(({ look }) => look.scene === scene)).toBe(true);
  });
});

describe("the scene of a lap", () => {
  it("[HP13] changes with each lap, and stays the same within one", () => {
    const table = party(5, 4);
    const seen = new Map<number, Set<string>>();
    while (table.stage !== "GAME_END") {
      const { lap } = gameOf(table);
      if (lap > 0) {
        seen.set(lap, (seen.get(lap) ?? new Set()).add(lookId(lookNow(table))));
      }
      table.tick();
    }
    expect([...seen.values()].map((looks) => looks.size)).toEqual([1, 1, 1, 1]);
    const scenes = [...seen.values()].map((looks) => [...looks].join("").split(":")[0]);
    expect(new Set(scenes).size).toBe(4);
    const ended = table.outbox.find(({ kind }) => kind === "gameEnded");
    expect(ended?.kind === "gameEnded" && ended.body.shown).toEqual(
      [...seen.values()].flatMap((looks) => [...looks]),
    );
  });

  it("[HP13] is new to regulars until they have seen every scene in every way", () => {
    const random = randomFrom(seeded([8, 8, 8]));
    const used: string[] = [];
    while (used.length < LOOKS.length) {
      const laps = tour(used, random).slice(0, 2);
      used.push(...laps.map(lookId));
    }
    expect(new Set(used).size).toBe(LOOKS.length);
    const scenes = used.map((id) => id.split(":")[0]);
    for (let at = 0; at < LIGHTS.length * ARRANGEMENTS.length; at += 1) {
      const round = scenes.slice(at * SCENE_IDS.length, (at + 1) * SCENE_IDS.length);
      expect(new Set(round).size).toBe(SCENE_IDS.length);
    }
  });

  it("[HP13] is each one about equally often if nobody has seen any", () => {
    const random = randomFrom(seeded([1, 2, 4]));
    const counts = new Map<SceneId, number>();
    for (let game = 0; game < 1_600; game += 1) {
      const [first = GARDEN] = tour([], random);
      counts.set(first.scene, (counts.get(first.scene) ?? 0) + 1);
    }
    for (const scene of SCENE_IDS) {
      expect(counts.get(scene)).toBeGreaterThan(150);
      expect(counts.get(scene)).toBeLessThan(250);
    }
  });

  it("[HP13] is the same when the room is replayed", () => {
    const table = party(11, 2);
    table.until("GAME_END");
    expect(replayed(table)).toEqual(table.state);
  });
});

describe("a game that began when there was only the garden", () => {
  it("is played there to its end", () => {
    const before = party(2, 2);
    before.until("REVEAL");
    const { looks: _looks, hunts, ...old } = gameOf(before);
    const { version: _version, ...game } = before.state.game ?? {};
    const state = { ...old, hunts: hunts.map(({ look: _look, ...hunt }) => hunt) };
    const after = new Table({ gameType: "HIDE_AND_PEEK" });
    // SAFETY: the running game with the state that version 1 stored.
    after.state = { ...before.state, game: { ...game, state } } as Table["state"];
    after.now = before.now;
    expect(needsUpgrade(after.state, after.games)).toBe(true);
    after.do({ type: "upgrade" });
    expect(after.stage).toBe("REVEAL");
    expect(lookNow(after)).toEqual(GARDEN);
    after.until("GAME_END");
    expect(gameOf(after).hunts.map(({ look }) => look)).toEqual(
      gameOf(after).hunts.map(() => GARDEN),
    );
    expect(gameOf(after).hunts).toHaveLength(8);
  });
});
