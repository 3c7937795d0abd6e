import { syncThink } from "../../../src-rooms/games/sync-think/builtIn.ts";
import { graphOf } from "../../../src-rooms/games/sync-think/content.ts";
import type {
  Group,
  Said,
  SyncPrivate,
  SyncShared,
  SyncState,
} from "../../../src-rooms/games/sync-think/types.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Random } from "../../../src-rooms/games/random.ts";
import type { RoomState } from "../../../src-rooms/session/model/state.ts";
import { handText, must, publicText } from "../invariants.ts";
import { tapReady, type SimulatedGame } from "../simulatedGame.ts";
import type { Table } from "../table.ts";

/**
 * Words that players say: few, so that some players meet, and some so alike that it is not obvious whether
 * they match.
 */
const WORDS = [
  "banjo",
  "Banjos",
  "the banjo",
  "oboe",
  "yodel",
  "yodle",
  "walrus",
  "Ćma",
  "asshole",
];

/** Returns the state of the running game, which is SYNC_THINK in these checks. */
function syncOf(state: RoomState): SyncState | undefined {
  // SAFETY: simulated rooms play SYNC_THINK only.
  return state.game ? (state.game.state as SyncState) : undefined;
}

/** Sends a word as a person would find it: one that the cue brings to mind, or any other. */
function saneMove(table: Table, id: PlayerId, random: Random): void {
  if (tapReady(table, id) || table.stage !== "THINK") return;
  // SAFETY: simulated rooms play SYNC_THINK only.
  const { cue, level, language } = table.topic("stage").view as SyncShared;
  const thoughts = cue.flatMap((word) => graphOf(language).links.get(word.toLowerCase()) ?? []);
  const word = random.chance(0.5) ? random.pick(thoughts) : random.pick(WORDS);
  table.move(id, { type: "word", word: word ?? `word ${level} ${random.below(4)}` });
}

/** Returns anything a hostile phone might send as a move. */
function hostileMove(random: Random): unknown {
  switch (random.below(6)) {
    case 0:
      return random.pick([null, 0, "", [], {}, { type: "word" }, { type: "__proto__", word: "x" }]);
    case 1:
      return { type: "word", word: random.pick([7, null, {}, ["banjo"], "x".repeat(10_000)]) };
    case 2:
      return { type: "word", word: random.pick(["", " ", "\u202e", "!!!", "🎉", "x".repeat(31)]) };
    case 3:
      return {
        type: "word",
        word: random.pick(["שלום", "z\u0335\u0335\u0335", "<b>banjo</b>", "a"]),
      };
    default:
      return { type: "word", word: random.pick(WORDS) };
  }
}

const SALT = "§";
const saltOf = (id: PlayerId) => `${SALT}${id}${SALT}`;

/** Returns the state with every secret word replaced by a mark that names its owner. */
function salted(sync: SyncState): SyncState {
  if (sync.at === "REVEAL") return sync;
  const said: Record<PlayerId, Said> = {};
  for (const id of playerIdsOf(sync.said)) {
    const word = sync.said[id];
    if (word) said[id] = { ...word, text: saltOf(id) };
  }
  return { ...sync, said };
}

/** Checks that before the reveal no player's word is in a shared topic or in another player's hand. */
function secretsStay(table: Table): void {
  const sync = syncOf(table.state);
  const { game } = table.state;
  if (!sync || !game) return;
  const state: RoomState = { ...table.state, game: { ...game, state: salted(sync) } };
  must(!publicText(state, table).includes(SALT), "a word is in a shared topic");
  for (const id of playerIdsOf(table.state.seats)) {
    const text = handText(state, id, table);
    const foreign = text.replaceAll(saltOf(id), "");
    must(!foreign.includes(SALT), `the hand of ${id} contains another player's word: ${text}`);
  }
}

/**
 * Checks that the reveal shows all words that were said, in groups that fit their outcome, and that hidden
 * words stay off the screens.
 */
