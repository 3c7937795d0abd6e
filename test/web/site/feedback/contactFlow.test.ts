import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { contactFlow, type ContactView } from "../../../../src-web/site/feedback/contactFlow.ts";

let view: ContactView;
let emptied: number;

function start() {
  view = { isSending: false, isThanked: false };
  emptied = 0;
  return contactFlow(
    (next) => {
      view = next;
    },
    () => {
      emptied += 1;
    },
  );
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A request that ends after this long, ms. */
const call = (ms: number, error?: Error) => () =>
  new Promise<void>((resolve, reject) => {
    setTimeout(() => (error ? reject(error) : resolve()), ms);
  });

it("shows that it is sending until 2 s after the response, and thanks from 2.25 s on for 5 s", async () => {
  const flow = start();
  flow.send(call(700));
  expect(view).toEqual({ isSending: true, isThanked: false });
  await vi.advanceTimersByTimeAsync(699);
  expect(emptied).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(emptied).toBe(1);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(view).toEqual({ isSending: true, isThanked: false });
  await vi.advanceTimersByTimeAsync(1);
  expect(view).toEqual({ isSending: false, isThanked: false });
  await vi.advanceTimersByTimeAsync(249);
  expect(view.isThanked).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(view).toEqual({ isSending: false, isThanked: true });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(view.isThanked).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(view).toEqual({ isSending: false, isThanked: false });
});

it("shows no message after a failure, keeps the text and logs the error", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const flow = start();
  flow.send(call(0, new Error("no")));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(view).toEqual({ isSending: true, isThanked: false });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(view).toEqual({ isSending: false, isThanked: false });
  expect(emptied).toBe(0);
  expect(log).toHaveBeenCalledOnce();
});

it("hides the banner of the last message while the next one is being sent", async () => {
  const flow = start();
  flow.send(call(0));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(view.isThanked).toBe(true);
  flow.send(call(0));
  expect(view).toEqual({ isSending: true, isThanked: false });
  // The end of the first message must not hide the second one's banner.
  await vi.advanceTimersByTimeAsync(2_250);
  expect(view.isThanked).toBe(true);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(view.isThanked).toBe(true);
});

it("sends once, however often it is asked to", async () => {
  const flow = start();
  const send = vi.fn(call(10));
  flow.send(send);
  flow.send(send);
  await vi.advanceTimersByTimeAsync(10);
  flow.send(send);
  expect(send).toHaveBeenCalledOnce();
});

it("changes nothing after the visitor left the page", async () => {
  const flow = start();
  flow.send(call(0));
  await vi.advanceTimersByTimeAsync(0);
  flow.stop();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(view).toEqual({ isSending: true, isThanked: false });
});
