import { ROBOT_THINKS_MS } from "../../../src-shared/catalog/limits.ts";
import type { BotLook, BotMove, BotSeat } from "../game.ts";
import type { Random } from "../random.ts";
import type { CanvasContent } from "./content.ts";
import { ideaOf } from "./ideas.ts";
import { Recogniser } from "./recognise.ts";
import type { CanvasMove } from "./schemas.ts";
import type { CanvasPrivate, CanvasShared } from "./types.ts";

/** A robot looks up at the canvases this often, ms. */
const LOOKS_MS = [4000, 7500] as const;
/** It types this long, ms. */
const TYPES_MS = [1_500, 3_500] as const;
/** Rooms of test accounts: robots take this share of their time (specification, section 6). */
const HURRY = 0.2;

type Seat = BotSeat<CanvasShared, CanvasPrivate>;

/** What robots of this game do, seeing what a person in their seat sees (CC26, CC28). */
export function canvasBotWith(content: CanvasContent) {
  const recogniser = new Recogniser(content);

  /** Look up now and then, and say what comes to mind, if anything does. */
  function guess(seat: Seat, random: Random): BotMove<CanvasMove> | BotLook {
    const pace = seat.hurry ? HURRY : 1;
    const after = (range: readonly [number, number]) => Math.round(random.between(...range) * pace);
    const text = ideaOf(seat, random, content, recogniser);
    if (text === undefined) return { after: after(LOOKS_MS) };
    return { move: { type: "guess", text }, after: after(TYPES_MS), idle: true };
  }

  /** A canvas with ink, any of them. */
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
