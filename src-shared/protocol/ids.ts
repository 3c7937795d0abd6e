declare const brand: unique symbol;
type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };

/**
 * Number of a seat: a positive integer, unique within the room, kept from the first join until the room
 * closes. It is both `sessionPlayerId` (in the room) and `playerId` (in a game of that room; specification,
 * section 3), so that no screen has to translate between the two.
 */
export type PlayerId = Branded<number, "PlayerId">;

/**
 * Number of one stage of one game: it increases with each stage of the room, so old numbers are never reused.
 */
export type StageId = Branded<number, "StageId">;

/** Opaque id of a game, a UUID, unique everywhere. */
export type GameId = Branded<string, "GameId">;

/** Five upper-case characters. */
export type GameCode = Branded<string, "GameCode">;

/** Mark a value as an id of its kind. */
// SAFETY of the casts below: the brands are made in these four functions only; callers pass values that come
// from a schema or from a counter of the room itself.
export const playerId = (value: number): PlayerId => value as PlayerId;
export const stageId = (value: number): StageId => value as StageId;
export const gameId = (value: string): GameId => value as GameId;
export const gameCode = (value: string): GameCode => value as GameCode;

/**
 * Returns the ids of a record keyed by player, in ascending order, as engines list keys that are whole
 * numbers (ECMA-262, OrdinaryOwnPropertyKeys). Converts them back from text, which they are as keys. Empty
 * when there is no record.
 */
export function playerIdsOf(byPlayer: Readonly<Record<PlayerId, unknown>> | undefined): PlayerId[] {
  return Object.keys(byPlayer ?? {}).map((key) => playerId(Number(key)));
}
