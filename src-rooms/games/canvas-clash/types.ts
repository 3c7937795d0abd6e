import type { canvasClash } from "../../../src-shared/catalog/games/canvas-clash.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { FilterLevel } from "../../../src-shared/catalog/settings.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { ActingFor, Fared } from "../game.ts";
import type { Lot } from "../packs.ts";

export type CanvasStage = (typeof canvasClash.stages)[number];

export interface Artist {
  readonly score: number;
  /** A robot's own seat. */
  readonly robot: boolean;
  readonly by: ActingFor;
  /** Turns this player still has to paint. */
  readonly owes: number;
  /** Gone for good. */
  readonly left: boolean;
  /** Many people in one seat: they guess and credit. */
  readonly crowd?: true;
}

/** The word of a turn. Built-in words have an id that languages share, a pack's word has one of its own. */
export interface TurnWord {
  readonly id: string;
  /** As the room sees it, not yet in capitals. */
  readonly text: string;
  /** Language of `text`. */
  readonly language: Language;
}

/** A stored drawing that a robot paints. */
export interface RobotHand {
  /** Id of the word whose drawing it is. */
  readonly drawing: string;
  readonly mirrored: boolean;
  /** Share of the canvas that it takes, from its middle. */
  readonly size: number;
  /** When the robot begins, ms after DRAW began. */
  readonly beginsAt: number;
}

export interface Canvas {
  /** Undefined: nobody paints here any more. */
  readonly painter?: PlayerId;
  /** There is ink on it. */
  readonly inked: boolean;
  /** Since when its painter has been gone, ms after DRAW began. */
  readonly goneSince?: number;
  /** Its painter was gone for too long and nobody could take over. */
  readonly deserted?: true;
  readonly hand?: RobotHand;
  readonly reportedBy: readonly PlayerId[];
  /** Covered on every screen but its painter's. */
  readonly hidden: boolean;
  /** Backstage has decided: reports count no more. */
  readonly judged: boolean;
  /** When it was revealed enough guessers had seen letters in it (CC17). */
  readonly spelled?: true;
}

export interface Guesser {
  /** Order in which the word was solved, 1 is first; absent: not yet. */
  readonly place?: number;
  /** Points the right guess paid, with the extra for being first. */
  readonly points?: number;
  /** Last guess that was one edit away. */
  readonly close?: string;
  /** When the last guess came, ms since 1970. */
  readonly guessedAt?: number;
  readonly credit?: number;
  readonly spelled: readonly number[];
}

export interface FeedLine {
  readonly playerId: PlayerId;
  readonly text: string;
}

export interface CanvasTurn {
  /** Number of this set of canvases in the binary frames: the id of the round, which no other game of the room has. */
  readonly sheet: number;
  readonly word: TurnWord;
  /** What the word belongs to; absent: to nothing. */
  readonly theme?: string;
  readonly swapped: boolean;
  /** DRAW was made longer because a painter was replaced. */
  readonly extended: boolean;
  /** By canvas, A first. */
  readonly canvases: readonly Canvas[];
  /** Everybody who saw the word as a painter of this turn, also those who were replaced. */
  readonly knows: readonly PlayerId[];
  readonly guessers: Readonly<Record<PlayerId, Guesser>>;
  /** Places of the letters that will be shown, in the order in which they are. */
  readonly letters: readonly number[];
  /** 0: the bar says nothing yet. 1: underscores. 2 and more: one letter less is hidden with each. */
  readonly hints: number;
  /** Wrong guesses, oldest first; only the last few are kept. */
  readonly feed: readonly FeedLine[];
  /** How many guesses `feed` has lost at its front. */
  readonly feedFrom: number;
  /** What was earned in this turn, once it is revealed. */
  readonly gains: Readonly<Record<PlayerId, Gain>>;
  /** Everybody who was there had solved it when DRAW ended (CC16). */
  readonly solvedByAll?: true;
  /** Painters to whom this turn counts as one of theirs. */
  readonly charged?: readonly PlayerId[];
}

export interface Gain {
  readonly guess: number;
  readonly credits: number;
  readonly everybody: number;
}

/** A drawing of an earlier turn that is kept. */
export interface KeptCanvas {
  readonly id: string;
  readonly painter: PlayerId;
  readonly word: string;
  readonly language: Language;
  /** How many credits it got. */
  readonly credits: number;
  /** Backstage hid it in a later turn, and may show it again. */
  readonly hidden?: true;
}

