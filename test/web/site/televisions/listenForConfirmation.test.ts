import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CLOSE } from "../../../../src-shared/protocol/closeCodes.ts";
import { PAIRING_HEARTBEAT_MS, type PairingLook } from "../../../../src-shared/protocol/pairing.ts";
import { PING, PONG } from "../../../../src-shared/protocol/party.ts";
import { listenForConfirmation } from "../../../../src-web/site/televisions/listenForConfirmation.ts";

const CODE = { loginCode: "K7MPXA", deviceToken: "t", expiresAt: "", url: "" };

/** A television, a fake of its socket, and the status that the server returns over HTTP. */
function television() {
  const target = new EventTarget();
  const sent: unknown[] = [];
  let status: PairingLook["status"] = "pending";
  const reconnect = vi.fn<() => void>();
  const look = vi.fn<() => Promise<PairingLook>>(async () => ({ status }));
  const socket = {
    addEventListener: target.addEventListener.bind(target),
    send: (data: unknown) => void sent.push(data),
    close: vi.fn<() => void>(),
    reconnect,
  };
  const confirmed = vi.fn<() => void>();
  const over = vi.fn<() => void>();
  const reached = vi.fn<(isReached: boolean) => void>();
  // SAFETY: the listener uses only these four members of a socket.
  const lines = { socket, look } as unknown as Parameters<typeof listenForConfirmation>[2];
  const stop = listenForConfirmation(CODE, { confirmed, over, reached }, lines);
  return {
    confirmed,
    over,
    reached,
    look,
    reconnect,
    sent,
    stop,
    hears: (data: unknown) => target.dispatchEvent(new MessageEvent("message", { data })),
    opens: () => target.dispatchEvent(new Event("open")),
    closes: (code: number) => target.dispatchEvent(Object.assign(new Event("close"), { code })),
    says: (next: PairingLook["status"]) => {
      status = next;
    },
  };
}

const beat = () => vi.advanceTimersByTimeAsync(PAIRING_HEARTBEAT_MS);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a connection that answers is left alone", async () => {
  const tv = television();
  tv.opens();
  await beat();
  expect(tv.sent).toEqual([PING]);
  tv.hears(PONG);
  await beat();
  expect(tv.reconnect).not.toHaveBeenCalled();
  expect(tv.look).not.toHaveBeenCalled();
  tv.stop();
});

test("a half-open socket is replaced, and the confirmation arrives over HTTP", async () => {
  const tv = television();
  tv.opens();
  await beat();
  // The router dropped the connection without closing it. Then somebody confirms.
  tv.says("confirmed");
  await beat();
  expect(tv.reconnect).toHaveBeenCalledOnce();
  expect(tv.confirmed).toHaveBeenCalledOnce();
  // `confirmed` is called once, and polling stops.
  tv.hears(JSON.stringify({ topic: "loginCode", body: { request: { language: "en" } } }));
  await beat();
  expect(tv.confirmed).toHaveBeenCalledOnce();
  expect(tv.look).toHaveBeenCalledOnce();
});

test("a browser that cannot open sockets is paired over HTTP", async () => {
  const tv = television();
  await beat();
  expect(tv.confirmed).not.toHaveBeenCalled();
  tv.says("confirmed");
  await beat();
  expect(tv.confirmed).toHaveBeenCalledOnce();
});

test("an expired code is replaced, whether the television learns of it by socket or by HTTP", async () => {
  const [bySocket, byHttp] = [television(), television()];
  bySocket.closes(CLOSE.closed);
  expect(bySocket.over).toHaveBeenCalledOnce();
  byHttp.says("expired");
  await beat();
  expect(byHttp.over).toHaveBeenCalledOnce();
});

test("a television without a connection says so within ten seconds, and says when it is back", async () => {
  const tv = television();
  tv.opens();
  await beat();
  tv.hears(PONG);
  // The network fails right after that, without a close event.
  tv.look.mockRejectedValueOnce(new TypeError("fetch failed"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tv.reached.mock.calls).toEqual([[false]]);
  tv.opens();
  expect(tv.reached.mock.calls).toEqual([[false], [true]]);
  await beat();
  expect(tv.reached).toHaveBeenCalledTimes(2);
  tv.stop();
});
