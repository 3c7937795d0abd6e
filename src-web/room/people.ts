import { displayName } from "../../src-shared/text/displayName.ts";
import type { SessionPlayer } from "../../src-shared/protocol/entities.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import { useSeats, useTopic } from "./index.ts";

/** A person as screens draw them, also after they left. */
export interface Person {
  readonly id: PlayerId;
  readonly name: string;
  readonly avatarSrc: string;
  readonly hexColor: string;
  readonly badge: SessionPlayer["badge"] | undefined;
  readonly robot: boolean;
}

/** Returns a function that looks up anybody in the room or in the running game by id. */
export function usePeople(): (id: PlayerId) => Person {
  const seats = useTopic("sessionPlayersUpdated");
  const players = useTopic("playersUpdated");
  return (id) => {
    const one = seats?.[id] ?? players?.[id];
    return {
      id,
      name: displayName(one?.alias ?? "?"),
      avatarSrc: one?.avatarSrc ?? "unknown.webp",
      hexColor: one?.hexColor ?? "#b9aed0",
      badge: seats?.[id]?.badge,
      robot: one?.robot ?? false,
    };
  };
}

/** Returns who has a seat, robots included, and who only watches. */
export function useCrowd(): {
  players: readonly SessionPlayer[];
  audience: readonly SessionPlayer[];
} {
  const seats = useSeats();
  return {
    players: seats.filter((seat) => !seat.audience),
    audience: seats.filter((seat) => seat.audience),
  };
}
