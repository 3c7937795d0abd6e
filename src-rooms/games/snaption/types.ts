import type { snaption } from "../../../src-shared/catalog/games/snaption.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { BackstageMode, FilterLevel } from "../../../src-shared/catalog/settings.ts";
import type { BackstageItem, Round } from "../../../src-shared/protocol/entities.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Fared } from "../game.ts";
import type { Lot } from "../packs.ts";

export type SnaptionStage = (typeof snaption.stages)[number];

/** Where a picture is found: among the house's, in the bucket of packs, or with the room. */
export interface PhotoSource {
  readonly kind: "pack" | "shared" | "own";
  readonly id: string;
}

export type Status = BackstageItem["status"];

interface Caption {
  readonly author: PlayerId;
  readonly text: string;
  readonly status: Status;
}

/** A card on screen: one text, whoever wrote it. */
export interface Card {
  readonly letter: string;
  readonly text: string;
  readonly authors: readonly PlayerId[];
}

export interface Photo {
  readonly source: PhotoSource;
  /** Who brought it; absent for the house's. */
  readonly owner?: PlayerId;
  readonly status: Status;
  /** Who is to caption it. */
  readonly writers: readonly PlayerId[];
  readonly captions: readonly Caption[];
  /** There from SHOW on. */
  readonly cards: readonly Card[];
  /** Letter each chose. */
  readonly votes: Readonly<Record<PlayerId, string>>;
  readonly claps: Readonly<Record<PlayerId, number>>;
  /** Points by letter, there from REVEAL on. */
  readonly points?: Readonly<Record<string, number>>;
}

export interface Player {
  readonly alias: string;
  readonly robot: boolean;
  readonly score: number;
  /** Joined in mid-game and not seated yet. */
  readonly waiting: boolean;
  readonly left: boolean;
}

/** A photo that is over, as podium and profiles keep it. */
export interface Snapped {
  readonly id: string;
  readonly source: PhotoSource;
  readonly text: string;
  readonly authors: readonly PlayerId[];
  readonly votes: number;
  readonly isUnanimous: boolean;
  /** Backstage hid it in a later round, and may show it again. */
  readonly hidden?: true;
}

export interface SnaptionState {
  readonly language: Language;
  readonly filterLevel: FilterLevel;
  readonly backstage: BackstageMode;
  readonly bringOwn: boolean;
  readonly quick: boolean;
  readonly players: Readonly<Record<PlayerId, Player>>;
  /** What the host's caption packs have left. Absent: nothing. */
  readonly lots?: readonly Lot[];
  /** Keys of the pictures in the host's packs. Absent: none. */
  readonly pictures?: readonly string[];
  /** How pictures and lines of packs that came up fared. Absent: none did. */
  readonly fared?: readonly Fared[];
  /** Lines of packs that each person was dealt in this round. */
  readonly dealt?: Readonly<Record<PlayerId, readonly string[]>>;
  readonly round: Round;
  readonly at: SnaptionStage | "OVER";
  /** What players sent in SNAP of this round. */
  readonly sent: Readonly<Record<PlayerId, { readonly photoId?: string; readonly status: Status }>>;
  readonly photos: readonly Photo[];
  readonly current: number;
  /** Ids of the house's photos and lines that were seen before this game, oldest first. Absent: none. */
  readonly seen?: readonly string[];
  /** Those that this game has shown. */
  readonly used: readonly string[];
  /** Who won the photographer's bonus in this round. */
  readonly photographers: readonly PlayerId[];
  readonly snapped: readonly Snapped[];
}

/** A card as screens see it. */
export interface SharedCard {
  readonly letter: string;
  readonly text: string;
  /** These are there once it was revealed. */
  readonly authors?: Readonly<Record<PlayerId, true>>;
  readonly voters?: Readonly<Record<PlayerId, true>>;
  readonly points?: number;
  readonly isTop?: boolean;
}

/** What every screen sees. */
export interface SnaptionShared {
  readonly bringOwn: boolean;
  /** 1 is the first photo of the round that is shown. */
  readonly photo: number;
  readonly photoCount: number;
  /** How many captions each photo has, while people write. */
  readonly written: readonly number[];
  /** The photo on screen, from its SHOW on. */
  readonly source?: PhotoSource;
  /** By letter. */
  readonly cards: Readonly<Record<string, SharedCard>>;
  readonly claps: number;
  /** Who brought the photo; there once it was revealed. */
  readonly owner?: PlayerId;
  /** Every vote for one card. */
  readonly isUnanimous: boolean;
  /** Who won the photographer's bonus, with the round's last reveal. */
  readonly photographers: Readonly<Record<PlayerId, true>>;
  /** Robots of test accounts hurry. */
  readonly quick: boolean;
}

/** What one phone sees of its own. */
export interface SnaptionPrivate {
  /** Photos to caption. */
  readonly photos: readonly {
    readonly photo: number;
    readonly source: PhotoSource;
    readonly text?: string;
  }[];
  /** Lines out of the host's packs that one may take, while one writes. */
  readonly lines?: readonly string[];
  /** What one sent in SNAP. */
  readonly sent?: PhotoSource | "pack";
  /** Letter of one's own card on screen. */
  readonly own?: string;
  readonly vote?: string;
  readonly clapsLeft: number;
}

/** What the podium and the profile keep. */
export interface SnaptionHighlights {
  readonly snapped: readonly Snapped[];
}
