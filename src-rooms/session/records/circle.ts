import type { Refusal } from "../../games/game.ts";
import type { Input } from "../model/inputs.ts";
import type { Transaction } from "../model/transaction.ts";

/** Records the circle that the night belongs to, and that this seat's person is in (SE94, SE95). */
export function joinCircle(
  tx: Transaction,
  { playerId: id, circleId, userId, gone }: Extract<Input, { type: "circle" }>,
): Refusal | undefined {
  const seat = tx.state.seats[id];
  if (!seat || seat.robot || seat.crowd || seat.status === "kicked") {
    return { refused: "player_not_found" };
  }
  const { room } = tx.state;
  // Only a person who played a game to its end knows the people whose night it is.
  if (!seat.played) return { refused: "not_yours" };
  if (room.circleId === undefined || room.circleId === gone) tx.set("room", { circleId });
  else if (room.circleId !== circleId) return { refused: "circle_taken" };
  if (seat.userId !== undefined) return undefined;
  tx.set("seats", { [id]: { ...seat, userId } });
  const { roomId } = room;
  tx.outbox.push({
    kind: "seatOwner",
    id: `${roomId} ${id}`,
    body: { roomId, playerId: id, userId },
  });
  return undefined;
}
