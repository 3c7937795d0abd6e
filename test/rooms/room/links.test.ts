import { describe, expect, it } from "vitest";
import { linkOf, newTicket, pictureOf } from "../../../src-rooms/room/links.ts";
import { ONE_TIME_LINK_MS } from "../../../src-shared/catalog/limits.ts";
import { CHAT_LINK_MS, OVERLAY_LINK_MS } from "../../../src-shared/catalog/streams.ts";
import { Table } from "../../support/table.ts";

describe("a link of the room", () => {
  it("[SE45] [SE47] to a seat or for a remote works for three minutes", () => {
    const table = new Table();
    const ada = table.join("Ada");
    const seat = newTicket("seat", ada, table.now);
    expect(seat).toMatchObject({ playerId: ada, until: table.now + ONE_TIME_LINK_MS });
    const { roomId } = table.state.room;
    const { id: ticket, ...known } = seat;
    expect(linkOf(table.state, seat)).toEqual({ ...known, ticket, roomId });
    const remote = newTicket("remote", undefined, table.now);
    expect(linkOf(table.state, remote).until).toBe(table.now + ONE_TIME_LINK_MS);
  });

  it("[SE96] of the chat leads to the crowd for ten minutes, and names the room by its cover", () => {
    const table = new Table();
    const crowd = table.openCrowd(1);
    const link = linkOf(table.state, newTicket("crowd", undefined, table.now));
    expect(link).toMatchObject({
      kind: "crowd",
      playerId: crowd,
      until: table.now + CHAT_LINK_MS,
      isCovered: true,
    });
  });

  it("[SE97] of the picture outlasts the evening's games, and names the room by its cover", () => {
    const table = new Table();
    table.openCrowd(1);
    const link = linkOf(table.state, newTicket("overlay", undefined, table.now));
    expect(link).toMatchObject({ until: table.now + OVERLAY_LINK_MS, isCovered: true });
    expect(link.until - table.now).toBeGreaterThan(24 * 60 * 60_000);
    expect(link).not.toHaveProperty("playerId");
  });

  it("[SE97] of the picture opens it as often as it is asked, until there is a newer one or the room has ended", () => {
    const table = new Table();
    const open = (ticket: string) => pictureOf(table.state, ticket);
    const invite = (id: string) => {
      const ticket = { id, kind: "overlay", until: Infinity } as const;
      table.do({ type: "invite", actor: { kind: "host" }, ticket });
    };
    invite("one");
    const opened = { ok: true, value: { kind: "overlay", overlay: "one" } };
    expect([open("one"), open("one")]).toEqual([opened, opened]);
    invite("two");
    expect(open("one")).toEqual({ ok: false, code: "link_expired" });
    table.host({ topic: "exitGame", body: {} });
    expect(open("two")).toEqual({ ok: false, code: "game_over" });
    expect(pictureOf(undefined, "two")).toEqual({ ok: false, code: "game_over" });
  });
});
