import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import type { GameSettings, GameSettingsPatch } from "../../src-shared/catalog/settings.ts";
import type { Keepsake } from "../../src-shared/protocol/entities.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import type { FlatNamespace } from "i18next";
import type { MomentsOf } from "./moment.ts";

/** Where a stage is drawn: alone on a television, or on top of a phone that also holds the task. */
export type StagePlace = "tv" | "phone";

/** What a game's stage is drawn with. */
export interface StageProps {
  readonly place: StagePlace;
}

/**
 * What a game's task is drawn with. One that only says what the stage brought has `data-brief` on its outermost
 * element: a stage above it gets all else of the screen (GameOnPhone.module.css).
 */
export interface PhoneProps {
  /** The stage stands above it on the same phone. */
  readonly withStage: boolean;
}

/** Somebody on a podium or in a profile's list of games. */
export interface KeepsakePerson {
  readonly alias: string;
  readonly avatarSrc: string;
  readonly hexColor: string;
}

/** One thing players made, as the podium, a profile and the night's reel show it. */
export interface KeepsakeProps {
  readonly keepsake: Keepsake;
  /** Everybody of the game, by player id. */
  readonly people: Readonly<Record<PlayerId, KeepsakePerson>>;
}

/**
 * Where in the host's panel a game's own settings stand. `choices`: below its length. `switches`: first
 * of the switches. `textChoices`, `textSwitches`: first and last of what is about texts, which is there
 * in games in which people write.
 */
export type SettingsPlace = "choices" | "switches" | "textChoices" | "textSwitches";

/** What a game's own settings are drawn with; once for each place, null where it has none. */
export interface SettingsProps {
  readonly place: SettingsPlace;
  readonly settings: GameSettings;
  readonly onChange: (patch: GameSettingsPatch) => void;
}

/** Loads the file of one of a game's components, which is its default export. */
type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;
type LoadMoments = () => Promise<{ readonly default: MomentsOf }>;
type NoProps = Record<string, never>;

/** Addresses of the backdrop on a television and on a phone. */
export interface Backdrop {
  readonly wide: string | undefined;
  readonly tall: string | undefined;
  /** Its own ground, `#rrggbb`, which the game's theme takes. Left out: every backdrop stands on the theme's. */
  readonly shade?: string;
}

/** The backdrop of a stage, by its name and what the game shows in it; both are unknown before the game begins. */
type BackdropOf = (stageName?: string, view?: unknown) => Backdrop;

const NO_BACKDROP: Backdrop = { wide: undefined, tall: undefined };

/** What a game brings to the screens that all games share, one line each in `games/parts.ts`. */
export interface GameManifest {
  /** The show: what everybody looks at. */
  readonly Stage: Load<StageProps>;
  /** The task: what one player does. */
  readonly Phone: Load<PhoneProps>;
  /** How the game works, understood in ten seconds. */
  readonly Tutorial: Load<NoProps>;
  /** A round in miniature that plays by itself, for the page about the game. */
  readonly Example: Load<NoProps>;
  /** The game's own chapter of the podium. */
  readonly Highlights?: Load<NoProps>;
  /** What a player may take home after the game, on their own phone. */
  readonly Takeaways?: Load<NoProps>;
  /** Draws one keepsake of the game, without a room around it. Left out: the game keeps none. */
  readonly Keepsake?: Load<KeepsakeProps>;
  /** What the picture of the game's end may show. Left out: the podium alone. */
  readonly moments?: LoadMoments;
  /** What only this game lets the host set. */
  readonly Settings?: Load<SettingsProps>;
  /** Files of its texts, loaded before the game begins; its own is named after its folder. */
  readonly namespaces: readonly FlatNamespace[];
  /** The backdrop, or which one a stage has; left out while nobody has drawn any. */
  readonly scene?: Backdrop | BackdropOf;
}

/**
 * The same file, loaded once; from then on it is there at once. A promise is never there at once: a part that
 * came long ago would still leave the first frame of its stage empty, on a slow phone for most of a second.
 */
export function loadedOnce<Props>(load: Load<Props>): Load<Props> {
  type Loaded = Awaited<ReturnType<Load<Props>>>;
  let known: Promise<Loaded> | undefined;
  return () => {
    if (known) return known;
    return load().then((loaded) => {
      // SAFETY: React's `lazy` takes anything with `then`; what is awaited calls it in the same way.
      known = {
        // oxlint-disable-next-line unicorn/no-thenable -- that is what it is
        then: (hear: (loaded: Loaded) => unknown) => {
          hear(loaded);
          return known;
        },
        catch: () => known,
      } as unknown as Promise<Loaded>;
      return loaded;
    });
  };
}

type Part<Props> = LazyExoticComponent<ComponentType<Props>>;

/** A game's manifest as components: each loads when it is first shown. */
export interface GameParts {
  readonly Stage: Part<StageProps>;
  readonly Phone: Part<PhoneProps>;
  readonly Tutorial: Part<NoProps>;
  readonly Example: Part<NoProps>;
  readonly Highlights: Part<NoProps> | undefined;
  readonly Takeaways: Part<NoProps> | undefined;
  readonly Keepsake: Part<KeepsakeProps> | undefined;
  readonly moments: LoadMoments | undefined;
  readonly Settings: Part<SettingsProps> | undefined;
  readonly scene: BackdropOf;
}

const lazyIf = <Props>(load: Load<Props> | undefined) => load && lazy(load);

/** The components of a manifest. */
export function partsOf(manifest: GameManifest): GameParts {
  const { scene = NO_BACKDROP } = manifest;
  return {
    Stage: lazy(manifest.Stage),
    Phone: lazy(manifest.Phone),
    Tutorial: lazy(manifest.Tutorial),
    Example: lazy(manifest.Example),
    Highlights: lazyIf(manifest.Highlights),
    Takeaways: lazyIf(manifest.Takeaways),
    Keepsake: lazyIf(manifest.Keepsake),
    moments: manifest.moments,
    Settings: lazyIf(manifest.Settings),
    scene: typeof scene === "function" ? scene : () => scene,
  };
}

// A picture that is not drawn yet leaves the plain ground, never a broken build.
const pictures = import.meta.glob<string>(
  [
    "../assets/{games,scenes}/**/*.{webp,svg}",
    "!../assets/games/ab-thinking/cards/**",
    "!../assets/games/hide-and-peek/scenes/**",
    "!../assets/games/snaption/snaps/**",
  ],
  { eager: true, query: "?url", import: "default" },
);

/** Address of a picture under assets/; undefined while nobody has drawn it. */
export function picture(path: string): string | undefined {
  return pictures[`../assets/${path}`];
}
