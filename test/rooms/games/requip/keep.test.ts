import { describe, expect, it } from "vitest";
import { keepsakesOf, leftBehind } from "../../../../src-rooms/games/requip/keep.ts";
import type { Duel, RequipState } from "../../../../src-rooms/games/requip/types.ts";
import { playerId } from "../../../../src-shared/protocol/ids.ts";
import { stateOf, writers } from "./table.ts";

type Side = Duel["sides"][number];

const [ADA, BEN] = [playerId(1), playerId(2)];
const ada = (votes: number, more: Partial<Side> = {}): Side => ({
  text: "Socks for everybody",
  playerId: ADA,
  alias: "Ada",
  source: "typed",
  votes,
  ...more,
});
const ben = (votes: number, more: Partial<Side> = {}): Side => ({
  ...ada(votes),
  text: "No socks at all",
  playerId: BEN,
  alias: "Ben",
  ...more,
});
const duel = (one: Side, other: Side, more: Partial<Duel> = {}): Duel => ({
  id: "duel-1",
  promptId: "socks",
  prompt: "What does the world need?",
  kind: "votes",
  sides: [one, other],
  ...more,
});

/** A game in which these duels have been decided. */
function after(...duels: readonly Duel[]): RequipState {
  const { table } = writers(3);
  return { ...stateOf(table), duels };
}
const leftOf = (...duels: readonly Duel[]) =>
  leftBehind(after(...duels)).map(({ answer, share }) => [answer, share]);

describe("what podium and profiles keep of a duel", () => {
  it("[RQ20] is both answers with their votes and who wrote them; what nobody typed is a machine's", () => {
    const { playerId: _nobody, ...hidden } = ben(1, { source: "bank", alias: "Requip" });
    const [kept] = keepsakesOf(after(duel(ada(2), hidden)));
    expect(kept).toEqual({
      id: "duel-1",
      kind: "duel",
      playerIds: [ADA],
      body: {
        prompt: "What does the world need?",
        answers: [
          { text: "Socks for everybody", alias: "Ada", playerId: ADA, machine: false, votes: 2 },
          { text: "No socks at all", alias: "Requip", machine: true, votes: 1 },
        ],
      },
    });
    expect(keepsakesOf(after(duel(ada(2), ben(1))))[0]?.playerIds).toEqual([ADA, BEN]);
  });

  it("[RQ20] is nothing if there was no vote, or if nobody typed a side themselves", () => {
    expect(keepsakesOf(after(duel(ada(0), ben(0), { kind: "jinx" })))).toEqual([]);
    const taken = duel(ada(2, { source: "requip" }), ben(1, { source: "bank" }));
    expect(keepsakesOf(after(taken))).toEqual([]);
  });

  it("[RQ16] is nothing while backstage hides a side of it", () => {
    expect(keepsakesOf(after(duel(ada(2), ben(1, { hidden: true }))))).toEqual([]);
    expect(leftOf(duel(ada(2), ben(1, { hidden: true })))).toEqual([]);
  });
});

describe("what stays for later players", () => {
  it("[RQ21] is a typed answer with at least half of the votes, with its share of them", () => {
    expect(leftOf(duel(ada(2), ben(1)))).toEqual([["Socks for everybody", 666]]);
    expect(leftOf(duel(ada(1), ben(1)))).toEqual([
      ["Socks for everybody", 500],
      ["No socks at all", 500],
    ]);
    expect(leftOf(duel(ada(2, { source: "requip" }), ben(1)))).toEqual([]);
    expect(leftOf(duel(ada(0), ben(0)))).toEqual([]);
    expect(leftOf(duel(ada(2), ben(0), { kind: "walkover" }))).toEqual([]);
  });

  it("[RQ21] is nothing that its author or the host wants forgotten", () => {
    expect(leftOf(duel(ada(2, { forgotten: true }), ben(1)))).toEqual([]);
    const kept = after(duel(ada(2), ben(1)));
    expect(leftBehind({ ...kept, keepsAnswers: false })).toEqual([]);
  });

  it("[RQ21] is nothing that the strict filter refuses, whatever this room allows, and nothing of a pack's prompt", () => {
    expect(leftOf(duel(ada(2, { text: "Fucking socks" }), ben(0)))).toEqual([]);
    expect(leftOf(duel(ada(2), ben(0), { promptId: "pack:socks" }))).toEqual([]);
  });

  it("[RQ21] is the ten best of a game, the best first", () => {
    const many = Array.from({ length: 12 }, (_, at) =>
      duel(ada(at + 2, { text: `Answer ${at + 1}` }), ben(1)),
    );
    const left = leftOf(...many);
    expect(left.map(([answer]) => answer)).toEqual(
      Array.from({ length: 10 }, (_, at) => `Answer ${12 - at}`),
    );
  });
});
