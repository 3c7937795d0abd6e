// `npm run simulate`: a million simulated games, each step checked. Exit code 1 when one fails.
//   npm run simulate -- --game REQUIP    games of one type
//   npm run simulate -- --games 5000     fewer games
//   npm run simulate -- --from 123       other seeds: 123, 124, 125 ...
//   npm run simulate -- --seed 4711      one game, with the complete error
//   npm run simulate -- --robots         how well robots guess paintings, by level; also printed after CANVAS_CLASH
//   npm run simulate -- --pace           games with players of human speed: who waits for whom, and who wins
//   npm run simulate -- --evenings       how many evenings the same eight people see nothing twice, by game (--json)
import { argumentsOf } from "./arguments.ts";
import { SIMULATED_GAMES } from "../test/support/simulatedGames.ts";
import { EVENINGS_MOST, GAMES_WITH_CONTENT, lastingOf } from "../test/support/evenings.ts";
import { paceOf, paceFaults } from "../test/support/pace.ts";
import { robotReport } from "../test/support/robotGuesses.ts";
import { simulate } from "../test/support/simulation.ts";

const GAMES = 1_000_000;
const PROGRESS_EVERY_MS = 10_000;
/** Failures after which the run stops; more would add nothing. */
const MOST_FAILURES = 20;

/** Parses a whole number of the command line; exits with a message when it is not one. */
function wholeNumber(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= 0) return value;
  console.error(`--${name} takes a whole number, not '${text}'`);
  process.exit(2);
}

const { values } = argumentsOf(import.meta.url, {
  options: {
    game: { type: "string" },
    games: { type: "string" },
    from: { type: "string" },
    seed: { type: "string" },
    evenings: { type: "boolean" },
    json: { type: "boolean" },
    robots: { type: "boolean" },
    pace: { type: "boolean" },
  },
});
/** The games that `--game` names, or all of them; exits with a message when it names none of them. */
function chosen<Type extends string>(all: readonly Type[]): readonly Type[] {
  const found = all.filter((gameType) => (values.game ?? gameType) === gameType);
  if (found.length > 0) return found;
  console.error(`--game takes one of ${all.join(", ")}, not '${values.game}'`);
  process.exit(2);
}
if (values.evenings) {
  const lasting = lastingOf(chosen(GAMES_WITH_CONTENT));
  if (values.json) console.log(JSON.stringify(lasting, null, 2));
  else {
    console.table(lasting);
    console.log(`${EVENINGS_MOST} evenings: counting stopped there`);
  }
  process.exit(0);
}
const types = chosen(SIMULATED_GAMES.map(({ gameType }) => gameType));
/** Default number of games of each type for `--pace`. */
const LIVED_GAMES = 1_000;
if (values.pace) {
  const lived = wholeNumber("games", values.games, LIVED_GAMES);
  const paces = Object.fromEntries(types.map((gameType) => [gameType, paceOf(gameType, lived)]));
  for (const [gameType, pace] of Object.entries(paces)) console.log(gameType, JSON.stringify(pace));
  const faults = Object.entries(paces).flatMap(([gameType, pace]) =>
    paceFaults(pace).map((fault) => `${gameType}: ${fault}`),
  );
  for (const fault of faults) console.error(fault);
  process.exit(faults.length > 0 ? 1 : 0);
}
/** Turns in which robots guess for the report. */
const ROBOT_TURNS = 400;
if (values.robots) {
  for (const line of robotReport(ROBOT_TURNS)) console.log(line);
  process.exit(0);
}
const isOne = values.seed !== undefined;
const first = isOne ? wholeNumber("seed", values.seed, 0) : wholeNumber("from", values.from, 0);
const games = isOne ? 1 : wholeNumber("games", values.games, GAMES);

const kinds = SIMULATED_GAMES.filter(({ gameType }) => types.includes(gameType));
/** The type of game for a seed, always the same one. */
function kindOf(seed: number) {
  const kind = kinds[seed % kinds.length];
  if (kind) return kind;
  throw new Error("there is no game to simulate");
}

const began = performance.now();
const played = { games: 0, steps: 0, rounds: 0, seats: new Map<number, number>() };
const failures: { readonly seed: number; readonly error: unknown }[] = [];

function summary(): string {
  const seconds = (performance.now() - began) / 1000;
  const perMinute = Math.round((played.games / seconds) * 60);
  return `${played.games} of ${games} games, ${played.steps} steps, ${failures.length} failed, ${seconds.toFixed(0)} s, ${perMinute} a minute`;
}

let said = began;
for (let seed = first; seed < first + games && failures.length < MOST_FAILURES; seed++) {
  try {
    const { steps, seats, rounds } = simulate(seed, kindOf(seed));
    played.steps += steps;
    played.rounds += rounds;
    played.seats.set(seats, (played.seats.get(seats) ?? 0) + 1);
  } catch (error) {
    failures.push({ seed, error });
    console.error(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`);
  }
  played.games += 1;
  if (performance.now() - said > PROGRESS_EVERY_MS) {
    said = performance.now();
    console.log(summary());
  }
}

console.log(summary());
const bySeats = [...played.seats].toSorted(([a], [b]) => a - b);
if (!isOne && kinds.some(({ gameType }) => gameType === "CANVAS_CLASH")) {
  for (const line of robotReport(ROBOT_TURNS)) console.log(line);
}
console.log(`games by seats: ${bySeats.map(([seats, count]) => `${seats}: ${count}`).join(", ")}`);
if (failures.length > 0) {
  const [{ seed, error } = { seed: 0, error: undefined }] = failures;
  console.error(error);
  console.error(
    `To replay a failed game: npm run simulate -- --seed ${seed}${values.game === undefined ? "" : ` --game ${values.game}`}`,
  );
  process.exit(1);
}
