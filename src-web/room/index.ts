export { RoomProvider, useRoom } from "./RoomProvider.tsx";
export {
  useCommand,
  useIsHost,
  useMyId,
  usePlayers,
  useRoomEvent,
  useRoomStatus,
  useSeats,
  useTimer,
  useTopic,
  type CommandState,
  type Countdown,
} from "./hooks.ts";
export { CommandRefused } from "./RoomClient.ts";
export type { ConnectionStatus } from "./status.ts";
