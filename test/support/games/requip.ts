import { requip } from "../../../src-rooms/games/requip/builtIn.ts";
import type {
  Matchup,
  RequipPrivate,
  RequipShared,
  RequipState,
} from "../../../src-rooms/games/requip/types.ts";
import { BACKSTAGE_MODES } from "../../../src-shared/catalog/settings.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Random } from "../../../src-rooms/games/random.ts";
import type { RoomState } from "../../../src-rooms/session/model/state.ts";
import { sharedTopic } from "../../../src-rooms/session/views/views.ts";
import { handText, must, publicText } from "../invariants.ts";
import { tapReady, type SimulatedGame } from "../simulatedGame.ts";
import type { Table } from "../table.ts";

/** Returns the state of the running game, which is REQUIP in these checks. */
function requipOf(state: RoomState): RequipState | undefined {
  // SAFETY: simulated rooms play REQUIP only.
  return state.game ? (state.game.state as RequipState) : undefined;
}

const WORDS = ["soup", "a goose", "Kevin", "more soup", "nothing", "Grandma's hat", "ça va"];

function idsOn(table: Table): string[] {
  const { matchup } = (table.topic("stage").view as RequipShared | undefined) ?? {};
  return matchup ? [matchup.answer1.promptResponseId, matchup.answer2.promptResponseId] : [];
}

/** Makes a move as a person would: an answer, a vote, a tag or applause. */
function saneMove(table: Table, id: PlayerId, random: Random): void {
  if (tapReady(table, id)) return;
  // SAFETY: simulated rooms play REQUIP only.
  const mine = table.hand(id) as RequipPrivate | undefined;
  if (table.stage === "DUEL") {
    const promptResponseId = random.pick(idsOn(table)) ?? "";
    if (mine?.mine !== undefined) table.move(id, { type: "clap" });
    else if (random.chance(0.3)) table.move(id, { type: "spotAi", promptResponseId, on: true });
    else table.move(id, { type: "vote", promptResponseId });
    return;
  }
  const open = Object.entries(mine?.prompts ?? {}).find(
    ([, prompt]) => prompt.currentPromptResponse === undefined,
  );
  if (!open) return;
  const prompt = Number(open[0]);
  const text = `${random.pick(WORDS) ?? "soup"} ${random.chance(0.8) ? random.below(1_000) : ""}`;
  table.move(
    id,
    random.chance(0.15) ? { type: "requip", prompt } : { type: "answer", prompt, text },
  );
}

/**
 * Returns anything a hostile phone might send as a move: a valid move, one out of turn, or no move at all.
 */
function hostileMove(random: Random): unknown {
  const promptResponseId = `${random.between(1, 3)}-${random.between(1, 9)}-${random.between(1, 2)}`;
  switch (random.below(8)) {
    case 0:
      return random.pick([null, 0, "", [], {}, { type: "__proto__" }, { type: "vote" }]);
    case 1:
      return { type: "answer", prompt: random.pick([0, 3, -1, "1"]), text: "x" };
    case 2:
      return {
        type: "answer",
        prompt: 1,
        text: random.pick(["", "x".repeat(10_000), "\u202E", 7]),
      };
    case 3:
      return { type: "requip", prompt: random.between(1, 2) };
    case 4:
      return { type: "spotAi", promptResponseId, on: random.chance(0.5) };
    case 5:
      return { type: "clap" };
    case 6:
      return { type: "vote", promptResponseId };
    default:
      return {
        type: "answer",
        prompt: random.between(1, 2),
        text: "<b>\u0335\u0335\u0335bold</b>",
      };
  }
}

const SALT = "§";

/**
 * Returns the state with other authors, sources, votes and tags wherever nothing was revealed yet, and with a
 * mark in place of every text that nobody may have read.
 */
