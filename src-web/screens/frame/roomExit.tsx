import { createContext, use } from "react";

interface RoomExit {
  /** Gives the seat back and goes to the landing page. */
  readonly leave: () => void;
  /** Connects this screen again, which takes the seat back from another tab. */
  readonly reconnect: () => void;
}

const RoomExitContext = createContext<RoomExit>({
  leave: () => undefined,
  reconnect: () => undefined,
});

/** Provides the functions with which the screens inside leave their room or reconnect to it. */
export const RoomExitProvider = RoomExitContext.Provider;

export function useLeaveRoom(): () => void {
  return use(RoomExitContext).leave;
}

export function useReconnect(): () => void {
  return use(RoomExitContext).reconnect;
}
