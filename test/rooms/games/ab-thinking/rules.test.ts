import { describe, expect, it } from "vitest";
import type { PlayerId } from "../../../../src-shared/protocol/ids.ts";
import { NIGHT } from "../../../support/table.ts";
import { AbTable } from "../../../support/ab/table.ts";

/** A table of four: the storyteller, and three who vote. */
function four() {
  const { table, players } = AbTable.with(4);
  table.toVotes();
  const teller = table.teller;
  const [a, b, c] = players.filter((id) => id !== teller);
  if (a === undefined || b === undefined || c === undefined) throw new Error("too few");
  return { table, teller, a, b, c };
}

describe("cards", () => {
  it("[AB1] fill every hand up to six when a turn begins, also in the next one", () => {
    const { table, players } = AbTable.with(5);
    table.until("CLUE");
    for (const id of players) expect(table.privateViewOf(id).hand).toHaveLength(6);
    table.toVotes();
    table.until("DEAL");
    for (const id of players) expect(table.privateViewOf(id).hand).toHaveLength(6);
  });

  it("[AB1] each phone is told how many new cards it got: none if it played none", () => {
    const { table } = AbTable.with(13);
    const dealt = () => {
      table.until("DEAL");
      return table.game.order.map((id) => table.privateViewOf(id).fresh);
    };
    expect(dealt()).toEqual(Array.from({ length: 13 }, () => 6));
    // One of thirteen sat out, and a new player joins.
    const isIn = (id: PlayerId) => id === table.teller || table.game.submitters.includes(id);
    const played = table.game.order.map((id) => (isIn(id) ? 1 : 0));
    const late = table.join("Late");
    table.toVotes();
    expect(table.privateViewOf(table.teller).fresh).toBeUndefined();
    expect(dealt()).toEqual([...played, 6]);
    expect(played).toContain(0);
    expect(table.game.order.at(-1)).toBe(late);
    // The storyteller leaves before the clue, so nobody has played a card.
    table.do({ type: "quit", playerId: table.teller });
    expect(table.privateViewOf(late).fresh).toBe(0);
  });

  it("[AB2] are not dealt to the same player twice while there are others", () => {
    const { table } = AbTable.with(16, { maxScore: 1_000 });
    table.until("GAME_END", 5_000);
    for (const seat of Object.values(table.game.seats)) {
      expect(new Set(seat.held).size).toBe(seat.held.length);
      expect(seat.held.length).toBeGreaterThan(6);
    }
  });

  it("[AB2] all cards stay in the game", () => {
    const { table } = AbTable.with(6);
    table.toVotes();
    const { deck, aside, seats } = table.game;
    const held = Object.values(seats).flatMap(({ hand }) => hand);
    expect(new Set([...deck, ...aside, ...held]).size).toBe(120);
  });
});

