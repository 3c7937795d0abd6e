import table from "../../assets/scenes/table.webp";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import { texts } from "../../i18n/instance.ts";

/** Namespaces of the texts in the lobby. */
const NAMESPACES = ["room", "games", "evening"];

/**
 * Preloads what a phone shows in the room and in its game, if the game is known. Errors are ignored here:
 * they show when the part is needed.
 */
export function prepareRoom(gameType: GameType | undefined): void {
  const loading = [
    texts.loadNamespaces(NAMESPACES),
    import("../../games/parts.ts").then(({ preloadGame }) => preloadGame(gameType)),
    import("../../screens/evening/EveningButton.tsx"),
    import("../../screens/frame/BigScreen.tsx"),
  ];
  for (const part of loading) void part.catch(() => undefined);
  // The lobby's background comes last because it matters least.
  new Image().src = table;
}
