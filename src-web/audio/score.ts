import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import type { MusicName } from "./files.ts";

/** The loop of each game while it is played. */
const OF_GAME: Readonly<Record<GameType, MusicName>> = {
  SNAPTION: "sunny",
  REQUIP: "playful",
  CANVAS_CLASH: "paint",
  AB_THINKING: "dreamy",
  HIDE_AND_PEEK: "sneaky",
  SYNC_THINK: "minds",
  RPS_SHOOT: "dojo",
  EXPERIMENTS: "playful",
};

/** Stages in which everybody holds their breath. */
const TENSE: readonly string[] = ["BET", "VOTE", "DUEL", "CREDIT", "GUESS"];

/** What plays while a stage is on; undefined: silence. */
export function musicFor(
  stage: string,
  gameType: GameType | undefined,
  isHurrying: boolean,
): MusicName | undefined {
  switch (stage) {
    case "LOBBY":
    case "STANDING":
      return "lobby";
    case "CLOSED":
      return undefined;
    case "GAME_END":
    case "EVENING_END":
      return "podium";
    default:
      if (isHurrying || TENSE.includes(stage)) return "tension";
      return gameType ? OF_GAME[gameType] : "lobby";
  }
}
