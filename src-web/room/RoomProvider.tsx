import { createContext, use, useEffect, useState, type ReactNode } from "react";
import type { Purpose } from "../../src-shared/protocol/party.ts";
import { RoomClient } from "./RoomClient.ts";

/** The room client for the screens inside; `RoomProvider` connects one, a test provides its own. */
export const RoomContext = createContext<RoomClient | undefined>(undefined);

interface RoomProviderProps {
  readonly gameCode: string;
  readonly purpose: Purpose;
  readonly token?: (() => string) | undefined;
  /** Replaces the browser's WebSocket where a room is only played back. */
  readonly socket?: unknown;
  readonly children: ReactNode;
}

/** Connects its children to a room for as long as it is mounted; another code or token reconnects. */
export function RoomProvider({ gameCode, purpose, token, socket, children }: RoomProviderProps) {
  const [client, setClient] = useState<RoomClient>();
  useEffect(() => {
    const next = new RoomClient({ gameCode, purpose, token, WebSocket: socket });
    // A client opens a socket, so it can only be made in an effect, once per mounted screen.
    // oxlint-disable-next-line react/set-state-in-effect
    setClient(next);
    return () => next.close();
  }, [gameCode, purpose, token, socket]);
  if (!client) return null;
  return <RoomContext value={client}>{children}</RoomContext>;
}

/** Returns the room's client. Throws outside a `RoomProvider`, which is a programming error. */
export function useRoom(): RoomClient {
  const client = use(RoomContext);
  if (!client) throw new Error("useRoom needs a RoomProvider around it");
  return client;
}
