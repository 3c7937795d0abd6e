import { playGamesIn } from "./engines/games.ts";
import { webKit } from "./engines/webKit.ts";

playGamesIn("WebKitGTK", webKit());
