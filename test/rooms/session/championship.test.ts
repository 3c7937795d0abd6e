import { describe, expect, it } from "vitest";
import {
  awardsOf,
  eveningGame,
  standingOf,
} from "../../../src-rooms/session/model/championship.ts";
import type { EveningGame } from "../../../src-rooms/session/model/state.ts";
import type { GameEnd } from "../../../src-shared/protocol/entities.ts";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import { gameId, playerId, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { Table } from "../../support/table.ts";

/** Three people and a robot at the end of an evening of these games. */
function evening() {
  const table = new Table();
  const [ada, ben, cleo] = ["Ada", "Ben", "Cleo"].map((name) => table.join(name)) as [
    PlayerId,
    PlayerId,
    PlayerId,
  ];
  const robot = table.robot();
  const all = [ada, ben, cleo, robot];
  const won = (gameType: GameType, by: PlayerId, more: Partial<EveningGame> = {}): EveningGame => ({
    gameId: gameId(`${gameType} ${by}`),
    gameType,
    ranks: Object.fromEntries(all.map((id) => [id, id === by ? 1 : 2])),
    points: Object.fromEntries(all.map((id) => [id, id === by ? 100 : 10])),
    made: {},
    ...more,
  });
  const honours = (...played: readonly EveningGame[]) =>
    awardsOf(table.state, { next: [], handsFree: false, played });
  return { table, ada, ben, cleo, robot, won, honours };
}

describe("the honours of an evening", () => {
  it("[SE66] name the clearest and the closest win, of two or more that had a clear winner", () => {
    const { ada, ben, cleo, won, honours } = evening();
    const middle = won("SNAPTION", cleo, { lead: 100, leadPoints: 300 });
    const clear = won("REQUIP", ada, { lead: 500, leadPoints: 900 });
    const close = won("RPS_SHOOT", ben, { lead: 20, leadPoints: 1_000 });
    const tie = won("SYNC_THINK", ada);
    expect(honours(middle, clear, tie, close)).toEqual(
      expect.arrayContaining([
        { kind: "landslide", playerIds: [ada], gameType: "REQUIP", value: 900 },
        { kind: "closest", playerIds: [ben], gameType: "RPS_SHOOT", value: 1_000 },
      ]),
    );
    const kinds = honours(tie, clear).map(({ kind }) => kind);
    expect(kinds).not.toContain("landslide");
    expect(kinds).not.toContain("closest");
  });

  it("[SE66] name nobody for a win of a robot", () => {
    const { ada, robot, won, honours } = evening();
    const awards = honours(
      won("REQUIP", robot, { lead: 500, leadPoints: 900 }),
      won("SNAPTION", ada, { lead: 20, leadPoints: 10 }),
    );
    expect(awards).toEqual([
      { kind: "closest", playerIds: [ada], gameType: "SNAPTION", value: 10 },
    ]);
  });

  it("[SE66] name who made most, of two things or more, unless all made as many", () => {
    const { ada, ben, cleo, won, honours } = evening();
    const makers = (...made: readonly EveningGame["made"][]) =>
      honours(
        ...made.map((one, at) => won("SNAPTION", at === 0 ? ada : ben, { made: one })),
      ).filter(({ kind }) => kind === "maker");
    expect(makers({ [ada]: 2, [ben]: 1 }, { [ada]: 1, [ben]: 2 })).toEqual([
      { kind: "maker", playerIds: [ada, ben], value: 3 },
    ]);
    expect(makers({ [ada]: 1 }, {})).toEqual([]);
    expect(makers({ [ada]: 2, [ben]: 2 }, { [cleo]: 2 })).toEqual([]);
  });

  it("[SE66] call steadiest only who was there for every game, of three or more", () => {
    const { ada, ben, cleo, won, honours } = evening();
    const game = (ranks: EveningGame["ranks"]) => won("REQUIP", ben, { ranks });
    const games = [
      game({ [ben]: 1, [ada]: 2, [cleo]: 3 }),
      game({ [ben]: 1, [ada]: 2, [cleo]: 4 }),
      game({ [cleo]: 1, [ada]: 2 }),
    ];
    const steady = (...played: readonly EveningGame[]) =>
      honours(...played).filter(({ kind }) => kind === "steady");
    expect(steady(...games)).toMatchObject([{ playerIds: [ada] }]);
    expect(steady(...games.slice(0, 2))).toEqual([]);
  });

  it("[SE66] are also for the only person who plays against robots", () => {
    const { ada, robot, won, honours } = evening();
    const alone = { ranks: { [ada]: 1, [robot]: 2 }, points: { [ada]: 100, [robot]: 10 } };
    expect(honours(won("REQUIP", ada, alone), won("SNAPTION", ada, alone))).toEqual([
      { kind: "wins", playerIds: [ada], value: 2 },
    ]);
  });
});

describe("the standing of an evening", () => {
  it("[SE64] shows equals with an equal rank: those who won more first, and people before robots", () => {
    const { table, ada, ben, cleo, robot, won } = evening();
    const points = { [robot]: 50, [ada]: 50, [ben]: 50, [cleo]: 10 };
    const standing = standingOf(table.state, [
      won("REQUIP", ben, { points, ranks: { [ben]: 1, [robot]: 2, [ada]: 2, [cleo]: 4 } }),
    ]);
    expect(standing.map(({ playerId, rank, wins }) => [playerId, rank, wins])).toEqual([
      [ben, 1, 1],
      [ada, 1, 0],
      [robot, 1, 0],
      [cleo, 4, 0],
    ]);
  });
});

describe("what the championship keeps of a game", () => {
  /** The end of a game in which seats 1 to 3 have these points, best first. */
  function end(scores: readonly number[], makers: readonly number[][] = []): GameEnd {
    const podium = scores.map((score, at) => ({
      playerId: playerId(at + 1),
      alias: `Player ${at + 1}`,
      avatarSrc: "pear.webp",
      hexColor: "#ffffff",
      robot: false,
      score,
      rank: 1 + scores.filter((other) => other > score).length,
    }));
    const keepsakes = makers.map((ids, at) => ({
      id: `made-${at}`,
      kind: "duel",
      playerIds: ids.map(playerId),
      body: {},
    }));
    return { gameId: gameId("game"), gameType: "REQUIP", podium, highlights: {}, keepsakes };
  }

  it("[SE66] is by how much it was won, in points and for comparing games in thousandths of the winner's", () => {
    expect(eveningGame(end([900, 600, 100]))).toMatchObject({ leadPoints: 300, lead: 333 });
    const tie = eveningGame(end([900, 900, 100]));
    expect(tie).not.toHaveProperty("lead");
    expect(tie).not.toHaveProperty("leadPoints");
    expect(eveningGame(end([900]))).not.toHaveProperty("lead");
  });

  it("[SE66] is how many things each player made, alone or with others", () => {
    const { made } = eveningGame(end([3, 2, 1], [[1], [1, 2], [1]]));
    expect(made).toEqual({ 1: 3, 2: 1 });
  });

  it("[SE63] is no placement if nobody scored", () => {
    const nobody = eveningGame(end([0, 0, 0], [[2]]));
    expect(nobody).toMatchObject({ made: { 2: 1 } });
    expect([nobody.ranks, nobody.points]).toEqual([{}, {}]);
    expect(nobody).not.toHaveProperty("lead");
  });
});
