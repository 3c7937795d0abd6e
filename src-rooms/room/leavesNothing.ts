import { isFleeting } from "../../src-shared/protocol/commands.ts";
import type { Input, Outcome } from "../session/model/inputs.ts";
import type { RoomState } from "../session/model/state.ts";

/**
 * A command that was carried out and needs no row: it left the room as it was, and either told nobody anything (a vote
 * for what one has voted for) or only what is said and gone. Whoever sends it again after a crash does no harm.
 */
export function leavesNothing(before: RoomState, input: Input, outcome: Outcome): boolean {
  if (input.type !== "command" || outcome.state !== before) return false;
  const { events, closings, outbox } = outcome;
  const isSilent = events.length + closings.length + outbox.length === 0;
  return isSilent || isFleeting(input.command.topic);
}
