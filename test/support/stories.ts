import { PLAYER_AVATARS } from "../../src-shared/catalog/avatars.ts";
import type { RpsPrivate, ShownMoves } from "../../src-rooms/games/rps-shoot/types.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import type { Actor, Input } from "../../src-rooms/session/model/inputs.ts";
import { Table, type Setup } from "./table.ts";

/** The stages of a complete game of RPS_SHOOT, in the order in which they first occur. */
export const STAGES = [
  "TUTORIAL",
  "ROUND_INTRO",
  "PROGRAM",
  "BET",
  "SHOOT",
  "ROUND_SUMMARY",
  "GAME_END",
] as const;

export const ROCKS: ShownMoves = ["ROCK", "ROCK", "ROCK"];
export const PAPERS: ShownMoves = ["PAPER", "PAPER", "PAPER"];

/** The avatar with this number, as a person would pick it. */
export function face(at: number): string {
  const avatar = PLAYER_AVATARS[at];
  if (!avatar) throw new Error(`there is no avatar ${at}`);
  return avatar.src;
}

/** Returns the input with which somebody takes a seat. */
export function joining(
  alias: string,
  avatarSrc: string,
  more: { audience?: boolean; asHost?: boolean } = {},
): Extract<Input, { type: "join" }> {
  return { type: "join", alias, avatarSrc, audience: false, asHost: false, ...more };
}

export function phoneOf(playerId: PlayerId): Actor {
  return { kind: "player", playerId };
}

export interface Duel {
  readonly table: Table;
  readonly ada: PlayerId;
  readonly bo: PlayerId;
}

/** Returns a table with Ada and Bo, still in the lobby. */
export function twoAtTable(setup: Setup = {}): Duel {
  const table = new Table(setup);
  return { table, ada: table.join("Ada"), bo: table.join("Bo") };
}

/** Returns a table with Ada and Bo, in the first stage of this name. */
export function duelIn(stage: string, settings: Record<string, unknown> = {}): Duel {
  const duel = twoAtTable();
  duel.table.start(stage === "TUTORIAL" ? settings : { includeTutorial: false, ...settings });
  duel.table.until(stage);
  return duel;
}

/** Returns a table with Ada, Bo and Cy, in the first stage of this name. */
export function threeIn(
  stage: string,
  settings: Record<string, unknown> = {},
): Duel & { readonly cy: PlayerId } {
  const duel = twoAtTable();
  const cy = duel.table.join("Cy");
  duel.table.start(stage === "TUTORIAL" ? settings : { includeTutorial: false, ...settings });
  duel.table.until(stage);
  return { ...duel, cy };
}

/** Fills every battle of this player with the same three hands. */
export function programAll(table: Table, id: PlayerId, moves: ShownMoves): void {
  // SAFETY: these stories play RPS_SHOOT.
  const { programs } = table.hand(id) as RpsPrivate;
  for (const battle of Object.keys(programs)) {
    const answer = table.move(id, { type: "program", battle: Number(battle), moves });
    if (answer !== "ok") throw new Error(`battle ${battle} was refused: ${answer}`);
  }
}

/** Disconnects these phones and every screen. */
export function everybodyLeaves(table: Table, ...ids: readonly PlayerId[]): void {
  for (const id of ids) table.disconnect(id);
  table.screens(0);
}

/** Stops the heartbeats of this phone while its socket stays open. */
export function fallsSilent(table: Table, id: PlayerId): void {
  table.silent.set(id, table.now);
}

/** Returns how often an event has been sent so far. */
export function timesSaid(table: Table, topic: string): number {
  return table.events.filter((event) => event.topic === topic).length;
}
