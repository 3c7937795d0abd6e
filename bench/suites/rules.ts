import { figure, median, type Findings } from "../lib/figures.ts";
import type { Effort } from "../lib/servers.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import { type RpsPrivate } from "../../src-rooms/games/rps-shoot/types.ts";
import { HANDS } from "../../src-shared/catalog/games/rps-shoot.ts";
import { Studio } from "../../test/support/canvas.ts";
import { Table } from "../../test/support/table.ts";

const PLAYERS = 8;
const GAMES_A_MINUTE = 10_000;

/** Fills all programs of a player; the hands differ between players and games. */
function program(table: Table, id: PlayerId, game: number): void {
  // SAFETY: in PROGRAM every player at this table has programs.
  const { programs } = table.hand(id) as RpsPrivate;
  for (const key of Object.keys(programs)) {
    const battle = Number(key);
    const moves = [1, 2, 3].map((slot) => HANDS[(id * slot + battle + game) % HANDS.length]);
    const said = table.move(id, { type: "program", battle, moves });
    if (said !== "ok") throw new Error(said);
  }
}

/**
 * Plays one complete game of RPS_SHOOT from an empty room to the podium: three rounds, with every move and
 * every bet.
 */
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

/**
 * Plays one complete game of CANVAS_CLASH: everybody paints twice, and each guesser guesses wrong once, then
 * right, and credits a painter.
 */
function paintGame(game: number): void {
  const studio = new Studio(PLAYERS, 0, [game, 2, 3]);
  studio.start({ includeTutorial: false });
  while (studio.stage !== "GAME_END") {
    if (studio.stage === "DRAW") {
      studio.inkAll();
      for (const id of studio.guessers) {
        studio.guess(id, "umbrella stand");
        studio.now += 1_000;
        studio.solve(id);
      }
    } else if (studio.stage === "CREDIT") {
      for (const id of studio.guessers) studio.credit(id, (id + game) % 2);
    }
    const { stageId } = studio.state.clock.stage;
    while (studio.state.clock.stage.stageId === stageId) studio.tick();
  }
}

const GAMES = { RPS_SHOOT: playGame, CANVAS_CLASH: paintGame } as const;

/** Games per minute of one core, by this process's own CPU time, so that other processes do not matter. */
function perMinute(play: (game: number) => void, forMs: number): number {
  const began = process.cpuUsage();
  let games = 0;
  for (;;) {
    play(games++);
    const { user, system } = process.cpuUsage(began);
    const ms = (user + system) / 1_000;
    if (ms >= forMs) return (games * 60_000) / ms;
  }
}

/** Plays complete games of the rules alone and measures how many a core simulates per minute. */
export function rules({ quick }: Effort): Findings {
  const forMs = quick ? 500 : 3_000;
  const found: Record<string, number[]> = {};
  for (const [name, play] of Object.entries(GAMES)) {
    perMinute(play, quick ? 500 : 1_500);
    found[name] = Array.from({ length: quick ? 1 : 3 }, () => perMinute(play, forMs));
  }
  const slowest = Math.min(...Object.values(found).map(median));
  return {
    title: "Rules: complete games, simulated",
    how:
      `${PLAYERS} players who make every move; session and rules without sockets and storage, ` +
      "in one thread. There is nothing to compare it with: this figure depends on the machine.",
    subjects: Object.keys(GAMES),
    figures: [figure("games a minute", 0, found, (each) => each)],
    bars: [
      {
        name: "games a minute on one core, for the slowest game",
        bar: `${GAMES_A_MINUTE} or more`,
        found: slowest.toFixed(0),
        holds: slowest >= GAMES_A_MINUTE,
      },
    ],
  };
}
