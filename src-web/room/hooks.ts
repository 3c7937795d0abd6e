import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Player, SessionPlayer } from "../../src-shared/protocol/entities.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import type { Purpose } from "../../src-shared/protocol/party.ts";
import type {
  EventTopic,
  EventTopics,
  StateTopic,
  StateTopics,
} from "../../src-shared/protocol/topics.ts";
import type { RoomClient } from "./RoomClient.ts";
import { useRoom } from "./RoomProvider.tsx";
import type { ConnectionStatus } from "./status.ts";

/**
 * Reads a value of the room, and reads it again after every change. Rendering to a string reads the same
 * value.
 */
function useOfRoom<Value>(read: (room: RoomClient) => Value): Value {
  const room = useRoom();
  const now = (): Value => read(room);
  return useSyncExternalStore(room.subscribe, now, now);
}

/** Returns the current value of a state topic; undefined while it has none. */
export function useTopic<Topic extends StateTopic>(topic: Topic): StateTopics[Topic] | undefined {
  return useOfRoom((room) => room.topic(topic));
}

/** How this screen is connected. */
export function useRoomStatus(): ConnectionStatus {
  return useOfRoom((room) => room.status);
}

/** The seat of this screen; undefined on a TV or a join screen. */
export function useMyId(): PlayerId | undefined {
  return useOfRoom((room) => room.you?.playerId);
}

/** Returns this screen's purpose in the room; undefined before it is connected. */
export function usePurpose(): Purpose | undefined {
  return useOfRoom((room) => room.you?.purpose);
}

/** Whether this is a phone that was lent the host's rights and has no seat. */
export function useIsRemote(): boolean {
  return usePurpose() === "remote";
}

/**
 * Whether this screen may do what the host may: a host screen that does not only watch, a remote, or the
 * phone of the game owner.
 */
export function useIsHost(): boolean {
  const you = useOfRoom((room) => room.you);
  const session = useTopic("gameSessionUpdated");
  if (you?.purpose === "remote") return true;
  if (you?.purpose === "host") return !session?.hostSpectate;
  return you?.playerId !== undefined && session?.gameOwnerPlayerId === you.playerId;
}

/** Calls `hear` for each event of a topic while the component is mounted. */
export function useRoomEvent<Topic extends EventTopic>(
  topic: Topic,
  hear: (body: EventTopics[Topic]) => void,
): void {
  const room = useRoom();
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  useEffect(() => room.onEvent(topic, (body) => latest.current(body)), [room, topic]);
}

/** The countdown of the current stage. */
export interface Countdown {
  /** Whole seconds left, rounded up; undefined when the stage has no deadline. */
  readonly seconds: number | undefined;
  /** Share of the time that is left, 1 to 0. */
  readonly left: number;
  readonly paused: boolean;
}

/** The stage's countdown, from the room's clock; re-renders at each full second. */
export function useTimer(): Countdown {
  const room = useRoom();
  const timer = useTopic("timer");
  const [, setTurn] = useState(0);
  const endsAt = timer?.endsAt;
  // Without a time limit there is no stopped clock, but people wait all the same.
  const isPaused = useTopic("stage")?.paused !== undefined;
  const isStopped = timer?.pausedWithMs !== undefined;
  const msLeft =
    timer?.pausedWithMs ?? (endsAt === undefined ? undefined : Math.max(0, endsAt - room.now()));
  useEffect(() => {
    if (msLeft === undefined || msLeft <= 0 || isStopped) return undefined;
    const untilNextSecond = msLeft % 1_000 || 1_000;
    const timeout = setTimeout(() => setTurn((turn) => turn + 1), untilNextSecond + 10);
    return () => clearTimeout(timeout);
  });
  const total = endsAt === undefined || !timer ? 1 : Math.max(1, endsAt - timer.startedAt);
  return {
    seconds: msLeft === undefined ? undefined : Math.ceil(msLeft / 1_000),
    left: msLeft === undefined ? 1 : Math.min(1, msLeft / total),
    paused: isPaused || isStopped,
  };
}

/** All seats of the room in the order people came, robots and audience included. */
export function useSeats(): readonly SessionPlayer[] {
  const seats = useTopic("sessionPlayersUpdated");
  return Object.values(seats ?? {}).sort((a, b) => a.sessionPlayerId - b.sessionPlayerId);
}

/** Seats of the running game, best first. */
export function usePlayers(): readonly Player[] {
  const players = useTopic("playersUpdated");
  return Object.values(players ?? {}).sort((a, b) => a.rank - b.rank || a.playerId - b.playerId);
}
