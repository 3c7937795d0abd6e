import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { pictureOfKey } from "../../../src-shared/text/packEntries.ts";
import { votesAllowed } from "./score.ts";
import type { AbCard, AbPrivate, AbShared, AbState, BoardCard, CardId } from "./types.ts";

function card(cardId: CardId): AbCard {
  const picture = pictureOfKey(cardId);
  return { cardId, imageUrl: picture === undefined ? `${cardId}.webp` : `picture/${picture}` };
}

function ownerOf(state: AbState, cardId: CardId): PlayerId | undefined {
  return playerIdsOf(state.played).find((id) => state.played[id]?.cardId === cardId);
}

function boardOf(state: AbState): Record<CardId, BoardCard> {
  const isRevealed = state.at === "REVEAL";
  return Object.fromEntries(
    state.board.map((cardId, at) => {
      const owner = isRevealed ? ownerOf(state, cardId) : undefined;
      const voted = playerIdsOf(state.votes).filter((id) => state.votes[id]?.includes(cardId));
      const voters = Object.fromEntries(voted.map((id) => [id, true as const]));
      return [
        cardId,
        {
          ...card(cardId),
          number: at + 1,
          ...(owner !== undefined && { owner }),
          ...(isRevealed && { voters }),
        },
      ];
    }),
  );
}

/** Allow list of what every screen may see (AB9). */
export function sharedView(state: AbState): AbShared {
  const { storyteller, clue, turn, language, maxScore, gains, voided } = state;
  const isTold = state.at !== "DEAL" && state.at !== "CLUE";
  const told = storyteller === undefined ? undefined : state.played[storyteller];
  const answer = state.at === "REVEAL" ? told?.cardId : undefined;
  return {
    turn,
    language,
    maxScore,
    ...(storyteller !== undefined && { storyteller }),
    ...(isTold && clue && { clue }),
    board: boardOf(state),
    votesAllowed: votesAllowed(state),
    ...(answer !== undefined && { answer }),
    gains: state.at === "REVEAL" ? gains : {},
    ...(state.at === "DEAL" && voided && { voided }),
  };
}

function partOf(state: AbState, id: PlayerId): AbPrivate["part"] {
  if (id === state.storyteller) return "storyteller";
  return state.submitters.includes(id) ? "submitter" : "voter";
}

/** Allow list of what one phone may see: its own hand and what it did. */
export function privateView(state: AbState, id: PlayerId): AbPrivate | undefined {
  const seat = state.seats[id];
  if (!seat || seat.left || seat.waiting) return undefined;
  const played = state.played[id]?.cardId;
  const { ideas, foreign } = state;
  const isTelling = id === state.storyteller && state.at === "CLUE" && state.clue === undefined;
  return {
    hand: seat.hand.map(card),
    ...(state.at === "DEAL" && { fresh: seat.fresh ?? 0 }),
    part: partOf(state, id),
    ...(isTelling && ideas && { ideas }),
    ...(isTelling && foreign && { foreign }),
    ...(played !== undefined && { played }),
    votes: state.votes[id] ?? [],
  };
}
