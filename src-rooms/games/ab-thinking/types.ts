import type { abThinking } from "../../../src-shared/catalog/games/ab-thinking.ts";
import type { AbScoring } from "../../../src-shared/catalog/settings.ts";
import type { FilterLevel } from "../../../src-shared/catalog/settings.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Fared } from "../game.ts";
import type { Lot } from "../packs.ts";

export type CardId = string;

export type AbStage = (typeof abThinking.stages)[number];

export interface Seat {
  readonly alias: string;
  readonly robot: boolean;
  readonly score: number;
  readonly hand: readonly CardId[];
  /** How many of the last ones came with this turn. */
  readonly fresh?: number;
  /** Every card ever held. */
  readonly held: readonly CardId[];
  /** Joined in mid-game and not dealt in yet. */
  readonly waiting: boolean;
  /** Nobody acts for them: their phone is dark. */
  readonly dark?: true;
  /** Gone for good. */
  readonly left: boolean;
}

/** Absent text: said out loud. */
interface Clue {
  readonly text?: string;
  /** The storyteller was silent: chosen by chance. */
  readonly silent: boolean;
}

interface Played {
  readonly cardId: CardId;
  readonly byChance: boolean;
}

/** A turn that was told to its end. */
export interface Told {
  readonly turn: number;
  readonly storyteller: PlayerId;
  readonly cardId: CardId;
  readonly clue: Clue;
  readonly finders: readonly PlayerId[];
}

export interface AbState {
  readonly language: Language;
  readonly filterLevel: FilterLevel;
  readonly scoring: AbScoring;
  /** Score to win. */
  readonly maxScore: number;
  /** How many took part when the turn began. */
  readonly players?: number;
  readonly seats: Readonly<Record<PlayerId, Seat>>;
  /** Storytellers in their order. */
  readonly order: readonly PlayerId[];
  /** Laps of the order that are over. */
  readonly laps: number;
  readonly deck: readonly CardId[];
  readonly aside: readonly CardId[];
  /** What the host's packs have left, in the order in which it comes. Absent: nothing. */
  readonly lots?: readonly Lot[];
  /** What the storyteller may take for a clue; absent: a robot tells, or there are no packs. */
  readonly ideas?: readonly string[];
  /** What the ideas belong to; absent: to nothing. */
  readonly theme?: string;
  /** How pictures of packs fared on the boards so far. Absent: none was there. */
  readonly fared?: readonly Fared[];
  /** Ids of all ideas of this game. */
  readonly ideasShown?: readonly string[];
  readonly turn: number;
  readonly at: AbStage | "OVER";
  /** Whose turn it is; absent before the first turn. */
  readonly storyteller?: PlayerId;
  /** Who plays cards in this turn. */
  readonly submitters: readonly PlayerId[];
  readonly clue?: Clue;
  /** When the storyteller's phone went dark, ms into CLUE; absent: not in it. */
  readonly darkAt?: number;
  /** Cards of this turn, the storyteller's included. */
  readonly played: Readonly<Record<PlayerId, Played>>;
  /** Shuffled; empty until SHOW. */
  readonly board: readonly CardId[];
  readonly votes: Readonly<Record<PlayerId, readonly CardId[]>>;
  /** What this turn won, in REVEAL. */
  readonly gains: Readonly<Record<PlayerId, number>>;
  readonly told: readonly Told[];
  /** Why the turn before this one was void: its storyteller left, or too few cards lay there. Absent: it was not. */
  readonly voided?: "teller" | "cards";
}

/** A card as screens see it (specification, section 3). */
export interface AbCard {
  readonly cardId: CardId;
  /** Below the folder of the game's cards, or where a pack's picture is. */
  readonly imageUrl: string;
}

export interface BoardCard extends AbCard {
  /** 1 is the first card of the grid. */
  readonly number: number;
  /** There in REVEAL. */
  readonly owner?: PlayerId;
  /** Who voted for it; there in REVEAL. */
  readonly voters?: Readonly<Record<PlayerId, true>>;
}

/** What every screen sees. */
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
  /** How many votes one may give. */
  readonly votesAllowed: number;
  /** The storyteller's card; there in REVEAL. */
  readonly answer?: CardId;
  readonly gains: Readonly<Record<PlayerId, number>>;
  /** DEAL: why the turn before was void. */
  readonly voided?: "teller" | "cards";
}

/** What one phone sees of its own. */
export interface AbPrivate {
  readonly hand: readonly AbCard[];
  /** How many of the last ones were dealt just now; there in DEAL. */
  readonly fresh?: number;
  /** What one does in this turn. */
  readonly part: "storyteller" | "submitter" | "voter";
  /** Clues out of the host's packs that the storyteller may take, while the clue is open. */
  readonly ideas?: readonly string[];
  /** The card one played in this turn. */
  readonly played?: CardId;
  readonly votes: readonly CardId[];
}

/** What the podium and the profile keep. */
export interface AbHighlights {
  readonly told: readonly Told[];
}
