import { ROBOT_THINKS_MS } from "../../../src-shared/catalog/limits.ts";
import type { BotLook, BotMove, BotSeat } from "../game.ts";
import type { Random } from "../random.ts";
import type { CanvasContent } from "./content.ts";
import { ideaOf } from "./ideas.ts";
import { Recogniser } from "./recognise.ts";
import type { CanvasMove } from "./schemas.ts";
import type { CanvasPrivate, CanvasShared } from "./types.ts";

/** Range of the pauses between a robot's looks at the canvases, ms. */
const LOOKS_MS = [4000, 7500] as const;
/** How long a robot types a guess, ms. */
const TYPES_MS = [1_500, 3_500] as const;
/** Share of their usual time that robots take in test accounts' rooms (specification, section 6). */
const HURRY = 0.2;

type Seat = BotSeat<CanvasShared, CanvasPrivate>;

/** Robots of this game, which see only what a person in their seat sees (CC26, CC28). */
export function canvasBotWith(content: CanvasContent) {
  const recogniser = new Recogniser(content);

  /** Guesses the word the robot thinks of, if any; otherwise looks up again later. */
  function guess(seat: Seat, random: Random): BotMove<CanvasMove> | BotLook {
    const pace = seat.hurry ? HURRY : 1;
    const after = (range: readonly [number, number]) => Math.round(random.between(...range) * pace);
    const text = ideaOf(seat, random, content, recogniser);
    if (text === undefined) return { after: after(LOOKS_MS) };
    return { move: { type: "guess", text }, after: after(TYPES_MS), idle: true };
  }

  /** Credits a random canvas with ink. */
  function credit({ shared }: Seat, random: Random): BotMove<CanvasMove> | undefined {
    const inked = Object.entries(shared.canvases).filter(([, one]) => one.inked && !one.hidden);
    const canvas = random.pick(inked)?.[0];
    if (canvas === undefined) return undefined;
    const after = random.between(...ROBOT_THINKS_MS);
    return { move: { type: "credit", canvas: Number(canvas) }, after };
  }

  return (seat: Seat, random: Random): BotMove<CanvasMove> | BotLook | undefined => {
    const own = seat.privateView;
    if (own?.role !== "guesser") return undefined;
    if (seat.stage === "DRAW" && own.word === undefined) return guess(seat, random);
    if (seat.stage === "CREDIT" && own.credit === undefined) return credit(seat, random);
    return undefined;
  };
}
