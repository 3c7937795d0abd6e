import { AB_SCORINGS } from "../../../src-shared/catalog/settings.ts";
import { AB_CARDS } from "../../../src-rooms/games/ab-thinking/cards.ts";
import { seated } from "../../../src-rooms/games/ab-thinking/deal.ts";
import {
  type AbPrivate,
  type AbShared,
  type AbState,
} from "../../../src-rooms/games/ab-thinking/types.ts";
import { BOARD_MAX } from "../../../src-rooms/games/ab-thinking/facts.ts";
import { HAND_SIZE } from "../../../src-shared/catalog/games/ab-thinking.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Random } from "../../../src-rooms/games/random.ts";
import type { RoomState } from "../../../src-rooms/session/model/state.ts";
import { handText, must, publicText } from "../invariants.ts";
import { tapReady, type SimulatedGame } from "../simulatedGame.ts";
import type { Table } from "../table.ts";

function abOf(state: RoomState): AbState | undefined {
  // SAFETY: a simulation of this game plays nothing else.
  return state.game ? (state.game.state as AbState) : undefined;
}

function saneMove(table: Table, id: PlayerId, random: Random): void {
  if (tapReady(table, id)) return;
  // SAFETY: a simulation of this game plays nothing else.
  const hand = table.hand(id) as AbPrivate | undefined;
  const view = table.topic("stage").view as AbShared | undefined;
  if (!hand || !view) return;
  const cardId = random.pick(hand.hand)?.cardId;
  if (table.stage === "CLUE") {
    const text = random.chance(0.2) ? {} : { text: random.pick(["blue", "no way home", "yes"]) };
    table.move(id, { type: "clue", cardId, ...text });
  }
  if (table.stage === "PICK") table.move(id, { type: "pick", cardId });
  if (table.stage !== "VOTE") return;
  const others = random.shuffled(Object.keys(view.board).filter((card) => card !== hand.played));
  table.move(id, { type: "vote", cardIds: others.slice(0, random.between(1, view.votesAllowed)) });
}

function hostileMove(random: Random): unknown {
  const card = () => random.pick([...AB_CARDS.cardIds, "", "__proto__"]);
  return random.pick<unknown>([
    { type: "clue", cardId: card(), text: random.pick(["", "x".repeat(10_000), "Seat 1", "ok"]) },
    { type: "clue", cardId: card() },
    { type: "pick", cardId: card() },
    { type: "pick" },
    { type: "vote", cardIds: [card()] },
    { type: "vote", cardIds: [card(), card()] },
    { type: "vote", cardIds: [] },
    { type: "__proto__" },
    null,
    [],
  ]);
}

const SALT = "§";
const saltOf = (id: PlayerId) => `${SALT}${id}${SALT}`;

/** Returns the state with every secret card and vote replaced by a mark that names its owner. */
function salted(state: AbState): AbState {
  const { seats, played, votes, at } = state;
  const isOnTable = at === "SHOW" || at === "VOTE" || at === "REVEAL" || at === "OVER";
  return {
    ...state,
    seats: Object.fromEntries(
      playerIdsOf(seats).map((id) => {
        const seat = seats[id];
        must(seat !== undefined, `seat ${id} is gone`);
        const marks = (seat?.hand ?? []).map(() => saltOf(id));
        return [id, { ...seat, hand: marks, held: marks }];
      }),
    ) as AbState["seats"],
    played: isOnTable
      ? played
      : Object.fromEntries(
          playerIdsOf(played).map((id) => [id, { cardId: saltOf(id), byChance: false }]),
        ),
    votes:
      at === "VOTE"
        ? Object.fromEntries(playerIdsOf(votes).map((id) => [id, [saltOf(id)]]))
        : votes,
  };
}

/** Returns the state in which every player has played their neighbour's card. */
function swapped(state: AbState): AbState {
  const owners = playerIdsOf(state.played);
  const played = Object.fromEntries(
    owners.map((id, at) => [id, state.played[owners[(at + 1) % owners.length] ?? id]]),
  ) as AbState["played"];
  return { ...state, played };
}

