import { describe, expect, it } from "vitest";
import { ROBOT_AVATARS } from "../../../src-shared/catalog/avatars.ts";
import { playerId, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { duelIn, face, joining, programAll, ROCKS, twoAtTable } from "../../support/stories.ts";
import { Table } from "../../support/table.ts";

const NOBODY: PlayerId = playerId(77);

describe("an alias", () => {
  it.each([
    ["", "alias_required"],
    ["   \t ", "alias_required"],
    ["A".repeat(31), "alias_too_long"],
    ["🦊🦊", "alias_characters"],
    ["Ada 🦊", "alias_characters"],
    ["Ada\u200bLovelace", "alias_characters"],
    ["Ada\u202egnol", "alias_characters"],
    ["<b>Ada</b>", "alias_characters"],
    ["...", "alias_characters"],
    ["\u0301", "alias_characters"],
  ])("[SE1] cannot be %j: %s", (alias, code) => {
    expect(new Table().refusal(joining(alias, face(0)))).toBe(code);
  });

  it.each([
    ["A".repeat(30), "A".repeat(30)],
    ["  Ada   Lovelace ", "Ada Lovelace"],
    ["Zoe\u0308", "Zoë"],
    ["Łukasz Źdźbło", "Łukasz Źdźbło"],
    ["李小龍", "李小龍"],
    ["D'Artagnan-3!", "D'Artagnan-3!"],
  ])("[SE1] may be %j and is kept as %j", (alias, kept) => {
    const table = new Table();
    const { playerId: id = NOBODY } = table.do(joining(alias, face(0)));
    expect(table.state.seats[id]?.alias).toBe(kept);
  });

  it("[SE1] may have thirty characters, counted as people see them", () => {
    const table = new Table();
    expect(table.refusal(joining("e\u0301".repeat(31), face(0)))).toBe("alias_too_long");
    table.do(joining("e\u0301".repeat(30), face(0)));
  });
});

describe("a seat's face", () => {
  it("[SE1] belongs to one person at a time", () => {
    const table = new Table();
    const { playerId: ada } = table.do(joining("Ada", face(0)));
    expect(table.refusal(joining("Bo", face(0)))).toBe("error.avatar_in_use");
    const { playerId: bo } = table.do(joining("Bo", face(1)));
    if (ada === undefined || bo === undefined) throw new Error("no seat");
    const change = { type: "updateSeat", playerId: bo, avatarSrc: face(0) } as const;
    expect(table.refusal(change)).toBe("error.avatar_in_use");
    table.do({ type: "updateSeat", playerId: ada, avatarSrc: face(2) });
    table.do(change);
    expect(table.topic("usedAvatars").toSorted()).toEqual([face(0), face(2)].toSorted());
  });

  it("[SE1] is one of the characters, not a robot's or anything else", () => {
    const table = new Table();
    for (const src of [ROBOT_AVATARS[0]?.src ?? "", "unknown.webp", "../secret.webp", ""]) {
      expect(table.refusal(joining("Ada", src))).toBe("avatar_unknown");
    }
  });
});

describe("a seat that was left", () => {
  it("[SE3] is kept while its phone is gone for hours", () => {
    const { table, ada, bo } = twoAtTable();
    table.disconnect(bo);
    table.wait(5 * 60 * 60_000);
    table.do({ type: "rejoin", playerId: bo });
    table.connect(bo);
    expect(Object.keys(table.topic("sessionPlayersUpdated"))).toEqual([String(ada), String(bo)]);
  });

  it("[SE3] is given back to a player who quit", () => {
    const { table, bo } = duelIn("PROGRAM");
    const before = table.topic("sessionPlayersUpdated")[bo];
    table.do({ type: "quit", playerId: bo });
    expect(table.topic("sessionPlayersUpdated")[bo]).toBeUndefined();
    table.do({ type: "rejoin", playerId: bo });
    expect(table.topic("sessionPlayersUpdated")[bo]).toEqual(before);
    expect(Object.keys(table.topic("playersUpdated"))).toHaveLength(2);
  });

  it("[SE3] is not given back while another player has its face", () => {
    const table = new Table();
    const { playerId: ada } = table.do(joining("Ada", face(0)));
    if (ada === undefined) throw new Error("no seat");
    table.do({ type: "quit", playerId: ada });
    const { playerId: thief } = table.do(joining("Thief", face(0)));
    expect(table.refusal({ type: "rejoin", playerId: ada })).toBe("error.avatar_in_use");
    table.do({ type: "quit", playerId: thief ?? ada });
    table.do({ type: "rejoin", playerId: ada });
  });

  it("[SE3] is closed for good to a player who was kicked", () => {
    const { table, bo } = twoAtTable();
    const { closings } = table.host({ topic: "requestPlayerKick", body: { playerId: bo } });
    expect(closings).toEqual([{ who: bo, code: 4403 }]);
    expect(table.refusal({ type: "rejoin", playerId: bo })).toBe("kicked");
    const asBo = { kind: "player", playerId: bo } as const;
    expect(table.tryAs(asBo, { topic: "playerHeartbeat", body: {} })).toBe("kicked");
  });

  it("[SE3] a kicked player's account cannot take a new seat, unless it is the host's", () => {
    const { table } = twoAtTable();
    const cy = table.join("Cy", { userId: "user-cy" });
    table.host({ topic: "requestPlayerKick", body: { playerId: cy } });
    const cyAgain = { ...joining("Cy", face(9)), userId: "user-cy" };
    expect(table.refusal(cyAgain)).toBe("kicked");
    expect(table.refusal({ ...cyAgain, audience: true })).toBe("kicked");
    table.do({ ...cyAgain, userId: "user-di" });
    table.do({ ...cyAgain, avatarSrc: face(10), asHost: true });
  });

  it("[SE3] counts in the public list again once its player is back", () => {
    const { table, bo } = twoAtTable();
    table.do({ type: "updateRoom", actor: { kind: "host" }, change: { isPublic: true } });
    table.do({ type: "quit", playerId: bo });
    expect(table.outbox.at(-1)).toMatchObject({ kind: "room", body: { playerCount: 1 } });
    table.do({ type: "rejoin", playerId: bo });
    expect(table.outbox.at(-1)).toMatchObject({ kind: "room", body: { playerCount: 2 } });
  });

  it("[SE3] a robot's seat, or one that never existed, cannot be taken back", () => {
    const table = new Table();
    const robot = table.robot();
    expect(table.refusal({ type: "rejoin", playerId: robot })).toBe("player_not_found");
    expect(table.refusal({ type: "rejoin", playerId: NOBODY })).toBe("player_not_found");
  });
});

describe("a player who arrives in mid-game", () => {
  it("[SE4] is audience in the running round and fights in the next", () => {
    const { table, ada, bo } = duelIn("PROGRAM");
    const late = table.join("Late");
    expect(table.topic("stage").waitingFor[late]).toBeUndefined();
    programAll(table, ada, ROCKS);
    programAll(table, bo, ROCKS);
    table.wait(1_500);
    expect(table.stage).toBe("BET");
    table.until("ROUND_SUMMARY");
    table.until("PROGRAM");
    expect(table.topic("stage").waitingFor[late]).toBe(true);
  });

  it("[SE4] a player who was away when the game started is seated at the next round", () => {
    const { table, ada, bo } = duelIn("PROGRAM");
    table.robot();
    table.silent.set(bo, table.now);
    table.wait(20_000);
    table.host({ topic: "requestEndGame", body: {} });
    table.host({ topic: "newGameSamePlayers", body: {} });
    expect(Object.keys(table.topic("playersUpdated"))).not.toContain(String(bo));
    table.silent.delete(bo);
    table.wait(10_000);
    table.until("ROUND_SUMMARY");
    table.until("PROGRAM");
    expect(table.topic("stage").waitingFor).toMatchObject({ [ada]: true, [bo]: true });
  });
});

it("a room without a game shows the minimum of most games and the maximum of any", () => {
  const table = new Table();
  const { chosen: _chosen, ...room } = table.state.room;
  table.state = { ...table.state, room };
  expect(table.topic("gameSessionUpdated")).toMatchObject({ minPlayers: 3, maxPlayers: 16 });
});
