import { factsOf, type GameType } from "../../src-shared/catalog/gameTypes.ts";
import { GAMES } from "../../src-shared/catalog/games/registry.ts";
import type { MusicName } from "./files.ts";

/** Returns the piece that plays during a stage; undefined: silence. */
export function musicFor(stage: string, gameType: GameType | undefined): MusicName | undefined {
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
      if (factsOf(gameType)?.tenseStages.includes(stage)) return "tension";
      return gameType && factsOf(gameType) ? GAMES[gameType].music : "lobby";
  }
}
