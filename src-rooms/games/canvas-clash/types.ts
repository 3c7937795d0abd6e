import type { canvasClash } from "../../../src-shared/catalog/games/canvas-clash.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { FilterLevel } from "../../../src-shared/catalog/settings.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { ActingFor, EntryResult } from "../game.ts";
import type { Lot } from "../packs.ts";

export type CanvasStage = (typeof canvasClash.stages)[number];

export interface Artist {
  readonly score: number;
  /** Whether the seat is a robot's own. */
  readonly robot: boolean;
  readonly by: ActingFor;
  /** Turns this player still has to paint. */
  readonly owes: number;
  /** Whether the player has left for good. */
  readonly left: boolean;
  /** Many people share this seat: they guess and credit, but never paint. */
  readonly crowd?: true;
}

/**
 * The word of a turn. A built-in word's id is shared by the languages; a pack's word has an id of its own.
 */
export interface TurnWord {
  readonly id: string;
  /** Spelt as in the list or pack, not in capitals. */
  readonly text: string;
  /** Language of `text`. */
  readonly language: Language;
}

/** How a robot paints a stored drawing. */
export interface RobotHand {
  /** Id of the word whose drawing it is. */
  readonly drawing: string;
  readonly mirrored: boolean;
  /** Share of the canvas that the drawing takes up, centred. */
  readonly size: number;
  /** When the robot begins, ms after DRAW began. */
  readonly beginsAt: number;
}

export interface Canvas {
  /** Undefined when nobody paints here any more. */
  readonly painter?: PlayerId;
  /** Whether there is ink on it. */
  readonly inked: boolean;
  /** When its painter went away, ms after DRAW began. */
  readonly goneSince?: number;
  /** Its painter was gone for too long, and nobody could take over. */
  readonly deserted?: true;
  readonly hand?: RobotHand;
  readonly reportedBy: readonly PlayerId[];
  /** Covered on every screen but its painter's. */
  readonly hidden: boolean;
  /** Whether backstage has decided about it: reports no longer count. */
  readonly judged: boolean;
  /** When it was revealed, enough guessers had seen letters in it (CC17). */
  readonly spelled?: true;
}

export interface Guesser {
  /** This player's place among those who solved the word, from 1; absent: not solved yet. */
  readonly place?: number;
  /** Points the right guess paid, including the bonus for being first. */
  readonly points?: number;
  /** Last guess, when it was one edit away or contained the word. */
  readonly close?: string;
  /** Time of the last wrong guess, ms since 1970. */
  readonly guessedAt?: number;
  readonly credit?: number;
  readonly spelled: readonly number[];
}

export interface FeedLine {
  readonly playerId: PlayerId;
  readonly text: string;
}

export interface CanvasTurn {
  /**
   * Number of this set of canvases in the binary frames: the round's id, which no other game of the room
   * uses.
   */
  readonly sheet: number;
  readonly word: TurnWord;
  /** Theme of the word; absent when it has none. */
  readonly theme?: string;
  readonly swapped: boolean;
  /** Whether DRAW was extended because a painter was replaced. */
  readonly extended: boolean;
  /** By canvas, A first. */
  readonly canvases: readonly Canvas[];
  /** Everybody who saw the word as a painter of this turn, including those who were replaced. */
  readonly knows: readonly PlayerId[];
  readonly guessers: Readonly<Record<PlayerId, Guesser>>;
  /** Positions of the letters that hints will show, in the order they are shown. */
  readonly letters: readonly number[];
  /** 0: the bar shows nothing yet. 1: underscores. 2 and more: one more letter each. */
  readonly hints: number;
  /** Wrong guesses, oldest first; only the last few are kept. */
  readonly feed: readonly FeedLine[];
  /** How many guesses were dropped from the front of `feed`. */
  readonly feedFrom: number;
  /** Points earned in this turn so far; screens see them in REVEAL. */
  readonly gains: Readonly<Record<PlayerId, Gain>>;
  /** Everybody who was there had solved the word when DRAW ended (CC16). */
  readonly solvedByAll?: true;
  /** Painters for whom this turn counts as one they owed. */
  readonly charged?: readonly PlayerId[];
}

