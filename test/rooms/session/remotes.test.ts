import { describe, expect, it } from "vitest";
import { REMOTES_MAX } from "../../../src-shared/catalog/limits.ts";
import { CLOSE } from "../../../src-shared/protocol/closeCodes.ts";
import type { Command } from "../../../src-shared/protocol/commands.ts";
import type { Actor } from "../../../src-rooms/session/model/inputs.ts";
import { openLink } from "../../../src-rooms/session/people/invitations.ts";
import { duelIn, phoneOf, twoAtTable } from "../../support/stories.ts";
import type { Table } from "../../support/table.ts";
import { sloganGame } from "../../support/toy-game/slogans.ts";
import { Theatre } from "../../support/theatre.ts";

const HOST: Actor = { kind: "host" };

function asking(table: Table, actor: Actor, id = `remote ${table.inputs.length}`) {
  const ticket = { id, kind: "remote", until: table.now + 60_000 } as const;
  return { type: "invite", actor, ticket } as const;
}

/** A phone that was given the host's rights. */
function remoteOf(table: Table): Extract<Actor, { kind: "remote" }> {
  const invite = asking(table, HOST);
  table.do(invite);
  const { number } = table.do({ type: "redeem", ticketId: invite.ticket.id });
  if (number === undefined) throw new Error("no remote");
  table.remotes.add(number);
  table.sockets();
  return { kind: "remote", remoteId: number };
}

describe("a remote", () => {
  it("[SE47] may do what the host may, and has no seat", () => {
    const { table, bo } = duelIn("PROGRAM");
    const remote = remoteOf(table);
    const { stageId } = table.state.clock.stage;
    const pause = (paused: boolean) => ({ topic: "pause", body: { paused } }) as const;
    const commands: readonly Command[] = [
      pause(true),
      pause(false),
      { topic: "requestNextStage", body: { stageId } },
      { topic: "gameSettings", body: { settings: { timerMode: "x2" } } },
      { topic: "requestPlayerKick", body: { playerId: bo } },
      { topic: "requestAddAiPlayer", body: {} },
      { topic: "requestEndGame", body: {} },
    ];
    for (const command of commands) {
      expect(table.tryAs(remote, command), command.topic).toBe("ok");
    }
    expect(table.tryAs(remote, { topic: "reaction", body: { reaction: "wow" } })).toBe("not_yours");
    expect(Object.keys(table.topic("sessionPlayersUpdated"))).toHaveLength(2);
  });

  it("[SE47] is the same one for a device that asks again because it received no response", () => {
    const { table } = twoAtTable();
    const invite = asking(table, HOST);
    table.do(invite);
    const openOn = (device: string) =>
      ({
        type: "redeem",
        ticketId: invite.ticket.id,
        cameFrom: { device, since: table.now },
      }) as const;
    const { number } = table.do(openOn("borrowed"));
    expect(table.do(openOn("borrowed")).number).toBe(number);
    expect(table.state.room.remotes).toEqual([number]);
    expect(table.refusal(openOn("another"))).toBe("link_used");
    // Rights that were taken back cannot be regained with the same link.
    table.host({ topic: "dismissRemote", body: { remoteId: number ?? 0 } });
    expect(table.refusal(openOn("borrowed"))).toBe("link_used");
  });

  it("[SE47] cannot close the room or make further remotes", () => {
    const { table } = twoAtTable();
    const remote = remoteOf(table);
    expect(table.tryAs(remote, { topic: "exitGame", body: {} })).toBe("not_host");
    expect(table.refusal(asking(table, remote))).toBe("not_host");
    expect(table.state.room.active).toBe(true);
  });

  it("[SE47] is made by the host alone, up to a limit", () => {
    const { table, ada, bo } = twoAtTable();
    expect(table.refusal(asking(table, phoneOf(bo)))).toBe("not_host");
    table.do(asking(table, phoneOf(ada), "Ada leads"));
    const spare = asking(table, HOST, "spare");
    table.do(spare);
    for (let made = 0; made < REMOTES_MAX; made++) remoteOf(table);
    expect(table.refusal(asking(table, HOST))).toBe("too_many_remotes");
    expect(table.refusal({ type: "redeem", ticketId: "spare" })).toBe("too_many_remotes");
  });

  it("[SE48] is removed by the host, and has no rights from then on", () => {
    const { table } = twoAtTable();
    const remote = remoteOf(table);
    const other = remoteOf(table);
    const dismiss = { topic: "dismissRemote", body: { remoteId: remote.remoteId } } as const;
    expect(table.tryAs(other, dismiss)).toBe("not_host");
    expect(table.host(dismiss).closings).toEqual([
      { who: { remoteId: remote.remoteId }, code: CLOSE.dismissed },
    ]);
    expect(table.tryAs(remote, { topic: "requestAddAiPlayer", body: {} })).toBe("not_host");
    expect(table.tryAs(remote, { topic: "moderate", body: { itemId: "a", verdict: "hide" } })).toBe(
      "not_host",
    );
    expect(table.tryAs(HOST, dismiss)).toBe("not_found");
    expect(table.topic("gameSessionUpdated").remotes).toEqual([other.remoteId]);
  });

  it("[SE47] sees the backstage and decides there, and a stage waits for it", () => {
    const table = new Theatre({ gameType: "SYNC_THINK", games: { SYNC_THINK: sloganGame } });
    const [ada, bo] = [table.join("Ada"), table.join("Bo")];
    const remote = remoteOf(table);
    const viewer = table.watch("remote", remote);
    const settings = { numberOfRounds: 1, backstage: "approve", timerMode: "x2" };
    table.start({ includeTutorial: false, ...settings });
    table.move(bo, { text: "Cheese first" });
    expect(viewer.topics["backstage"]).toMatchObject({ mode: "approve" });
    expect(JSON.stringify(viewer.topics["backstage"])).toContain("Cheese first");
    const itemId = table.backstageId(`slogan-${bo}`);
    // Nobody else is there any more.
    for (const id of [ada, bo]) table.disconnect(id);
    table.wait(17_000);
    expect(table.topic("playersUpdated")[ada]?.active).toBe(false);
    expect(table.topic("stage")).toMatchObject({ name: "SAY", held: true });
    expect(table.tryAs(remote, { topic: "moderate", body: { itemId, verdict: "approve" } })).toBe(
      "ok",
    );
    expect(table.stage).toBe("SHOW");
  });

  it("[SE47] keeps a room awake that has nobody else", () => {
    const { table, ada, bo } = twoAtTable();
    remoteOf(table);
    table.disconnect(ada);
    table.disconnect(bo);
    table.screens(0);
    expect(table.state.presence.emptySince).toBeUndefined();
    expect(table.topic("websocketConnectionUpdated").remotes).toHaveLength(1);
  });
});

