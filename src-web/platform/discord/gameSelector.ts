import { store, stored } from "../../client/storage/storage.ts";

/**
 * Whether the host of this room was already asked what to play. Discord's iframe outlives an activity, so the
 * question counts for one room only; a host who leaves and returns is not asked again.
 */
export const wasAsked = (gameCode: string): boolean => stored("gameSelectorShown") === gameCode;

/** Stores that the host was asked. */
export const noteAsked = (gameCode: string): void => store("gameSelectorShown", gameCode);