describe("a turn", () => {
  it("[AB3] goes from the deal to the reveal and on to the next storyteller", () => {
    const { table } = AbTable.with(4);
    const seen: [string, number][] = [];
    const first = table.teller;
    while (table.view.turn === 1) {
      const { name, startedAt } = table.state.clock.stage;
      if (seen.at(-1)?.[0] !== name) seen.push([name, startedAt - NIGHT]);
      if (name === "CLUE") table.tell();
      if (!table.tick()) break;
    }
    expect(seen.map(([name]) => name)).toEqual(["DEAL", "CLUE", "PICK", "SHOW", "VOTE", "REVEAL"]);
    expect(table.teller).not.toBe(first);
  });

  it("[AB4] [AB5] accepts a clue for a card in the storyteller's hand, and only from the storyteller", () => {
    const { table, players } = AbTable.with(4);
    table.until("CLUE");
    const { teller } = table;
    const other = players.find((id) => id !== teller) ?? teller;
    const mine = table.privateViewOf(teller).hand[0]?.cardId;
    const foreign = table.privateViewOf(other).hand[0]?.cardId;
    const clue = (text: string, cardId = mine) => ({ type: "clue", cardId, text });
    expect(table.move(other, clue("mine", foreign))).toBe("not_your_turn");
    expect(table.move(teller, clue("not mine", foreign))).toBe("not_in_hand");
    expect(table.move(teller, clue("   "))).toBe("text_empty");
    expect(table.move(teller, clue("x".repeat(61)))).toBe("text_too_long");
    expect(table.move(teller, clue("👩‍👩‍👧‍👦".repeat(61)))).toBe("text_too_long");
    expect(table.move(teller, clue("y".repeat(10_000)))).toBe("invalid_move");
    expect(table.move(teller, clue(`ask ${table.state.seats[other]?.alias}!`))).toBe(
      "clue_names_player",
    );
    expect(table.move(teller, clue("shit happens"))).toBe("ok");
    expect(table.move(teller, clue("  a \u202Equiet   moon "))).toBe("ok");
    table.until("PICK");
    expect(table.view.clue).toEqual({ text: "a quiet moon", silent: false });
  });

  it("[AB5] keeps a clue as plain text: markup and other scripts stay as they were typed", () => {
    for (const text of ["<img src=x onerror=alert(1)>", "הדרך הארוכה הביתה", "{{name}}", "🌙🐳"]) {
      const { table } = AbTable.with(4);
      table.until("CLUE");
      expect(table.tell(text)).toBe("ok");
      table.until("PICK");
      expect(table.view.clue?.text).toBe(text);
    }
  });

  it("[AB5] refuses a clue that the room's filter does not allow", () => {
    const { table } = AbTable.with(4, { filterLevel: "strict" });
    table.until("CLUE");
    expect(table.tell("shit happens")).toBe("text_not_allowed");
  });

  it("[AB4] goes on to PICK after the clue, even if the clue is said out loud", () => {
    const { table } = AbTable.with(4);
    table.until("CLUE");
    const { teller } = table;
    const cardId = table.privateViewOf(teller).hand[2]?.cardId;
    expect(table.move(teller, { type: "clue", cardId })).toBe("ok");
    table.wait(1_500);
    expect(table.stage).toBe("PICK");
    expect(table.view.clue).toEqual({ silent: false });
  });

  it("[AB6] goes on with a built-in clue for a silent storyteller, who wins at most 1", () => {
    const { table, players } = AbTable.with(4);
    table.until("PICK");
    const { teller } = table;
    expect(table.view.clue).toEqual({ text: expect.stringMatching(/^stock clue/u), silent: true });
    table.pickAll();
    table.until("VOTE");
    const [a, b, c] = players.filter((id) => id !== teller) as [never, never, never];
    table.vote(a, teller);
    table.vote(b, a);
    table.vote(c, a);
    table.until("REVEAL");
    expect(table.scores()).toMatchObject({ [teller]: 1, [a]: 5, [b]: 0, [c]: 0 });
  });

  it("[AB7] lets players change their card until the time is up; a player who chose none plays a random one", () => {
    const { table, players } = AbTable.with(4);
    table.until("CLUE");
    table.tell();
    table.until("PICK");
    const [a, b] = players.filter((id) => id !== table.teller) as [never, never];
    const [first, second] = table.privateViewOf(a).hand;
    expect(table.move(a, { type: "pick", cardId: first?.cardId })).toBe("ok");
    expect(table.move(a, { type: "pick", cardId: second?.cardId })).toBe("ok");
    expect(table.move(a, { type: "pick", cardId: "nowhere" })).toBe("not_in_hand");
    expect(table.move(table.teller, { type: "pick", cardId: "c1" })).toBe("not_your_turn");
    expect(table.privateViewOf(a).played).toBe(second?.cardId);
    table.until("SHOW");
    expect(table.game.played[a]).toEqual({ cardId: second?.cardId, byChance: false });
    expect(table.game.played[b]?.byChance).toBe(true);
  });

  it("[AB8] has at most twelve cards on the board; players without one only vote, and play in a later turn", () => {
    const { table, players } = AbTable.with(16, { maxScore: 1_000 });
    const played = new Set<number>();
    for (let turn = 1; turn <= 3; turn += 1) {
      table.toVotes();
      expect(Object.keys(table.view.board)).toHaveLength(12);
      for (const id of table.game.submitters) played.add(id);
      const watching = players.find(
        (id) => id !== table.teller && !table.game.submitters.includes(id),
      );
      if (watching === undefined) throw new Error("nobody only votes");
      expect(table.privateViewOf(watching).part).toBe("voter");
      expect(table.vote(watching, table.teller)).toBe("ok");
      table.until("DEAL");
    }
    expect(played.size).toBeGreaterThan(14);
  });

  it("[AB9] keeps the owners of cards secret until the reveal", () => {
    const { table, teller } = four();
    const board = Object.values(table.view.board);
    expect(board.map(({ number }) => number).toSorted((one, other) => one - other)).toEqual([
      1, 2, 3, 4,
    ]);
    expect(JSON.stringify(board)).not.toMatch(/owner|voters/);
    expect(table.view.answer).toBeUndefined();
    table.until("REVEAL");
    expect(table.view.answer).toBe(table.cardOf(teller));
    for (const card of Object.values(table.view.board)) expect(card.owner).toBeDefined();
  });

  it("[AB10] is void with fewer than three cards", () => {
    const { table, players } = AbTable.with(4);
    table.until("CLUE");
    table.tell();
    table.until("PICK");
    const others = players.filter((id) => id !== table.teller);
    for (const id of others.slice(0, 2)) table.do({ type: "quit", playerId: id });
    const turn = table.view.turn;
    table.host({ topic: "requestAddAiPlayer", body: {} });
    table.host({ topic: "requestAddAiPlayer", body: {} });
    while (table.view.turn === turn && table.tick()) expect(table.stage).not.toBe("VOTE");
    expect(table.game.told).toEqual([]);
    expect(table.view.voided).toBe("cards");
  });

  it("[AB11] accepts votes for other people's cards, which may be changed, one each at a small table", () => {
    const { table, teller, a, b } = four();
    expect(table.vote(teller, a)).toBe("not_your_turn");
    expect(table.vote(a, a)).toBe("own_entry");
    expect(table.vote(a, b, teller)).toBe("invalid_move");
    expect(table.move(a, { type: "vote", cardIds: ["c999"] })).toBe("not_shown");
    expect(table.vote(a, b)).toBe("ok");
    expect(table.vote(a, teller)).toBe("ok");
    expect(table.privateViewOf(a).votes).toEqual([table.cardOf(teller)]);
  });
});

