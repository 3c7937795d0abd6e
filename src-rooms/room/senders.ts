import type { Actor } from "../session/model/inputs.ts";

/** The name under which the ids of a sender's commands are remembered. */
export function senderOf(actor: Actor): string {
  if (actor.kind === "remote") return `remote ${actor.remoteId}`;
  if (actor.kind !== "player") return actor.kind;
  return `player ${actor.playerId}`;
}
