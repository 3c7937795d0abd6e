import { describe, expect, it } from "vitest";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Command } from "../../../src-shared/protocol/commands.ts";
import { duelIn, phoneOf, STAGES, threeIn, twoAtTable } from "../../support/stories.ts";
import { Table } from "../../support/table.ts";

const PAUSE: Command = { topic: "pause", body: { paused: true } };

function owner(table: Table): PlayerId | undefined {
  return table.topic("gameSessionUpdated").gameOwnerPlayerId;
}

/** Three people in a lobby, the first of them the owner. */
function threeInLobby() {
  const { table, ada, bo } = twoAtTable();
  return { table, ada, bo, cy: table.join("Cy") };
}

/** Every command that is for hosts only, made for the current stage. */
function hostCommands(table: Table, other: PlayerId): Command[] {
  const { stageId } = table.state.clock.stage;
  return [
    { topic: "startGame", body: {} },
    { topic: "gameSettings", body: { settings: { musicEnabled: false } } },
    { topic: "requestPlayerKick", body: { playerId: other } },
    { topic: "requestEndGame", body: {} },
    { topic: "requestAddAiPlayer", body: {} },
    { topic: "requestSkipTimer", body: { stageId } },
    { topic: "requestNextStage", body: { stageId } },
    { topic: "requestNewGameType", body: { gameType: "RPS_SHOOT" } },
    { topic: "newGameSamePlayers", body: {} },
    PAUSE,
    { topic: "autopilot", body: { playerId: other, on: true } },
    { topic: "playSound", body: { sound: "applause" } },
    { topic: "reloadPage", body: {} },
    { topic: "exitGame", body: {} },
  ];
}

describe("the game owner", () => {
  it("[SE6] is the first person who sat down, robots not counted", () => {
    const table = new Table();
    table.robot();
    expect(owner(table)).toBeUndefined();
    const ada = table.join("Ada");
    table.join("Bo");
    expect(owner(table)).toBe(ada);
    table.start();
    expect(table.topic("playersUpdated")[ada]?.gameOwner).toBe(true);
  });

  it("[SE6] is the first person who gets a seat, even if they had to watch until then", () => {
    const table = new Table();
    for (let seat = 0; seat < 10; seat++) table.robot();
    const watcher = table.join("Watcher", { audience: true });
    expect(owner(table)).toBeUndefined();
    table.host({ topic: "requestNewGameType", body: { gameType: "SNAPTION" } });
    expect(owner(table)).toBe(watcher);
  });

  it("[SE6] is the seat of a host who plays, whenever it is taken", () => {
    const table = new Table({ hostType: "HOST_AND_PLAY" });
    const guest = table.join("Guest");
    expect(owner(table)).toBeUndefined();
    const host = table.join("Host", { asHost: true });
    expect(owner(table)).toBe(host);
    expect(table.tryAs(phoneOf(guest), PAUSE)).toBe("not_host");
  });

  it("[SE6] is not a guest who sits down before the host who plays, even if other guests leave", () => {
    const table = new Table({ hostType: "HOST_AND_PLAY" });
    const guest = table.join("Guest");
    const other = table.join("Other");
    table.do({ type: "quit", playerId: other });
    expect(owner(table)).toBeUndefined();
    expect(table.tryAs(phoneOf(guest), { topic: "requestAddAiPlayer", body: {} })).toBe("not_host");
  });

  it.each(hostCommands(new Table(), 2 as PlayerId).map(({ topic }) => topic))(
    "[PR15] [SE6] may send %s, which is refused from every other phone",
    (topic) => {
      for (const stage of ["LOBBY", ...STAGES]) {
        const { table, ada, bo, cy } = stage === "LOBBY" ? threeInLobby() : threeIn(stage);
        const command = hostCommands(table, bo).find((known) => known.topic === topic);
        if (!command) throw new Error("no such command");
        expect(table.tryAs(phoneOf(cy), command), stage).toBe("not_host");
        expect(table.tryAs({ kind: "spectator" }, command), stage).toBe("not_host");
        expect(table.tryAs({ kind: "onlooker" }, command), stage).toBe("not_host");
        expect(["not_host", "host_is_spectating"]).not.toContain(
          table.tryAs(phoneOf(ada), command),
        );
      }
    },
  );

  it("[PR15] a host who only spectates is refused until they take the lead again", () => {
    const { table, bo } = threeIn("PROGRAM");
    const change = (hostSpectate: boolean) =>
      table.do({ type: "updateRoom", actor: { kind: "host" }, change: { hostSpectate } });
    change(true);
    const moderate = { topic: "moderate", body: { itemId: "item-1", verdict: "hide" } } as const;
    for (const command of [...hostCommands(table, bo), moderate]) {
      expect(table.tryAs({ kind: "host" }, command), command.topic).toBe("host_is_spectating");
    }
    change(false);
    expect(table.tryAs({ kind: "host" }, PAUSE)).toBe("ok");
  });

  it("[SE6] may change the room's own settings, and other players may not", () => {
    const { table, ada, bo } = threeIn("PROGRAM");
    const change = { codeHidden: true };
    const asked = (id: PlayerId) => ({ type: "updateRoom", actor: phoneOf(id), change }) as const;
    expect(table.refusal(asked(bo))).toBe("not_host");
    table.do(asked(ada));
    expect(table.topic("gameSessionUpdated").codeHidden).toBe(true);
    const game = { type: "createGame", gameType: "RPS_SHOOT", settings: {} } as const;
    expect(table.refusal({ ...game, actor: phoneOf(bo) })).toBe("not_host");
  });

  it("[SE6] cannot kick themselves, and a screen cannot send a player's command", () => {
    const { table, ada } = duelIn("TUTORIAL");
    const { stageId } = table.state.clock.stage;
    expect(table.tryAs({ kind: "host" }, { topic: "ready", body: { stageId } })).toBe("not_yours");
    const kick: Command = { topic: "requestPlayerKick", body: { playerId: ada } };
    expect(table.tryAs(phoneOf(ada), kick)).toBe("not_yours");
  });
});