describe("points", () => {
  it("[AB12] are 0 for the storyteller and 2 for everybody else when all found the card", () => {
    const { table, teller, a, b, c } = four();
    for (const id of [a, b, c]) table.vote(id, teller);
    table.until("REVEAL");
    expect(table.scores()).toEqual({ [teller]: 0, [a]: 2, [b]: 2, [c]: 2 });
  });

  it("[AB12] [AB13] are the same when nobody found it, plus one for each vote on a player's card", () => {
    const { table, teller, a, b, c } = four();
    table.vote(a, b);
    table.vote(b, c);
    table.vote(c, b);
    table.until("REVEAL");
    expect(table.scores()).toEqual({ [teller]: 0, [a]: 2, [b]: 4, [c]: 3 });
  });

  it("[AB12] are 3 for the storyteller and the finders when some found it; not voting is not finding", () => {
    const { table, teller, a, b, c } = four();
    table.vote(a, teller);
    table.vote(b, a);
    table.until("REVEAL");
    expect(table.scores()).toEqual({ [teller]: 3, [a]: 4, [b]: 0, [c]: 0 });
    expect(table.view.gains).toEqual({ [teller]: 3, [a]: 4, [b]: 0, [c]: 0 });
  });

  it("[AB14] at a large table come from two votes, with a cap on popularity and one more for a single right vote", () => {
    const { table, players } = AbTable.with(7);
    table.toVotes();
    const { teller } = table;
    const [sure, a, b, c, d, e] = players.filter((id) => id !== teller) as never[];
    table.vote(sure as never, teller);
    table.vote(a as never, teller, sure as never);
    for (const id of [b, c, d, e]) table.vote(id as never, sure as never);
    table.until("REVEAL");
    expect(table.scores()).toEqual({
      [teller]: 3,
      [sure as never]: 3 + 1 + 3,
      [a as never]: 3,
      [b as never]: 0,
      [c as never]: 0,
      [d as never]: 0,
      [e as never]: 0,
    });
  });

  it("[AB14] are counted the other way if the host chooses that", () => {
    const large = AbTable.with(4, { abThinkingSettings: { scoring: "large" } });
    expect(large.table.view.votesAllowed).toBe(2);
    const small = AbTable.with(8, { abThinkingSettings: { scoring: "small" } });
    expect(small.table.view.votesAllowed).toBe(1);
  });

  it("[AB15] end the game when a player first reaches the score to win", () => {
    const { table, players } = AbTable.with(4, { maxScore: 5 });
    for (let turn = 0; turn < 3 && table.stage !== "GAME_END"; turn += 1) {
      table.toVotes();
      for (const id of players) if (id !== table.teller) table.vote(id, table.teller);
      table.until("REVEAL");
      while (table.stage === "REVEAL") table.tick();
    }
    expect(table.stage).toBe("GAME_END");
    const best = Math.max(...table.topic("gameEnd").podium.map(({ score }) => score));
    expect(best).toBeGreaterThanOrEqual(5);
  });

  it("[AB15] end the game as they are shown, with half of what a robot wins in a person's seat", () => {
    const { table, players } = AbTable.with(5, { maxScore: 8 });
    const [gone, ...others] = players as [PlayerId, ...PlayerId[]];
    table.until("CLUE");
    table.disconnect(gone);
    table.wait(70_000);
    table.host({ topic: "autopilot", body: { playerId: gone, on: true } });
    for (let turns = 0; table.stage !== "GAME_END"; turns++) {
      if (turns > 20) throw new Error("never over");
      table.until("VOTE");
      for (const id of others) if (id !== table.teller) table.vote(id, gone);
      table.until("REVEAL");
      while (table.stage === "REVEAL") table.tick();
    }
    expect(Math.max(...Object.values(table.scores()))).toBeGreaterThanOrEqual(8);
  });

  it("[AB15] end the game even if the winner leaves while they are revealed", () => {
    const { table } = AbTable.with(6, { maxScore: 5 });
    table.toVotes();
    const { teller } = table;
    const [winner, a, b, c] = table.game.submitters as [PlayerId, PlayerId, PlayerId, PlayerId];
    table.vote(winner, teller);
    table.vote(a, winner);
    table.vote(b, winner);
    table.vote(c, a);
    table.until("REVEAL");
    expect(table.scores()[winner]).toBe(5);
    table.do({ type: "quit", playerId: winner });
    table.wait(10_000);
    expect(table.stage).toBe("GAME_END");
    expect(table.topic("gameEnd").podium[0]).toMatchObject({ playerId: winner, rank: 1 });
  });

  it("[AB15] no longer matter after three laps: the game ends", () => {
    const { table, players } = AbTable.with(4, { maxScore: 1_000 });
    table.until("GAME_END", 5_000);
    expect(table.game.turn).toBe(3 * players.length);
  });
});

