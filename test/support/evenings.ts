import { randomFrom, seeded } from "../../src-rooms/games/random.ts";
import { GAMES_REMEMBERED, remembered } from "../../src-shared/catalog/remembered.ts";
import { GAME_FACTS, type GameType } from "../../src-shared/catalog/gameTypes.ts";
import { SEEN_KEPT_MS } from "../../src-shared/catalog/limits.ts";
import type { Rating } from "../../src-shared/catalog/settings.ts";
import { must } from "./invariants.ts";
import { SIMULATED_GAMES } from "./simulatedGames.ts";
import { Table } from "./table.ts";

/** Games whose content players could see a second time. */
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
const DAY_MS = 24 * 60 * 60 * 1_000;

/** People who play the same game again and again: what they play, and how often. */
interface Regulars {
  readonly gameType: GameType;
  readonly seed: number;
  readonly rating?: Rating;
  /** Days from one evening to the next. When left out, all evenings lie within the remembered time. */
  readonly daysBetween?: number;
}

/** What a game showed, and when, ms. */
interface Shown {
  readonly at: number;
  readonly ids: readonly string[];
}

/**
 * Yields what the same eight people see of one game on each evening. Every evening is a new room, which
 * receives what they saw in the last ninety days, as the database would send it.
 */
export function* evenings(regulars: Regulars): Generator<readonly string[]> {
  const { gameType, seed, rating = "family", daysBetween = 0 } = regulars;
  const game = SIMULATED_GAMES.find((one) => one.gameType === gameType);
  if (!game) throw new Error(`there is no simulated game of ${gameType}`);
  const random = randomFrom(seeded([seed, 3, 5]));
  const newestFirst: Shown[] = [];
  for (let evening = 0; ; evening++) {
    const at = evening * daysBetween * DAY_MS;
    const recent = newestFirst.filter((one) => one.at > at - SEEN_KEPT_MS);
    const ids = remembered(recent.slice(0, GAMES_REMEMBERED).map((one) => one.ids));
    const table = new Table({ seed: [seed, evening, 9], gameType });
    const people = Array.from({ length: SEATS }, (_, seat) => table.join(`Friend ${seat}`));
    table.do({ type: "seen", seen: { gameType, people, ids } });
    table.start({ includeTutorial: false, ...(GAME_FACTS[gameType].isRated && { rating }) });
    for (let steps = 0; table.stage !== "GAME_END"; steps++) {
      must(steps < MOST_STEPS, `${gameType} does not end; it is in ${table.stage}`);
      for (const id of people) game.saneMove(table, id, random);
      table.tick();
    }
    const ended = table.outbox.find(({ kind }) => kind === "gameEnded");
    const shown = ended?.kind === "gameEnded" ? (ended.body.shown ?? []) : [];
    newestFirst.unshift({ at, ids: shown });
    yield shown;
  }
}

/** Evenings after which counting stops. */
export const EVENINGS_MOST = 200;

/**
 * Returns how many evenings these people play before they see something again that they saw within the last
 * `within` evenings (left out: ever); `EVENINGS_MOST` when nothing repeats.
 */
export function eveningsUntilRepeat(regulars: Regulars, within = Infinity): number {
  const lastIn = new Map<string, number>();
  let evening = 0;
  for (const shown of evenings(regulars)) {
    const isRepeat = (id: string) => {
      const last = lastIn.get(id);
      return last !== undefined && evening - last <= within;
    };
    if (evening === EVENINGS_MOST || shown.some(isRepeat)) break;
    for (const id of shown) lastIn.set(id, evening);
    evening += 1;
  }
  return evening;
}

const WEEK = 7;
/** How many past evenings the games still remember when people meet once a week. */
const WEEKS_KNOWN = Math.floor((SEEN_KEPT_MS - 1) / (WEEK * DAY_MS));
/** Seeds of the groups that are simulated. The earliest repeat counts. */
const TABLES = [1, 2, 3];

/** How long one game lasts before it repeats itself. */
export interface Lasting {
  readonly game: GameType;
  readonly rating: Rating;
  /** Things a game shows on a first evening: the highest number of the simulated groups. */
  readonly shown: number;
  /** Evenings before anything repeats, when everything is remembered. */
  readonly evenings: number;
  /** Evenings, one a week, before anything of the last ninety days repeats. */
  readonly weekly: number;
}

/**
 * Returns how long every game lasts the same eight people with its default settings. Rated games are also
 * measured with the adult rating.
 */
export function lastingOf(games: readonly GameType[]): Lasting[] {
  const least = (regulars: Omit<Regulars, "seed">, within?: number) =>
    Math.min(...TABLES.map((seed) => eveningsUntilRepeat({ ...regulars, seed }, within)));
  return games.flatMap((gameType) => {
    const ratings: readonly Rating[] = GAME_FACTS[gameType].isRated
      ? ["family", "adult"]
      : ["family"];
    return ratings.map((rating): Lasting => {
      const regulars = { gameType, rating };
      return {
        game: gameType,
        rating,
        shown: shownAnEvening(regulars),
        evenings: least(regulars),
        weekly: least({ ...regulars, daysBetween: WEEK }, WEEKS_KNOWN),
      };
    });
  });
}

function shownAnEvening(regulars: Omit<Regulars, "seed">): number {
  return Math.max(
    ...TABLES.map((seed) => {
      const [first = []] = evenings({ ...regulars, seed });
      return first.length;
    }),
  );
}
