import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { playerId, type PlayerId } from "../../../../src-shared/protocol/ids.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import type { RoomClient } from "../../../../src-web/room/RoomClient.ts";
import { RoomContext } from "../../../../src-web/room/RoomProvider.tsx";
import ReportDialog from "../../../../src-web/screens/frame/ReportDialog.tsx";
import { FakeSocket, phone } from "../../room/fakeSocket.ts";
import { alive, FakeElement, leaveAll, propsOf } from "../../support/alive.ts";
import { emptyStorage } from "../../support/storage.ts";
import { eventually } from "../../../support/eventually.ts";

/** A dialog element with its methods. */
class FakeDialog extends FakeElement {
  showModal(): void {}
  close(): void {}
}

const [ADA, EVE, BO] = [playerId(1), playerId(2), playerId(3)];
const NAMES = new Map([
  [ADA, "Ada"],
  [EVE, "Eve"],
  [BO, "Bo"],
]);

let room: RoomClient;
let made: FakeElement[];
let reported: unknown[];
const onClose = vi.fn<() => void>();

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["report", "admin", "common"]);
  [made, reported] = [[], []];
  onClose.mockClear();
  vi.stubGlobal("sessionStorage", emptyStorage());
  vi.stubGlobal("localStorage", emptyStorage());
  vi.stubGlobal("location", new URL("https://hubbub.example/player/session"));
  vi.stubGlobal("fetch", async (_address: string, { body }: { body: string }) => {
    reported.push(JSON.parse(body));
    return Response.json({ reportId: "r" });
  });
  room = phone();
});
afterEach(async () => {
  await leaveAll();
  room.close();
  vi.unstubAllGlobals();
});

/** Tells Ada's phone who is in the public room now. */
function inRoom(...ids: readonly PlayerId[]): void {
  const seat = (id: PlayerId) => ({ sessionPlayerId: id, alias: NAMES.get(id), robot: false });
  // SAFETY: all that the dialog reads.
  const topics = {
    gameSessionUpdated: { gameCode: "PARTY", isPublic: true },
    sessionPlayersUpdated: Object.fromEntries(ids.map((id) => [id, seat(id)])),
  } as never;
  FakeSocket.last().snapshot(topics);
}

/** The dialog on Ada's phone, with these people in the room. */
async function opened(...ids: readonly PlayerId[]) {
  await eventually(() => FakeSocket.last());
  FakeSocket.last().accept();
  inRoom(...ids);
  const dialog = createElement(ReportDialog, { onClose });
  return alive(createElement(RoomContext, { value: room }, dialog), (tag) => {
    const element = tag === "dialog" ? new FakeDialog(tag) : new FakeElement(tag);
    made.push(element);
    return element;
  });
}

function pressReport(): void {
  const button = made.findLast((one) => one.tagName === "BUTTON");
  if (button) propsOf(button)["onClick"]?.({ preventDefault: () => undefined });
}

it("reports the person who was chosen", async () => {
  const dialog = await opened(ADA, EVE, BO);
  await dialog.after(pressReport);
  await eventually(() =>
    expect(reported).toMatchObject([{ playerId: EVE, content: "Eve", gameCode: "PARTY" }]),
  );
});

it("reports nobody else when the person who was chosen has just left", async () => {
  const dialog = await opened(ADA, EVE, BO);
  await dialog.after(() => inRoom(ADA, BO));
  await dialog.after(pressReport);
  expect(reported).toEqual([]);
  expect(onClose).toHaveBeenCalled();
});