describe("arriving and leaving", () => {
  it("[AB16] a latecomer is dealt in with the next turn and is the last to tell", () => {
    const { table } = AbTable.with(4);
    table.toVotes();
    for (const id of table.game.submitters) table.vote(id, table.teller);
    const late = table.join("Late");
    expect(table.hand(late)).toBeUndefined();
    expect(table.vote(late, table.teller)).toBe("not_your_turn");
    table.until("DEAL");
    expect(table.privateViewOf(late).hand).toHaveLength(6);
    expect(table.game.order.at(-1)).toBe(late);
    expect(table.scores()[late]).toBe(0);
  });

  it("[AB17] a storyteller who leaves before the clue ends the turn", () => {
    const { table } = AbTable.with(5);
    // No turn came before the first one, so none was void.
    expect(table.stage).toBe("DEAL");
    expect(table.view).not.toHaveProperty("voided");
    table.until("CLUE");
    const { teller } = table;
    expect(table.view).not.toHaveProperty("voided");
    table.do({ type: "quit", playerId: teller });
    expect(table.view.turn).toBe(2);
    expect(table.teller).not.toBe(teller);
    expect(table.view.voided).toBe("teller");
    // It is announced once, while the next turn is dealt; a completed turn is not announced as void.
    table.toVotes();
    expect(table.view).not.toHaveProperty("voided");
    table.until("DEAL");
    expect(table.view).not.toHaveProperty("voided");
  });

  it("[AB17] the game ends when everybody leaves before the first turn", () => {
    const table = new AbTable();
    const players = ["Ada", "Bo", "Cy", "Di"].map((name) => table.join(name));
    table.start({ includeTutorial: true });
    for (const id of players) table.do({ type: "quit", playerId: id });
    expect(table.stage).toBe("TUTORIAL");
    table.until("GAME_END");
    table.until("LOBBY");
  });

  it("[AB17] the turn plays on with the clue of a storyteller who left after giving it", () => {
    const { table } = AbTable.with(5);
    table.until("CLUE");
    const { teller } = table;
    table.tell();
    table.do({ type: "quit", playerId: teller });
    table.wait(2_000);
    expect(table.stage).toBe("PICK");
  });

  it("[AB6] a storyteller whose phone is dark is waited for less, but gets the full time on return", () => {
    const { table } = AbTable.with(5);
    table.until("DEAL");
    table.disconnect(table.teller);
    table.until("CLUE");
    const begun = table.now;
    table.until("PICK");
    expect(table.now - begun).toBeLessThan(25_000);
    // A storyteller who reconnects in time gets the full time.
    table.until("CLUE");
    table.disconnect(table.teller);
    table.wait(16_000);
    table.connect(table.teller);
    const { startedAt, endsAt = 0 } = table.state.clock.stage;
    expect(endsAt - startedAt).toBe(60_000);
  });

  it("[AB6] a storyteller whose phone was dark before the game began is waited for only 20 s", () => {
    const { table } = AbTable.with(5);
    const first = table.teller;
    // The same evening again, but this phone goes dark just before the start.
    const again = new AbTable();
    for (let at = 0; at < 5; at++) again.join(`Player ${at}`);
    again.disconnect(first);
    again.start({ includeTutorial: false });
    again.until("CLUE");
    expect(again.teller).toBe(first);
    const { startedAt, endsAt = 0 } = again.state.clock.stage;
    expect(endsAt - startedAt).toBe(20_000);
  });

  it("[AB6] a storyteller whose phone goes dark briefly late in the turn keeps it", () => {
    const { table } = AbTable.with(5);
    table.until("CLUE");
    const { teller } = table;
    table.wait(30_000);
    table.disconnect(teller);
    table.wait(2_000);
    table.connect(teller);
    expect(table.tell()).toBe("ok");
    table.until("PICK");
    expect(table.view).toMatchObject({ storyteller: teller, clue: { silent: false } });
    // A storyteller who does not come back gets the 20 s of any dark phone, in this turn and in their next
    // one.
    table.until("CLUE");
    const { teller: gone } = table;
    table.wait(30_000);
    table.disconnect(gone);
    const dark = table.now;
    table.until("PICK");
    expect(table.now - dark).toBeLessThan(25_000);
    do {
      table.until("PICK");
      table.until("CLUE");
    } while (table.teller !== gone);
    const { startedAt, endsAt = 0 } = table.state.clock.stage;
    expect(endsAt - startedAt).toBe(20_000);
  });

  it("[AB14] a turn keeps its way of scoring, whoever leaves in it", () => {
    const { table } = AbTable.with(7);
    table.toVotes();
    const [a, b, c, d] = table.game.submitters as [PlayerId, PlayerId, PlayerId, PlayerId];
    expect(table.view.votesAllowed).toBe(2);
    table.do({ type: "quit", playerId: d });
    expect(table.view.votesAllowed).toBe(2);
    expect(table.vote(a, table.teller, b)).toBe("ok");
    expect(table.vote(c, table.teller)).toBe("ok");
    table.until("REVEAL");
    table.until("VOTE");
    expect(table.view.votesAllowed).toBe(1);
  });

  it("[AB17] a player who comes back in the same turn plays on in it, and keeps their place in the order", () => {
    const { table } = AbTable.with(5);
    table.toVotes();
    const { teller } = table;
    const { order } = table.game;
    const [a, b] = table.game.submitters as [PlayerId, PlayerId];
    const back = (id: PlayerId) => {
      table.do({ type: "quit", playerId: id });
      table.do({ type: "rejoin", playerId: id });
      table.connect(id);
    };
    for (const id of [teller, a]) back(id);
    expect(table.privateViewOf(a).hand).toHaveLength(5);
    expect(table.vote(a, teller)).toBe("ok");
    expect(table.vote(b, teller)).toBe("ok");
    table.until("REVEAL");
    expect(table.scores()).toMatchObject({ [a]: 3, [b]: 3, [teller]: 3 });
    table.until("DEAL");
    expect(table.game.order).toEqual(order);
    expect(table.teller).toBe(order[(order.indexOf(teller) + 1) % order.length]);
    expect(table.game.laps).toBe(0);
  });

  it("[AB17] a player who comes back in a later turn is dealt in with the next, at the end of the order", () => {
    const { table } = AbTable.with(5);
    table.toVotes();
    const [a] = table.game.submitters as [PlayerId];
    table.do({ type: "quit", playerId: a });
    table.until("DEAL");
    table.do({ type: "rejoin", playerId: a });
    table.connect(a);
    expect(table.hand(a)).toBeUndefined();
    table.toVotes();
    table.until("DEAL");
    expect(table.game.order.at(-1)).toBe(a);
  });

  it("[AB17] a storyteller who leaves in VOTE can still be found, and the cards of others who left stay", () => {
    const { table } = AbTable.with(6);
    table.toVotes();
    const { teller } = table;
    const [a, b] = table.game.submitters as [never, never];
    table.do({ type: "quit", playerId: teller });
    table.do({ type: "quit", playerId: a });
    expect(Object.keys(table.view.board)).toHaveLength(6);
    expect(table.vote(b, teller)).toBe("ok");
    table.until("REVEAL");
    expect(table.scores()[b]).toBe(3);
  });

  it("[AB17] the vote of a player who left counts, and their face stays on the card", () => {
    const { table } = AbTable.with(6);
    table.toVotes();
    const { teller } = table;
    const [a, b, c, d] = table.game.submitters as [PlayerId, PlayerId, PlayerId, PlayerId];
    table.vote(a, teller);
    table.vote(b, c);
    table.vote(c, b);
    table.vote(d, c);
    table.do({ type: "quit", playerId: a });
    table.do({ type: "quit", playerId: d });
    table.until("REVEAL");
    expect(table.view.board[table.cardOf(teller)]?.voters).toEqual({ [a]: true });
    expect(table.view.board[table.cardOf(c)]?.voters).toEqual({ [b]: true, [d]: true });
    expect(table.view.gains).toMatchObject({ [teller]: 3, [a]: 3, [b]: 1, [c]: 2 });
    expect(table.game.told[0]?.finders).toEqual([a]);
  });
});

