import type { NearestState } from "../../../src-rooms/games/nearest/types.ts";
import { playerIdsOf } from "../../../src-shared/protocol/ids.ts";
import type { RoomState } from "../../../src-rooms/session/model/state.ts";
import { handText, must, publicText } from "../invariants.ts";
import { tapReady, type SimulatedGame } from "../simulatedGame.ts";
import type { Table } from "../table.ts";

function nearestOf(state: RoomState): NearestState | undefined {
  // SAFETY: a simulation of this game plays nothing else.
  return state.game ? (state.game.state as NearestState) : undefined;
}

const SALT = "§";
const saltOf = (id: number) => `${SALT}${id}${SALT}`;

/** Returns the state with every secret number replaced by a mark that names its owner. */
function salted(state: NearestState): NearestState {
  const estimates = Object.fromEntries(playerIdsOf(state.estimates).map((id) => [id, saltOf(id)]));
  // SAFETY: the views copy the numbers without looking at them.
  return { ...state, estimates } as unknown as NearestState;
}

function secretsStay(table: Table): void {
  const { game } = table.state;
  const nearest = nearestOf(table.state);
  if (!game || nearest?.at !== "ESTIMATE") return;
  const state: RoomState = { ...table.state, game: { ...game, state: salted(nearest) } };
  const shared = publicText(state, table);
  must(!shared.includes(SALT), "a number is in a shared topic");
  const view = JSON.stringify(table.topic("stage").view);
  must(!/"(?:answer|landings|hunch)"/.test(view), "the answer is in the shared view");
  for (const id of playerIdsOf(table.state.seats)) {
    const hand = handText(state, id, table);
    must(
      !hand.replaceAll(saltOf(id), "").includes(SALT),
      `the hand of ${id} contains another player's number`,
    );
    must(!hand.includes('"answer"'), `the hand of ${id} contains the answer`);
  }
}

function scoresAddUp(before: RoomState, after: RoomState): void {
  const [old, now] = [nearestOf(before), nearestOf(after)];
  if (!old || !now || before.game?.gameId !== after.game?.gameId) return;
  const fresh = now.answered.slice(old.answered.length);
  must(fresh.length <= 1, "two questions were answered at once");
  const [answered] = fresh;
  for (const id of playerIdsOf(old.seats)) {
    const gain = (now.seats[id]?.score ?? 0) - (old.seats[id]?.score ?? 0);
    const landing = answered?.landings.find(({ playerId }) => playerId === id);
    must(
      gain === (landing?.points ?? 0),
      `${id} won ${gain}, which is not what the landing is worth`,
    );
    const share = gain / now.multiplier;
    must([0, 100, 300, 500, 600, 800, 1000].includes(share), `${id} won ${gain}`);
    must(gain === 0 || landing?.place !== undefined, `${id} won points without a place`);
  }
}

/** Simulation of EXPERIMENTS with robots, sane players and hostile ones. */
export const simulation: SimulatedGame = {
  gameType: "EXPERIMENTS",
  settings: (random) => ({
    numberOfRounds: random.chance(0.8) ? random.between(1, 2) : random.between(3, 7),
    rating: random.pick(["family", "teen", "adult"]),
    maxScore: random.chance(0.2) ? random.between(1, 1_500) : 10_000,
  }),
  saneMove: (table, id, random) => {
    if (tapReady(table, id)) return;
    table.move(id, { type: "estimate", value: random.between(0, 10 ** random.between(1, 5)) });
  },
  hostileMove: (random) =>
    random.pick([
      { type: "estimate", value: -1 },
      { type: "estimate", value: 1.5 },
      { type: "estimate", value: 1e12 },
      { type: "estimate", value: "7" },
      { type: "estimate", value: null },
      { type: "estimate" },
      { type: "estimate", value: random.between(0, 100) },
      { type: "__proto__" },
      null,
      [],
    ]),
  secretsStay,
  scoresAddUp,
};
