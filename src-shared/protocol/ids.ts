declare const brand: unique symbol;
type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };

/**
 * A seat of a room: a positive integer, unique within the room, kept from the first join until the
 * room closes. It is both `sessionPlayerId` (in the room) and `playerId` (in a game of that room;
 * specification, section 3): one number, so that no screen ever has to translate between the two.
 */
export type PlayerId = Branded<number, "PlayerId">;

/** One stage of one game: grows by one with each stage of the room, so an old one is never reused. */
export type StageId = Branded<number, "StageId">;

/** Opaque id of a game, a UUID, unique everywhere. */
export type GameId = Branded<string, "GameId">;

/** Five upper-case characters. */
export type GameCode = Branded<string, "GameCode">;

// SAFETY of the casts below: these four functions are where the brands are made; callers pass
// values that came out of a schema or out of a counter of the room itself.
export const playerId = (value: number): PlayerId => value as PlayerId;
export const stageId = (value: number): StageId => value as StageId;
export const gameId = (value: string): GameId => value as GameId;
export const gameCode = (value: string): GameCode => value as GameCode;

/**
 * Ids of a record keyed by player, in ascending order, as engines list keys that are whole numbers (ECMA-262,
 * OrdinaryOwnPropertyKeys); JSON turns them into text. None for a record that is not there.
 */
export function playerIdsOf(byPlayer: Readonly<Record<PlayerId, unknown>> | undefined): PlayerId[] {
  return Object.keys(byPlayer ?? {}).map((key) => playerId(Number(key)));
}
