import { describe, expect, it } from "vitest";
import { Studio } from "../../../support/canvas.ts";

describe("a player who arrives in mid-game", () => {
  it("[CC18] guesses immediately, with the lowest score, and owes as many turns as the others still do", () => {
    const studio = new Studio(4).drawing();
    for (const id of studio.guessers) studio.solve(id);
    const late = studio.join("Late");
    expect(studio.scoreOf(late)).toBe(0);
    expect(studio.own(late)?.role).toBe("guesser");
    expect(studio.canvas.order.at(-1)).toBe(late);
    expect(studio.canvas.artists[late]?.owes).toBe(2);
    expect(studio.solve(late)).toBe("ok");
    expect(studio.scoreOf(late)).toBeGreaterThan(0);
    studio.inkAll();
    let painted = 0;
    while (studio.stage !== "GAME_END") {
      if (studio.stage === "READY" && studio.painters.includes(late)) painted += 1;
      const { stageId } = studio.state.clock.stage;
      studio.host({ topic: "requestNextStage", body: { stageId } });
    }
    expect(painted).toBeGreaterThanOrEqual(2);
  });

  it("[CC18] [CC30] owes no turns because of a crowd, which never paints: the game ends when the others have painted", () => {
    const studio = new Studio(4);
    studio.openCrowd(3);
    studio.drawing({ numberOfTurns: 1 });
    studio.until("REVEAL");
    studio.until("DRAW");
    const late = studio.join("Late");
    expect(studio.canvas.artists[late]?.owes).toBe(0);
    expect(studio.shared).toMatchObject({ turn: 2, turnCount: 2 });
    studio.until("REVEAL");
    studio.tick();
    expect(studio.stage).toBe("GAME_END");
  });

  it("[CC18] begins with the lowest score of the table", () => {
    const studio = new Studio(3).drawing();
    studio.inkAll();
    studio.solve(studio.nth(0));
    studio.until("CREDIT");
    studio.credit(studio.nth(0), 0);
    studio.until("REVEAL");
    expect(Object.values(studio.scores()).sort((a, b) => a - b)).toEqual([150, 400, 900]);
    const late = studio.join("Late");
    expect(studio.scoreOf(late)).toBe(150);
    expect(studio.own(late)).toBeUndefined();
    studio.until("DRAW");
    expect([...studio.painters, ...studio.guessers]).toContain(late);
  });

  it("[CC18] continues where they were if they come back, and does not earn the same word twice", () => {
    const studio = new Studio(6).drawing();
    const id = studio.nth(0);
    studio.solve(id);
    const score = studio.scoreOf(id);
    studio.do({ type: "quit", playerId: id });
    studio.do({ type: "rejoin", playerId: id });
    studio.connect(id);
    expect(studio.scoreOf(id)).toBe(score);
    expect(studio.guess(id, "umbrella")).toBe("not_your_turn");
    expect(studio.guesser(id).word).toBe(studio.turn.word.text);
  });
});

