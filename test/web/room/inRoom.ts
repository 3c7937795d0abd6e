import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { You } from "../../../src-shared/protocol/frames.ts";
import type { StateTopics } from "../../../src-shared/protocol/topics.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { allTopics } from "../../../src-rooms/session/views/views.ts";
import { RoomContext } from "../../../src-web/room/RoomProvider.tsx";
import type { Table } from "../../support/table.ts";
import { FakeSocket, phone } from "./fakeSocket.ts";
import { eventually } from "../../support/eventually.ts";

/** Renders children as HTML, as on Ada's phone (or the screen `you`) once the room has sent these topics. */
export function inRoom(
  topics: Partial<StateTopics>,
  children: ReactNode,
  you?: You,
): Promise<string> {
  return shown(topics, children, Date.now(), you);
}

/** Renders children as HTML, as on the phone of this player at a table. */
export function atTable(
  { state, games, now }: Table,
  id: PlayerId,
  children: ReactNode,
): Promise<string> {
  return shown(allTopics(state, games, id), children, now, { purpose: "player", playerId: id });
}

/** `now` is the room's time, ms since 1970. */
async function shown(
  topics: Partial<StateTopics>,
  children: ReactNode,
  now: number,
  you?: You,
): Promise<string> {
  const room = phone();
  try {
    const socket = await eventually(() => FakeSocket.last());
    socket.accept();
    socket.snapshot(topics, now, undefined, you);
    return renderToStaticMarkup(createElement(RoomContext, { value: room }, children));
  } finally {
    room.close();
  }
}
