export { RoomProvider, useRoom } from "./RoomProvider.tsx";
export {
  useIsHost,
  useIsRemote,
  useMyId,
  usePlayers,
  usePurpose,
  useRoomEvent,
  useRoomStatus,
  useSeats,
  useTimer,
  useTopic,
} from "./hooks.ts";
export { CommandRefused } from "./RoomClient.ts";
export type { ConnectionStatus } from "./status.ts";
