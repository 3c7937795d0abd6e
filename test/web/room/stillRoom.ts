import { createElement, type FunctionComponent } from "react";
import { afterEach, beforeEach, vi } from "vitest";
import type { RoomClient } from "../../../src-web/room/RoomClient.ts";
import { RoomContext } from "../../../src-web/room/RoomProvider.tsx";
import { alive, leaveAll } from "../support/alive.ts";
import { FakeSocket, phone } from "./fakeSocket.ts";

/**
 * Rooms whose time passes only when a test says so, for hooks that follow a room's clock; they are closed after
 * each test. Returns a function that connects a room, and shows a component in it.
 */
export function stillRooms() {
  let room: RoomClient | undefined;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] });
    vi.stubGlobal("document", new EventTarget());
  });
  afterEach(async () => {
    await leaveAll();
    room?.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return async () => {
    room = phone();
    await vi.advanceTimersByTimeAsync(0);
    const socket = FakeSocket.last();
    socket.accept();
    const value = room;
    const show = async (Shown: FunctionComponent, make?: Parameters<typeof alive>[1]) => {
      const screen = await alive(createElement(RoomContext, { value }, createElement(Shown)), make);
      const pass = (ms: number) => screen.after(() => vi.advanceTimersByTime(ms));
      return { ...screen, pass };
    };
    return { socket, show };
  };
}
