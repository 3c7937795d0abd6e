import { PartySocket } from "partysocket";
import { RECONNECT_MS } from "../../../src-shared/catalog/limits.ts";
import {
  PAIRING_PARTY,
  type LoginCodeFrame,
  type PairingLook,
  type PairingWish,
} from "../../../src-shared/protocol/pairing.ts";
import { isFinalClose } from "../../../src-shared/protocol/closeCodes.ts";
import { request } from "../http/request.ts";
import type { StoredSession } from "../storage/storage.ts";

/** What a television shows, and what proves that it is the one that shows it. */
export interface LoginCode {
  readonly loginCode: string;
  readonly deviceToken: string;
  /** ISO 8601. */
  readonly expiresAt: string;
  /** Page on which a phone confirms it. */
  readonly url: string;
}

/** A fresh code to show. */
export const newLoginCode = () => request<LoginCode>("/smarttv/generateLoginCode");

/** How it stands with a code. */
export const lookAtCode = (loginCode: string) =>
  request<PairingLook>(`/smarttv/existingLoginCode/${encodeURIComponent(loginCode)}`);

/** Hear when somebody confirms the code, or that it is over. Returns what stops listening. */
export function listenForConfirmation(
  { loginCode, deviceToken }: LoginCode,
  heard: { confirmed: (wish: PairingWish) => void; over: () => void },
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

/** Open the room somebody chose for this television. */
export function openTvRoom({ loginCode, deviceToken }: LoginCode, wish: PairingWish) {
  const body = { loginCode, deviceToken, isPublic: false, ...wish };
  return request<StoredSession & { readonly roomToken: string }>("/smarttv/createSession", {
    method: "POST",
    body,
  });
}
