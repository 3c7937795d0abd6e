import { GAME_TYPES, type GameType } from "../../src-shared/catalog/gameTypes.ts";
import { loadedOnce, partsOf, type GameManifest, type GameParts } from "../game-kit/gameParts.ts";
import { texts } from "../i18n/instance.ts";
import { abThinking } from "./ab-thinking/index.ts";
import { canvasClash } from "./canvas-clash/index.ts";
import { hideAndPeek } from "./hide-and-peek/index.ts";
import { nearest } from "./nearest/index.ts";
import { requip } from "./requip/index.ts";
import { rpsShoot } from "./rps-shoot/index.ts";
import { snaption } from "./snaption/index.ts";
import { syncThink } from "./sync-think/index.ts";
import "./themes.ts";

/** The manifest of each game, one line each. */
const MANIFESTS: Readonly<Record<GameType, GameManifest>> = {
  SNAPTION: snaption,
  REQUIP: requip,
  CANVAS_CLASH: canvasClash,
  AB_THINKING: abThinking,
  HIDE_AND_PEEK: hideAndPeek,
  SYNC_THINK: syncThink,
  RPS_SHOOT: rpsShoot,
  EXPERIMENTS: nearest,
};

/** The parts that every game has, which are loaded ahead of the stage that shows them. */
const AHEAD = new Map(
  GAME_TYPES.map((gameType) => {
    const manifest: GameManifest = MANIFESTS[gameType];
    const [Stage, Phone] = [loadedOnce(manifest.Stage), loadedOnce(manifest.Phone)];
    return [
      gameType,
      { ...manifest, Stage, Phone, Tutorial: loadedOnce(manifest.Tutorial) },
    ] as const;
  }),
);

const PARTS = new Map(
  [...AHEAD].map(([gameType, manifest]) => [gameType, partsOf(manifest)] as const),
);

/** Returns the parts of a game; undefined without a game, or for one that this older build does not know. */
export function gameParts(gameType: GameType | undefined): GameParts | undefined {
  return gameType && PARTS.get(gameType);
}

/** Starts loading what the chosen game will show, so that no stage begins with an empty screen. */
export function preloadGame(gameType: GameType | undefined): void {
  // A newer server may know more games than this page does.
  const manifest = gameType && AHEAD.get(gameType);
  if (!manifest) return;
  const { Stage, Phone, Tutorial, namespaces } = manifest;
  const loading = [Stage(), Phone(), Tutorial(), texts.loadNamespaces(namespaces)];
  // Errors are shown and handled where the part itself is rendered.
  for (const part of loading) void part.catch(() => undefined);
}