describe("an owner who is away", () => {
  it("[SE7] loses the rights after 20 s to the person who has been connected longest", () => {
    const { table, ada, bo, cy } = threeInLobby();
    table.disconnect(bo);
    table.wait(1_000);
    table.connect(bo);
    table.disconnect(ada);
    table.wait(19_999);
    expect(owner(table)).toBe(ada);
    table.wait(1);
    expect(owner(table)).toBe(cy);
    expect(table.tryAs(phoneOf(cy), { topic: "requestAddAiPlayer", body: {} })).toBe("ok");
  });

  it("[SE7] loses them in mid-game even if the socket is open but silent", () => {
    const { table, ada, bo } = duelIn("PROGRAM", { timerMode: "off" });
    table.silent.set(ada, table.now);
    table.wait(30_000);
    expect(owner(table)).toBe(bo);
  });

  it("[SE7] gets them back on return, and the heir is an ordinary player again", () => {
    const { table, ada, bo } = threeInLobby();
    table.disconnect(ada);
    table.wait(60_000);
    expect(owner(table)).toBe(bo);
    table.connect(ada);
    expect(owner(table)).toBe(ada);
    expect(table.tryAs(phoneOf(bo), PAUSE)).toBe("not_host");
  });

  it("[SE7] keeps them as long as nobody is there to take them", () => {
    const { table, ada, bo } = twoAtTable();
    table.disconnect(bo);
    table.disconnect(ada);
    table.wait(60_000);
    expect(owner(table)).toBe(ada);
    table.connect(bo);
    table.wait(20_000);
    expect(owner(table)).toBe(bo);
  });

  it("[SE7] passes them on to the next person when the heir leaves as well", () => {
    const { table, ada, bo, cy } = threeInLobby();
    table.disconnect(ada);
    table.wait(20_000);
    expect(owner(table)).toBe(bo);
    table.disconnect(bo);
    table.wait(20_000);
    expect(owner(table)).toBe(cy);
    table.connect(ada);
    expect(owner(table)).toBe(ada);
  });
});

describe("an owner whose seat closes", () => {
  it("[SE7] passes the rights on immediately and for good", () => {
    const { table, ada, bo } = threeInLobby();
    table.do({ type: "quit", playerId: ada });
    expect(owner(table)).toBe(bo);
    table.do({ type: "rejoin", playerId: ada });
    table.connect(ada);
    table.wait(1_000);
    expect(owner(table)).toBe(bo);
  });

  it("[SE7] leaves them for good to an heir who already held them", () => {
    const { table, ada, bo } = threeInLobby();
    table.disconnect(ada);
    table.wait(20_000);
    table.do({ type: "quit", playerId: ada });
    table.do({ type: "rejoin", playerId: ada });
    table.connect(ada);
    expect(owner(table)).toBe(bo);
  });

  it("[SE7] leaves them to the next person who connects if nobody was there", () => {
    const { table, ada, bo } = twoAtTable();
    table.disconnect(bo);
    table.do({ type: "quit", playerId: ada });
    table.disconnect(ada);
    table.connect(bo);
    expect(owner(table)).toBe(bo);
  });

  it("[SE7] leaves them to the next new player if everybody had quit", () => {
    const table = new Table();
    const ada = table.join("Ada");
    table.do({ type: "quit", playerId: ada });
    table.disconnect(ada);
    const bo = table.join("Bo");
    expect(owner(table)).toBe(bo);
  });

  it("[SE7] leaves them to a watcher who gets the last person's seat", () => {
    const table = new Table();
    const ada = table.join("Ada");
    for (let seat = 0; seat < 9; seat++) table.robot();
    const watcher = table.join("Watcher", { audience: true });
    // Her phone is already gone, so no socket closes that would make the room look again.
    table.disconnect(ada);
    table.host({ topic: "requestPlayerKick", body: { playerId: ada } });
    expect(table.topic("sessionPlayersUpdated")[watcher]?.audience).toBe(false);
    expect(owner(table)).toBe(watcher);
  });

  it("[SE7] leaves them to the first person who comes back to their seat if nobody else was there", () => {
    const { table, ada } = twoAtTable();
    table.do({ type: "quit", playerId: 2 as PlayerId });
    table.do({ type: "quit", playerId: ada });
    table.do({ type: "rejoin", playerId: 2 as PlayerId });
    expect(owner(table)).toBe(2);
  });

  it("[SE7] never makes a robot or a watcher the owner", () => {
    const table = new Table();
    const ada = table.join("Ada");
    for (let seat = 0; seat < 9; seat++) table.robot();
    const watcher = table.join("Watcher", { audience: true });
    table.disconnect(ada);
    table.wait(60_000);
    expect(owner(table)).toBe(ada);
    expect(table.topic("sessionPlayersUpdated")[watcher]?.audience).toBe(true);
  });
});
