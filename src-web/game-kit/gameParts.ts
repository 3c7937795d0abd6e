import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import type { GameSettings, GameSettingsPatch } from "../../src-shared/catalog/settings.ts";
import type { Keepsake } from "../../src-shared/protocol/entities.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import type { FlatNamespace } from "i18next";
import type { MomentsOf } from "./moment.ts";

/** Where a stage is drawn: alone on a television, or on top of a phone that also holds the task. */
export type StagePlace = "tv" | "phone";

/** Props of a game's stage. */
export interface StageProps {
  readonly place: StagePlace;
}

/**
 * Props of a game's task. A task that only comments on what the stage shows has `data-brief` on its outermost
 * element: a stage above it then gets the rest of the screen (GameOnPhone.module.css).
 */
export interface PhoneProps {
  /** Whether the stage is rendered above it on the same phone. */
  readonly withStage: boolean;
}

/** Somebody on a podium or in a profile's list of games. */
export interface KeepsakePerson {
  readonly alias: string;
  readonly avatarSrc: string;
  readonly hexColor: string;
}

/** One keepsake, as the podium, a profile and the night's reel show it. */
export interface KeepsakeProps {
  readonly keepsake: Keepsake;
  /** Everybody in the game, by player id. */
  readonly people: Readonly<Record<PlayerId, KeepsakePerson>>;
}

/**
 * Where a game's own settings are rendered in the host's panel. `choices`: below the game's length.
 * `switches`: before the other switches. `textChoices`, `textSwitches`: at the start and the end of the
 * settings about texts, which exist for games in which people write.
 */
export type SettingsPlace = "choices" | "switches" | "textChoices" | "textSwitches";

/** Props of a game's own settings. They are rendered once per place, and are null where the game has none. */
export interface SettingsProps {
  readonly place: SettingsPlace;
  readonly settings: GameSettings;
  readonly onChange: (patch: GameSettingsPatch) => void;
}

/** Loads the file of one of a game's components, its default export. */
type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;
type LoadMoments = () => Promise<{ readonly default: MomentsOf }>;
type NoProps = Record<string, never>;

/** Addresses of the backdrop on a television and on a phone. */
export interface Backdrop {
  readonly wide: string | undefined;
  readonly tall: string | undefined;
  /** The backdrop's own background colour, `#rrggbb`, for the game's theme. Left out: the theme's own. */
  readonly shade?: string;
}

/** Returns the backdrop of a stage, by its name and shared view; both are unknown before the game begins. */
type BackdropOf = (stageName?: string, view?: unknown) => Backdrop;

const NO_BACKDROP: Backdrop = { wide: undefined, tall: undefined };

/** What a game provides to the screens that all games share; `games/parts.ts` lists each game in one line. */
export interface GameManifest {
  /** The show: what everybody looks at. */
  readonly Stage: Load<StageProps>;
  /** The task: what one player does. */
  readonly Phone: Load<PhoneProps>;
  /** How the game works, to be understood within ten seconds. */
  readonly Tutorial: Load<NoProps>;
  /** A round in miniature that plays by itself, for the page about the game. */
  readonly Example: Load<NoProps>;
  /** The game's own chapter of the podium. */
  readonly Highlights?: Load<NoProps>;
  /** What a player can save on their own phone after the game. */
  readonly Takeaways?: Load<NoProps>;
  /** Renders one keepsake of the game, without a room around it. Left out: the game has no keepsakes. */
  readonly Keepsake?: Load<KeepsakeProps>;
  /** What the picture of the game's end can show. Left out: only the podium. */
  readonly moments?: LoadMoments;
  /** The settings that only this game has. */
  readonly Settings?: Load<SettingsProps>;
  /** Its translation files, loaded before the game begins; its own is named after its folder. */
  readonly namespaces: readonly FlatNamespace[];
  /** The backdrop, or a function that chooses one per stage; left out while none has been drawn. */
  readonly scene?: Backdrop | BackdropOf;
}

/**
 * Returns a loader that fetches the file once and then provides it synchronously. A promise never resolves
 * synchronously: even a part loaded long ago would leave the first frame of its stage empty, for most of a
 * second on a slow phone.
 */
export function loadedOnce<Props>(load: Load<Props>): Load<Props> {
  type Loaded = Awaited<ReturnType<Load<Props>>>;
  let known: Promise<Loaded> | undefined;
  return () => {
    if (known) return known;
    return load().then((loaded) => {
      // SAFETY: React's `lazy` accepts anything with `then`, and `await` calls it in the same way.
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

/** A game's manifest as components, each of which loads when it is first rendered. */
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

/** Returns the components of a manifest. */
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

// A picture that has not been drawn yet leaves the plain background; it never breaks the build.
const pictures = import.meta.glob<string>(
  [
    "../assets/{games,scenes}/**/*.{webp,svg}",
    "!../assets/games/ab-thinking/cards/**",
    "!../assets/games/hide-and-peek/scenes/**",
    "!../assets/games/snaption/snaps/**",
  ],
  { eager: true, query: "?url", import: "default" },
);

/** Returns the address of a picture under assets/; undefined while it has not been drawn. */
export function picture(path: string): string | undefined {
  return pictures[`../assets/${path}`];
}
