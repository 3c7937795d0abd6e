import type { abThinking } from "../../../src-shared/catalog/games/ab-thinking.ts";
import type { AbScoring } from "../../../src-shared/catalog/settings.ts";
import type { FilterLevel } from "../../../src-shared/catalog/settings.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { EntryResult } from "../game.ts";
import type { Lot } from "../packs.ts";

/** Name of a card, which is that of its picture or the id of a picture from a pack. */
export type CardId = string;

export type AbStage = (typeof abThinking.stages)[number];

export interface Seat {
  readonly alias: string;
  readonly robot: boolean;
  readonly score: number;
  readonly hand: readonly CardId[];
  /** How many cards at the end of `hand` were dealt for this turn. */
  readonly fresh?: number;
  /** Every card the player has ever held. */
  readonly held: readonly CardId[];
  /** Joined in mid-game, or was gone when the turn began, and is not dealt in yet. */
  readonly waiting: boolean;
  /** Nobody acts for them: their phone is dark. */
  readonly dark?: true;
  /** Whether the player has left for good. */
  readonly left: boolean;
}

/** A clue; without `text` it was said out loud. */
interface Clue {
  readonly text?: string;
  /** Only when it is not the room's language. */
  readonly language?: Language;
  /** The storyteller gave no clue, so it was chosen at random. */
  readonly silent: boolean;
}

interface Played {
  readonly cardId: CardId;
  readonly byChance: boolean;
}

/** A turn that was played to its end. */
export interface Told {
  readonly turn: number;
  readonly storyteller: PlayerId;
  readonly cardId: CardId;
  readonly clue: Clue;
  readonly finders: readonly PlayerId[];
}

/** The whole state of a game, of which screens receive only the views below. */
export interface AbState {
  readonly language: Language;
  readonly filterLevel: FilterLevel;
  readonly scoring: AbScoring;
  /** Score to win. */
  readonly maxScore: number;
  /** Number of players who took part when the turn began. */
  readonly players?: number;
  readonly seats: Readonly<Record<PlayerId, Seat>>;
  /** Storytellers in order. */
  readonly order: readonly PlayerId[];
  /** Finished laps of the order. */
  readonly laps: number;
  readonly deck: readonly CardId[];
  readonly aside: readonly CardId[];
  /** What is left of the host's packs, in the order it will be drawn. Absent: nothing. */
  readonly lots?: readonly Lot[];
  /** Ideas the storyteller may use as a clue; absent when a robot tells or there are no packs. */
  readonly ideas?: readonly string[];
  /** Languages of those that are in another one than the room's, by text. */
  readonly foreign?: Readonly<Record<string, Language>>;
  /** Theme of the ideas; absent when they have none. */
  readonly theme?: string;
  /** How pictures from packs did on the boards so far. Absent: none were there. */
  readonly fared?: readonly EntryResult[];
  /** Ids of all ideas shown in this game. */
  readonly ideasShown?: readonly string[];
  readonly turn: number;
  readonly at: AbStage | "OVER";
  /** The storyteller of this turn; absent before the first turn. */
  readonly storyteller?: PlayerId;
  /** Players who play cards in this turn. */
  readonly submitters: readonly PlayerId[];
  readonly clue?: Clue;
  /** When the storyteller's phone last went dark or came back, ms into CLUE; absent: not during CLUE. */
  readonly darkAt?: number;
  /** Cards played in this turn, including the storyteller's. */
  readonly played: Readonly<Record<PlayerId, Played>>;
  /** Shuffled; empty until SHOW. */
  readonly board: readonly CardId[];
  readonly votes: Readonly<Record<PlayerId, readonly CardId[]>>;
  /** Points from this turn, in REVEAL. */
  readonly gains: Readonly<Record<PlayerId, number>>;
  readonly told: readonly Told[];
  /**
   * Why the turn before this one was void: its storyteller left, or there were too few cards. Absent: it was
   * not void.
   */
  readonly voided?: "teller" | "cards";
}

/** A card as screens receive it (specification, section 3). */
export interface AbCard {
  readonly cardId: CardId;
  /** Path below the folder of the game's cards, or `picture/` and the id of a pack's picture. */
  readonly imageUrl: string;
}

/** A card on the board, as screens receive it. */
export interface BoardCard extends AbCard {
  /** Position in the grid, from 1. */
  readonly number: number;
  /** Only in REVEAL. */
  readonly owner?: PlayerId;
  /** Players who voted for it; only in REVEAL. */
  readonly voters?: Readonly<Record<PlayerId, true>>;
}

/** The view sent to every screen. */
export interface AbShared {
  readonly turn: number;
  readonly language: Language;
  readonly maxScore: number;
  /** Absent before the first turn. */
  readonly storyteller?: PlayerId;
  /** From PICK on. */
  readonly clue?: Clue;
  /** From SHOW on, by card id. */
  readonly board: Readonly<Record<CardId, BoardCard>>;
  /** How many votes each player may give. */
  readonly votesAllowed: number;
  /** The storyteller's card; only in REVEAL. */
  readonly answer?: CardId;
  readonly gains: Readonly<Record<PlayerId, number>>;
  /** In DEAL: why the turn before was void. */
  readonly voided?: "teller" | "cards";
}

/** The view sent to one player's phone only. */
export interface AbPrivate {
  readonly hand: readonly AbCard[];
  /** How many cards at the end of `hand` were just dealt; only in DEAL. */
  readonly fresh?: number;
  /** The player's part in this turn. */
  readonly part: "storyteller" | "submitter" | "voter";
  /** Ideas from the host's packs that the storyteller may use, until the clue is given. */
  readonly ideas?: readonly string[];
  /** Languages of those that are in another one than the room's, by text. */
  readonly foreign?: Readonly<Record<string, Language>>;
  /** The card the player played in this turn. */
  readonly played?: CardId;
  readonly votes: readonly CardId[];
}

/** What the podium and the profile keep. */
export interface AbHighlights {
  readonly told: readonly Told[];
}
