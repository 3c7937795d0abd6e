import { canvasClash, CANVAS_CONTENT } from "../../../src-rooms/games/canvas-clash/canvasClash.ts";
import type {
  CanvasPrivate,
  CanvasShared,
  CanvasState,
  CanvasTurn,
} from "../../../src-rooms/games/canvas-clash/types.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Random } from "../../../src-rooms/games/random.ts";
import type { RoomState } from "../../../src-rooms/session/model/state.ts";
import { handText, must, publicText } from "../invariants.ts";
import { tapReady, type SimulatedGame } from "../simulatedGame.ts";
import type { Table } from "../table.ts";

/** Returns the state of the running game, which is CANVAS_CLASH in these checks. */
function canvasOf(state: RoomState): CanvasState | undefined {
  // SAFETY: simulated rooms play CANVAS_CLASH only.
  return state.game ? (state.game.state as CanvasState) : undefined;
}

function anyWord(random: Random): string {
  return random.pick(CANVAS_CONTENT.wordsOf("en"))?.word ?? "cat";
}

/** Reports, as the room does, that a canvas has ink or no longer has any. */
function paint(table: Table, turn: CanvasTurn, id: PlayerId, random: Random): void {
  const canvas = turn.canvases.findIndex(({ painter }) => painter === id);
  if (canvas < 0) return;
  table.try({ type: "inked", sheet: turn.sheet, canvas, inked: random.chance(0.9) });
}

function guess(table: Table, turn: CanvasTurn, id: PlayerId, random: Random): void {
  const { text } = turn.word;
  const said = random.pick([text, text.toUpperCase(), `${text}s`, anyWord(random)]) ?? text;
  table.move(id, { type: "guess", text: said });
}

/** Does what a person would do: paints, guesses, credits; now and then swaps, reports, says 'spelled it'. */
function saneMove(table: Table, id: PlayerId, random: Random): void {
  if (tapReady(table, id)) return;
  const turn = canvasOf(table.state)?.turn;
  if (!turn) return;
  const canvas = random.below(turn.canvases.length);
  if (random.chance(0.03)) {
    const body = { itemId: `${turn.sheet}-${canvas}` };
    table.tryAs({ kind: "player", playerId: id }, { topic: "report", body });
  } else if (random.chance(0.05)) {
    table.move(id, { type: "spelled", canvas, on: random.chance(0.8) });
  } else if (table.stage === "READY") table.move(id, { type: "swap" });
  else if (table.stage === "CREDIT") table.move(id, { type: "credit", canvas });
  else if (table.stage === "DRAW") {
    paint(table, turn, id, random);
    guess(table, turn, id, random);
  }
}

/**
 * Returns anything a hostile phone might send as a move: a valid move, one out of turn, or no move at all.
 */
function hostileMove(random: Random): unknown {
  switch (random.below(6)) {
    case 0:
      return random.pick([null, 0, "", [], {}, { type: "__proto__" }, { type: "guess" }]);
    case 1:
      return { type: "swap" };
    case 2:
      return { type: "credit", canvas: random.pick([0, 1, 2, 3, 4, -1, 0.5, "0"]) };
    case 3:
      return { type: "spelled", canvas: random.below(5), on: random.pick([true, false, 1]) };
    default:
      return { type: "guess", text: random.pick([anyWord(random), "x".repeat(61), "   ", "🎨"]) };
  }
}

/** A letter that is in no word. */
const MARK = "Ω";
const SECRET_ID = "id§§";

/** Returns the state with the word replaced by marks. */
function salted(canvas: CanvasState, turn: CanvasTurn): CanvasState {
  const text = Array.from(turn.word.text, () => MARK).join("");
  return { ...canvas, turn: { ...turn, word: { ...turn.word, text, id: SECRET_ID } } };
}

/** Returns the state in which each canvas is painted by another of the painters. */
function moved(canvas: CanvasState, turn: CanvasTurn): CanvasState {
  const painters = turn.canvases.map(({ painter }) => painter);
  const canvases = turn.canvases.map(({ painter: _painter, ...rest }, at) => {
    const other = painters[(at + 1) % painters.length];
    return other === undefined ? rest : { ...rest, painter: other };
  });
  return { ...canvas, turn: { ...turn, canvases } };
}

const marksIn = (text: string) => text.split(MARK).length - 1;

/**
 * Checks that before REVEAL only painters and solvers know more of the word than its hints, and that nobody
 * can tell the painters apart.
 */
function secretsStay(table: Table): void {
  const canvas = canvasOf(table.state);
  const { game } = table.state;
  const turn = canvas?.turn;
  if (!game || !canvas || !turn || canvas.at === "REVEAL" || canvas.at === "OVER") return;
  const withState = (state: CanvasState): RoomState => ({
    ...table.state,
    game: { ...game, state },
  });
  const secret = withState(salted(canvas, turn));
  const shared = publicText(secret, table);
  const letters = canvas.at === "READY" ? 0 : Math.max(0, turn.hints - 1);
  must(marksIn(shared) <= letters, `the word is in a shared topic: ${shared}`);
  must(!shared.includes(SECRET_ID), "the word's id is in a shared topic");
  const others = withState(moved(canvas, turn));
  must(
    publicText(others, table) === publicText(table.state, table),
    "shared topics show who paints which canvas",
  );
  for (const id of playerIdsOf(table.state.seats)) {
    const paints = turn.canvases.some(({ painter }) => painter === id);
    if (paints) continue;
    const hand = handText(secret, id, table);
    const knows = turn.guessers[id]?.place !== undefined;
    must(knows || marksIn(hand) === 0, `the hand of ${id} contains the word: ${hand}`);
    const own = handText(table.state, id, table);
    must(own === handText(others, id, table), `the hand of ${id} shows who paints which canvas`);
  }
}

