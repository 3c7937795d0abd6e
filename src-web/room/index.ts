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
export { CommandRefused } from "./Unanswered.ts";
export type { ConnectionStatus } from "./status.ts";
