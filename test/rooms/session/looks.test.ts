import { describe, expect, it } from "vitest";
import type { Input } from "../../../src-rooms/session/model/inputs.ts";
import { ROBOT_AVATARS } from "../../../src-shared/catalog/avatars.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { AbTable } from "../../support/ab/table.ts";
import { duelIn, face, STAGES, threeIn, twoAtTable } from "../../support/stories.ts";
import type { Table } from "../../support/table.ts";
import { writeAll, writers } from "../games/requip/table.ts";

const asks = (playerId: PlayerId, look: { alias?: string; avatarSrc?: string }): Input => ({
  type: "updateSeat",
  playerId,
  ...look,
});
const pause = (table: Table, paused = true) => table.host({ topic: "pause", body: { paused } });

describe("a name with a typing error", () => {
  it("[SE74] can be corrected in the lobby, under the rules of sitting down", () => {
    const { table, ada } = twoAtTable();
    expect(table.refusal(asks(ada, { alias: " " }))).toBe("alias_required");
    expect(table.refusal(asks(ada, { alias: "A".repeat(31) }))).toBe("alias_too_long");
    expect(table.refusal(asks(ada, { alias: "Ada 🦊" }))).toBe("alias_characters");
    table.do(asks(ada, { alias: " Ada  II " }));
    expect(table.topic("sessionPlayersUpdated")[ada]?.alias).toBe("Ada II");
  });

  it.each(STAGES.slice(0, -1))(
    "[SE74] cannot be corrected in %s until a pause, when every screen is told",
    (stage) => {
      const { table, ada } = duelIn(stage);
      const mended = asks(ada, { alias: "Adele", avatarSrc: face(20) });
      const before = table.state;
      expect(table.refusal(mended)).toBe("game_running");
      expect(table.state).toBe(before);
      pause(table);
      table.do(mended);
      const look = { alias: "Adele", avatarSrc: face(20) };
      expect(table.topic("sessionPlayersUpdated")[ada]).toMatchObject(look);
      expect(table.topic("playersUpdated")[ada]).toMatchObject(look);
      pause(table, false);
      expect(table.refusal(asks(ada, { alias: "Ada" }))).toBe("game_running");
    },
  );

  it("[SE74] can be corrected on the podium and afterwards", () => {
    const { table, ada } = duelIn("GAME_END", { numberOfRounds: 1 });
    table.do(asks(ada, { alias: "Adele" }));
    expect(table.topic("playersUpdated")[ada]?.alias).toBe("Adele");
    const podium = () => table.topic("gameEnd").podium.map(({ alias }) => alias);
    expect(podium().toSorted()).toEqual(["Adele", "Bo"]);
    table.until("LOBBY");
    table.do(asks(ada, { alias: "Ada again" }));
    expect(podium().toSorted()).toEqual(["Ada again", "Bo"]);
  });

  it("[SE74] is corrected in the scores and on the podium, and the points stay", () => {
    const { table, ada } = threeIn("SHOOT", { numberOfRounds: 1 });
    pause(table);
    const { score } = table.topic("playersUpdated")[ada] ?? {};
    table.do(asks(ada, { alias: "Adele" }));
    expect(table.topic("playersUpdated")[ada]).toMatchObject({ alias: "Adele", score });
    pause(table, false);
    table.until("GAME_END");
    const winners = table.topic("gameEnd").podium.map(({ alias }) => alias);
    expect(winners.toSorted()).toEqual(["Adele", "Bo", "Cy"]);
  });
});

describe("another character", () => {
  it("[SE74] must not be anybody else's, and frees the previous one", () => {
    const { table, ada, bo } = twoAtTable();
    const mine = table.topic("sessionPlayersUpdated")[ada]?.avatarSrc ?? "";
    expect(table.refusal(asks(bo, { avatarSrc: mine }))).toBe("error.avatar_in_use");
    expect(table.refusal(asks(bo, { avatarSrc: "robot1.webp" }))).toBe("avatar_unknown");
    table.do(asks(ada, { avatarSrc: face(20) }));
    table.do(asks(bo, { avatarSrc: mine }));
    expect(table.topic("usedAvatars").toSorted()).toEqual([face(20), mine].toSorted());
  });

  it("[SE5] of a robot is a robot's face, also when the host changes it", () => {
    const { table } = twoAtTable();
    const robot = table.robot();
    expect(table.refusal(asks(robot, { avatarSrc: face(20) }))).toBe("avatar_unknown");
    const free = ROBOT_AVATARS.find(({ src }) => !table.topic("usedAvatars").includes(src));
    table.do(asks(robot, { alias: "Clank", avatarSrc: free?.src ?? "" }));
    expect(table.topic("sessionPlayersUpdated")[robot]).toMatchObject({
      alias: "Clank",
      avatarSrc: free?.src,
    });
  });

  it("[SE74] a new name leaves a seat on autopilot to its robot", () => {
    const { table, ada } = threeIn("PROGRAM");
    table.disconnect(ada);
    table.wait(60_000);
    table.host({ topic: "autopilot", body: { playerId: ada, on: true } });
    pause(table);
    table.do(asks(ada, { alias: "Adele" }));
    expect(table.topic("sessionPlayersUpdated")[ada]).toMatchObject({
      alias: "Adele",
      autopilot: true,
    });
  });
});

describe("a paused game that keeps names", () => {
  it("[SE74] [AB5] refuses a clue that contains a player's new name", () => {
    const { table, players } = AbTable.with(4);
    table.until("CLUE");
    const { teller } = table;
    const other = players.find((id) => id !== teller) ?? teller;
    const cardId = table.privateViewOf(teller).hand[0]?.cardId;
    pause(table);
    table.do(asks(other, { alias: "Rumpelstilt" }));
    pause(table, false);
    const clue = { type: "clue", cardId, text: "like rumpelstilt" };
    expect(table.move(teller, clue)).toBe("clue_names_player");
  });

  it("[SE74] signs the coming duels with the new name", () => {
    const { table, people } = writers(3);
    const [ada = people[0]] = people;
    if (ada === undefined) throw new Error("nobody writes");
    writeAll(table, people.slice(1));
    pause(table);
    table.do(asks(ada, { alias: "Adele" }));
    pause(table, false);
    writeAll(table, [ada]);
    table.until("GAME_END", 5_000);
    const signed = JSON.stringify(table.topic("gameEnd").keepsakes);
    expect(signed).toContain("Adele");
    expect(signed).not.toContain("Writer 1");
  });
});
