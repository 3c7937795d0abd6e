import type { syncThink } from "../../../src-shared/catalog/games/sync-think.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { BackstageMode, FilterLevel } from "../../../src-shared/catalog/settings.ts";
import type { Round, Verdict } from "../../../src-shared/protocol/entities.ts";
import type { ActingFor } from "../game.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";

/** Two words to think of. */
export type CuePair = readonly [string, string];

/** Where a pair comes from that is not the house's. */
export interface OfPack {
  /** Ids of the two entries. */
  readonly lineIds: readonly string[];
  /** Name of the theme they belong to; absent: to none. */
  readonly theme?: string;
}

/** A match (specification, section 3: level entry). */
export interface LevelEntry {
  readonly level: number;
  readonly matchingPlayerIds: readonly PlayerId[];
  /** Empty when the word may not be shown. */
  readonly text: string;
}

/** Somebody's word of the level that runs. */
export interface Said {
  /** Unique within the game: a word that was changed is another one. */
  readonly id: string;
  readonly text: string;
  /** The room's filter lets it pass. */
  readonly allowed: boolean;
  readonly verdict?: Verdict;
}

/** Somebody's word once it was revealed. */
export interface Word extends Said {
  readonly playerId: PlayerId;
  /** May be on screens. */
  readonly shown: boolean;
}

/** `sync`: 2 or more minds met. `robots`: they did, but no person among them. `struck`: alone. */
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
  /** Largest first. */
  readonly groups: readonly Group[];
  /** Points of this level. */
  readonly gains: Readonly<Record<PlayerId, number>>;
  readonly fullHouse: boolean;
}

/** How a round stands after a reveal: it goes on, all are in sync, or the ladder has no more rungs. */
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
  /** There when nobody synced and anything was said. */
  readonly closest?: NearMiss;
}

export interface Mind {
  readonly score: number;
  readonly robot: boolean;
  /** Gone for good. */
  readonly left: boolean;
  /** Who acts for them. Absent: they do. */
  readonly by?: ActingFor;
  /** Level at which they synced in the running round. */
  readonly syncedAt?: number;
}

export type SyncStage = (typeof syncThink.stages)[number];

export interface SyncState {
  readonly language: Language;
  readonly closeMatch: boolean;
  /** The setting `maximumLevels`. */
  readonly levels: number;
  readonly filterLevel: FilterLevel;
  readonly backstage: BackstageMode;
  /** Pairs this game may begin rounds with, and how many of them were used. */
  readonly pool: readonly CuePair[];
  readonly drawn: number;
  /** What the first pairs of the pool are, which are the host's packs'. Absent: there are none. */
  readonly ofPacks?: readonly OfPack[];
  /** What the round's first pair belongs to; absent: to nothing. */
  readonly theme?: string;
  readonly minds: Readonly<Record<PlayerId, Mind>>;
  readonly round: Round;
  readonly at: SyncStage | "OVER";
  /** 0 is the first. */
  readonly level: number;
  /** Grows with each level that is played, over the whole game. */
  readonly step: number;
  readonly cue: CuePair;
  readonly said: Readonly<Record<PlayerId, Said>>;
  /** Words taken so far, for their ids. */
  readonly saidCount: number;
  /** Finished levels of the running round; in REVEAL the last one is the one that is shown. */
  readonly rungs: readonly Rung[];
  readonly outcome: RoundOutcome;
  /** Levels in a row in which nobody wrote anything. */
  readonly silent: number;
  /** The round got a new pair already. */
  readonly renewed: boolean;
  readonly closest?: NearMiss;
  /** Finished rounds. */
  readonly climbs: readonly Climb[];
}

export interface SharedWord {
  readonly playerId: PlayerId;
  /** As they wrote it; absent when it may not be shown. */
  readonly text?: string;
}

export interface SharedGroup {
  readonly outcome: GroupOutcome;
  /** The spelling that stands for all; absent when none may be shown. */
  readonly text?: string;
  readonly words: readonly SharedWord[];
}

/** A finished level, as the ladder shows it. */
export interface SharedRung {
  readonly cue: CuePair;
  readonly entries: readonly LevelEntry[];
}

/** What every screen gets of a level in its REVEAL. */
export interface SharedReveal {
  readonly groups: readonly SharedGroup[];
  readonly gains: Readonly<Record<PlayerId, number>>;
  readonly fullHouse: boolean;
  readonly outcome: RoundOutcome;
  /** Nobody wrote anything, and the next level has another pair. */
  readonly renews?: true;
  readonly closest?: { readonly one: SharedWord; readonly other: SharedWord };
}

/** What every screen sees. */
export interface SyncShared {
  readonly language: Language;
  readonly closeMatch: boolean;
  /** 0 is the first level. */
  readonly level: number;
  /** Points for a first match, level by level: as many as the ladder has rungs. */
  readonly bonuses: readonly number[];
  /** Points for each stray that somebody who is in sync brings in. */
  readonly anchorBonus: number;
  readonly cue: CuePair;
  /** Words nobody may use any more in this round. */
  readonly forbidden: readonly string[];
  /** Who is in sync in this round, and since which level. */
  readonly synced: Readonly<Record<PlayerId, number>>;
  /** Finished levels of this round, without the one that is being revealed. */
  readonly ladder: Readonly<Record<number, SharedRung>>;
  /** There in REVEAL only. */
  readonly reveal?: SharedReveal;
}

/** What one phone sees of its own. */
export interface SyncPrivate {
  /** Own word of this level. */
  readonly word?: string;
  /** No screen will show it. */
  readonly hidden?: true;
}

/** What the podium and the profile keep. */
export interface SyncHighlights {
  /** Every match of the game, round by round. */
  readonly entries: readonly (LevelEntry & { readonly roundCount: number })[];
  /** Rounds in which nobody synced, with what came closest. */
  readonly misses: readonly { readonly roundCount: number; readonly texts: CuePair }[];
}

/** A round on its way to the same word: the body of a keepsake of kind `ladder`. */
export interface LadderKeepsake {
  readonly roundCount: number;
  readonly language: Language;
  readonly rungs: readonly {
    readonly level: number;
    readonly cue: CuePair;
    readonly groups: readonly SharedGroup[];
  }[];
}