/** Checks that the views agree with the state. */
function viewsAreRight(table: Table): void {
  const canvas = canvasOf(table.state);
  const turn = canvas?.turn;
  if (!canvas || !turn || table.stage === "TUTORIAL" || canvas.at === "OVER") return;
  // SAFETY: simulated rooms play CANVAS_CLASH only.
  const shared = table.topic("stage").view as CanvasShared;
  must(shared.turn <= shared.turnCount, `turn ${shared.turn} of ${shared.turnCount}`);
  must(turn.canvases.length <= 4, "there are more canvases than letters");
  const painters = turn.canvases.flatMap(({ painter }) => (painter === undefined ? [] : [painter]));
  must(new Set(painters).size === painters.length, "a player paints on two canvases");
  const places = Object.values(shared.solved).sort((a, b) => a - b);
  must(
    places.every((place, at) => place === at + 1),
    `the places are ${places.join()}`,
  );
  for (const id of playerIdsOf(table.state.seats)) {
    const hand = table.hand(id) as CanvasPrivate | undefined;
    if (hand?.role === "painter") must(painters[0] !== undefined, "a painter has no canvas");
    must(
      hand?.role !== "painter" || painters.includes(id),
      `${id} has the hand of a painter but does not paint`,
    );
    must(
      hand?.role !== "guesser" || !painters.includes(id),
      `painter ${id} has the hand of a guesser`,
    );
  }
  for (const line of Object.values(shared.feed)) {
    const said = line.text.toLowerCase();
    must(said !== turn.word.text.toLowerCase(), "the word is in the feed");
  }
}

/** Computes what a painter earns at the reveal of the turn, by the written rules. */
function revealed(canvas: CanvasState, id: PlayerId, isSolved: boolean): number {
  const { turn } = canvas;
  const at = turn?.canvases.findIndex(({ painter }) => painter === id) ?? -1;
  const own = turn?.canvases[at];
  if (!turn || !own?.inked || own.hidden) return 0;
  const guessers = playerIdsOf(turn.guessers).filter((one) => !turn.knows.includes(one));
  const there = guessers.filter((one) => !canvas.artists[one]?.left);
  const people = there.filter((one) => {
    const artist = canvas.artists[one];
    return artist?.by === "person" && !artist.robot;
  });
  const voices = there.filter((one) => turn.guessers[one]?.spelled.includes(at)).length;
  if (voices >= (people.length >= 2 ? 2 : 1)) return 0;
  const credits = playerIdsOf(turn.guessers).filter((one) => turn.guessers[one]?.credit === at);
  return 250 * credits.length + (isSolved ? 150 : 0);
}

/**
 * Whether every guesser has solved the word. A guesser who solved it and is away by now counts; robots count
 * only when nobody else guesses (CC16).
 */
function isSolvedIn({ artists, turn }: CanvasState): boolean {
  const there = playerIdsOf(turn?.guessers ?? {}).filter(
    (one) => !artists[one]?.left && !turn?.knows.includes(one),
  );
  const hasSolved = (one: PlayerId) => turn?.guessers[one]?.place !== undefined;
  const people = there.filter((one) => {
    const { by, robot } = artists[one] ?? {};
    return !robot && (by === "person" || (by === "nobody" && hasSolved(one)));
  });
  const robots = there.filter((one) => artists[one]?.by !== "nobody");
  const active = people.length > 0 ? people : robots;
  return active.length > 0 && active.every(hasSolved);
}

/** Checks that points come only from right guesses, credits and the bonus when everybody solved the word. */
function scoresAddUp(before: RoomState, after: RoomState): void {
  const [old, now] = [canvasOf(before), canvasOf(after)];
  if (!old || !now || before.game?.gameId !== after.game?.gameId) return;
  const [was, is] = [canvasClash.scores(old), canvasClash.scores(now)];
  const opens = now.at === "REVEAL" && old.at !== "REVEAL";
  // This is decided when DRAW ends; it does not matter who comes or leaves afterwards.
  if (old.at === "DRAW" && now.at === "CREDIT") {
    must(
      (now.turn?.solvedByAll === true) === isSolvedIn(now),
      "solvedByAll does not match who solved the word",
    );
  }
  const isSolved = old.at === "CREDIT" ? now.turn?.solvedByAll === true : isSolvedIn(now);
  for (const id of playerIdsOf(is)) {
    const score = was[id];
    if (score === undefined) continue;
    let gain = (is[id] ?? 0) - score;
    if (opens) gain -= revealed({ ...now, at: "REVEAL" }, id, isSolved);
    const [past, present] = [old.turn?.guessers[id], now.turn?.guessers[id]];
    const isSameTurn = old.turn?.sheet === now.turn?.sheet;
    const solves = isSameTurn && past?.place === undefined && present?.place !== undefined;
    if (!solves) must(gain === 0, `${id} earned ${gain} for nothing`);
    else {
      const first = present.place === 1 ? 100 : 0;
      const isPay = gain - first >= 200 && gain - first <= 800 && gain % 10 === 0;
      must(isPay && gain === present.points, `${id} earned ${gain} for the word`);
    }
  }
}

/** Simulation of CANVAS_CLASH with robots, sane players and hostile ones. */
export const simulation: SimulatedGame = {
  gameType: "CANVAS_CLASH",
  settings: (random) => ({ numberOfTurns: random.chance(0.9) ? 1 : 2 }),
  saneMove,
  hostileMove,
  secretsStay,
  viewsAreRight,
  scoresAddUp,
};
