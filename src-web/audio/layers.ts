import { factsOf, type GameType } from "../../src-shared/catalog/gameTypes.ts";
import type { LayerName } from "./files.ts";

/** The facts from which the tension of a moment is derived. */
interface Moment {
  /** Name of the room's stage. */
  readonly stage: string;
  readonly gameType: GameType | undefined;
  /** Whether the stage's time is running out. */
  readonly isHurrying: boolean;
  readonly isLastRound: boolean;
}

/** From nothing at stake to the last seconds. */
export type Tension = "calm" | "play" | "tense" | "hurry";

/** Returns how tense a moment is. */
export function tensionOf({ stage, gameType, isHurrying, isLastRound }: Moment): Tension {
  const facts = factsOf(gameType);
  switch (stage) {
    case "LOBBY":
    case "STANDING":
    case "ROUND_SUMMARY":
    case "CLOSED":
      return "calm";
    case "GAME_END":
    case "EVENING_END":
      return "play";
    default:
      if (isHurrying) return "hurry";
      if (isLastRound || stage === "REVEAL" || facts?.tenseStages.includes(stage)) return "tense";
      return "play";
  }
}

/** How loud the layers over the base are at each tension, 0 to 1; the base always sounds. */
const MIX: Readonly<Record<Tension, Readonly<Record<LayerName, number>>>> = {
  calm: { rhythm: 0, tension: 0 },
  play: { rhythm: 1, tension: 0 },
  tense: { rhythm: 1, tension: 0.55 },
  hurry: { rhythm: 1, tension: 1 },
};

/** Returns how loud each layer over the base is, 0 to 1. */
export function layersFor(tension: Tension): Readonly<Record<LayerName, number>> {
  return MIX[tension];
}
