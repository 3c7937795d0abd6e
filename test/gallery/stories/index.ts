import type { Story } from "../story.ts";
import { abThinking } from "./abThinking.ts";
import { canvasClash } from "./canvasClash.ts";
import { hideAndPeek } from "./hideAndPeek.ts";
import { lobby } from "./lobby.ts";
import { nearest } from "./nearest.ts";
import { requip } from "./requip.ts";
import { rpsShoot } from "./rpsShoot.ts";
import { snaption } from "./snaption.ts";
import { syncThink } from "./syncThink.ts";

/** One story a game: one line each. */
export const GAME_STORIES: readonly Story[] = [
  snaption,
  requip,
  canvasClash,
  abThinking,
  hideAndPeek,
  syncThink,
  rpsShoot,
  nearest,
];

/** Everything that happens in a room. */
export const STORIES: readonly Story[] = [lobby, ...GAME_STORIES];
