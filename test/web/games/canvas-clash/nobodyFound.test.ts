import { createElement, Fragment } from "react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { allTopics } from "../../../../src-rooms/session/views/views.ts";
import { playCuesOn } from "../../../../src-web/audio/cue.ts";
import { CanvasVoice } from "../../../../src-web/games/canvas-clash/CanvasVoice.tsx";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { RoomContext } from "../../../../src-web/room/RoomProvider.tsx";
import RobotVoice from "../../../../src-web/screens/sound/RobotVoice.tsx";
import { Studio } from "../../../support/canvas.ts";
import { FakeSocket, phone } from "../../room/fakeSocket.ts";
import { alive, leaveAll } from "../../support/alive.ts";
import { eventually } from "../../../support/eventually.ts";

beforeAll(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["room", "canvas-clash"]);
});
afterEach(leaveAll);

/** Returns what the robot says at the reveal, on a television that was switched on in the middle of a turn. */
async function saidAtReveal(studio: Studio): Promise<readonly string[]> {
  const room = phone();
  await eventually(() => FakeSocket.last());
  const socket = FakeSocket.last();
  socket.accept();
  const topics = allTopics(studio.state, studio.games, undefined);
  socket.snapshot(topics, studio.now, undefined, { purpose: "host" });
  const heard: string[] = [];
  const stop = playCuesOn({ effect: () => undefined, voice: (moment) => heard.push(moment) });
  const voices = [createElement(RobotVoice), createElement(CanvasVoice)];
  const television = await alive(
    createElement(RoomContext, { value: room }, createElement(Fragment, {}, ...voices)),
  );
  studio.until("REVEAL");
  await television.after(() => {
    socket.frame({ topic: "stage", body: studio.topic("stage") });
    socket.frame({ topic: "revealPainters", body: {} });
  });
  stop();
  room.close();
  return heard;
}

function inkedStudio(): Studio {
  const studio = new Studio(4).drawing();
  studio.inkAll();
  return studio;
}

it("the robot comments on a word that nobody found", async () => {
  expect(await saidAtReveal(inkedStudio())).toContain("nobodyRight");
});

it("a television that reloads after somebody found the word does not say that nobody did", async () => {
  const studio = inkedStudio();
  expect(studio.solve(studio.nth(0))).toBe("ok");
  expect(await saidAtReveal(studio)).not.toContain("nobodyRight");
});
