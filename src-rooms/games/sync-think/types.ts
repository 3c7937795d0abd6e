import type { syncThink } from "../../../src-shared/catalog/games/sync-think.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { BackstageMode, FilterLevel } from "../../../src-shared/catalog/settings.ts";
import type { Round, Verdict } from "../../../src-shared/protocol/entities.ts";
import type { ActingFor } from "../game.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";

/** The two words of a cue. */
export type CuePair = readonly [string, string];

/** Languages of the two words of a cue. */
export type CueLanguages = readonly [Language, Language];

/** Origin of a pair that comes from a pack. */
export interface OfPack {
  /** Ids of the two entries. */
  readonly lineIds: readonly string[];
  /** Name of the theme they belong to; absent when they have none. */
  readonly theme?: string;
  /** Absent when both are in the room's language. */
  readonly languages?: CueLanguages;
}

/** A match (specification, section 3: level entry). */
export interface LevelEntry {
  readonly level: number;
  readonly matchingPlayerIds: readonly PlayerId[];
  /** Empty when the word may not be shown. */
  readonly text: string;
}

/** A player's word in the current level. */
export interface Said {
  /** Unique within the game: a changed word gets a new id. */
  readonly id: string;
  readonly text: string;
  /** Whether the room's filter passes it. */
  readonly allowed: boolean;
  readonly verdict?: Verdict;
}

/** A player's word once it was revealed. */
export interface Word extends Said {
  readonly playerId: PlayerId;
  /** Whether screens may show it. */
  readonly shown: boolean;
}

/** `sync`: two or more players match. `robots`: they match, but all are robots. `struck`: no match. */
export type GroupOutcome = "sync" | "robots" | "struck";

/** Equal words of one level. */
export interface Group {
  readonly outcome: GroupOutcome;
  readonly words: readonly Word[];
}

/** A finished level. */
export interface Rung {
  readonly level: number;
  readonly cue: CuePair;
  /** Absent when both words are in the room's language. */
  readonly cueLanguages?: CueLanguages;
  /** Largest first. */
  readonly groups: readonly Group[];
  /** Points of this level. */
  readonly gains: Readonly<Record<PlayerId, number>>;
  readonly fullHouse: boolean;
}

/** State of the round after a reveal: it goes on, all are in sync, or there are no more levels. */
export type RoundOutcome = "on" | "synced" | "out";

/** Two words of one level that nearly met. */
export interface NearMiss {
  readonly level: number;
  readonly one: Word;
  readonly other: Word;
}

/** A round that is over. */
export interface Climb {
  readonly roundCount: number;
  readonly rungs: readonly Rung[];
  /** Present when nobody synced, unless too few words were shown. */
  readonly closest?: NearMiss;
}

export interface Mind {
  readonly score: number;
  readonly robot: boolean;
  /** Whether the player has left for good. */
  readonly left: boolean;
  /** Who acts for the player. Absent: the player. */
  readonly by?: ActingFor;
  /** Level at which the player got in sync in the running round. */
  readonly syncedAt?: number;
}

export type SyncStage = (typeof syncThink.stages)[number];

