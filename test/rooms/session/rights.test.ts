import { describe, expect, it } from "vitest";
import { accessOf, isOffered } from "../../../src-shared/catalog/access.ts";
import { GAMES } from "../../../src-rooms/games/registry.ts";
import type { Command } from "../../../src-shared/protocol/commands.ts";
import type { Actor } from "../../../src-rooms/session/model/inputs.ts";
import type { RoomState } from "../../../src-rooms/session/model/state.ts";
import { toyGame } from "../../support/toy-game/rules.ts";
import { Table } from "../../support/table.ts";
import { face, joining, twoAtTable } from "../../support/stories.ts";

const HOST: Actor = { kind: "host" };
const START: Command = { topic: "startGame", body: {} };
const AGAIN: Command = { topic: "newGameSamePlayers", body: {} };
const choose = (gameType: "RPS_SHOOT" | "HIDE_AND_PEEK" | "EXPERIMENTS"): Command => ({
  topic: "requestNewGameType",
  body: { gameType },
});

/** Changes the table's room as if another host had opened it. */
function hostedBy(table: Table, host: Partial<RoomState["room"]>): Table {
  table.state = { ...table.state, room: { ...table.state.room, ...host } };
  return table;
}

const withHiding = { ...GAMES, HIDE_AND_PEEK: toyGame };

describe("the games that a host is offered", () => {
  it("[SE31] include HIDE_AND_PEEK for alpha testers and admins, and everything else for everybody", () => {
    for (const [hostAccess, answer] of [
      ["everyone", "game_not_offered"],
      ["alpha", "ok"],
      ["admin", "ok"],
    ] as const) {
      const table = hostedBy(new Table({ games: withHiding }), { hostAccess });
      expect(table.tryAs(HOST, choose("HIDE_AND_PEEK")), hostAccess).toBe(answer);
      expect(table.tryAs(HOST, choose("RPS_SHOOT")), hostAccess).toBe("ok");
    }
  });

  it("[SE31] are the same, whichever call chooses the game", () => {
    const table = hostedBy(new Table({ games: withHiding }), { hostAccess: "everyone" });
    const gameType = "HIDE_AND_PEEK" as const;
    expect(table.refusal({ type: "createGame", actor: HOST, gameType, settings: {} })).toBe(
      "game_not_offered",
    );
    expect(table.refusal({ type: "updateRoom", actor: HOST, change: { gameType } })).toBe(
      "game_not_offered",
    );
  });

  it("[SE31] depend on the role: admins get all, test accounts what alpha testers get", () => {
    expect(accessOf(["role_user"], false)).toBe("everyone");
    expect(accessOf(["role_user"], true)).toBe("alpha");
    expect(accessOf(["role_user", "role_jest"], false)).toBe("alpha");
    expect(accessOf(["role_user", "role_admin"], false)).toBe("admin");
  });

  it("[SE31] include experiments for admins only", () => {
    expect(isOffered("EXPERIMENTS", "everyone")).toBe(false);
    expect(isOffered("EXPERIMENTS", "alpha")).toBe(false);
    expect(isOffered("EXPERIMENTS", "admin")).toBe(true);
    const tester = hostedBy(new Table(), { hostAccess: "alpha" });
    expect(tester.tryAs(HOST, choose("EXPERIMENTS"))).toBe("game_not_offered");
    const admin = hostedBy(new Table(), { hostAccess: "admin" });
    expect(admin.tryAs(HOST, choose("EXPERIMENTS"))).toBe("ok");
    expect(admin.topic("gameSessionUpdated").gameType).toBe("EXPERIMENTS");
  });
});

describe("a host whose paid time is over", () => {
  const DAY_MS = 24 * 60 * 60_000;

  it("[SE32] can neither choose nor start a game, but can play the running one to its end", () => {
    const { table } = twoAtTable();
    hostedBy(table, { paidUntil: table.now + 1_000 });
    expect(table.tryAs(HOST, START)).toBe("ok");
    table.wait(2_000);
    table.until("GAME_END");
    for (const command of [START, AGAIN, choose("RPS_SHOOT")]) {
      expect(table.tryAs(HOST, command), command.topic).toBe("subscription_expired");
    }
    const choice = {
      type: "createGame",
      actor: HOST,
      gameType: "RPS_SHOOT",
      settings: {},
    } as const;
    expect(table.refusal(choice)).toBe("subscription_expired");
    table.do({ type: "payment", paidUntil: table.now + DAY_MS });
    expect(table.tryAs(HOST, AGAIN)).toBe("ok");
  });

  it("[SE72] is told on every screen since when, until the room is paid for", () => {
    const { table } = twoAtTable();
    const endedAt = table.now - 5_000;
    expect(table.topic("gameSessionUpdated").hostingEndedAt).toBeUndefined();
    table.do({ type: "payment", paidUntil: endedAt });
    expect(table.topic("gameSessionUpdated").hostingEndedAt).toBe(endedAt);
    table.do({ type: "payment", paidUntil: table.now + DAY_MS });
    expect(table.topic("gameSessionUpdated").hostingEndedAt).toBeUndefined();
  });

  it("[SE32] may start a game if no end of the paid time is known", () => {
    const { table } = twoAtTable();
    hostedBy(table, { paidUntil: table.now - 1 });
    table.do({ type: "payment" });
    expect(table.tryAs(HOST, START)).toBe("ok");
  });

  it("[SE33] has the payment's status shown until the next game", () => {
    const { table } = twoAtTable();
    expect(table.topic("paymentStatus")).toBeUndefined();
    table.do({ type: "payment", paidUntil: table.now + DAY_MS, status: "open" });
    expect(table.topic("paymentStatus")).toEqual({ status: "open", at: table.now });
    table.wait(5_000);
    table.do({ type: "payment", paidUntil: table.now + DAY_MS, status: "complete" });
    expect(table.topic("paymentStatus")).toEqual({ status: "complete", at: table.now });
    table.do({ type: "payment", paidUntil: table.now + DAY_MS });
    expect(table.topic("paymentStatus")).toMatchObject({ status: "complete" });
    table.start();
    expect(table.topic("paymentStatus")).toBeUndefined();
  });
});