function viewsAreRight(table: Table): void {
  const sync = syncOf(table.state);
  if (!sync || table.stage === "TUTORIAL") return;
  // SAFETY: simulated rooms play SYNC_THINK only.
  const shared = table.topic("stage").view as SyncShared;
  const isReveal = sync.at === "REVEAL";
  must(Boolean(shared.reveal) === isReveal, `the reveal does not fit the stage ${sync.at}`);
  must(shared.level < shared.bonuses.length, `level ${shared.level} of ${shared.bonuses.length}`);
  must(!JSON.stringify(shared).includes("asshole"), "a blocked word is on screens");
  for (const word of shared.cue) must(shared.forbidden.includes(word), `${word} is not forbidden`);
  const shown = shared.reveal?.groups.flatMap(({ words }) => words) ?? [];
  const ids = shown.map(({ playerId }) => playerId);
  must(new Set(ids).size === ids.length, "a player is in two groups");
  if (isReveal) must(ids.length === playerIdsOf(sync.said).length, "a player's word is missing");
  for (const group of shared.reveal?.groups ?? []) {
    const isAlone = group.words.length < 2;
    must(
      isAlone === (group.outcome === "struck"),
      `a group of ${group.words.length} is ${group.outcome}`,
    );
  }
  for (const id of playerIdsOf(table.state.seats)) {
    const hand = table.hand(id) as SyncPrivate | undefined;
    must(hand?.word === sync.said[id]?.text, `the word in the hand of ${id} is not theirs`);
  }
}

/** Computes what the groups of a level are worth by the written rules, without the game's own code. */
function gainsOf(before: SyncState, groups: readonly Group[]): Map<PlayerId, number> {
  const m = Math.min(3, before.round.roundCount);
  const { level, levels } = before;
  let bonus = 1_000 * m;
  if (level === 0) bonus += 500;
  for (let at = 1; at < level; at++) bonus /= 2;
  bonus = level >= levels ? 0 : Math.floor(bonus);
  const seated = playerIdsOf(before.minds).filter((id) => !before.minds[id]?.left);
  const lit = seated.filter((id) => before.minds[id]?.by !== "nobody");
  // Players who are away are not needed for a full house, unless every person is away.
  const present = lit.some((id) => !before.minds[id]?.robot) ? lit : seated;
  const gains = new Map<PlayerId, number>();
  for (const { words } of groups) {
    const ids = words.map(({ playerId }) => playerId);
    const hasPerson = ids.some((id) => !before.minds[id]?.robot);
    if (ids.length < 2 || !hasPerson) continue;
    const strays = ids.filter((id) => before.minds[id]?.syncedAt === undefined);
    const crowd = Math.min(300, 50 * (ids.length - 2));
    const full = present.every((id) => ids.includes(id)) ? 500 : 0;
    for (const id of ids) {
      const points = strays.includes(id) ? bonus + crowd : strays.length * 100 * m;
      gains.set(id, points + full);
    }
  }
  return gains;
}

function lowest(sync: SyncState, except: PlayerId): number {
  const ids = playerIdsOf(sync.minds).filter((id) => id !== except && !sync.minds[id]?.left);
  return ids.length === 0 ? 0 : Math.min(...ids.map((id) => sync.minds[id]?.score ?? 0));
}

/** Checks that points come only from reveals. */
function scoresAddUp(before: RoomState, after: RoomState): void {
  const old = syncOf(before);
  const sync = syncOf(after);
  if (!old || !sync || before.game?.gameId !== after.game?.gameId) return;
  const was = syncThink.scores(old);
  const is = syncThink.scores(sync);
  const rung = sync.rungs.at(-1);
  const isReveal = old.at === "THINK" && sync.at === "REVEAL" && old.step === sync.step;
  const gains = isReveal && rung ? gainsOf(old, rung.groups) : new Map<PlayerId, number>();
  for (const id of playerIdsOf(is)) {
    const score = was[id];
    if (score === undefined) {
      const isLowest = is[id] === lowest(old, id) || is[id] === lowest(sync, id);
      must(isLowest, `${id} starts with ${is[id]} points`);
      continue;
    }
    const expected = score + (gains.get(id) ?? 0);
    must(is[id] === expected, `${id} has ${is[id]} points instead of ${expected}`);
  }
}

/** Simulation of SYNC_THINK with robots, sane players and hostile ones. */
export const simulation: SimulatedGame = {
  gameType: "SYNC_THINK",
  settings: (random) => ({
    numberOfRounds: random.chance(0.8) ? 1 : 2,
    language: random.pick(["en", "en", "pl", "de"]),
    backstage: random.pick(["off", "off", "hide", "approve"]),
    syncThinkSettings: {
      closeMatchEnabled: random.chance(0.8),
      maximumLevels: random.between(1, random.chance(0.2) ? 7 : 3),
    },
  }),
  saneMove,
  hostileMove,
  secretsStay,
  viewsAreRight,
  scoresAddUp,
};