function disguised(state: RequipState): RequipState {
  const other = (matchup: Matchup, isRead: boolean): Matchup => {
    const [one, two] = matchup.slots;
    const mark = (text: string) => (isRead || text === "" ? text : SALT);
    return {
      ...matchup,
      slots: [
        { ...one, author: two.author, source: two.source, text: mark(one.text) },
        { ...two, author: one.author, source: one.source, text: mark(two.text) },
      ],
      votes: Object.fromEntries(playerIdsOf(matchup.votes).map((id) => [id, 0 as const])),
      tags: {},
    };
  };
  const matchups = state.matchups.map((matchup, at) => {
    if (matchup.outcome) return matchup;
    const isShown = state.at === "DUEL" && at === state.current;
    return other(matchup, isShown);
  });
  return { ...state, matchups };
}

/**
 * Checks that authors and votes stay secret until they are revealed, and that nobody reads a text before it
 * is shown.
 */
function secretsStay(table: Table): void {
  const state = requipOf(table.state);
  const { game } = table.state;
  if (!state || !game || state.at === "OVER") return;
  const masked: RoomState = { ...table.state, game: { ...game, state: disguised(state) } };
  const text = publicText(masked, table);
  must(!text.includes(SALT), "a text is shown before its duel");
  const stage = JSON.stringify(sharedTopic("stage", masked, table.games));
  must(!/quipbot/i.test(stage), "the hidden robot's name is shown");
  if (state.at === "DUEL") {
    must(text === publicText(table.state, table), "screens show who wrote or chose what");
  }
  if (state.at !== "WRITE") return;
  for (const id of playerIdsOf(table.state.seats)) {
    const own = new Set(
      state.matchups.flatMap(({ slots }) =>
        slots.flatMap(({ author, text: said }) => (author === id ? [said] : [])),
      ),
    );
    const hand = JSON.parse(handText(table.state, id, table)) as RequipPrivate | "";
    for (const prompt of hand === "" ? [] : Object.values(hand.prompts)) {
      const said = prompt.currentPromptResponse;
      must(said === undefined || own.has(said), `${id} sees '${said}', which another player wrote`);
      must(prompt.playerId === id, `${id} has a prompt of ${prompt.playerId}`);
    }
  }
}

/**
 * Returns the most a matchup can pay its two sides: the pot, the winner's tenth and the quarter for a sweep.
 */
function potOf(state: RequipState): number {
  return 1_350 * state.round.scoreMultiplier;
}

/** Checks that points come only from reveals, and never exceed a pot and the tags. */
function scoresAddUp(before: RoomState, after: RoomState): void {
  const old = requipOf(before);
  const now = requipOf(after);
  if (!old || !now || before.game?.gameId !== after.game?.gameId) return;
  const [was, is] = [requip.scores(old), requip.scores(now)];
  const revealed = now.matchups.filter(
    ({ outcome }, at) => outcome && old.matchups[at]?.outcome !== outcome,
  );
  must(revealed.length <= 1, "two matchups were revealed at once");
  const { outcome } = revealed[0] ?? {};
  let won = 0;
  for (const id of playerIdsOf(is)) {
    const gain = (is[id] ?? 0) - (was[id] ?? is[id] ?? 0);
    must(gain >= 0, `${id} lost ${-gain} points`);
    must(gain === 0 || outcome !== undefined, `${id} won ${gain} points without a reveal`);
    won += gain;
  }
  const tags = Object.values(outcome?.tagPoints ?? {}).reduce((sum, points) => sum + points, 0);
  must(won <= potOf(now) + tags, `a pot paid ${won} points`);
  const total = outcome ? outcome.points[0] + outcome.points[1] : 0;
  must(outcome?.kind !== "jinx" || total === 0, "a jinx paid points");
}

/** Simulation of REQUIP with robots, sane players and hostile ones. */
export const simulation: SimulatedGame = {
  gameType: "REQUIP",
  settings: (random) => ({
    numberOfRounds: random.chance(0.8) ? 1 : 2,
    backstage: random.chance(0.8) ? "off" : (random.pick(BACKSTAGE_MODES) ?? "off"),
    filterLevel: "none",
  }),
  saneMove,
  hostileMove,
  secretsStay,
  scoresAddUp,
};
