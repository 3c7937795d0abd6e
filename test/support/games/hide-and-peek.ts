import { SPOT_NAMES } from "../../../src-shared/catalog/hideScenes.ts";
import type { HideState } from "../../../src-rooms/games/hide-and-peek/types.ts";
import { playerIdsOf } from "../../../src-shared/protocol/ids.ts";
import type { RoomState } from "../../../src-rooms/session/model/state.ts";
import { handText, must, publicText } from "../invariants.ts";
import { tapReady, type SimulatedGame } from "../simulatedGame.ts";
import type { Table } from "../table.ts";

function hideOf(state: RoomState): HideState | undefined {
  // SAFETY: a simulation of this game plays nothing else.
  return state.game ? (state.game.state as HideState) : undefined;
}

const SALT = "§";
const saltOf = (id: number) => `${SALT}${id}${SALT}`;

/** Returns the state with every secret spot and guess replaced by a mark that names its owner. */
function salted(state: HideState): HideState {
  const known = new Set(
    state.hunts.filter(({ lap }) => lap === state.lap).map(({ hider }) => hider),
  );
  const hidden = Object.fromEntries(
    playerIdsOf(state.hidden).map((id) => [id, known.has(id) ? state.hidden[id] : saltOf(id)]),
  );
  const guesses =
    state.at === "GUESS"
      ? Object.fromEntries(
          playerIdsOf(state.guesses).map((id) => [id, { spotName: saltOf(id), doubled: false }]),
        )
      : state.guesses;
  // SAFETY: the views copy the names of spots without looking at them.
  return { ...state, hidden, guesses } as unknown as HideState;
}

function secretsStay(table: Table): void {
  const { game } = table.state;
  const hide = hideOf(table.state);
  if (!game || !hide) return;
  const state: RoomState = { ...table.state, game: { ...game, state: salted(hide) } };
  must(!publicText(state, table).includes(SALT), "a hiding place is in a shared topic");
  for (const id of playerIdsOf(table.state.seats)) {
    const foreign = handText(state, id, table).replaceAll(saltOf(id), "");
    must(!foreign.includes(SALT), `the hand of ${id} contains another player's secret: ${foreign}`);
  }
}

function scoresAddUp(before: RoomState, after: RoomState): void {
  const [old, hide] = [hideOf(before), hideOf(after)];
  if (!old || !hide || before.game?.gameId !== after.game?.gameId) return;
  const fresh = hide.hunts.slice(old.hunts.length);
  must(fresh.length <= 1, "two hunts ended at once");
  const [hunt] = fresh;
  for (const id of playerIdsOf(old.seats)) {
    const gain = (hide.seats[id]?.score ?? 0) - (old.seats[id]?.score ?? 0);
    if (!hunt) must(gain === 0, `${id} won ${gain}, but no hunt ended`);
    else if (hunt.finders.includes(id)) must(gain === 250 || gain === 500, `${id} won ${gain}`);
    else if (hunt.fooled.includes(id)) must(gain <= 0 && gain >= -100, `${id} lost ${gain}`);
    else if (id !== hunt.hider) must(gain === 0, `${id} won ${gain} as a bystander`);
    else {
      const bonus = hunt.finders.length === 0 && hunt.fooled.length > 0 ? 200 : 0;
      must(gain === 100 * hunt.fooled.length + bonus, `hider ${id} won ${gain}`);
    }
  }
}

/** Simulation of HIDE_AND_PEEK with robots, sane players and hostile ones. */
export const simulation: SimulatedGame = {
  gameType: "HIDE_AND_PEEK",
  settings: (random) => ({ numberOfTurns: random.chance(0.8) ? 1 : 2 }),
  saneMove: (table, id, random) => {
    if (tapReady(table, id)) return;
    const spotName = random.pick(SPOT_NAMES);
    const isGuess = table.stage === "GUESS";
    const move = isGuess
      ? { type: "guess", spotName, doubled: random.chance(0.1) }
      : { type: "spot", spotName };
    table.move(id, move);
  },
  hostileMove: (random) =>
    random.pick([
      { type: "spot", spotName: "house7" },
      { type: "spot" },
      { type: "guess", spotName: "attic", doubled: true },
      { type: "guess", spotName: "house1", doubled: "yes" },
      { type: "guess", spotName: random.pick(SPOT_NAMES), doubled: true },
      { type: "spot", spotName: random.pick(SPOT_NAMES) },
      { type: "__proto__" },
      null,
      [],
    ]),
  secretsStay,
  scoresAddUp,
};
