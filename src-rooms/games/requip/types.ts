import type { requip } from "../../../src-shared/catalog/games/requip.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { BackstageMode, FilterLevel } from "../../../src-shared/catalog/settings.ts";
import type { BackstageItem, Round } from "../../../src-shared/protocol/entities.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Lot } from "../packs.ts";

/** Author of an answer: a seat, or the game's hidden robot. */
export type Author = PlayerId | "quipbot";
/** `typed` by hand, `requip` for an old answer taken over, `bank` for a robot's. */
type Source = "typed" | "requip" | "bank";

/** One side of a matchup. */
export interface Slot {
  readonly author: Author;
  /** Empty when nothing was sent. */
  readonly text: string;
  readonly source: Source;
  readonly status: BackstageItem["status"];
  /** The author does not want it to be left behind for later players. */
  readonly forgotten?: true;
}

export type Sides<Value> = readonly [Value, Value];
/** How a matchup was decided. */
type Kind = "votes" | "jinx" | "walkover";

/** Result of a matchup. */
export interface Outcome {
  readonly kind: Kind;
  /** Points of each side's author, without tags. */
  readonly points: Sides<number>;
  /** Side that won; absent on a tie or a jinx. */
  readonly winner?: 0 | 1;
  readonly sweep: boolean;
  /** Points for tags on this matchup, of both taggers and accused. */
  readonly tagPoints: Readonly<Record<PlayerId, number>>;
}

export interface Matchup {
  readonly promptId: string;
  readonly prompt: string;
  /** Language of a pack's prompt that is in another one than the room's. */
  readonly promptLanguage?: Language;
  /** Theme of the prompt, when it comes from one. */
  readonly theme?: string;
  /** Old answers to this prompt, best first. */
  readonly existing: readonly string[];
  readonly slots: Sides<Slot>;
  /** The side each voter chose. */
  readonly votes: Readonly<Record<PlayerId, 0 | 1>>;
  /** The side each player thinks a machine wrote. */
  readonly tags: Readonly<Record<PlayerId, 0 | 1>>;
  readonly claps: Readonly<Record<PlayerId, number>>;
  readonly outcome?: Outcome;
}

export interface Writer {
  readonly alias: string;
  readonly robot: boolean;
  readonly score: number;
  /** Joined in mid-game and does not write yet. */
  readonly waiting: boolean;
  readonly left: boolean;
  /** Nobody acts for them: their phone is dark. */
  readonly dark?: true;
}

/** A finished matchup, as podium and profiles keep it. */
export interface Duel {
  readonly id: string;
  readonly promptId: string;
  readonly prompt: string;
  readonly kind: Kind;
  readonly sides: Sides<DuelSide>;
}

interface DuelSide {
  readonly text: string;
  /** Absent for the game's hidden robot. */
  readonly playerId?: PlayerId;
  readonly alias: string;
  readonly source: Source;
  readonly votes: number;
  readonly forgotten?: true;
  /** Backstage hid it in a later round, and may show it again. */
  readonly hidden?: true;
}

export type RequipStage = (typeof requip.stages)[number];

/** The whole state of a game, of which screens receive only the views below. */
export interface RequipState {
  readonly language: Language;
  readonly filterLevel: FilterLevel;
  readonly backstage: BackstageMode;
  readonly keepsAnswers: boolean;
  readonly writers: Readonly<Record<PlayerId, Writer>>;
  readonly round: Round;
  readonly at: RequipStage | "OVER";
  /** Built-in prompts that are still to come. */
  readonly deck: readonly DeckCard[];
  /** What is left of the host's packs, in the order it will be drawn. Absent: nothing. */
  readonly lots?: readonly Lot[];
  /** Answers that earlier players left behind for the deck's prompts. */
  readonly left: Readonly<Record<string, readonly string[]>>;
  /** Robots' answers in earlier games of this room. Absent: none. */
  readonly said?: readonly string[];
  /** Ids of the prompts and robots' answers that this game has shown. */
  readonly used: readonly string[];
  readonly matchups: readonly Matchup[];
  /** The hidden robot's answers appear backstage one by one, once players have sent more texts than this. */
  readonly quipbotAfter: number;
  readonly current: number;
  readonly duels: readonly Duel[];
  /** How often each player spotted a machine. */
  readonly spotted: Readonly<Record<PlayerId, number>>;
}