describe("players who leave", () => {
  it("[CC19] a painter who is gone for eight seconds from an empty canvas is replaced by the next in order, and DRAW gets 10 s longer", () => {
    const studio = new Studio(5).drawing();
    const gone = studio.painter(0);
    const next = studio.canvas.order[studio.canvas.next];
    studio.wait(3_000);
    studio.disconnect(gone);
    studio.wait(7_900);
    expect(studio.painter(0)).toBe(gone);
    studio.wait(200);
    expect(studio.painter(0)).toBe(next);
    expect(studio.own(next ?? gone)).toMatchObject({
      role: "painter",
      canvas: 0,
      word: studio.turn.word.text,
    });
    const { startedAt, endsAt } = studio.state.clock.stage;
    expect((endsAt ?? 0) - startedAt).toBe(85_000);
    studio.connect(gone);
    expect(studio.own(gone)).toBeUndefined();
    expect(studio.guess(gone, studio.turn.word.text)).toBe("not_your_turn");
    expect(studio.painter(0)).toBe(next);
  });

  it("[CC19] a painter is replaced by nobody who is away, and after the last in order by the first", () => {
    const studio = new Studio(6).drawing();
    const [gone] = studio.painters;
    const { order, next } = studio.canvas;
    const waiting = order.slice(next);
    // Nobody who comes after the painters in order is there: the first in order is next, if they do not paint.
    for (const id of waiting.slice(0, -2)) studio.disconnect(id);
    studio.wait(16_000);
    if (gone !== undefined) studio.disconnect(gone);
    studio.wait(8_100);
    expect(studio.painter(0)).toBe(waiting.at(-2));

    const wrapped = new Studio(6);
    wrapped.start({ includeTutorial: false });
    for (let turn = 0; turn < 2; turn++) {
      wrapped.until("DRAW");
      wrapped.inkAll();
      wrapped.until("REVEAL");
    }
    wrapped.until("DRAW");
    // The third turn is painted by the last two in order.
    const [first] = wrapped.canvas.order;
    expect(wrapped.painters).not.toContain(first);
    wrapped.disconnect(wrapped.painter(0));
    wrapped.wait(8_100);
    expect(wrapped.painter(0)).toBe(first);
  });

  it("[CC19] [CC27] a robot takes over only a word that has a stored drawing, and paints it", () => {
    // In this order a robot comes after the painters, of whom one is a person.
    const takesOver = (word: string) => {
      const studio = new Studio(3, 3, [2, 1, 1]).drawing();
      studio.word(word, word);
      const at = studio.painters.findIndex((id) => studio.people.includes(id));
      studio.disconnect(studio.painter(at));
      studio.wait(8_100);
      const isRobot = studio.robots.includes(studio.painter(at));
      return { isRobot, hand: studio.turn.canvases[at]?.hand };
    };
    expect(takesOver("cat")).toMatchObject({ isRobot: true, hand: { drawing: "cat" } });
    expect(takesOver("nothing-that-has-a-drawing")).toEqual({ isRobot: false });
  });

  it("[CC19] DRAW gets longer once, however many painters leave", () => {
    const studio = new Studio(6).drawing();
    for (const id of studio.painters) studio.disconnect(id);
    studio.wait(8_100);
    const { startedAt, endsAt } = studio.state.clock.stage;
    expect((endsAt ?? 0) - startedAt).toBe(85_000);
    expect(studio.guessers).toHaveLength(2);
  });

  it("[CC19] a painter who is back in time keeps the canvas, and so does one who could not be replaced", () => {
    const back = new Studio(5).drawing();
    const id = back.painter(1);
    back.disconnect(id);
    back.wait(7_000);
    back.connect(id);
    back.wait(10_000);
    expect(back.painter(1)).toBe(id);
    // Of three players nobody can be replaced, as one has to guess.
    const few = new Studio(3).drawing();
    const away = few.painter(0);
    few.disconnect(away);
    few.wait(12_000);
    expect(few.painter(0)).toBe(away);
    few.connect(away);
    few.ink(0);
    few.wait(10_000);
    expect(few.painter(0)).toBe(away);
    const { startedAt, endsAt } = few.state.clock.stage;
    expect((endsAt ?? 0) - startedAt).toBe(75_000);
  });

  it("[CC20] the drawing of a painter who leaves stays and can be credited", () => {
    const studio = new Studio(5).drawing();
    const gone = studio.painter(0);
    studio.inkAll();
    studio.disconnect(gone);
    studio.wait(20_000);
    expect(studio.painter(0)).toBe(gone);
    studio.until("CREDIT");
    expect(studio.credit(studio.nth(0), 0)).toBe("ok");
    studio.until("REVEAL");
    expect(studio.scoreOf(gone)).toBe(250);
  });

  it("[CC21] the turn is void and its word is put back when all painters leave empty canvases", () => {
    const studio = new Studio(4).drawing();
    const { word } = studio.turn;
    const scores = studio.scores();
    // One of the two guessers can take over, then nobody else can.
    for (const id of studio.painters) studio.disconnect(id);
    studio.wait(8_100);
    expect(studio.stage).toBe("DRAW");
    for (const id of studio.painters) studio.disconnect(id);
    studio.wait(8_100);
    expect(studio.stage).toBe("READY");
    expect(studio.shared).toMatchObject({ turn: 2, voided: true });
    expect(studio.canvas.used).not.toContain(word.id);
    expect(studio.scores()).toEqual(scores);
    studio.tick();
    expect(studio.said("revealPainters")).toBe(0);
  });

  it("[CC22] a kicked painter's ink is removed, the next in order paints, and DRAW gets 10 s longer", () => {
    const studio = new Studio(5).drawing();
    studio.inkAll();
    const kicked = studio.painter(1);
    const next = studio.canvas.order[studio.canvas.next];
    studio.host({ topic: "requestPlayerKick", body: { playerId: kicked } });
    expect(studio.painter(1)).toBe(next);
    expect(studio.shared.canvases[1]?.inked).toBe(false);
    const { startedAt, endsAt } = studio.state.clock.stage;
    expect((endsAt ?? 0) - startedAt).toBe(85_000);
    // In READY nothing has been painted yet, so there is no extra time.
    const early = new Studio(5);
    early.start({ includeTutorial: false });
    early.host({ topic: "requestPlayerKick", body: { playerId: early.painter(0) } });
    early.until("DRAW");
    expect(early.painters).toHaveLength(2);
    expect(early.turn.extended).toBe(false);
  });

  it("[CC22] a painter who quits is gone immediately: after 8 s replaced on an empty canvas, but not on a painted one", () => {
    const studio = new Studio(6).drawing();
    const [a, b] = [studio.painter(0), studio.painter(1)];
    studio.ink(1);
    // Their sockets stay open and their phones alive.
    studio.do({ type: "quit", playerId: a });
    studio.do({ type: "quit", playerId: b });
    studio.wait(7_999);
    expect(studio.painter(0)).toBe(a);
    studio.wait(1);
    expect(studio.painter(0)).not.toBe(a);
    expect(studio.painter(1)).toBe(b);
  });

  it("[CC22] a painter who is kicked when there is only one guesser leaves an empty canvas without a painter", () => {
    const studio = new Studio(3).drawing();
    studio.inkAll();
    const kicked = studio.painter(0);
    studio.host({ topic: "requestPlayerKick", body: { playerId: kicked } });
    expect(studio.turn.canvases[0]).toMatchObject({ inked: false });
    expect(studio.turn.canvases[0]).not.toHaveProperty("painter");
    expect(studio.own(kicked)?.role).not.toBe("painter");
  });

  it("[CC22] a player who takes over from a kicked painter loses nothing for the letters in the old drawing", () => {
    const studio = new Studio(6).drawing();
    studio.inkAll();
    const voices = [studio.nth(0), studio.nth(1), studio.nth(2), studio.nth(3)];
    for (const id of voices) studio.move(id, { type: "spelled", canvas: 1, on: true });
    studio.host({ topic: "requestPlayerKick", body: { playerId: studio.painter(1) } });
    const next = studio.painter(1);
    studio.ink(1);
    studio.until("CREDIT");
    expect(studio.credit(studio.nth(0), 1)).toBe("ok");
    studio.until("REVEAL");
    expect(studio.shared.canvases[1]).not.toHaveProperty("spelled");
    expect(studio.turn.gains[next]).toMatchObject({ credits: 250 });
  });

  it("[CC22] guessers who credited a painter who is then kicked may credit again, if there is another canvas", () => {
    const studio = new Studio(5).drawing();
    studio.inkAll();
    studio.until("CREDIT");
    const [one, two] = [studio.nth(0), studio.nth(1)];
    studio.credit(one, 0);
    studio.credit(two, 1);
    studio.host({ topic: "requestPlayerKick", body: { playerId: studio.painter(0) } });
    expect(studio.guesser(one).credit).toBeUndefined();
    expect(studio.guesser(two).credit).toBe(1);
    expect(studio.credit(one, 1)).toBe("ok");
    const few = new Studio(5).drawing();
    few.ink(0);
    few.until("CREDIT");
    few.host({ topic: "requestPlayerKick", body: { playerId: few.painter(0) } });
    expect(few.stage).toBe("REVEAL");
  });

  it("[CC22] a painter who is kicked in REVEAL leaves no empty drawing for the podium", () => {
    const studio = new Studio(5).drawing();
    studio.inkAll();
    studio.until("REVEAL");
    const kicked = studio.painter(0);
    studio.host({ topic: "requestPlayerKick", body: { playerId: kicked } });
    expect(studio.shared.canvases[0]?.inked).toBe(false);
    expect(studio.canvas.kept.map(({ painter }) => painter)).toEqual([studio.painter(1)]);
  });

  it("[CC21] the room pauses when one player is left, and continues with another turn when somebody arrives", () => {
    const studio = new Studio(3).drawing();
    studio.inkAll();
    studio.until("REVEAL");
    for (const id of studio.people.slice(0, 2)) studio.do({ type: "quit", playerId: id });
    studio.until("READY");
    expect(studio.topic("stage").paused).toBe("belowMinimum");
    expect(studio.painters).toEqual([]);
    studio.robot();
    studio.robot();
    studio.until("DRAW");
    expect(studio.painters).toHaveLength(2);
    expect(studio.shared.turn).toBe(3);
  });

  it("[CC3] the last guesser whose phone is back within seconds can still guess, as DRAW has waited", () => {
    const studio = new Studio(5).drawing();
    studio.inkAll();
    for (const id of [studio.nth(0), studio.nth(1)]) studio.solve(id);
    const last = studio.nth(2);
    studio.disconnect(last);
    studio.wait(3_000);
    expect(studio.said("allCorrect")).toBe(0);
    studio.connect(last);
    expect(studio.stage).toBe("DRAW");
    expect(studio.solve(last)).toBe("ok");
    expect(studio.said("allCorrect")).toBe(1);
    // The stage does not wait for a guesser who stays away.
    const other = new Studio(5).drawing();
    other.inkAll();
    for (const id of [other.nth(0), other.nth(1)]) other.solve(id);
    other.disconnect(other.nth(2));
    other.wait(18_000);
    expect(other.stage).toBe("CREDIT");
  });

  it("[CC3] [CC16] a guesser who puts the phone away after solving the word counts: nobody waits, and painters are paid", () => {
    const studio = new Studio(3).drawing();
    studio.inkAll();
    const [only] = studio.guessers;
    studio.solve(only ?? studio.nth(0));
    studio.disconnect(only ?? studio.nth(0));
    studio.until("REVEAL");
    for (const id of studio.painters) expect(studio.turn.gains[id]?.everybody).toBe(150);
    // Robots guess as well; the only person among the guessers has solved it.
    const mixed = new Studio(3, 2, [2, 2, 3]).drawing();
    const [person, ...others] = mixed.guessers.filter((id) => mixed.people.includes(id));
    if (person === undefined || others.length > 0) throw new Error("other people guess");
    mixed.inkAll();
    mixed.solve(person);
    mixed.disconnect(person);
    mixed.wait(1_500);
    expect(mixed.stage).toBe("CREDIT");
  });

  it("DRAW ends when the last guesser has left", () => {
    const studio = new Studio(3).drawing();
    studio.inkAll();
    studio.do({ type: "quit", playerId: studio.nth(0) });
    expect(studio.stage).toBe("REVEAL");
  });
});
