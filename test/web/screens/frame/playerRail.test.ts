import { beforeAll, expect, it } from "vitest";
import { playerIdsOf, type PlayerId } from "../../../../src-shared/protocol/ids.ts";
import { allTopics } from "../../../../src-rooms/session/views/views.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { PlayerRail } from "../../../../src-web/screens/frame/PlayerRail.tsx";
import { Table } from "../../../support/table.ts";
import { toyGame } from "../../../support/toy-game/rules.ts";
import { FakeElement } from "../../support/alive.ts";
import { stillRooms } from "../../room/stillRoom.ts";

const connect = stillRooms();

// Before the timers stand still: texts are loaded with their help.
beforeAll(async () => {
  await initTexts("en");
  await texts.loadNamespaces("room");
});

/** An element that knows which of its marks screens show, by their name. */
class Marked extends FakeElement {
  readonly dataset = {};
  label: string | undefined;
  override setAttribute(name?: string, value?: string): void {
    if (name === "aria-label") this.label = value;
  }
}

const isRobot = ({ state }: Table, id: PlayerId) => state.seats[id]?.robot === true;

it("a robot that was kicked sleeps on the television, as everybody who left does", async () => {
  const table = new Table({ gameType: "SYNC_THINK", games: { SYNC_THINK: toyGame } });
  for (const name of ["Ada", "Ben", "Cleo"]) table.join(name);
  table.host({ topic: "requestAddAiPlayer", body: {} });
  const robot = playerIdsOf(table.state.seats).find((id) => isRobot(table, id));
  if (robot === undefined) throw new Error("no robot");
  table.host({ topic: "startGame", body: {} });
  table.until("GUESS");
  const { socket, show } = await connect();
  const made: Marked[] = [];
  const tell = () => socket.snapshot(allTopics(table.state, table.games), table.now);
  tell();
  const screen = await show(PlayerRail, (tag) => {
    const element = new Marked(tag);
    made.push(element);
    return element;
  });
  const sleepers = () => made.filter(({ label }) => label === texts.t("room:rail.away")).length;
  await screen.pass(5_000);
  expect(sleepers()).toBe(0);
  table.host({ topic: "requestPlayerKick", body: { playerId: robot } });
  await screen.after(tell);
  await screen.pass(5_000);
  expect(sleepers()).toBe(1);
});
