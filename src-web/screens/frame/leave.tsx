import { createContext, use } from "react";

interface Doors {
  /** Give the seat back and go to the landing page. */
  readonly leave: () => void;
  /** Connect this screen anew: take the seat back from another tab. */
  readonly reconnect: () => void;
}

const DoorsContext = createContext<Doors>({ leave: () => undefined, reconnect: () => undefined });

/** Says how screens inside leave their room or come back to it. */
export const DoorsProvider = DoorsContext.Provider;

export function useLeaveRoom(): () => void {
  return use(DoorsContext).leave;
}

export function useReconnect(): () => void {
  return use(DoorsContext).reconnect;
}
