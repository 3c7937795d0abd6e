import type { Command } from "../../../src-shared/protocol/topics.ts";
import type { Input } from "./inputs.ts";

/**
 * What is said and gone: these commands leave nothing in a room's state. Nothing of them is stored, so a
 * long evening of reactions and heartbeats costs no rows; who repeats one after a crash laughs twice.
 */
export const FLEETING: ReadonlySet<string> = new Set<Command["topic"]>([
  "reaction",
  "playSound",
  "resetSoundContext",
  "reloadPage",
  "playerHeartbeat",
  "responseHeartbeat",
  "requestTimer",
  "usedAvatarsRequested",
  "requestCurrentHiderId",
  "resync",
]);

/** Is this a command that no replay needs? A state that it leaves as it was need not be stored. */
export function isFleeting(input: Input): boolean {
  return input.type === "command" && FLEETING.has(input.command.topic);
}