/** A built-in prompt by id; has a text where an earlier build put a pack's prompt into the deck. */
export interface DeckCard {
  readonly promptId: string;
  readonly text?: string;
}

/** Specification, section 3: a prompt on its writer's phone. */
export interface WriterPrompt {
  readonly playerAndPromptId: string;
  readonly playerId: PlayerId;
  readonly promptId: string;
  readonly prompt: string;
  /** Only when it is not the room's language. */
  readonly promptLanguage?: Language;
  readonly roundId: number;
  /** Answer the Requip button takes; absent when there is none. */
  readonly existingAnswer?: string;
  /** What this player has sent so far. */
  readonly currentPromptResponse?: string;
  /** Backstage hid it: the player may send another one. */
  readonly hidden?: true;
  readonly requipped: boolean;
}

/** Specification, section 3: an answer. Its author and voters are present once it was revealed. */
export interface SharedAnswer {
  readonly promptResponseId: string;
  readonly responseText: string;
  /** Backstage withholds it from the screens. */
  readonly hidden?: true;
  readonly playerId?: PlayerId;
  /** No person made it up: it is a robot's, or an old one taken over. */
  readonly machine?: boolean;
  readonly requipped?: boolean;
  readonly playerIdsWithChoice?: readonly PlayerId[];
  readonly playerIdsSpotAi?: readonly PlayerId[];
  readonly points?: number;
}

/** Specification, section 3: matchup. */
export interface SharedMatchup {
  /** Number of the matchup in the round, from 1. */
  readonly matchup: number;
  readonly promptText: string;
  /** Only when it is not the room's language. */
  readonly promptLanguage?: Language;
  readonly promptId: string;
  readonly roundId: number;
  readonly answer1: SharedAnswer;
  readonly answer2: SharedAnswer;
  /** This and what follows only once it was revealed. */
  readonly kind?: Kind;
  readonly sweep?: boolean;
  readonly winner?: 1 | 2;
  readonly participantPlayerIds?: readonly PlayerId[];
  readonly existingAnswerCount?: number;
  readonly existingAnswers?: readonly string[];
  /** Points each player won by tags. */
  readonly tagPoints?: Readonly<Record<PlayerId, number>>;
}

/** The view sent to every screen. */
export interface RequipShared {
  /** Points of a full pot in this round. */
  readonly pot: number;
  /** During WRITE: how many prompts each player has, and how many are answered. */
  readonly progress: Readonly<Record<PlayerId, { readonly done: number; readonly of: number }>>;
  /** The matchup people vote on or have voted on. */
  readonly matchup?: SharedMatchup;
  readonly matchupCount: number;
  /** Number of votes so far, without the voters. */
  readonly votesIn: number;
  readonly claps: number;
}

/** The view sent to one player's phone only. */
export interface RequipPrivate {
  readonly prompts: Readonly<Record<number, WriterPrompt>>;
  /** Id of the player's own answer, when one of the two on screen is theirs. */
  readonly mine?: string;
  readonly vote?: string;
  readonly spotAi?: string;
}

/** What the podium and the profile keep. */
export interface RequipHighlights {
  /** The best answers of the game, best first. */
  readonly best: readonly {
    readonly prompt: string;
    readonly text: string;
    readonly playerId: PlayerId;
    readonly votes: number;
  }[];
  /** The players who spotted the most machines. */
  readonly detectives: readonly PlayerId[];
  readonly spotted: number;
}
