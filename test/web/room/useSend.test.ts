import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hideExpired, useIsExpiredShown } from "../../../src-web/client/auth/subscription.ts";
import { initTexts } from "../../../src-web/i18n/i18n.ts";
import type { RoomClient } from "../../../src-web/room/RoomClient.ts";
import { RoomContext } from "../../../src-web/room/RoomProvider.tsx";
import { useSend } from "../../../src-web/room/useSend.ts";
import { announcements } from "../../../src-web/ui/feedback/announcer.ts";
import { alive, leaveAll } from "../support/alive.ts";
import { FakeSocket, phone } from "./fakeSocket.ts";

let room: RoomClient | undefined;
/** The last message of other tests, which may still be shown. */
let before = -1;

beforeEach(async () => {
  before = Math.max(-1, ...announcements().toasts.map(({ id }) => id));
  await initTexts("en");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("document", new EventTarget());
});
afterEach(async () => {
  await leaveAll();
  room?.close();
  hideExpired();
  vi.unstubAllGlobals();
  // Otherwise what was announced last stays "this moment" for the tests after this file.
  vi.runAllTimers();
  vi.useRealTimers();
});

/** A screen with buttons that sends commands, and shows refusals like this. */
async function screen(refusals?: "inline") {
  room = phone();
  await vi.advanceTimersByTimeAsync(0);
  const socket = FakeSocket.last();
  socket.accept();
  socket.snapshot();
  const shown: { sender?: ReturnType<typeof useSend>; isExpired?: boolean } = {};
  function Buttons() {
    shown.sender = useSend(refusals);
    shown.isExpired = useIsExpiredShown();
    return null;
  }
  const buttons = await alive(createElement(RoomContext, { value: room }, createElement(Buttons)));
  const done: unknown[] = [];
  return {
    shown,
    /** What became of the commands, in the order in which the room answered. */
    done,
    press: () =>
      buttons.after(() => {
        void shown.sender?.send("startGame", {}).then((isDone) => done.push(isDone));
      }),
    /** The room refuses the command with this number, or accepts it. */
    answer: (command: number, code?: string) =>
      buttons.after(() => {
        const id = socket.commands[command]?.id ?? "";
        if (code === undefined) socket.ack(id);
        else socket.frame({ topic: "refused", id, body: { code } });
      }),
  };
}

const toasts = () =>
  announcements()
    .toasts.filter(({ id }) => id > before)
    .map(({ text, kind }) => ({ text, kind }));

it("a refusal is shown in words, for as long as a message is", async () => {
  const { shown, done, press, answer } = await screen();
  await press();
  await answer(0, "not_host");
  expect(done).toEqual([false]);
  expect(toasts()).toMatchObject([{ kind: "bad" }]);
  expect(toasts()[0]?.text).not.toBe("");
  expect(shown.isExpired).toBe(false);
});

it("a screen that shows refusals itself gets them, and no message covers it", async () => {
  const { shown, press, answer } = await screen("inline");
  await press();
  await answer(0, "not_host");
  expect(shown.sender?.error).toBe("not_host");
  expect(toasts()).toEqual([]);
  // The next attempt takes back what was said of the last one.
  await press();
  expect(shown.sender?.error).toBeUndefined();
});

it("a button is busy until the room has answered all that it sent", async () => {
  const { shown, done, press, answer } = await screen();
  expect(shown.sender?.busy).toBe(false);
  await press();
  await press();
  expect(shown.sender?.busy).toBe(true);
  await answer(1);
  expect([shown.sender?.busy, done]).toEqual([true, [true]]);
  await answer(0);
  expect([shown.sender?.busy, done]).toEqual([false, [true, true]]);
});

it("a host whose paid time is over is told how to go on, and not by a message that passes", async () => {
  const { shown, press, answer } = await screen();
  await press();
  await answer(0, "subscription_expired");
  expect(shown.isExpired).toBe(true);
  expect(toasts()).toEqual([]);
});