describe("robots", () => {
  it("[AB5] [AB18] may tell with a built-in clue that contains a player's name", () => {
    const table = new AbTable();
    for (const name of ["Clue", "Stock", "Ada"]) table.join(name);
    const robot = table.robot();
    table.start({ includeTutorial: false });
    table.until("CLUE");
    while (table.teller !== robot) {
      table.tell("something blue");
      table.until("PICK");
      table.until("CLUE");
    }
    const begun = table.now;
    table.until("PICK");
    expect(table.now - begun).toBeLessThan(5_000);
    expect(table.view.clue).toMatchObject({ silent: false });
  });

  it("[AB18] play whole games by themselves, and do not always find the card", () => {
    const table = new AbTable();
    const robots = Array.from({ length: 4 }, () => table.robot());
    table.start({ includeTutorial: false, timerMode: "off" });
    table.until("GAME_END", 5_000);
    expect(table.game.told.length).toBeGreaterThan(3);
    for (const { clue } of table.game.told) expect(clue.silent).toBe(false);
    const finders = table.game.told.map((told) => told.finders.length);
    expect(finders.some((count) => count > 0 && count < robots.length - 1)).toBe(true);
  });

  it("[AB18] understand a person's clue by its words", () => {
    const table = new AbTable();
    const ada = table.join("Ada");
    for (let count = 0; count < 3; count += 1) table.robot();
    table.start({ includeTutorial: false });
    while (table.stage !== "CLUE" || table.teller !== ada) table.tick();
    expect(table.tell("two moons")).toBe("ok");
    table.until("SHOW");
    const even = Object.values(table.game.played).filter(
      ({ cardId }) => Number(cardId.slice(1)) % 2 === 0,
    );
    expect(even.length).toBeGreaterThanOrEqual(2);
  });
});

describe("keepsakes", () => {
  it("[AB19] keep the card, the clue and the players who found it", () => {
    const { table, teller, a, b } = four();
    table.vote(a, teller);
    table.vote(b, a);
    const card = table.cardOf(teller);
    table.until("REVEAL");
    table.host({ topic: "requestEndGame", body: {} });
    expect(table.topic("gameEnd").keepsakes).toEqual([
      {
        id: "clue-1",
        kind: "clue",
        playerIds: [teller],
        body: { cardId: card, storyteller: teller, finders: [a], clue: "something blue" },
      },
    ]);
  });

  it("[AB19] remove their clue from the podium when they are removed", () => {
    const { table, teller, a } = four();
    table.vote(a, teller);
    table.until("REVEAL");
    table.host({ topic: "requestEndGame", body: {} });
    table.takeAllAway();
    const end = table.topic("gameEnd");
    expect(JSON.stringify(end)).not.toContain("something blue");
    expect(end.highlights).toMatchObject({ told: [{ finders: [a], clue: { silent: false } }] });
  });
});