/** The whole state of a game, of which screens receive only the views below. */
export interface SyncState {
  readonly language: Language;
  readonly closeMatch: boolean;
  /** The setting `maximumLevels`. */
  readonly levels: number;
  readonly filterLevel: FilterLevel;
  readonly backstage: BackstageMode;
  /** Pairs that this game's rounds may begin with. `drawn` counts the used ones. */
  readonly pool: readonly CuePair[];
  readonly drawn: number;
  /** Origins of the pairs at the start of the pool, which come from the host's packs. Absent: none do. */
  readonly ofPacks?: readonly OfPack[];
  /** Theme of the round's first pair; absent when it has none. */
  readonly theme?: string;
  readonly minds: Readonly<Record<PlayerId, Mind>>;
  readonly round: Round;
  readonly at: SyncStage | "OVER";
  /** 0 is the first. */
  readonly level: number;
  /** Counts the levels played in the entire game. */
  readonly step: number;
  readonly cue: CuePair;
  /** Absent when both words are in the room's language; a pack may be in another one. */
  readonly cueLanguages?: CueLanguages;
  readonly said: Readonly<Record<PlayerId, Said>>;
  /** Number of words received so far; used for their ids. */
  readonly saidCount: number;
  /** Finished levels of the running round; in REVEAL the last one is being shown. */
  readonly rungs: readonly Rung[];
  readonly outcome: RoundOutcome;
  /** Levels in a row in which nobody wrote anything. */
  readonly silent: number;
  /** Whether the round has already been given a new pair. */
  readonly renewed: boolean;
  readonly closest?: NearMiss;
  /** Finished rounds. */
  readonly climbs: readonly Climb[];
}

/** A player's word, as screens receive it. */
export interface SharedWord {
  readonly playerId: PlayerId;
  /** As the player wrote it; absent when it may not be shown. */
  readonly text?: string;
}

/** Players who wrote the same word, as screens receive them. */
export interface SharedGroup {
  readonly outcome: GroupOutcome;
  /** The spelling that represents the group; absent when none may be shown. */
  readonly text?: string;
  readonly words: readonly SharedWord[];
}

/** A finished level, as the ladder shows it. */
export interface SharedRung {
  readonly cue: CuePair;
  readonly entries: readonly LevelEntry[];
}

/** What every screen receives of a level in its REVEAL. */
export interface SharedReveal {
  readonly groups: readonly SharedGroup[];
  readonly gains: Readonly<Record<PlayerId, number>>;
  readonly fullHouse: boolean;
  readonly outcome: RoundOutcome;
  /** Nobody wrote anything, so the next level has another pair. */
  readonly renews?: true;
  readonly closest?: { readonly one: SharedWord; readonly other: SharedWord };
}

/** The view sent to every screen. */
export interface SyncShared {
  readonly language: Language;
  readonly closeMatch: boolean;
  /** 0 is the first level. */
  readonly level: number;
  /** Points for a first match at each level, one entry per level. */
  readonly bonuses: readonly number[];
  /** Points that a player already in sync gets for each stray. */
  readonly anchorBonus: number;
  readonly cue: CuePair;
  /** Absent when both words are in the room's language. */
  readonly cueLanguages?: CueLanguages;
  /** Words that nobody may use any more in this round. */
  readonly forbidden: readonly string[];
  /** Players in sync in this round, each with the level at which they got there. */
  readonly synced: Readonly<Record<PlayerId, number>>;
  /** Finished levels of this round, without the one that is being revealed. */
  readonly ladder: Readonly<Record<number, SharedRung>>;
  /** Only in REVEAL. */
  readonly reveal?: SharedReveal;
}

/** The view sent to one player's phone only. */
export interface SyncPrivate {
  /** The player's word of this level. */
  readonly word?: string;
  /** No screen will show the word. */
  readonly hidden?: true;
}

/** What the podium and the profile keep. */
export interface SyncHighlights {
  /** Every match of the game, round by round. */
  readonly entries: readonly (LevelEntry & { readonly roundCount: number })[];
  /** Rounds in which nobody synced, with the two words that came closest. */
  readonly misses: readonly {
    readonly roundCount: number;
    readonly texts: CuePair;
    /** Who wrote them. Absent in what an earlier build kept. */
    readonly playerIds?: readonly PlayerId[];
  }[];
}

/** Body of a keepsake of kind `ladder`: the levels of one round. */
export interface LadderKeepsake {
  readonly roundCount: number;
  readonly language: Language;
  readonly rungs: readonly {
    readonly level: number;
    readonly cue: CuePair;
    /** Absent when both words are in the language above. */
    readonly cueLanguages?: CueLanguages;
    readonly groups: readonly SharedGroup[];
  }[];
}