export interface CanvasState {
  readonly language: Language;
  readonly filterLevel: FilterLevel;
  /** The room of a test account: robots hurry. */
  readonly testing: boolean;
  /** What the host's packs have left, in the order in which it comes. Absent: nothing. */
  readonly lots?: readonly Lot[];
  /** Ids of words that were seen before this game, oldest first. Absent: none. */
  readonly seen?: readonly string[];
  /** Ids of words that this game has shown. */
  readonly used: readonly string[];
  /** How words of packs fared. Absent: none came up. */
  readonly fared?: readonly Fared[];
  readonly artists: Readonly<Record<PlayerId, Artist>>;
  readonly order: readonly PlayerId[];
  /** Index into `order` of whoever paints next. */
  readonly next: number;
  /** 1 is the first turn; 0 before it. */
  readonly turnNumber: number;
  readonly at: CanvasStage | "OVER";
  /** Absent before the first turn. */
  readonly turn?: CanvasTurn;
  /** The turn before this one was void. */
  readonly voided: boolean;
  readonly kept: readonly KeptCanvas[];
  readonly fastest?: FastestGuess;
}

/** One canvas as every screen sees it. */
export interface SharedCanvas {
  /** What `report` and the keepsake call it. */
  readonly id: string;
  readonly inked: boolean;
  /** Covered on every screen but its painter's. */
  readonly hidden?: true;
  /** The rest in REVEAL only. */
  readonly painterId?: PlayerId;
  readonly creditedBy?: Readonly<Record<PlayerId, true>>;
  /** Its painter got nothing: there were letters in it. */
  readonly spelled?: true;
}

/** What every screen sees. */
export interface CanvasShared {
  /** The set of canvases in the binary frames; grows as long as the room lives. */
  readonly sheet: number;
  /** 1 is the first turn. */
  readonly turn: number;
  /** How many turns there will be, as it looks now. */
  readonly turnCount: number;
  /** By index: 0 is A. */
  readonly canvases: Readonly<Record<number, SharedCanvas>>;
  /** Language of bar and word, for `lang`. */
  readonly language: Language;
  /** Capitals and underscores; absent: nothing is said yet. */
  readonly bar?: string;
  /** Last wrong guesses by number, which grows. */
  readonly feed: Readonly<Record<number, FeedLine>>;
  /** Who solved the word, and as which: 1 is first. */
  readonly solved: Readonly<Record<PlayerId, number>>;
  /** READY: the turn before this one was void. */
  readonly voided?: true;
  /** REVEAL only. */
  readonly reveal?: {
    /** As the room's language writes it. */
    readonly word: string;
    /** The same in other languages that have it. */
    readonly words: Readonly<Partial<Record<Language, string>>>;
    readonly gains: Readonly<Record<PlayerId, Gain>>;
  };
}

/** What one phone sees of its own. */
export type CanvasPrivate =
  | {
      readonly role: "painter";
      /** Index of one's own canvas. */
      readonly canvas: number;
      readonly word: string;
      /** The word by language, where other languages have it. */
      readonly words: Readonly<Partial<Record<Language, string>>>;
      /** READY: the word may be swapped. */
      readonly maySwap: boolean;
    }
  | {
      readonly role: "guesser";
      /** There once this player solved it. */
      readonly word?: string;
      /** Points the right guess paid. */
      readonly points?: number;
      /** The last guess was so close. */
      readonly close?: string;
      /** Canvas one gave the credit to. */
      readonly credit?: number;
      /** Canvases one called spelled. */
      readonly spelled: Readonly<Record<number, true>>;
      /** Canvases one reported: covered on this phone. */
      readonly reported: Readonly<Record<number, true>>;
    };

interface FastestGuess {
  readonly playerId: PlayerId;
  readonly word: string;
  /** ms after DRAW began. */
  readonly ms: number;
}

/** What the podium and the profile keep besides the drawings. */
export interface CanvasHighlights {
  readonly fastest?: FastestGuess;
  /** Id of the drawing with the most credits. */
  readonly favourite?: string;
}

/**
 * Body of a keepsake of kind `drawing`. What goes to D1 has the drawing itself beside it, as `drawing`
 * in the saved shape (catalog/drawing.ts); the room's own screens fetch that by the keepsake's id.
 */
export interface DrawingKeepsake {
  readonly word: string;
  readonly language: Language;
  readonly credits: number;
}
