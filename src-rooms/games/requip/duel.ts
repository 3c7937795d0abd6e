import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Refusal } from "../game.ts";
import { isMachine, outcomeOf, shownText, votersOf, votesOf } from "./score.ts";
import { type Duel, type Matchup, type RequipState } from "./types.ts";
import { CLAPS_MAX } from "./facts.ts";
import type { RequipMove } from "./schemas.ts";

/** Id of an answer on the screens; it does not show who wrote it. */
export function responseId({ round }: RequipState, matchup: number, side: 0 | 1): string {
  return `${round.roundId}-${matchup + 1}-${side + 1}`;
}

/** Prefix of the ids of this round's duels. */
export const keptIn = ({ round }: RequipState): string => `duel-${round.roundId}-`;

/** The `responseId` that a duel's answer had during its round. */
export const keptResponseId = ({ id }: Duel, side: number): string =>
  `${id.slice("duel-".length)}-${side + 1}`;

function sideOf(state: RequipState, wanted: string): 0 | 1 | undefined {
  if (responseId(state, state.current, 0) === wanted) return 0;
  return responseId(state, state.current, 1) === wanted ? 1 : undefined;
}

function changed(state: RequipState, change: Partial<Matchup>): RequipState {
  const matchup = state.matchups[state.current];
  if (!matchup) return state;
  return { ...state, matchups: state.matchups.with(state.current, { ...matchup, ...change }) };
}

/** Handles a vote, a tag or a clap on the matchup that is shown (RQ8, RQ12, RQ15). */
export function act(
  state: RequipState,
  id: PlayerId,
  move: Exclude<RequipMove, { type: "answer" | "requip" }>,
): RequipState | Refusal {
  const matchup = state.matchups[state.current];
  const isAuthor = matchup?.slots.some(({ author }) => author === id) ?? false;
  if (!matchup || (state.at !== "DUEL" && move.type !== "clap")) return { refused: "stage_over" };
  if (move.type === "clap") {
    if (state.at === "WRITE" || state.at === "OVER") return { refused: "stage_over" };
    if (!isAuthor) return { refused: "not_your_turn" };
    const claps = matchup.claps[id] ?? 0;
    if (claps >= CLAPS_MAX) return state;
    return changed(state, { claps: { ...matchup.claps, [id]: claps + 1 } });
  }
  const side = sideOf(state, move.promptResponseId);
  if (side === undefined) return { refused: "not_shown" };
  if (isAuthor) return { refused: "own_entry" };
  if (move.type === "vote") {
    // This robot planned its vote while no person could vote, but somebody has come back since (RQ8).
    const isLate = state.writers[id]?.robot && !votersOf(state, matchup).includes(id);
    if (isLate) return { refused: "not_your_turn" };
    if (matchup.votes[id] === side) return state;
    return changed(state, { votes: { ...matchup.votes, [id]: side } });
  }
  if ((matchup.tags[id] === side) === move.on) return state;
  if (move.on) return changed(state, { tags: { ...matchup.tags, [id]: side } });
  const { [id]: _tag, ...tags } = matchup.tags;
  return changed(state, { tags });
}

/** Reveals the current matchup: pays everybody and keeps the duel. */
export function reveal(state: RequipState): RequipState {
  const matchup = state.matchups[state.current];
  if (!matchup) return { ...state, at: "OVER" };
  const outcome = outcomeOf(state, matchup);
  const writers = { ...state.writers };
  const pay = (id: PlayerId, points: number) => {
    const writer = writers[id];
    if (writer) writers[id] = { ...writer, score: writer.score + points };
  };
  matchup.slots.forEach(({ author }, side) => {
    if (author !== "quipbot") pay(author, outcome.points[side === 0 ? 0 : 1]);
  });
  const spotted = { ...state.spotted };
  for (const id of playerIdsOf(outcome.tagPoints)) pay(id, outcome.tagPoints[id] ?? 0);
  for (const id of playerIdsOf(matchup.tags)) {
    const side = matchup.tags[id];
    if (side === undefined || !writers[id] || !isMachine(matchup.slots[side])) continue;
    spotted[id] = (spotted[id] ?? 0) + 1;
  }
  const duel = duelOf(state, state.current, outcome.kind);
  return {
    ...changed(state, { outcome }),
    at: "REVEAL",
    writers,
    spotted,
    duels: duel ? [...state.duels, duel] : state.duels,
  };
}

/** Updates a kept duel after backstage changed its mind: it is removed while one of its texts is hidden. */
export function updateKept(state: RequipState, at: number): RequipState {
  const matchup = state.matchups[at];
  if (!matchup?.outcome) return state;
  const duel = duelOf(state, at, matchup.outcome.kind);
  const others = state.duels.filter(({ id }) => id !== duel?.id);
  const isHidden = matchup.slots.some(({ status }) => status === "hidden");
  return { ...state, duels: duel && !isHidden ? [...others, duel] : others };
}

function duelOf(state: RequipState, number: number, kind: Duel["kind"]): Duel | undefined {
  const matchup = state.matchups[number];
  if (!matchup) return undefined;
  const votes = votesOf(state, matchup);
  const side = (at: 0 | 1): Duel["sides"][0] => {
    const slot = matchup.slots[at];
    const writer = slot.author === "quipbot" ? undefined : state.writers[slot.author];
    return {
      text: shownText(slot, state.backstage),
      ...(slot.author !== "quipbot" && { playerId: slot.author }),
      alias: writer?.alias ?? "Quipbot",
      source: slot.source,
      votes: votes[at],
      ...(slot.forgotten && { forgotten: true }),
    };
  };
  const { promptId, prompt } = matchup;
  const id = `${keptIn(state)}${number + 1}`;
  return { id, promptId, prompt, kind, sides: [side(0), side(1)] };
}

/**
 * Whether a seat's text may be seen. A matchup with nothing but the hidden robot's text is not worth a stage.
 */
function isWorthShowing(state: RequipState, { slots }: Matchup): boolean {
  return slots.some((slot) => slot.author !== "quipbot" && shownText(slot, state.backstage) !== "");
}

/**
 * Shows the next matchup that somebody wrote something for; reveals it immediately when there is nothing to
 * vote on (RQ7).
 */
export function showFrom(state: RequipState, from: number): RequipState {
  for (let current = from; current < state.matchups.length; current++) {
    const matchup = state.matchups[current];
    if (!matchup) break;
    if (!isWorthShowing(state, matchup)) continue;
    const at = { ...state, current, at: "DUEL" } as const;
    return outcomeOf(at, matchup).kind === "votes" ? at : reveal(at);
  }
  return { ...state, at: "OVER" };
}
