import table from "../../assets/scenes/table.webp";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import { texts } from "../../i18n/instance.ts";

/** What the lobby shows in words. */
const NAMESPACES = ["room", "games", "evening"];

/** Load what a phone shows in the room and in its game, as far as that is known. What fails shows there. */
export function prepareRoom(gameType: GameType | undefined): void {
  const loading = [
    texts.loadNamespaces(NAMESPACES),
    import("../../games/parts.ts").then(({ preloadGame }) => preloadGame(gameType)),
    import("../../screens/evening/EveningDoor.tsx"),
    import("../../screens/frame/BigScreen.tsx"),
  ];
  for (const part of loading) void part.catch(() => undefined);
  // The lobby's background, last: it is the least of it.
  new Image().src = table;
}
