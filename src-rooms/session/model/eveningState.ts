import type { PlaylistEntry } from "../../../src-shared/catalog/playlist.ts";
import type { Evening, GameEnd } from "../../../src-shared/protocol/entities.ts";
import { playerIdsOf } from "../../../src-shared/protocol/ids.ts";
import { awardsOf, eveningGame, standingOf } from "./championship.ts";
import type { EveningSection, RoomState } from "./state.ts";
import type { Transaction } from "./transaction.ts";

/** The current evening; undefined when none was planned or it is over. */
export function eveningOn({ room }: RoomState): EveningSection | undefined {
  return room.evening?.isOver ? undefined : room.evening;
}

/** Replaces the evening; undefined removes it. */
export function setEvening(tx: Transaction, evening: EveningSection | undefined): void {
  const { evening: _before, ...room } = tx.state.room;
  tx.state = { ...tx.state, room: { ...room, ...(evening && { evening }) } };
}

/** Counts a game that has ended for the evening (SE63). */
export function countGame(tx: Transaction, end: GameEnd): void {
  const evening = eveningOn(tx.state);
  if (evening) setEvening(tx, { ...evening, played: [...evening.played, eveningGame(end)] });
}

/** Takes the next planned game off the list, because a game starts in its place (SE61). */
export function takeEntry(tx: Transaction): void {
  const evening = eveningOn(tx.state);
  setEvening(tx, evening && { ...evening, next: evening.next.slice(1) });
}

/** Puts a game that was taken off the list, but did not reach its end, back as the next one. */
export function putBackEntry(tx: Transaction, entry: PlaylistEntry): void {
  const evening = eveningOn(tx.state);
  setEvening(tx, evening && { ...evening, next: [entry, ...evening.next] });
}

/** The evening as every screen sees it. */
export function eveningView(state: RoomState): Evening | undefined {
  const { evening } = state.room;
  if (!evening) return undefined;
  const { played, next, handsFree, isOver } = evening;
  return {
    handsFree,
    played: played.map(({ gameId: id, gameType, ranks }) => ({
      gameId: id,
      gameType,
      winners: playerIdsOf(ranks).filter((seat) => ranks[seat] === 1),
    })),
    next,
    standing: standingOf(state, played),
    awards: isOver ? awardsOf(state, evening) : [],
    isOver: isOver === true,
  };
}
