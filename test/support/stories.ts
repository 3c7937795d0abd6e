import { PLAYER_AVATARS } from "../../src-shared/catalog/avatars.ts";
import type { RpsPrivate, ShownMoves } from "../../src-rooms/games/rps-shoot/types.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import type { Actor, Input } from "../../src-rooms/session/model/inputs.ts";
import { Table, type Setup } from "./table.ts";

/** The stages of a whole game of RPS, in the order in which they come first. */
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
  if (!avatar) throw new Error(`there is no avatar number ${at}`);
  return avatar.src;
}

/** What somebody sends to sit down. */
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

/** Ada and Bo at a table, still in the lobby. */
export function twoAtTable(setup: Setup = {}): Duel {
  const table = new Table(setup);
  return { table, ada: table.join("Ada"), bo: table.join("Bo") };
}

/** Ada and Bo in the first stage of this name. */
export function duelIn(stage: string, settings: Record<string, unknown> = {}): Duel {
  const duel = twoAtTable();
  duel.table.start(stage === "TUTORIAL" ? settings : { includeTutorial: false, ...settings });
  duel.table.until(stage);
  return duel;
}

/** Ada, Bo and Cy in the first stage of this name. */
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

/** Fill every battle of this player with the same three hands. */
export function programAll(table: Table, id: PlayerId, moves: ShownMoves): void {
  // SAFETY: the game of these stories is RPS.
  const { programs } = table.hand(id) as RpsPrivate;
  for (const battle of Object.keys(programs)) {
    const answer = table.move(id, { type: "program", battle: Number(battle), moves });
    if (answer !== "ok") throw new Error(`battle ${battle} was refused: ${answer}`);
  }
}

/** Everybody leaves: phones, TV and all. */
export function everybodyLeaves(table: Table, ...ids: readonly PlayerId[]): void {
  for (const id of ids) table.disconnect(id);
  table.screens(0);
}

/** This phone goes dark with its socket open: no heartbeat comes any more. */
export function fallsSilent(table: Table, id: PlayerId): void {
  table.silent.set(id, table.now);
}

/** How often an event was said so far. */
export function timesSaid(table: Table, topic: string): number {
  return table.events.filter((event) => event.topic === topic).length;
}