/** What a turn paid one player, points. */
export interface Gain {
  readonly guess: number;
  readonly credits: number;
  readonly everybody: number;
}

/** A drawing of this game that is kept once its turn is revealed. */
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

/** The whole state of a game, of which screens receive only the views below. */
export interface CanvasState {
  readonly language: Language;
  readonly filterLevel: FilterLevel;
  /** What is left of the host's packs, in the order it will be drawn. Absent: nothing. */
  readonly lots?: readonly Lot[];
  /** Ids of words seen before this game, oldest first. Absent: none. */
  readonly seen?: readonly string[];
  /** Ids of words this game has shown. */
  readonly used: readonly string[];
  /** How words from packs did. Absent: none came up. */
  readonly fared?: readonly EntryResult[];
  readonly artists: Readonly<Record<PlayerId, Artist>>;
  readonly order: readonly PlayerId[];
  /** Index into `order` of the next painter. */
  readonly next: number;
  /** The first turn is 1; 0 before it. */
  readonly turnNumber: number;
  readonly at: CanvasStage | "OVER";
  /** Absent before the first turn. */
  readonly turn?: CanvasTurn;
  /** Whether the turn before this one was void. */
  readonly voided: boolean;
  readonly kept: readonly KeptCanvas[];
  readonly fastest?: FastestGuess;
}

/** One canvas as every screen sees it. */
export interface SharedCanvas {
  /** Id used by `report` and by the keepsake. */
  readonly id: string;
  readonly inked: boolean;
  /** Covered on every screen but its painter's. */
  readonly hidden?: true;
  /** This and what follows in REVEAL only. */
  readonly painterId?: PlayerId;
  readonly creditedBy?: Readonly<Record<PlayerId, true>>;
  /** Its painter got no points for it: there were letters in it. */
  readonly spelled?: true;
}

/** The view sent to every screen. */
export interface CanvasShared {
  /** Number of this set of canvases in the binary frames; grows as long as the room exists. */
  readonly sheet: number;
  /** The first turn is 1. */
  readonly turn: number;
  /** Estimated number of turns in the game. */
  readonly turnCount: number;
  /** By index: 0 is canvas A. */
  readonly canvases: Readonly<Record<number, SharedCanvas>>;
  /** Language of the bar and the word, for `lang`. */
  readonly language: Language;
  /** Capitals and underscores; absent: nothing is shown yet. */
  readonly bar?: string;
  /** The newest wrong guesses, by a running number. */
  readonly feed: Readonly<Record<number, FeedLine>>;
  /** Players who solved the word, each with their place: 1 is first. */
  readonly solved: Readonly<Record<PlayerId, number>>;
  /** In READY: the turn before this one was void. */
  readonly voided?: true;
  /** REVEAL only. */
  readonly reveal?: {
    /** In the room's language. */
    readonly word: string;
    /** The same word in other languages that have it. */
    readonly words: Readonly<Partial<Record<Language, string>>>;
    readonly gains: Readonly<Record<PlayerId, Gain>>;
  };
}

/** The view sent to one player's phone only. */
export type CanvasPrivate =
  | {
      readonly role: "painter";
      /** Index of the player's own canvas. */
      readonly canvas: number;
      readonly word: string;
      /** The word by language, for the languages that have it. */
      readonly words: Readonly<Partial<Record<Language, string>>>;
      /** In READY: the word may still be swapped. */
      readonly maySwap: boolean;
    }
  | {
      readonly role: "guesser";
      /** Present once this player solved it. */
      readonly word?: string;
      /** Points the right guess paid. */
      readonly points?: number;
      /** The last guess, when the reply was 'so close'. */
      readonly close?: string;
      /** Canvas this player credited. */
      readonly credit?: number;
      /** Canvases this player called spelled. */
      readonly spelled: Readonly<Record<number, true>>;
      /** Canvases this player reported, which are covered on this phone. */
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
 * Body of a keepsake of kind `drawing`. What is stored in D1 also contains the drawing itself, as `drawing`
 * in the saved shape (catalog/drawing.ts); the room's own screens fetch it by the keepsake's id.
 */
export interface DrawingKeepsake {
  readonly word: string;
  readonly language: Language;
  readonly credits: number;
}
