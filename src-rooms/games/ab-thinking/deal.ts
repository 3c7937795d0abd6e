import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Random } from "../random.ts";
import { type AbState, type CardId, type Seat } from "./types.ts";
import { HAND_SIZE } from "../../../src-shared/catalog/games/ab-thinking.ts";

/** Seats that take part: dealt in and not gone. */
export function seated(state: AbState): PlayerId[] {
  return playerIdsOf(state.seats).filter((id) => {
    const seat = state.seats[id];
    return seat !== undefined && !seat.left && !seat.waiting;
  });
}

interface Piles {
  readonly deck: readonly CardId[];
  readonly aside: readonly CardId[];
}

/** Draws the next card for a player, one they have never held as long as there is one (AB2). */
function draw(piles: Piles, held: readonly CardId[], random: Random): Piles & { card?: CardId } {
  const fresh = piles.deck.findIndex((card) => !held.includes(card));
  if (fresh >= 0 || (piles.deck.length > 0 && piles.aside.length === 0)) {
    const at = Math.max(0, fresh);
    const card = piles.deck[at];
    const deck = piles.deck.toSpliced(at, 1);
    return { deck, aside: piles.aside, ...(card !== undefined && { card }) };
  }
  if (piles.aside.length === 0) return piles;
  return draw({ deck: [...piles.deck, ...random.shuffled(piles.aside)], aside: [] }, held, random);
}

function filled(seat: Seat, piles: Piles, random: Random): { seat: Seat; piles: Piles } {
  let now = { seat, piles };
  while (now.seat.hand.length < HAND_SIZE) {
    const { card, deck, aside } = draw(now.piles, now.seat.held, random);
    if (card === undefined) break;
    const { hand, held } = now.seat;
    const grown = { ...now.seat, hand: [...hand, card], held: [...held, card] };
    now = { seat: grown, piles: { deck, aside } };
  }
  const fresh = now.seat.hand.length - seat.hand.length;
  return { ...now, seat: { ...now.seat, fresh } };
}

/** Deals everybody who takes part back up to six cards (AB1). */
export function dealIn(state: AbState, random: Random): AbState {
  let piles: Piles = { deck: state.deck, aside: state.aside };
  const seats = { ...state.seats };
  for (const id of seated(state)) {
    const seat = seats[id];
    if (!seat) continue;
    const dealt = filled(seat, piles, random);
    seats[id] = dealt.seat;
    piles = dealt.piles;
  }
  return { ...state, ...piles, seats };
}
