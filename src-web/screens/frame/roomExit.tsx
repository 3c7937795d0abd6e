import { createContext, use } from "react";

interface RoomExit {
  /** Give the seat back and go to the landing page. */
  readonly leave: () => void;
  /** Connect this screen anew: take the seat back from another tab. */
  readonly reconnect: () => void;
}

const RoomExitContext = createContext<RoomExit>({
  leave: () => undefined,
  reconnect: () => undefined,
});

/** Says how screens inside leave their room or come back to it. */
export const RoomExitProvider = RoomExitContext.Provider;

export function useLeaveRoom(): () => void {
  return use(RoomExitContext).leave;
}

export function useReconnect(): () => void {
  return use(RoomExitContext).reconnect;
}
