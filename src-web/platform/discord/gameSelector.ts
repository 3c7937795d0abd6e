import { store, stored } from "../../client/storage/storage.ts";

/**
 * Was the host of this room asked what to play? A frame of Discord's outlives its activity: what was asked in another
 * room was not asked in this one. Whoever leaves and comes back has been asked.
 */
export const wasAsked = (gameCode: string): boolean => stored("gameSelectorShown") === gameCode;

/** They were. */
export const noteAsked = (gameCode: string): void => store("gameSelectorShown", gameCode);
