import type { Round } from "../../../src-shared/protocol/entities.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Random } from "../random.ts";
import { cardOf, packCards, robotAnswer } from "./deck.ts";
import { type Author, type Matchup, type RequipState, type Slot } from "./types.ts";
import { RING_UP_TO } from "./facts.ts";

/** Players who write in the round that starts now. */
export function writersOf(state: RequipState): PlayerId[] {
  return playerIdsOf(state.writers).filter((id) => {
    const writer = state.writers[id];
    return writer !== undefined && !writer.left && !writer.waiting;
  });
}

/**
 * Pairs the players (RQ2, RQ3). A robot of the room takes the hidden robot's seat, so that there is always
 * something to spot, but no more than needed.
 */
function pairsOf(
  players: readonly PlayerId[],
  isRobot: (id: PlayerId) => boolean,
  random: Random,
): [Author, Author][] {
  if (players.length < 2) return [];
  const hasRobot = players.some(isRobot);
  if (players.length <= RING_UP_TO) {
    const ring: Author[] = random.shuffled(hasRobot ? players : [...players, "quipbot" as const]);
    // SAFETY: the index is taken modulo the ring's length.
    return ring.map((author, at) => [author, ring[(at + 1) % ring.length] as Author]);
  }
  const isOdd = players.length % 2 === 1;
  const bots = isOdd ? 1 : hasRobot ? 0 : 2;
  const order = random.shuffled(players);
  const met: [Author, Author][] = order
    .splice(0, bots)
    .map((player): [Author, Author] => [player, "quipbot"]);
  for (let at = 0; at + 1 < order.length; at += 2) {
    const [one, other] = [order[at], order[at + 1]];
    if (one !== undefined && other !== undefined) met.push([one, other]);
  }
  return met;
}

const blank = (author: Author): Slot => ({ author, text: "", source: "typed", status: "waiting" });

/** Fills a side with a robot's answer. */
export function withRobotAnswer(
  state: RequipState,
  at: number,
  side: 0 | 1,
  random: Random,
): RequipState {
  const matchup = state.matchups[at];
  if (!matchup) return state;
  const { text, used } = robotAnswer(state, matchup, random);
  const slot: Slot = { ...matchup.slots[side], text, source: "bank", status: "waiting" };
  return {
    ...withSlot(state, at, side, slot),
    used: state.used.includes(used) ? state.used : [...state.used, used],
  };
}

/** Returns the state with one side of a matchup replaced. */
export function withSlot(state: RequipState, at: number, side: 0 | 1, slot: Slot): RequipState {
  const matchup = state.matchups[at];
  if (!matchup) return state;
  const slots =
    side === 0 ? ([slot, matchup.slots[1]] as const) : ([matchup.slots[0], slot] as const);
  return { ...state, matchups: state.matchups.with(at, { ...matchup, slots }) };
}

/** Deals a round: pairs, a prompt for each pair, and the hidden robot's answers. */
export function deal(state: RequipState, round: Round, random: Random): RequipState {
  const writers = { ...state.writers };
  for (const id of playerIdsOf(writers)) {
    const writer = writers[id];
    if (writer?.waiting && !writer.left) writers[id] = { ...writer, waiting: false };
  }
  const seated: RequipState = { ...state, writers, round, current: 0, at: "WRITE" };
  const players = writersOf(seated);
  const pairs = pairsOf(players, (id) => writers[id]?.robot ?? false, random);
  const drawn = packCards(seated, pairs.length, random);
  const builtIn = seated.deck.flatMap((card) => cardOf(seated, card) ?? []);
  const cards = [...drawn.cards, ...builtIn];
  // When the deck is too short it starts again: an old prompt is better than none.
  const dealt = pairs.flatMap(([one, other], at): Matchup[] => {
    const card = cards[at % Math.max(1, cards.length)];
    if (!card) return [];
    const slots = random.chance(0.5)
      ? ([blank(one), blank(other)] as const)
      : ([blank(other), blank(one)] as const);
    return [{ ...card, slots, votes: {}, tags: {}, claps: {} }];
  });
  const gone = new Set(dealt.map(({ promptId }) => promptId));
  const rest = seated.deck.filter(({ promptId }) => !gone.has(promptId));
  let next: RequipState = {
    ...seated,
    matchups: random.shuffled(dealt),
    lots: drawn.lots,
    deck: rest.length > 0 ? rest : seated.deck,
    used: [...seated.used, ...[...gone].filter((id) => !seated.used.includes(id))],
    quipbotAfter: random.below(Math.max(1, players.length)),
    at: dealt.length > 0 ? "WRITE" : "OVER",
  };
  next.matchups.forEach(({ slots }, at) => {
    if (slots[0].author === "quipbot") next = withRobotAnswer(next, at, 0, random);
    if (slots[1].author === "quipbot") next = withRobotAnswer(next, at, 1, random);
  });
  return next;
}
