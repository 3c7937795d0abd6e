import { PartySocket } from "partysocket";
import type { LoginCode } from "../../../src-shared/api/televisions.ts";
import { RECONNECT_MS } from "../../../src-shared/catalog/limits.ts";
import { isFinalClose } from "../../../src-shared/protocol/closeCodes.ts";
import {
  PAIRING_PARTY,
  type LoginCodeFrame,
  type PairingRequest,
} from "../../../src-shared/protocol/pairing.ts";

/** Hear when somebody confirms the code, or that it is over. Returns what stops listening. */
export function listenForConfirmation(
  { loginCode, deviceToken }: LoginCode,
  heard: { confirmed: (wish: PairingRequest) => void; over: () => void },
): () => void {
  const socket = new PartySocket({
    host: location.host,
    protocol: location.protocol === "https:" ? "wss" : "ws",
    party: PAIRING_PARTY,
    room: loginCode,
    query: { deviceToken },
    minReconnectionDelay: RECONNECT_MS,
    maxReconnectionDelay: 4 * RECONNECT_MS,
    shouldReconnectOnClose: ({ code }) => !isFinalClose(code),
  });
  socket.addEventListener("message", ({ data }: { data: unknown }) => {
    // SAFETY: this socket carries one kind of frame and nothing else but heartbeats.
    const frame = JSON.parse(String(data)) as LoginCodeFrame;
    if (frame.topic === "loginCode") heard.confirmed(frame.body.wish);
  });
  socket.addEventListener("close", ({ code }) => {
    if (isFinalClose(code)) heard.over();
  });
  return () => socket.close();
}