describe("a host who only watches", () => {
  it("[SE49] can change nothing but that, while a remote leads", () => {
    const { table, bo } = twoAtTable();
    const remote = remoteOf(table);
    const change = (actor: Actor, wanted: object) =>
      ({ type: "updateRoom", actor, change: wanted }) as const;
    table.do(change(HOST, { hostSpectate: true }));
    expect(table.refusal(change(HOST, { isPublic: true }))).toBe("host_is_spectating");
    expect(table.refusal(asking(table, HOST))).toBe("host_is_spectating");
    table.do(change(remote, { isPublic: true }));
    expect(table.tryAs(remote, { topic: "requestPlayerKick", body: { playerId: bo } })).toBe("ok");
    expect(table.refusal(change(HOST, { hostSpectate: true, isPublic: false }))).toBe(
      "host_is_spectating",
    );
    table.do(change(HOST, { hostSpectate: false }));
    table.do(change(HOST, { isPublic: false }));
    expect(table.topic("gameSessionUpdated").isPublic).toBe(false);
  });
});

describe("a room that hides its code", () => {
  it("[SE50] is in no public list", () => {
    const { table } = twoAtTable();
    const change = (wanted: object) =>
      table.do({ type: "updateRoom", actor: HOST, change: wanted });
    change({ isPublic: true });
    change({ codeHidden: true });
    expect(table.topic("gameSessionUpdated")).toMatchObject({ isPublic: false, codeHidden: true });
    expect(table.outbox.at(-1)).toMatchObject({ kind: "room", body: { isPublic: false } });
    change({ isPublic: true });
    expect(table.topic("gameSessionUpdated").isPublic).toBe(false);
    change({ codeHidden: false });
    expect(table.topic("gameSessionUpdated").codeHidden).toBeUndefined();
  });

  it("[SE50] gets further screens by the host's link", () => {
    const { table, ada, bo } = twoAtTable();
    expect(openLink(table.state, HOST, "screen")).toEqual({});
    expect(openLink(table.state, phoneOf(ada), "screen")).toEqual({});
    expect(openLink(table.state, phoneOf(bo), "screen")).toEqual({ refused: "not_host" });
    table.host({ topic: "exitGame", body: {} });
    expect(openLink(table.state, HOST, "screen")).toEqual({ refused: "game_over" });
  });
});
