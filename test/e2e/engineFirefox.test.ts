import { playGamesIn } from "./engines/games.ts";
import { firefox } from "./engines/firefox.ts";

playGamesIn("Firefox", firefox());
