import type { AbState } from "../../src-rooms/games/ab-thinking/types.ts";
import type { CanvasState } from "../../src-rooms/games/canvas-clash/types.ts";
import type { HideState } from "../../src-rooms/games/hide-and-peek/types.ts";
import { questionOf } from "../../src-rooms/games/nearest/questions.ts";
import type { NearestState } from "../../src-rooms/games/nearest/types.ts";
import type { Random } from "../../src-rooms/games/random.ts";
import type { RequipShared } from "../../src-rooms/games/requip/types.ts";
import type { SnaptionShared } from "../../src-rooms/games/snaption/types.ts";
import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import { SIMULATED_GAMES } from "./simulatedGames.ts";
import type { Table } from "./table.ts";

/**
 * A simulated player: slow or quick (a `pace` of 1 is the median), good at the game or not (a `skill` of 0 is
 * the median, most are within 1).
 */
export interface Person {
  readonly pace: number;
  readonly skill: number;
}

export type People = Readonly<Record<PlayerId, Person>>;

/** How many times as likely a voter picks a player of skill 1 as one of skill 0. */
const FUNNY = 2.5;

/** Picks one of the items at random, in proportion to their weights. */
function weighed<T>(
  items: readonly T[],
  weightOf: (item: T) => number,
  random: Random,
): T | undefined {
  const total = items.reduce((sum, item) => sum + weightOf(item), 0);
  let left = (random.below(1_000_000) / 1_000_000) * total;
  return items.find((item) => (left -= weightOf(item)) < 0) ?? items.at(-1);
}

/** A text that names its author, so that voters can prefer the funny players. */
const lineOf = (id: PlayerId, random: Random) => `Line ${random.below(1_000_000)} of seat ${id}`;

function funOf(text: string, people: People): number {
  const id = /of seat (?<id>\d+)$/.exec(text)?.groups?.["id"];
  // SAFETY: `lineOf` put the id of a seat there.
  const { skill } = (id === undefined ? undefined : people[Number(id) as PlayerId]) ?? { skill: 0 };
  return FUNNY ** skill;
}

/** Returns the state of the running game. Simulated players may look into it. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each caller knows the game it plays.
function stateOf<State>(table: Table): State | undefined {
  // SAFETY: `personMoves` only calls the function of the game that is running.
  return table.state.game?.state as State | undefined;
}

type Move = (table: Table, id: PlayerId, people: People, random: Random) => boolean;

const caption: Move = (table, id, people, random) => {
  if (table.stage === "CAPTION") {
    const open = (table.hand(id) as { photos: { photo: number; text?: string }[] }).photos.find(
      ({ text }) => text === undefined,
    );
    if (!open) return true;
    table.move(id, { type: "caption", photo: open.photo, text: lineOf(id, random) });
    return true;
  }
  if (table.stage !== "VOTE") return false;
  const { cards } = table.topic("stage").view as SnaptionShared;
  const others = Object.values(cards).filter(({ text }) => !text.endsWith(`of seat ${id}`));
  const liked = weighed(others, ({ text }) => funOf(text, people), random);
  table.move(id, { type: "vote", letter: liked?.letter });
  return true;
};

const answer: Move = (table, id, people, random) => {
  if (table.stage === "WRITE") {
    const { prompts } = table.hand(id) as {
      prompts: Record<number, { currentPromptResponse?: unknown }>;
    };
    const open = Object.entries(prompts).find(([, one]) => one.currentPromptResponse === undefined);
    if (!open) return true;
    table.move(id, { type: "answer", prompt: Number(open[0]), text: lineOf(id, random) });
    return true;
  }
  if (table.stage !== "DUEL") return false;
  const { matchup } = table.topic("stage").view as RequipShared;
  const sides = matchup ? [matchup.answer1, matchup.answer2] : [];
  const liked = weighed(sides, ({ responseText }) => funOf(responseText, people), random);
  table.move(id, { type: "vote", promptResponseId: liked?.promptResponseId });
  return true;
};

const draw: Move = (table, id, people, random) => {
  const turn = stateOf<CanvasState>(table)?.turn;
  if (!turn) return true;
  const skillOf = (painter?: PlayerId) =>
    painter === undefined ? 0 : (people[painter]?.skill ?? 0);
  if (table.stage === "CREDIT") {
    const inked = turn.canvases.map((one, at) => ({ ...one, at })).filter(({ inked: has }) => has);
    const liked = weighed(inked, ({ painter }) => FUNNY ** skillOf(painter), random);
    table.move(id, { type: "credit", canvas: liked?.at });
    return true;
  }
  if (table.stage !== "DRAW") return table.stage === "READY";
  turn.canvases.forEach(({ inked }, canvas) => {
    if (!inked) table.try({ type: "inked", sheet: turn.sheet, canvas, inked: true });
  });
  const { startedAt, ms = 1 } = table.state.clock.stage;
  const best = Math.max(...turn.canvases.map(({ painter }) => skillOf(painter)));
  const seen = (table.now - startedAt) / ms;
  const chance = 0.05 + 0.4 * seen + 0.12 * ((people[id]?.skill ?? 0) + best);
  const text = random.chance(Math.max(0.03, chance)) ? turn.word.text : `no ${random.below(999)}`;
  table.move(id, { type: "guess", text });
  return true;
};

const dream: Move = (table, id, people, random) => {
  const state = stateOf<AbState>(table);
  if (table.stage !== "VOTE" || !state) return false;
  const told = state.storyteller === undefined ? undefined : state.played[state.storyteller];
  const own = state.played[id]?.cardId;
  const isRight = random.chance(
    Math.min(0.9, Math.max(0.1, 0.42 + 0.2 * (people[id]?.skill ?? 0))),
  );
  const others = state.board.filter((card) => card !== own);
  const card = isRight ? told?.cardId : random.pick(others);
  table.move(id, { type: "vote", cardIds: [card ?? others[0]] });
  return true;
};

/** Share of players who saw in LIGHT where the hider went, and the hider has not moved since. */
const SAW = 0.3;

const peek: Move = (table, id, people, random) => {
  const state = stateOf<HideState>(table);
  const hider = state?.turnOrder[state.current];
  if (table.stage !== "GUESS" || !state || hider === undefined) return false;
  if (!random.chance(SAW + 0.15 * (people[id]?.skill ?? 0))) return false;
  table.move(id, { type: "guess", spotName: state.hidden[hider], doubled: false });
  return true;
};

const estimate: Move = (table, id, people, random) => {
  const state = stateOf<NearestState>(table);
  const question = questionOf(state?.deck[state.current]);
  if (!question) return true;
  // A player with more skill is off by less.
  const off =
    (random.between(-100, 100) / 100) * Math.max(0.1, 0.6 - 0.3 * (people[id]?.skill ?? 0));
  const value = question.isYear
    ? Math.round(question.answer + 120 * off)
    : Math.round(question.answer * Math.exp(off));
  table.move(id, { type: "estimate", value });
  return true;
};

const MOVES: Readonly<Partial<Record<GameType, Move>>> = {
  SNAPTION: caption,
  REQUIP: answer,
  CANVAS_CLASH: draw,
  AB_THINKING: dream,
  HIDE_AND_PEEK: peek,
  EXPERIMENTS: estimate,
};

/** Makes the move of this player; where skill does not matter, any sane move. */
export function personMoves(
  gameType: GameType,
  table: Table,
  id: PlayerId,
  people: People,
  random: Random,
): void {
  if (MOVES[gameType]?.(table, id, people, random)) return;
  SIMULATED_GAMES.find((game) => game.gameType === gameType)?.saneMove(table, id, random);
}
