import LastingSocket from "partysocket/ws";
import { lookAtCode } from "../../client/api/televisions.ts";
import type { LoginCode } from "../../../src-shared/api/televisions.ts";
import { RECONNECT_MS } from "../../../src-shared/catalog/limits.ts";
import { isFinalClose } from "../../../src-shared/protocol/closeCodes.ts";
import {
  PAIRING_HEARTBEAT_MS,
  PAIRING_PARTY,
  type LoginCodeFrame,
} from "../../../src-shared/protocol/pairing.ts";
import { PING, PONG } from "../../../src-shared/protocol/party.ts";
import { partyAddress } from "../../room/partyAddress.ts";

/** The socket and the HTTP request, which tests replace. */
interface Lines {
  readonly socket: Pick<LastingSocket, "addEventListener" | "close" | "reconnect" | "send">;
  readonly look: typeof lookAtCode;
}

interface Heard {
  readonly confirmed: () => void;
  readonly over: () => void;
  /** Reports whether the server is reachable, each time that changes. */
  readonly reached: (isReached: boolean) => void;
}

function linesOf({ loginCode, deviceToken }: LoginCode): Lines {
  const address = partyAddress(PAIRING_PARTY, loginCode, { deviceToken });
  const socket = new LastingSocket(address, undefined, {
    minReconnectionDelay: RECONNECT_MS,
    maxReconnectionDelay: 4 * RECONNECT_MS,
    // A heartbeat that could not be sent is useless later.
    maxEnqueuedMessages: 0,
    shouldReconnectOnClose: ({ code }) => !isFinalClose(code),
  });
  return { socket, look: lookAtCode };
}

/**
 * Waits until the code is confirmed or expires. Returns a function that stops listening. A socket that does
 * not answer within a heartbeat is replaced, and until one does the server is polled over HTTP: a router that
 * dropped the connection, or a browser that cannot open a socket, must not leave a television stuck on its
 * code.
 */
export function listenForConfirmation(
  code: LoginCode,
  heard: Heard,
  { socket, look }: Lines = linesOf(code),
): () => void {
  let isOver = false;
  let isAnswering = false;
  let isReached = true;
  const reach = (is: boolean) => {
    if (is !== isReached && !isOver) heard.reached(is);
    isReached = is;
  };
  const stop = () => {
    isOver = true;
    clearInterval(heartbeat);
    socket.close();
  };
  const end = (how: () => void) => {
    if (isOver) return;
    stop();
    how();
  };
  const ask = async () => {
    const { status } = await look(code.loginCode);
    reach(true);
    if (status === "confirmed") end(heard.confirmed);
    if (status === "expired") end(heard.over);
  };
  const heartbeat = setInterval(() => {
    if (!isAnswering) {
      socket.reconnect();
      ask().catch((error: unknown) => {
        reach(false);
        console.error("code look-up failed", error);
      });
    }
    isAnswering = false;
    socket.send(PING);
  }, PAIRING_HEARTBEAT_MS);
  // The first answer is due after the first heartbeat; opening counts as one.
  socket.addEventListener("open", () => {
    isAnswering = true;
    reach(true);
  });
  socket.addEventListener("message", ({ data }: { data: unknown }) => {
    isAnswering = true;
    if (data === PONG) return;
    // SAFETY: this socket carries one kind of frame and nothing else but heartbeats.
    const frame = JSON.parse(String(data)) as LoginCodeFrame;
    if (frame.topic === "loginCode") end(heard.confirmed);
  });
  socket.addEventListener("close", ({ code: reason }) => {
    if (isFinalClose(reason)) end(heard.over);
  });
  return stop;
}
