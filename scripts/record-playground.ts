// Plays each game once with scripted players and records what the screens received at every stage, for the
// playground: `npm run record -- [REQUIP ...]`. Run it again when a view changes.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { randomFrom, seeded } from "../src-rooms/games/random.ts";
import { GAME_FACTS } from "../src-shared/catalog/gameTypes.ts";
import type { PlayerId } from "../src-shared/protocol/ids.ts";
import { SHARED_TOPICS } from "../src-rooms/session/views/views.ts";
import { SIMULATED_GAMES } from "../test/support/simulatedGames.ts";
import type { SimulatedGame } from "../test/support/simulatedGame.ts";
import { Table } from "../test/support/table.ts";
import { argumentsOf } from "./arguments.ts";
import { ROOT } from "./wrangler.ts";

const NAMES = ["Ada", "Bo", "Cleopatra", "Dimitri the Great", "Eve", "Fynn"];
/** Number of phones that the playground can show: the first seats, which hold every role sooner or later. */
const PHONES = 3;
/**
 * How long after the beginning of a stage it is recorded a second time, ms: animated stages are worth seeing
 * at both moments.
 */
const INSIDE_MS = 6_000;
const MOST_STEPS = 3_000;

interface Moment {
  readonly stage: string;
  /** `begin`: as the stage opens. `later`: some players have acted, or the animation is well under way. */
  readonly when: "begin" | "later";
  readonly serverTime: number;
  readonly topics: Readonly<Record<string, unknown>>;
  readonly hands: Readonly<Record<number, unknown>>;
}

function momentOf(table: Table, when: Moment["when"], phones: readonly PlayerId[]): Moment {
  const topics = SHARED_TOPICS.map((topic) => [topic, table.topic(topic)] as const);
  return {
    stage: table.stage,
    when,
    serverTime: table.now,
    topics: Object.fromEntries(topics.filter(([, body]) => body !== undefined)),
    hands: Object.fromEntries(phones.map((id) => [id, table.hand(id)])),
  };
}

function record(game: SimulatedGame): readonly Moment[] {
  const random = randomFrom(seeded([7, 11, 13]));
  const table = new Table({ seed: [5, 6, 7], gameType: game.gameType });
  const ids = NAMES.map((alias) => table.join(alias));
  table.robot();
  const phones = ids.slice(0, PHONES);
  const moments: Moment[] = [];
  const seen = new Set<string>();
  const keep = (when: Moment["when"]) => {
    const key = `${table.stage} ${when}`;
    if (seen.has(key)) return;
    seen.add(key);
    moments.push(momentOf(table, when, phones));
  };
  keep("begin");
  table.start({ includeTutorial: true });
  let stageId = table.state.clock.stage.stageId;
  keep("begin");
  for (let step = 0; step < MOST_STEPS && table.stage !== "GAME_END"; step++) {
    // Three players act and the stage is recorded; then everybody acts, then the clock moves on.
    for (const id of ids.slice(1, 4)) {
      if (stageId === table.state.clock.stage.stageId) game.saneMove(table, id, random);
    }
    if (stageId === table.state.clock.stage.stageId) {
      const { endsAt } = table.state.clock.stage;
      if (endsAt === undefined || endsAt > table.now + INSIDE_MS) table.wait(INSIDE_MS);
    }
    if (stageId === table.state.clock.stage.stageId) {
      keep("later");
      for (const id of ids) {
        if (stageId === table.state.clock.stage.stageId) game.saneMove(table, id, random);
      }
    }
    while (stageId === table.state.clock.stage.stageId) {
      const body = { stageId };
      if (table.state.clock.stage.endsAt === undefined) {
        table.host({ topic: "requestNextStage", body });
      } else if (!table.tick()) break;
    }
    stageId = table.state.clock.stage.stageId;
    keep("begin");
  }
  if (table.stage !== "GAME_END") throw new Error(`${game.gameType} is stuck in ${table.stage}`);
  table.wait(INSIDE_MS);
  if (table.stage === "GAME_END") keep("later");
  return moments;
}

const { positionals: wanted } = argumentsOf(import.meta.url, { allowPositionals: true });
const known = SIMULATED_GAMES.map(({ gameType }) => gameType);
const strangers = wanted.filter((name) => !known.some((gameType) => gameType === name));
if (strangers.length > 0) {
  console.error(`unknown games: ${strangers.join(", ")}. The games are ${known.join(", ")}`);
  process.exit(2);
}
for (const game of SIMULATED_GAMES) {
  if (wanted.length > 0 && !wanted.includes(game.gameType)) continue;
  const moments = record(game);
  const file = join(
    ROOT,
    "src-web/site/tools/recordings",
    `${GAME_FACTS[game.gameType].folder}.json`,
  );
  const text = JSON.stringify({ gameType: game.gameType, moments });
  writeFileSync(file, `${text}\n`);
  console.log(`${game.gameType}: ${moments.length} moments, ${Math.round(text.length / 1000)} kB`);
}
