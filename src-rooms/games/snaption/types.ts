import type { snaption } from "../../../src-shared/catalog/games/snaption.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { BackstageMode, FilterLevel } from "../../../src-shared/catalog/settings.ts";
import type { BackstageItem, Round } from "../../../src-shared/protocol/entities.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { EntryResult } from "../game.ts";
import type { Lot } from "../packs.ts";

export type SnaptionStage = (typeof snaption.stages)[number];

/**
 * Where a picture is stored: `pack` with the built-in ones, `shared` in the bucket of packs, `own` with the
 * room.
 */
export interface PhotoSource {
  readonly kind: "pack" | "shared" | "own";
  readonly id: string;
}

export type Status = BackstageItem["status"];

interface Caption {
  readonly author: PlayerId;
  readonly text: string;
  /** Language of a pack's line that is in another one than the room's. */
  readonly language?: Language;
  readonly status: Status;
}

/** A card on screen: one text, with everybody who wrote it. */
export interface Card {
  readonly letter: string;
  readonly text: string;
  /** Only when it is not the room's language. */
  readonly language?: Language;
  readonly authors: readonly PlayerId[];
}

export interface Photo {
  readonly source: PhotoSource;
  /** The player who brought it; absent for other photos. */
  readonly owner?: PlayerId;
  readonly status: Status;
  /** Players who are to caption it. */
  readonly writers: readonly PlayerId[];
  readonly captions: readonly Caption[];
  /** Filled from SHOW on. */
  readonly cards: readonly Card[];
  /** The letter each voter chose. */
  readonly votes: Readonly<Record<PlayerId, string>>;
  readonly claps: Readonly<Record<PlayerId, number>>;
  /** Points by letter, from REVEAL on. */
  readonly points?: Readonly<Record<string, number>>;
}

export interface Player {
  readonly alias: string;
  readonly robot: boolean;
  readonly score: number;
  /** Joined in mid-game, or was gone when the round began, and does not play until the next one. */
  readonly waiting: boolean;
  readonly left: boolean;
}

/** The best caption of a finished photo, as podium and profiles keep it. */
export interface Snapped {
  readonly id: string;
  readonly source: PhotoSource;
  /** The player who brought the photo; absent for other photos. */
  readonly owner?: PlayerId;
  readonly text: string;
  readonly authors: readonly PlayerId[];
  readonly votes: number;
  readonly isUnanimous: boolean;
  /** Backstage hid it in a later round, and may show it again. */
  readonly hidden?: true;
}

/** The whole state of a game, of which screens receive only the views below. */
export interface SnaptionState {
  readonly language: Language;
  readonly filterLevel: FilterLevel;
  readonly backstage: BackstageMode;
  readonly bringOwn: boolean;
  readonly players: Readonly<Record<PlayerId, Player>>;
  /** What is left of the host's caption packs. Absent: nothing. */
  readonly lots?: readonly Lot[];
  /** Keys of the pictures in the host's packs. Absent: none. */
  readonly pictures?: readonly string[];
  /** How pictures and lines from packs did. Absent: none came up. */
  readonly fared?: readonly EntryResult[];
  /** Lines from packs that each person was dealt in this round. */
  readonly dealt?: Readonly<Record<PlayerId, readonly string[]>>;
  /** Languages of those that are in another one than the room's, by text. */
  readonly foreign?: Readonly<Record<string, Language>>;
  readonly round: Round;
  readonly at: SnaptionStage | "OVER";
  /** What players sent in this round's SNAP. */
  readonly sent: Readonly<Record<PlayerId, { readonly photoId?: string; readonly status: Status }>>;
  readonly photos: readonly Photo[];
  readonly current: number;
  /** Ids of the photos and lines that were seen before this game, oldest first. Absent: none. */
  readonly seen?: readonly string[];
  /** Ids of those that this game has shown. */
  readonly used: readonly string[];
  /** Players who won the photographer's bonus in this round. */
  readonly photographers: readonly PlayerId[];
  readonly snapped: readonly Snapped[];
}

/** A card as every screen sees it. */
export interface SharedCard {
  readonly letter: string;
  readonly text: string;
  /** Only when it is not the room's language. */
  readonly language?: Language;
  /** What follows only once it was revealed. */
  readonly authors?: Readonly<Record<PlayerId, true>>;
  readonly voters?: Readonly<Record<PlayerId, true>>;
  readonly points?: number;
  readonly isTop?: boolean;
}

/** The view sent to every screen. */
export interface SnaptionShared {
  readonly bringOwn: boolean;
  /** Number of the photo in the round, from 1. */
  readonly photo: number;
  readonly photoCount: number;
  /** During CAPTION: how many captions each photo has. */
  readonly written: readonly number[];
  /** The photo on screen, from its SHOW on. */
  readonly source?: PhotoSource;
  /** By letter. */
  readonly cards: Readonly<Record<string, SharedCard>>;
  readonly claps: number;
  /** The player who brought the photo, once it was revealed. */
  readonly owner?: PlayerId;
  /** All votes, at least three, were for one card. */
  readonly isUnanimous: boolean;
  /** Players who won the photographer's bonus, from the round's last reveal on. */
  readonly photographers: Readonly<Record<PlayerId, true>>;
}

/** The view sent to one player's phone only. */
export interface SnaptionPrivate {
  /** Photos to caption. */
  readonly photos: readonly {
    readonly photo: number;
    readonly source: PhotoSource;
    readonly text?: string;
    /** Only when it is not the room's language. */
    readonly language?: Language;
    /** Backstage hid the text: the player may write another one. */
    readonly hidden?: true;
  }[];
  /** During CAPTION: lines from the host's packs that the player may take. */
  readonly lines?: readonly string[];
  /** Languages of those lines that are in another one than the room's, by text. */
  readonly foreign?: Readonly<Record<string, Language>>;
  /** What the player sent in SNAP. */
  readonly sent?: PhotoSource | "pack";
  /** Letter of the player's own card on screen. */
  readonly own?: string;
  readonly vote?: string;
  readonly clapsLeft: number;
}

/** What the podium and the profile keep. */
export interface SnaptionHighlights {
  readonly snapped: readonly Snapped[];
}