function secretsStay(table: Table): void {
  const { game } = table.state;
  const ab = abOf(table.state);
  if (!game || !ab) return;
  const withState = (state: AbState): RoomState => ({ ...table.state, game: { ...game, state } });
  const state = withState(salted(ab));
  must(!publicText(state, table).includes(SALT), "a card is in a shared topic too early");
  for (const id of playerIdsOf(table.state.seats)) {
    const foreign = handText(state, id, table).replaceAll(saltOf(id), "");
    must(!foreign.includes(SALT), `the hand of ${id} contains another player's secret: ${foreign}`);
  }
  if (ab.at !== "SHOW" && ab.at !== "VOTE") return;
  const isSame = publicText(withState(swapped(ab)), table) === publicText(table.state, table);
  must(isSame, "the topics show whose card is whose before the reveal");
}

function viewsAreRight(table: Table): void {
  const ab = abOf(table.state);
  if (!ab || table.stage === "TUTORIAL") return;
  const { board, played } = ab;
  must(board.length <= BOARD_MAX, `there are ${board.length} cards on the board`);
  must(new Set(board).size === board.length, "a card is on the board twice");
  must(
    board.length === 0 || board.length === Object.keys(played).length,
    "a played card is not on the board",
  );
  const held = playerIdsOf(ab.seats).flatMap((id) => ab.seats[id]?.hand ?? []);
  must(new Set(held).size === held.length, "two players hold the same card");
  if (ab.at !== "CLUE") return;
  for (const id of seated(ab)) {
    must(ab.seats[id]?.hand.length === HAND_SIZE, `the hand of ${id} is not full`);
  }
}

/** Computes a player's points of a turn independently, from cards and votes. */
function worth(ab: AbState, id: PlayerId): number {
  const { storyteller, played, votes } = ab;
  if (storyteller === undefined) return 0;
  const answer = played[storyteller]?.cardId ?? "";
  const here = seated(ab);
  // A player who voted and then left still counts as a voter.
  const voting = playerIdsOf(ab.seats).filter(
    (one) => one !== storyteller && (here.includes(one) || votes[one] !== undefined),
  );
  const found = voting.filter((one) => votes[one]?.includes(answer));
  const isClear = found.length > 0 && found.length < voting.length;
  if (id === storyteller) return isClear ? (ab.clue?.silent ? 1 : 3) : 0;
  // The number of players at the beginning of the turn.
  const { players = 0 } = ab;
  const isLarge = ab.scoring === "large" || (ab.scoring === "auto" && players >= 7);
  let points = voting.includes(id) ? (isClear ? (found.includes(id) ? 3 : 0) : 2) : 0;
  if (isLarge && found.includes(id) && votes[id]?.length === 1) points += 1;
  const mine = played[id];
  const lured = voting.filter((one) => mine && votes[one]?.includes(mine.cardId)).length;
  return points + Math.min(lured, mine?.byChance ? 1 : isLarge ? 3 : lured);
}

function scoresAddUp(before: RoomState, after: RoomState): void {
  const [old, ab] = [abOf(before), abOf(after)];
  if (!old || !ab || before.game?.gameId !== after.game?.gameId) return;
  const isRevealed = ab.at === "REVEAL" && old.at !== "REVEAL";
  for (const id of playerIdsOf(old.seats)) {
    const gain = (ab.seats[id]?.score ?? 0) - (old.seats[id]?.score ?? 0);
    const wanted = isRevealed ? worth(ab, id) : 0;
    must(gain === wanted, `${id} won ${gain} instead of ${wanted} in ${ab.at}`);
  }
}

/** Simulation of AB_THINKING with robots, sane players and hostile ones. */
export const simulation: SimulatedGame = {
  gameType: "AB_THINKING",
  settings: (random) => ({
    maxScore: random.between(1, 8),
    abThinkingSettings: { scoring: random.pick(AB_SCORINGS) ?? "auto" },
  }),
  saneMove,
  hostileMove,
  secretsStay,
  viewsAreRight,
  scoresAddUp,
};
