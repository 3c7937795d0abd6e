import { describe, expect, it } from "vitest";
import { GAMES } from "../../../src-rooms/games/registry.ts";
import { replayed } from "../../support/simulation.ts";
import { Table } from "../../support/table.ts";
import { toyGame } from "../../support/toy-game/rules.ts";
import { phoneOf } from "../../support/stories.ts";
import { Theatre, truthFor } from "../../support/theatre.ts";

/** What it takes to add a game to the rooms: its folder, and one line in the registry. */
const WITH_TOY = { ...GAMES, SYNC_THINK: toyGame };

function toyTable(): Theatre {
  return new Theatre({ gameType: "SYNC_THINK", games: WITH_TOY });
}

describe("a game that the rooms have never heard of", () => {
  it("[SE8] plays to the podium with a person and robots, without intro and summary", () => {
    const table = toyTable();
    const ada = table.join("Ada");
    table.robot();
    table.robot();
    table.start({ includeTutorial: false, numberOfRounds: 3 });
    const stages: string[] = [];
    let last = 0;
    while (table.state.game) {
      const { stageId, name } = table.state.clock.stage;
      if (stageId !== last) stages.push(name);
      last = stageId;
      if (name === "GUESS") table.move(ada, { guess: 50 });
      table.tick();
    }
    expect(stages).toEqual(["GUESS", "SHOW", "GUESS", "SHOW", "GUESS", "SHOW", "GAME_END"]);
    const { podium, gameType } = table.topic("gameEnd");
    expect(gameType).toBe("SYNC_THINK");
    expect(podium).toHaveLength(3);
    expect(podium.reduce((sum, { score }) => sum + score, 0)).toBeGreaterThanOrEqual(30);
  });

  it("[SE5] has robots that know the language and whether to hurry", () => {
    const planned = (testing: boolean, language: "en" | "pl") => {
      const table = toyTable();
      table.state = { ...table.state, room: { ...table.state.room, testing } };
      const robot = table.robot();
      table.robot();
      table.start({ includeTutorial: false, language });
      const { robots, stage } = table.state.clock;
      return { move: robots[robot]?.move, after: (robots[robot]?.at ?? 0) - stage.startedAt };
    };
    expect(planned(true, "en").after).toBe(500);
    expect(planned(false, "en").after).toBeGreaterThanOrEqual(2_000);
    expect(planned(false, "pl").move).toMatchObject({ beep: "pl" });
  });

  it("[SE5] refuses people a move that only robots make", () => {
    const table = toyTable();
    const ada = table.join("Ada");
    table.robot();
    table.start({ includeTutorial: false });
    expect(table.move(ada, { guess: 50, beep: "en" })).toBe("invalid_move");
    expect(table.move(ada, { guess: 50 })).toBe("ok");
  });

  it("[SE13] ends once, however its rounds end", () => {
    const table = toyTable();
    table.robot();
    table.robot();
    table.start({ includeTutorial: false, numberOfRounds: 1 });
    table.until("GAME_END");
    expect(table.outbox.filter(({ kind }) => kind === "gameEnded")).toHaveLength(1);
    const over = table.events.flatMap((event) =>
      event.topic === "stageCompletedMessage" ? [event.body.name] : [],
    );
    expect(over).toEqual(["GUESS", "SHOW"]);
  });

  it("[SE13] ends early when somebody reaches the score to win", () => {
    const table = toyTable();
    table.robot();
    table.robot();
    table.start({ includeTutorial: false, numberOfRounds: 7, maxScore: 5 });
    table.until("GAME_END");
    expect(table.topic("listenNewRound").roundCount).toBe(1);
  });

  it("[SE5] has its robots done before the deadline, in any timer mode", () => {
    for (const timerMode of ["x1", "x1.5", "x2", "off"]) {
      const table = toyTable();
      const robots = [table.robot(), table.robot()];
      table.start({ includeTutorial: false, timerMode });
      table.wait(3_000);
      for (const id of robots) expect(table.topic("stage").done[id]).toBe(true);
      table.wait(1_500);
      expect(table.stage).toBe("SHOW");
    }
  });

  /** Two robots that think for a minute play a round; `idle`: nobody waits for their move. */
  function slowRobots(settings: { timerMode?: "off" } = {}, idle = false) {
    const move = { guess: 50 };
    const game: typeof toyGame = {
      ...toyGame,
      bot: () => ({ move, after: 60_000, ...(idle && { idle }) }),
    };
    const table = new Table({ gameType: "SYNC_THINK", games: { SYNC_THINK: game } });
    const robots = [table.robot(), table.robot()];
    table.start({ includeTutorial: false, ...settings });
    const done = () => robots.filter((id) => table.topic("stage").done[id]).length;
    return { table, done };
  }

  it("[SE5] has its robots done half a second before the deadline, however long they want to think", () => {
    const { table, done } = slowRobots();
    table.wait(12_000 - 501);
    expect(done()).toBe(0);
    table.wait(1);
    expect(done()).toBe(2);
    const { table: open, done: doneThere } = slowRobots({ timerMode: "off" });
    open.wait(59_999);
    expect(doneThere()).toBe(0);
    open.wait(1);
    expect(doneThere()).toBe(2);
  });

  it("[SE5] leaves out a robot's move that nobody waits for when it would be too late", () => {
    const { table, done } = slowRobots({}, true);
    table.wait(12_000);
    expect([table.stage, done()]).toEqual(["GUESS", 0]);
    table.until("SHOW");
    expect(table.state.game?.state).toMatchObject({ guesses: {} });
  });

  it("[SE5] has robots that plan again when their planned move is no longer possible", () => {
    const taken = { refused: "word_used" } as const;
    const game: typeof toyGame = {
      ...toyGame,
      // Each number is accepted once, and this robot begins with 1.
      bot: ({ shared }) => ({ move: { guess: 1 + shared.guessed }, after: 2_000 }),
      apply: (state, event, ctx) => {
        const said = event.type === "move" ? event.move.guess : undefined;
        const isTaken = said !== undefined && Object.values(state.guesses).includes(said);
        return isTaken ? taken : toyGame.apply(state, event, ctx);
      },
    };
    const table = new Table({ gameType: "SYNC_THINK", games: { SYNC_THINK: game } });
    const ada = table.join("Ada");
    const robot = table.robot();
    table.start({ includeTutorial: false, timerMode: "off" });
    expect(table.move(ada, { guess: 1 })).toBe("ok");
    table.wait(2_000 + 2_000 + 1_500);
    expect(table.stage).toBe("SHOW");
    expect(table.state.game?.state).toMatchObject({ guesses: { [ada]: 1, [robot]: 2 } });
  });

  it("[SE4] takes in a player who arrives in mid-game", () => {
    const table = toyTable();
    table.robot();
    table.robot();
    table.start({ includeTutorial: false });
    const late = table.join("Late");
    expect(table.move(late, { guess: 7 })).toBe("ok");
    expect(table.topic("playersUpdated")[late]?.score).toBe(0);
    table.until("GAME_END");
  });

  it("[PR10] [PR7] reaches every screen correctly, with its secret only once it is revealed", () => {
    const table = toyTable();
    const ada = table.join("Ada");
    table.robot();
    const [tv, phone] = [table.tv(), table.watch("player", phoneOf(ada))];
    table.start({ includeTutorial: false, numberOfRounds: 2 });
    for (let step = 0; table.stage !== "GAME_END"; step++) {
      if (step % 3 === 0) table.move(ada, { guess: 1 + (step % 100) });
      const { view } = table.topic("stage") as { view: { secret?: number } };
      expect(view.secret !== undefined).toBe(table.stage === "SHOW");
      for (const viewer of [tv, phone]) {
        expect(viewer.topics).toEqual(truthFor(viewer, table.state, table));
      }
      table.tick();
    }
    expect(phone.topics.hand).toBeDefined();
  });

  it("[PR19] replays like any other", () => {
    const table = new Table({ gameType: "SYNC_THINK", games: WITH_TOY });
    table.robot();
    table.robot();
    table.start({ numberOfRounds: 2 });
    table.until("LOBBY");
    expect(replayed(table)).toEqual(table.state);
  });
});
