import { CANVAS_CONTENT } from "../../src-rooms/games/canvas-clash/canvasClash.ts";
import { seatLook } from "../../src-shared/catalog/seats.ts";
import type { GameType } from "../../src-shared/catalog/gameTypes.ts";

const PEOPLE = [
  ["Ada", "bagel-sandwich.webp"],
  ["Dimitri the Great", "pear.webp"],
  ["Cleopatra", "donut.webp"],
  ["Bo", "tomato.webp"],
  ["Eve", "fries.webp"],
] as const;

const people = PEOPLE.map(([alias, avatarSrc], at) => ({
  playerId: at + 1,
  alias,
  avatarSrc,
  hexColor: seatLook(at).hexColor,
  robot: false,
}));

function game(gameType: GameType, keepsakes: readonly object[], turn: number) {
  const podium = people.map((_, at) => ({
    ...people[(at + turn) % people.length],
    score: 4_200 - at * 650,
    rank: at + 1,
  }));
  return {
    gameId: gameType,
    gameType,
    startedAt: "2026-11-21T20:00:00.000Z",
    rounds: 3,
    podium,
    keepsakes,
  };
}

/** Returns the reel of a night with one of everything, as the server sends it. */
export function reelOfANight() {
  const body = {
    prompt: "The worst thing to say in a lift",
    answers: [
      { text: "Is it me, or are we falling?", alias: "Ada", playerId: 1, machine: false, votes: 4 },
      { text: "I pressed all of them", alias: "Cleopatra", playerId: 3, machine: false, votes: 2 },
    ],
  };
  const word = (playerId: number) => ({ playerId, text: "marmalade", shown: true });
  return {
    createdAt: "2026-11-21T22:00:00.000Z",
    expiresAt: "2026-12-21T22:00:00.000Z",
    language: "en",
    isYours: true,
    games: [
      game(
        "CANVAS_CLASH",
        [
          {
            id: "1-0",
            kind: "drawing",
            playerIds: [1],
            isYours: true,
            body: {
              word: "cat",
              language: "en",
              credits: 3,
              drawing: CANVAS_CONTENT.drawingOf("cat"),
            },
          },
          {
            id: "1-1",
            kind: "drawing",
            playerIds: [2],
            isYours: false,
            body: {
              word: "house",
              language: "en",
              credits: 1,
              drawing: CANVAS_CONTENT.drawingOf("house"),
            },
          },
        ],
        0,
      ),
      game("REQUIP", [{ id: "duel-1", kind: "duel", playerIds: [1, 3], isYours: true, body }], 2),
      game(
        "SNAPTION",
        [
          {
            id: "caption-1",
            kind: "caption",
            playerIds: [2],
            isYours: false,
            body: {
              text: "Row seven, seat wet",
              votes: 3,
              isUnanimous: false,
              photo: "cat-birthday",
            },
          },
        ],
        1,
      ),
      game(
        "SYNC_THINK",
        [
          {
            id: "ladder-1",
            kind: "ladder",
            playerIds: [1, 2, 3],
            isYours: true,
            body: {
              roundCount: 1,
              language: "en",
              rungs: [
                {
                  level: 0,
                  cue: ["breakfast", "orange"],
                  groups: [
                    { outcome: "sync", text: "marmalade", words: [word(1), word(2)] },
                    { outcome: "alone", text: "gazebo", words: [word(3)] },
                  ],
                },
              ],
            },
          },
        ],
        3,
      ),
      game(
        "AB_THINKING",
        [
          {
            id: "clue-1",
            kind: "clue",
            playerIds: [4],
            isYours: false,
            body: {
              cardId: "whale-castle",
              storyteller: 4,
              finders: [1, 5],
              clue: "Monday, from above",
            },
          },
        ],
        4,
      ),
      game(
        "HIDE_AND_PEEK",
        [
          {
            id: "hideout-1-5",
            kind: "hideout",
            playerIds: [5],
            isYours: false,
            body: { lap: 1, hider: 5, spotName: "house3", fooled: [1, 2, 3] },
          },
        ],
        1,
      ),
      game("RPS_SHOOT", [], 2),
    ],
    evening: {
      isOver: true,
      standing: people.map((one, at) => ({
        ...one,
        points: 540 - at * 70,
        wins: at === 0 ? 3 : 1,
        rank: at + 1,
      })),
      awards: [],
    },
  };
}
