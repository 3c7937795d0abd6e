import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stageId } from "../../../../src-shared/protocol/ids.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { RoomContext } from "../../../../src-web/room/RoomProvider.tsx";
import { PhoneTutorial } from "../../../../src-web/screens/stages/TutorialStage.tsx";
import { FakeSocket, phone } from "../../room/fakeSocket.ts";
import { alive, FakeElement, leaveAll, propsOf } from "../../support/alive.ts";
import { eventually } from "../../../support/eventually.ts";

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["games", "room"]);
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

const tutorial = (id: number) =>
  ({ stageId: stageId(id), name: "TUTORIAL", waitingFor: { 1: true }, done: {} }) as never;

/** The phone of one of many who share Ada's seat, which the tutorial waits for. */
async function crowdPhone() {
  const room = phone();
  await eventually(() => FakeSocket.last());
  const socket = FakeSocket.last();
  socket.accept();
  // A game that this page lacks: its panels are not what this is about.
  const gameSessionUpdated = { gameCode: "PARTY", gameType: "FUTURE" } as never;
  socket.snapshot({ gameSessionUpdated, stage: tutorial(7) });
  const made: FakeElement[] = [];
  const shown = createElement(RoomContext, { value: room }, createElement(PhoneTutorial));
  const screen = await alive(shown, (tag) => {
    const element = new FakeElement(tag);
    made.push(element);
    return element;
  });
  const [page] = made;
  const within = (element: FakeElement): FakeElement[] =>
    element.children.flatMap((child) =>
      child instanceof FakeElement ? [child, ...within(child)] : [],
    );
  const okButton = () => page && within(page).find(({ tagName }) => tagName === "BUTTON");
  const ok = () => screen.after(() => propsOf(okButton() ?? new FakeElement("i"))["onClick"]?.());
  return { room, socket, screen, okButton, ok };
}

it("[SE56] an OK stays given on a phone of the crowd although its seat still waits for others", async () => {
  const { room, socket, screen, okButton, ok } = await crowdPhone();
  await ok();
  const [said] = socket.commands;
  expect(said).toMatchObject({ topic: "ready", body: { stageId: 7 } });
  await screen.after(() => said && socket.ack(said.id));
  expect(okButton()).toBeUndefined();
  // The next game's tutorial asks again.
  await screen.after(() => socket.frame({ topic: "stage", body: tutorial(8) }));
  expect(okButton()).toBeDefined();
  room.close();
});

it("an OK that the room refused can be given again", async () => {
  const { room, socket, screen, okButton, ok } = await crowdPhone();
  await ok();
  const id = socket.commands[0]?.id;
  await screen.after(() =>
    socket.frame({ topic: "refused", id, body: { code: "error.server_unavailable" } }),
  );
  expect(okButton()).toBeDefined();
  room.close();
});
