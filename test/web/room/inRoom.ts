import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { vi } from "vitest";
import type { You } from "../../../src-shared/protocol/frames.ts";
import type { StateTopics } from "../../../src-shared/protocol/topics.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { allTopics } from "../../../src-rooms/session/views/views.ts";
import { RoomContext } from "../../../src-web/room/RoomProvider.tsx";
import type { Table } from "../../support/table.ts";
import { FakeSocket, phone } from "./fakeSocket.ts";

/** What Ada's phone, or another screen, shows of this once the room has told it these topics, as HTML. */
export function inRoom(
  topics: Partial<StateTopics>,
  children: ReactNode,
  you?: You,
): Promise<string> {
  return shown(topics, children, Date.now(), you);
}

/** What the phone of somebody shows of this who plays at a table, as HTML. */
export function atTable(
  { state, games, now }: Table,
  id: PlayerId,
  children: ReactNode,
): Promise<string> {
  return shown(allTopics(state, games, id), children, now, { purpose: "player", playerId: id });
}

/** `now`: the room's time, ms since 1970. */
async function shown(
  topics: Partial<StateTopics>,
  children: ReactNode,
  now: number,
  you?: You,
): Promise<string> {
  const room = phone();
  try {
    const socket = await vi.waitFor(() => FakeSocket.last());
    socket.accept();
    socket.snapshot(topics, now, undefined, you);
    return renderToStaticMarkup(createElement(RoomContext, { value: room }, children));
  } finally {
    room.close();
  }
}
