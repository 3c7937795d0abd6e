import { randomFrom, seeded } from "../../src-rooms/games/random.ts";
import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import { must } from "./invariants.ts";
import { SIMULATED_GAMES } from "./simulatedGames.ts";
import { Table } from "./table.ts";

/** Games whose content people could see twice. */
export const GAMES_WITH_CONTENT: readonly GameType[] = [
  "SNAPTION",
  "REQUIP",
  "CANVAS_CLASH",
  "AB_THINKING",
  "HIDE_AND_PEEK",
  "SYNC_THINK",
  "EXPERIMENTS",
];

const SEATS = 8;
const MOST_STEPS = 6_000;

/**
 * What the same people see of one game, one evening after the other, each in a new room that is told
 * what they saw before, as D1 tells it: ids in their order.
 */
export function* evenings(gameType: GameType, seed: number): Generator<readonly string[]> {
  const game = SIMULATED_GAMES.find((one) => one.gameType === gameType);
  if (!game) throw new Error(`no simulated game is called ${gameType}`);
  const random = randomFrom(seeded([seed, 3, 5]));
  let seen: readonly string[] = [];
  for (let evening = 0; ; evening++) {
    const table = new Table({ seed: [seed, evening, 9], gameType });
    const people = Array.from({ length: SEATS }, (_, at) => table.join(`Friend ${at}`));
    table.do({ type: "seen", seen: { gameType, people, ids: seen } });
    table.start({ includeTutorial: false });
    for (let steps = 0; table.stage !== "GAME_END"; steps++) {
      must(steps < MOST_STEPS, `${gameType} does not end, it is in ${table.stage}`);
      for (const id of people) game.saneMove(table, id, random);
      table.tick();
    }
    const ended = table.outbox.find(({ kind }) => kind === "gameEnded");
    const shown = ended?.kind === "gameEnded" ? (ended.body.shown ?? []) : [];
    seen = [...seen, ...shown];
    yield shown;
  }
}

/** How many evenings the same people play before something comes again. */
export function eveningsUntilRepeat(gameType: GameType, seed: number): number {
  const known = new Set<string>();
  let count = 0;
  for (const shown of evenings(gameType, seed)) {
    if (shown.some((id) => known.has(id))) break;
    for (const id of shown) known.add(id);
    count += 1;
  }
  return count;
}
