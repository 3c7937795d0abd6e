import type { requip } from "../../../src-shared/catalog/games/requip.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { BackstageMode, FilterLevel } from "../../../src-shared/catalog/settings.ts";
import type { BackstageItem, Round } from "../../../src-shared/protocol/entities.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Lot } from "../packs.ts";

/** Whose answer it is: a seat's, or the hidden robot's of the house. */
export type Author = PlayerId | "quipbot";
/** `typed` by hand, an old answer taken over, or from a robot's bank. */
type Source = "typed" | "requip" | "bank";

/** One side of a matchup. */
export interface Slot {
  readonly author: Author;
  /** Empty: nothing was sent. */
  readonly text: string;
  readonly source: Source;
  readonly status: BackstageItem["status"];
  /** The author does not want it to be kept for later players. */
  readonly forgotten?: true;
}

export type Sides<Value> = readonly [Value, Value];
/** How a matchup was decided. */
type Kind = "votes" | "jinx" | "walkover";

/** What a matchup came to. */
export interface Outcome {
  readonly kind: Kind;
  /** Points of each side's author, tags left out. */
  readonly points: Sides<number>;
  /** Side that won; absent on a tie or a jinx. */
  readonly winner?: 0 | 1;
  readonly sweep: boolean;
  /** Points that tags on this matchup brought, to taggers and accused. */
  readonly tagPoints: Readonly<Record<PlayerId, number>>;
}

export interface Matchup {
  readonly promptId: string;
  readonly prompt: string;
  /** What the prompt is about, where a theme asked it. */
  readonly theme?: string;
  /** What others once said to this prompt, best first. */
  readonly existing: readonly string[];
  readonly slots: Sides<Slot>;
  /** Who chose which side. */
  readonly votes: Readonly<Record<PlayerId, 0 | 1>>;
  /** Who thinks which side is a machine's. */
  readonly tags: Readonly<Record<PlayerId, 0 | 1>>;
  readonly claps: Readonly<Record<PlayerId, number>>;
  readonly outcome?: Outcome;
}

export interface Writer {
  readonly alias: string;
  readonly robot: boolean;
  readonly score: number;
  /** Joined in mid-game and not seated yet. */
  readonly waiting: boolean;
  readonly left: boolean;
  /** Nobody acts for them: their phone is dark. */
  readonly dark?: true;
}

/** A matchup that is over, as podium and profiles keep it. */
export interface Duel {
  readonly id: string;
  readonly promptId: string;
  readonly prompt: string;
  readonly kind: Kind;
  readonly sides: Sides<DuelSide>;
}

interface DuelSide {
  readonly text: string;
  /** Absent: the house's own robot. */
  readonly playerId?: PlayerId;
  readonly alias: string;
  readonly source: Source;
  readonly votes: number;
  readonly forgotten?: true;
  /** Backstage hid it in a later round, and may show it again. */
  readonly hidden?: true;
}

export type RequipStage = (typeof requip.stages)[number];

export interface RequipState {
  readonly language: Language;
  readonly filterLevel: FilterLevel;
  readonly backstage: BackstageMode;
  readonly keepsAnswers: boolean;
  readonly quick: boolean;
  readonly writers: Readonly<Record<PlayerId, Writer>>;
  readonly round: Round;
  readonly at: RequipStage | "OVER";
  /** Prompts of the house that come next. */
  readonly deck: readonly DeckCard[];
  /** What the host's packs have left, in the order in which it comes. Absent: nothing. */
  readonly lots?: readonly Lot[];
  /** What earlier players left for prompts of the deck. */
  readonly left: Readonly<Record<string, readonly string[]>>;
  /** What robots said in earlier games of this room. Absent: nothing. */
  readonly said?: readonly string[];
  /** Ids of prompts and of a robot's answers that this game has shown. */
  readonly used: readonly string[];
  readonly matchups: readonly Matchup[];
  /** The hidden robot's answers come backstage one by one when more texts of people are in than this. */
  readonly quipbotAfter: number;
  readonly current: number;
  readonly duels: readonly Duel[];
  /** How often each player spotted a machine. */
  readonly spotted: Readonly<Record<PlayerId, number>>;
}

/** A prompt of the house by id; with a text where an earlier build laid one of a pack. */
export interface DeckCard {
  readonly promptId: string;
  readonly text?: string;
}

/** Specification, section 3: prompt, as its writer's phone has it. */
export interface WriterPrompt {
  readonly playerAndPromptId: string;
  readonly playerId: PlayerId;
  readonly promptId: string;
  readonly prompt: string;
  readonly roundId: number;
  /** What the Requip button takes; absent: nobody ever answered. */
  readonly existingAnswer?: string;
  /** What this player has sent so far. */
  readonly currentPromptResponse?: string;
  readonly requipped: boolean;
}

/** Specification, section 3: answer. Who wrote it and who chose it are there once it was revealed. */
export interface SharedAnswer {
  readonly promptResponseId: string;
  readonly responseText: string;
  /** Taken off the screens by backstage. */
  readonly hidden?: true;
  readonly playerId?: PlayerId;
  /** No person made it up: a robot's, or an old one taken over. */
  readonly machine?: boolean;
  readonly requipped?: boolean;
  readonly playerIdsWithChoice?: readonly PlayerId[];
  readonly playerIdsSpotAi?: readonly PlayerId[];
  readonly points?: number;
}

/** Specification, section 3: matchup. */
export interface SharedMatchup {
  /** 1 is the first matchup of the round that is shown. */
  readonly matchup: number;
  readonly promptText: string;
  readonly promptId: string;
  readonly roundId: number;
  readonly answer1: SharedAnswer;
  readonly answer2: SharedAnswer;
  /** These four are there once it was revealed. */
  readonly kind?: Kind;
  readonly sweep?: boolean;
  readonly winner?: 1 | 2;
  readonly participantPlayerIds?: readonly PlayerId[];
  readonly existingAnswerCount?: number;
  readonly existingAnswers?: readonly string[];
  /** What everybody won or lost by tags, points. */
  readonly tagPoints?: Readonly<Record<PlayerId, number>>;
}

/** What every screen sees. */
export interface RequipShared {
  /** Points of a whole pot in this round. */
  readonly pot: number;
  /** While people write: how many of how many prompts each has answered. */
  readonly progress: Readonly<Record<PlayerId, { readonly done: number; readonly of: number }>>;
  /** The matchup people vote on or have voted on. */
  readonly matchup?: SharedMatchup;
  readonly matchupCount: number;
  /** Votes that are in, without whose. */
  readonly votesIn: number;
  readonly claps: number;
}

/** What one phone sees of its own. */
export interface RequipPrivate {
  readonly prompts: Readonly<Record<number, WriterPrompt>>;
  /** One of the two answers on the screen is this player's. */
  readonly mine?: string;
  readonly vote?: string;
  readonly spotAi?: string;
  /** A test account's room: robots hurry. */
  readonly quick?: true;
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
  /** Who spotted most machines. */
  readonly detectives: readonly PlayerId[];
  readonly spotted: number;
}
