import { HURRIED_ROBOT_MS } from "../../../src-shared/catalog/limits.ts";
import type { Random } from "../random.ts";
import type { BotMove, BotSeat } from "../game.ts";
import type { SnaptionPrivate, SnaptionShared } from "./types.ts";
import type { SnaptionMove } from "./schemas.ts";

/** How long a robot thinks about a caption, ms. */
const WRITES_MS = [8_000, 25_000] as const;
const VOTES_MS = [2_000, 6_000] as const;

/** Robot: takes a built-in photo, captions, and votes where no person can (SN14). */
export function snaptionBot(
  { stage, hurry, shared, privateView }: BotSeat<SnaptionShared, SnaptionPrivate>,
  random: Random,
): BotMove<SnaptionMove> | undefined {
  const after = (range: readonly [number, number]) =>
    hurry ? HURRIED_ROBOT_MS : random.between(...range);
  switch (stage) {
    case "SNAP":
      return { move: { type: "pack" }, after: after(VOTES_MS) };
    case "CAPTION": {
      const open = privateView?.photos.find(({ text }) => text === undefined);
      if (!open) return undefined;
      return { move: { type: "line", photo: open.photo }, after: after(WRITES_MS) };
    }
    case "VOTE": {
      const letters = Object.keys(shared.cards).filter((letter) => letter !== privateView?.own);
      const letter = random.pick(letters);
      if (letter === undefined) return undefined;
      return { move: { type: "vote", letter }, after: after(VOTES_MS) };
    }
    default:
      return undefined;
  }
}
