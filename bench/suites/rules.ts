import { figure, median, type Findings } from "../lib/figures.ts";
import type { Effort } from "../lib/servers.ts";
import type { PlayerId } from "../../src-rooms/protocol/ids.ts";
import { HANDS, type RpsPrivate } from "../../src-rooms/games/rps-shoot/types.ts";
import { Table } from "../../test/support/table.ts";

const PLAYERS = 8;
const GAMES_A_MINUTE = 10_000;

/** Everybody fills all programs; the hands differ from player to player and game to game. */
function program(table: Table, id: PlayerId, game: number): void {
  // SAFETY: in PROGRAM everybody at this table holds programs.
  const { programs } = table.hand(id) as RpsPrivate;
  for (const key of Object.keys(programs)) {
    const battle = Number(key);
    const moves = [1, 2, 3].map((slot) => HANDS[(id * slot + battle + game) % HANDS.length]);
    const said = table.move(id, { type: "program", battle, moves });
    if (said !== "ok") throw new Error(said);
  }
}

/** One whole game from an empty room to the podium: three rounds, every move and every call made. */
function playGame(game: number): void {
  const table = new Table({ seed: [game, 2, 3] });
  const players = Array.from({ length: PLAYERS }, (_, at) => table.join(`Player ${at + 1}`));
  table.start({ includeTutorial: false });
  const calls = ["WIN", "TIE", "LOSE"] as const;
  while (table.stage !== "GAME_END") {
    if (table.stage === "PROGRAM") for (const id of players) program(table, id, game);
    else if (table.stage === "BET") {
      for (const id of players) table.move(id, { type: "bet", call: calls[(id + game) % 3] });
    }
    const { stageId } = table.state.clock.stage;
    while (table.state.clock.stage.stageId === stageId) table.tick();
  }
}

/** Whole games of the rules alone: how far is the machine from a bound on random play? */
export function rules({ quick }: Effort): Findings {
  const forMs = quick ? 1_000 : 3_000;
  const perMinute: number[] = [];
  for (let game = 0; game < 50; game++) playGame(game);
  for (let round = 0; round < (quick ? 1 : 3); round++) {
    const began = performance.now();
    let games = 0;
    for (; performance.now() - began < forMs; games++) playGame(games);
    perMinute.push((games * 60_000) / (performance.now() - began));
  }
  const found = median(perMinute);
  return {
    title: "Rules: whole games simulated",
    how:
      `RPS_SHOOT with ${PLAYERS} players, three rounds, session and rules without sockets and storage, ` +
      "in one thread. No yardstick: this figure depends on the machine.",
    subjects: ["rules"],
    figures: [figure("games a minute", 0, { rules: perMinute }, (each) => each)],
    bars: [
      {
        name: "games a minute on one core",
        bar: `${GAMES_A_MINUTE} or more`,
        found: found.toFixed(0),
        holds: found >= GAMES_A_MINUTE,
      },
    ],
  };
}