describe("a public room", () => {
  const open = (isPublic: boolean) =>
    ({ type: "updateRoom", actor: HOST, change: { isPublic } }) as const;

  it("[SE71] filters strictly whatever its host set, and as set once it is private again", () => {
    const { table } = twoAtTable();
    table.tryAs(HOST, { topic: "gameSettings", body: { settings: { filterLevel: "none" } } });
    table.do(open(true));
    expect(table.topic("gameSettingsUpdated")?.filterLevel).toBe("strict");
    table.tryAs(HOST, { topic: "gameSettings", body: { settings: { filterLevel: "none" } } });
    expect(table.topic("gameSettingsUpdated")?.filterLevel).toBe("strict");
    table.start();
    expect(table.state.game?.settings.filterLevel).toBe("strict");
    table.do(open(false));
    expect(table.state.game?.settings.filterLevel).toBe("strict");
    expect(table.topic("gameSettingsUpdated")?.filterLevel).toBe("none");
  });

  it("[SE71] seats nobody under a word that is filtered in every language", () => {
    const { table, bo } = twoAtTable();
    const called = (alias: string) => ({ type: "updateSeat", playerId: bo, alias }) as const;
    table.do(called("Fucker"));
    table.do(open(true));
    expect(table.refusal(joining("Cunt", face(5)))).toBe("text_not_allowed");
    expect(table.refusal(called("Cunt"))).toBe("text_not_allowed");
    table.do(called("Kike Negro"));
    const crowd = (alias: string) => ({ topic: "openCrowd", body: { alias } }) as const;
    expect(table.tryAs(HOST, crowd("Cunt"))).toBe("text_not_allowed");
    expect(table.tryAs(HOST, crowd("All of us"))).toBe("ok");
  });

  it("[SE71] keeps the host's own filter through a game, for when it is private again", () => {
    const { table } = twoAtTable();
    table.tryAs(HOST, { topic: "gameSettings", body: { settings: { filterLevel: "none" } } });
    table.do(open(true));
    table.start({ includeTutorial: false });
    table.host({ topic: "requestEndGame", body: {} });
    expect(table.topic("gameSettingsUpdated")?.filterLevel).toBe("strict");
    table.do(open(false));
    expect(table.topic("gameSettingsUpdated")?.filterLevel).toBe("none");
  });

  it("[SE71] is refused while a game runs that filters less", () => {
    const { table } = twoAtTable();
    table.tryAs(HOST, { topic: "gameSettings", body: { settings: { filterLevel: "none" } } });
    table.start();
    expect(table.refusal(open(true))).toBe("game_running");
    table.tryAs(HOST, { topic: "requestEndGame", body: {} });
    expect(table.stage).toBe("GAME_END");
    table.do(open(true));
    expect(table.topic("gameSessionUpdated").isPublic).toBe(true);
  });
});

describe("the people who run the service", () => {
  it("[SE34] can make a room private, and D1 is informed", () => {
    const table = new Table();
    table.do({ type: "updateRoom", actor: HOST, change: { isPublic: true, hostSpectate: true } });
    table.do({ type: "moderate", action: "makePrivate" });
    expect(table.topic("gameSessionUpdated").isPublic).toBe(false);
    expect(table.outbox.at(-1)).toMatchObject({ kind: "room", body: { isPublic: false } });
  });

  it("[SE34] can close a room, even one whose host only watches", () => {
    const { table } = twoAtTable();
    table.start();
    table.do({ type: "updateRoom", actor: HOST, change: { hostSpectate: true } });
    table.do({ type: "moderate", action: "close" });
    expect(table.topic("gameSessionUpdated").active).toBe(false);
    expect(table.refusal({ type: "moderate", action: "close" })).toBe("game_over");
  });
});
