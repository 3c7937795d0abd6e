import { expect, test } from "vitest";
import { CIRCLE_BADGES, type CircleBadge } from "../../../../../src-shared/catalog/circles.ts";
import { badgesOf } from "../../../../../src-worker/features/circles/story/badges.ts";
import type { Night } from "../../../../../src-worker/features/circles/story/night.ts";
import { night, nights, played, type Scores } from "./nights.ts";

const times = (count: number, scores: Scores): Scores[] =>
  Array.from({ length: count }, () => scores);
const WON: Scores = { ada: 5, ben: 3, cleo: 1 };
const SECOND: Scores = { ada: 3, ben: 5, cleo: 1 };
const LAST: Scores = { ada: 1, ben: 5, cleo: 3 };

interface Story {
  /** Evenings, the last of which earns the badge. */
  readonly earns: readonly Night[];
  /** Almost the same evenings, which do not earn it. */
  readonly misses: readonly Night[];
}

/** For each badge, evenings with which Ada earns it and evenings with which she only just does not. */
const STORIES: Readonly<Record<CircleBadge, Story>> = {
  newcomer: { earns: nights(WON), misses: nights({ ben: 3, cleo: 1 }) },
  furniture: { earns: nights(...times(5, WON)), misses: nights(...times(4, WON)) },
  fossil: { earns: nights(...times(25, WON)), misses: nights(...times(24, WON)) },
  crown: { earns: nights(SECOND, WON), misses: nights(SECOND, LAST) },
  dynasty: { earns: nights(WON, WON, WON), misses: nights(WON, WON, SECOND, WON) },
  phoenix: { earns: nights(LAST, WON), misses: nights(LAST, SECOND, WON) },
  lantern: { earns: nights(LAST), misses: nights({ ada: 1, ben: 2 }) },
  bridesmaid: {
    earns: [night(0, ...times(3, SECOND).map((scores) => played(scores)))],
    misses: nights(SECOND, SECOND, SECOND),
  },
  sweep: {
    earns: [night(0, ...times(3, WON).map((scores) => played(scores)))],
    misses: [night(0, played(WON), played(WON))],
  },
  steamroller: { earns: nights({ ada: 10, ben: 5 }), misses: nights({ ada: 10, ben: 6 }) },
  photoFinish: { earns: nights({ ada: 100, ben: 99 }), misses: nights({ ada: 100, ben: 100 }) },
  toaster: {
    earns: [night(0, ...times(3, { ROBO: 9, ada: 5, ben: 1 }).map((scores) => played(scores)))],
    misses: [night(0, ...times(3, { ada: 9, ROBO: 5, ben: 1 }).map((scores) => played(scores)))],
  },
  marathon: {
    earns: [night(0, ...times(8, WON).map((scores) => played(scores)))],
    misses: [night(0, ...times(7, WON).map((scores) => played(scores)))],
  },
  allRounder: {
    earns: [
      night(0, played(WON, "SNAPTION"), played(WON, "REQUIP"), played(WON, "CANVAS_CLASH")),
      night(1, played(WON, "AB_THINKING"), played(WON, "SYNC_THINK")),
    ],
    misses: [night(0, ...times(5, WON).map((scores) => played(scores)))],
  },
  oneTrick: { earns: nights(...times(5, WON)), misses: nights(...times(4, WON), SECOND) },
  twins: {
    earns: nights(...times(3, { ada: 2, ben: 2 })),
    misses: nights(...times(3, { ada: 2, ROBO: 2, ben: 1 })),
  },
  doughnut: { earns: nights({ ada: 0, ben: 3 }), misses: nights({ ada: 1, ben: 3 }) },
  repdigit: { earns: nights({ ada: 777, ben: 3 }), misses: nights({ ada: 77, ben: 3 }) },
  switzerland: {
    earns: [night(0, ...times(3, SECOND).map((scores) => played(scores)))],
    misses: [night(0, played(SECOND), played(SECOND), played(WON))],
  },
  ghost: {
    earns: nights(WON, ...times(5, { ben: 2, cleo: 1 }), WON),
    misses: nights(WON, ...times(4, { ben: 2, cleo: 1 }), WON),
  },
  metronome: {
    earns: [night(0, ...times(3, LAST).map((scores) => played(scores)))],
    misses: [night(0, ...times(3, WON).map((scores) => played(scores)))],
  },
  lateBloomer: {
    earns: [night(0, played(LAST), played(WON), played(WON))],
    misses: [night(0, played(SECOND), played(WON), played(WON))],
  },
  century: {
    earns: [
      night(0, ...times(99, SECOND).map((scores) => played(scores))),
      night(1, played(SECOND)),
    ],
    misses: [night(0, ...times(99, SECOND).map((scores) => played(scores)))],
  },
};

const earned = (all: readonly Night[]) => badgesOf(all, "ada");

test.for(CIRCLE_BADGES)(
  "%s is earned on the evening that completes it, and not before",
  (badge) => {
    const { earns, misses } = STORIES[badge];
    expect(earned(earns)).toContainEqual({ badge, at: earns.at(-1)?.at });
    expect(earned(earns.slice(0, -1)).map((one) => one.badge)).not.toContain(badge);
    expect(earned(misses).map((one) => one.badge)).not.toContain(badge);
  },
);

test("a badge stays with the evening that earned it, and is earned once", () => {
  const all = nights(WON, SECOND, WON, WON);
  expect(earned(all).filter(({ badge }) => badge === "crown")).toEqual([
    { badge: "crown", at: all[0]?.at },
  ]);
});

test("a member who never came has no badges", () => {
  expect(badgesOf(nights(WON), "dan")).toEqual([]);
});
