import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { vi } from "vitest";
import type { StateTopics } from "../../../src-shared/protocol/topics.ts";
import { RoomContext } from "../../../src-web/room/RoomProvider.tsx";
import { FakeSocket, phone } from "./fakeSocket.ts";

/** What Ada's phone shows of this once the room has told it these topics, as HTML. */
export async function inRoom(topics: Partial<StateTopics>, children: ReactNode): Promise<string> {
  const room = phone();
  try {
    const socket = await vi.waitFor(() => FakeSocket.last());
    socket.accept();
    socket.snapshot(topics);
    return renderToStaticMarkup(createElement(RoomContext, { value: room }, children));
  } finally {
    room.close();
  }
}
