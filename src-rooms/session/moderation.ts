import { exitGame } from "./commands.ts";
import type { Input } from "./model/inputs.ts";
import { roomRow } from "./records/outbox.ts";
import type { Turn } from "./model/turn.ts";

/** What the people who run the service do to a room, whoever hosts it. */
export function moderate(turn: Turn, { action }: Extract<Input, { type: "moderate" }>): void {
  switch (action) {
    case "close":
      return exitGame(turn);
    case "makePrivate":
      turn.set("room", { isPublic: false });
      turn.outbox.push(roomRow(turn.state));
  }
}
