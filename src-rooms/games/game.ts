import type * as z from "zod/mini";
import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import type { Language } from "../../src-shared/catalog/languages.ts";
import type { PackContent } from "../../src-shared/catalog/packs.ts";
import type { GameSettings } from "../../src-shared/catalog/settings.ts";
import type { Drawing } from "../../src-shared/catalog/drawing.ts";
import type { ErrorCode } from "../../src-shared/catalog/errorCodes.ts";
import type {
  BackstageItem,
  Keepsake,
  Round,
  Verdict,
} from "../../src-shared/protocol/entities.ts";
import type { EventFrame } from "../../src-shared/protocol/frames.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import type { Sketch } from "./sketch.ts";
import type { Random } from "./random.ts";

/** What the rules receive from outside: the time (ms since 1970) and a seeded random generator. */
export interface Ctx {
  readonly now: number;
  readonly random: Random;
  /**
   * How long the stage has been running, in the ms of `GameStage.ms`: pauses do not count, and where the room
   * stretches its stages this clock runs slower.
   */
  readonly elapsed: number;
}

/** Who acts for a seat: the person or robot it belongs to, a robot standing in, or nobody. */
export type ActingFor = "person" | "robot" | "nobody";

/** The occupant of a seat. */
export interface GamePerson {
  readonly alias: string;
  readonly robot: boolean;
  /** Who acts for the seat when the game starts; absent when it is the seat's own person or robot. */
  readonly by?: ActingFor;
  /** Many people share this seat: they decide by vote, and cannot hold one pen. */
  readonly crowd?: true;
}

/** What a game is started with. */
export interface GameSetup {
  /** Seats that play, in seat order, robots included. */
  readonly players: readonly PlayerId[];
  /** The occupants of the seats in `players`. */
  readonly people: Readonly<Record<PlayerId, GamePerson>>;
  readonly settings: GameSettings;
  /** Contents of the packs the host chose, in the order of `settings.wordPackIds`. */
  readonly packs: readonly PackContent[];
  /** Answers that earlier players left behind, by prompt, best first; absent when they were not fetched. */
  readonly existing?: Readonly<Record<string, readonly string[]>>;
  /**
   * Ids of content that this room, its host and its players saw in earlier games of this type, as `used`
   * returned them, longest ago first.
   */
  readonly used?: readonly string[];
  /** Whether this is a test account's room, where target scores are lower (specification, section 6). */
  readonly testing: boolean;
}

/**
 * What can happen to a game. The session decides when a round starts and when a stage ends; the game decides
 * what that means.
 */
export type GameEvent<Move> =
  | { readonly type: "roundStarted"; readonly round: Round }
  | { readonly type: "move"; readonly playerId: PlayerId; readonly move: Move }
  /** The stage's time is up, everybody is done, or the host skipped it. */
  | { readonly type: "stageEnded" }
  /** Somebody sat down in mid-game. They stay in the audience until the game seats them. */
  | { readonly type: "playerJoined"; readonly playerId: PlayerId; readonly person: GamePerson }
  /** A player left for good: they quit or were kicked. */
  | { readonly type: "playerLeft"; readonly playerId: PlayerId; readonly kicked?: true }
  /** Somebody backstage reviewed something a player made. Only sent to games with `backstage`. */
  | { readonly type: "moderated"; readonly itemId: string; readonly verdict: Verdict }
  /** The last round is over. The game may add one more stage (a sudden death), once. */
  | {
      readonly type: "gameEnding";
      /** Scores as the players see them: points that a robot won while standing in count half. */
      readonly scores: Readonly<Record<PlayerId, number>>;
    };

/** What happens in the room around a game. Only games with `onRoomEvent` receive these. */
export type RoomEvent =
  /** The time set by the stage's `wakeAt` has come. */
  | { readonly type: "tick" }
  /** Who acts for this seat has changed. Until the first such event `GamePerson.by` applies. */
  | { readonly type: "seat"; readonly playerId: PlayerId; readonly by: ActingFor }
  /** A canvas got its first ink, or lost its last. */
  | {
      readonly type: "inked";
      readonly sheet: number;
      readonly canvas: number;
      readonly inked: boolean;
    }
  /** A player changed their name. */
  | { readonly type: "renamed"; readonly playerId: PlayerId; readonly alias: string }
  /** A player reports one of the `backstage` items. */
  | { readonly type: "reported"; readonly playerId: PlayerId; readonly itemId: string };

/** One canvas of the set. */
export interface CanvasFacts {
  /** The player who paints here; absent when nobody does, and then the canvas is wiped. */
  readonly painter?: PlayerId;
  /** Whether the canvas has ink according to the game's state. */
  readonly inked: boolean;
  /** A stored drawing that is replayed stroke by stroke, as if a person drew it. */
  readonly hand?: {
    readonly drawing: Drawing;
    readonly mirrored: boolean;
    /** Share of the canvas that the drawing takes up, centred. */
    readonly size: number;
    /** When the replay begins, counted from the start of the stage in the ms of `GameStage.ms`. */
    readonly beginsAt: number;
  };
}

/** The canvases that players paint on, or that screens show, at the moment. */
export interface Canvases {
  /** Number of this set: a different number means a new set of empty canvases. Never used twice in a room. */
  readonly sheet: number;
  /** Whether players may paint now; otherwise the canvases are only shown. */
  readonly open: boolean;
  /** By canvas, A first. A new painter begins on an empty canvas. */
  readonly easels: readonly CanvasFacts[];
}

/** The game's phase between two events. The session runs the clock of a stage. */
export type GameStage =
  | {
      readonly kind: "input" | "show";
      readonly name: string;
      /** Unique for each stage of the game, even for two stages of the same name. */
      readonly key: string;
      /**
       * Length before the room's timer mode stretches it, ms; only input stages are stretched. When the
       * length of a running stage changes, the stage gets longer or shorter by the difference.
       */
      readonly ms: number;
      /** When the game needs a `tick`, counted from the start of the stage in the ms of `ms`. */
      readonly wakeAt?: number;
      /** Players who have yet to act; empty in a show stage. The session leaves out those who are absent. */
      readonly waitingFor: readonly PlayerId[];
      /** Players who have acted; screens show a tick beside them. */
      readonly done: readonly PlayerId[];
      /**
       * Set when knowing who may act would give something away: no screen shows who is waited for or done.
       */
      readonly withoutTicks?: true;
      /**
       * Set when players act again and again in this stage: nobody has a last word that a stream's viewers
       * could still have, so the stage does not wait for them.
       */
      readonly actsAgain?: true;
    }
  | { readonly kind: "roundOver" };

/** An answer left behind for later players. */
export interface LeftAnswer {
  readonly promptId: string;
  readonly answer: string;
  readonly playerId: PlayerId;
  /** Share of the votes it won, 0 to 1000. */
  readonly share: number;
}

/** How one entry of a pack did when it came up. */
export interface EntryResult {
  readonly id: string;
  /** Whether nobody did anything with it: it was skipped, never guessed, or got no vote. */
  readonly flat: boolean;
}

/** A robot's request for a better line than its bank has. */
export interface LineRequest<Move> {
  readonly playerId: PlayerId;
  /** The text that the line responds to. */
  readonly about: string;
  /** Maximum length in characters. */
  readonly longest: number;
  /** Builds the move that plays the line. */
  readonly move: (text: string) => Move;
}

/** How a move sent by one of the people who share a seat counts in their vote. */
export interface Ballot {
  /** The question: moves with the same value compete. Examples: `bet`, `answer 2`. */
  readonly on: string;
  /** The text they wrote, which the others can back; absent when the move is a choice. */
  readonly text?: string;
  /** Set while the choice is incomplete: its sender does not count as having voted yet. */
  readonly unfinished?: true;
  /** The move as it is counted, the same for all who mean the same; absent: as it was sent. */
  readonly move?: unknown;
  /** Nobody has to answer this question, so how many did does not show how far the people are. */
  readonly optional?: true;
  /**
   * How long after the first vote the votes are counted, ms; absent: when everybody has voted, or when the
   * stage ends.
   */
  readonly within?: number;
}

/** Why an input was refused. */
export interface Refusal {
  readonly refused: ErrorCode;
}

/** Whether an input was refused. */
export function isRefusal(value: object): value is Refusal {
  return "refused" in value;
}

/** Everything a robot knows: what a person in its seat would see. */
export interface BotSeat<Shared, Private> {
  readonly playerId: PlayerId;
  /** Name of the stage. */
  readonly stage: string;
  /** The room's language, in which the robot writes. */
  readonly language: Language;
  /** Whether this is a test account's room: robots think for a second at most (specification, section 6). */
  readonly hurry: boolean;
  readonly shared: Shared;
  readonly privateView: Private | undefined;
  /** Present when the robot looks up, as it had planned: sketches of what its phone shows, by canvas. */
  readonly ink?: readonly Sketch[];
}

/** A move that a robot plans. */
export interface BotMove<Move> {
  readonly move: Move;
  /** How long the robot thinks first, ms. */
  readonly after: number;
  /** Nobody waits for this move: it is dropped when it would come after the end of the stage. */
  readonly idle?: true;
}

/** The robot has no move yet and looks at its screen again after this time, ms. */
export interface BotLook {
  readonly after: number;
  readonly move?: undefined;
  readonly idle?: undefined;
}

/**
 * The rules of one game as pure functions over plain JSON, with no clock, randomness or I/O of their own.
 * `shared` and `private` are allow lists: anything they do not return never leaves the room.
 */
export interface Game<State, Move, Shared, Private, Highlights = unknown> {
  readonly type: GameType;
  /** Frame stages that the session puts around each round. */
  readonly frame: { readonly roundIntro: boolean; readonly roundSummary: boolean };
  readonly moveSchema: z.ZodMiniType<Move>;
  /**
   * Whether only robots may make this move; it is refused when a person sends it. Left out: people may make
   * every move.
   */
  isForRobots?(move: Move): boolean;
  /** Version of the state's shape; 1 when left out. Raise it when stored states no longer work. */
  readonly version?: number;
  /**
   * Converts a state stored by an earlier build to the current shape. Undefined: it cannot be converted, and
   * the game ends. Left out: none can.
   */
  migrate?(state: unknown, version: number): State | undefined;
  start(setup: GameSetup, ctx: Ctx): State;
  /** Returns the next state, or why the event is refused (only a move ever is). */
  apply(state: State, event: GameEvent<Move>, ctx: Ctx): State | Refusal;
  stage(state: State): GameStage;
  /** Returns the next state after an event that not every game needs. */
  onRoomEvent?(state: State, event: RoomEvent, ctx: Ctx): State;
  /** One-off events that screens receive because the state changed from `before` to `after`. */
  events?(before: State, after: State): readonly EventFrame[];
  /** The canvases that are painted on or shown; undefined: none at the moment. */
  canvases?(state: State): Canvases | undefined;
  /** Integer points per seat, never below 0. */
  scores(state: State): Readonly<Record<PlayerId, number>>;
  /** Those of these points that the game may take back, to give them to somebody else. Left out: none. */
  bonus?(state: State): Readonly<Record<PlayerId, number>>;
  /** What every screen may see. */
  shared(state: State): Shared;
  /** What only this player's phone may see; undefined when the player has nothing of their own. */
  private(state: State, playerId: PlayerId): Private | undefined;
  /**
   * Whether the game is over after this round. `scores` are those the players see. Left out: after
   * `numberOfRounds`, or once somebody has `maxScore`.
   */
  isOver?(state: State, scores: Readonly<Record<PlayerId, number>>): boolean;
  /**
   * Returns a robot's next move; undefined when it has none to make. Called only for seats the stage waits
   * for.
   */
  bot(seat: BotSeat<Shared, Private>, random: Random): BotMove<Move> | BotLook | undefined;
  /** Whether every screen may now see how many of the crowd wrote this text. Left out: never. */
  heat?(state: State, text: string): boolean;
  /** How a move of a shared seat counts in its vote. Left out: all moves compete in one question. */
  ballot?(move: Move): Ballot;
  /** Name of what the round is about, shown on every screen; undefined when there is none. */
  theme?(state: State): string | undefined;
  /** What the podium and the profile page keep. */
  summary(state: State): Highlights;
  /**
   * Returns the highlights without a keepsake that its maker removed. Left out: the highlights contain
   * nothing that players made up.
   */
  without?(highlights: Highlights, taken: Keepsake): Highlights;
  /** Drawings, captions, duels and the like that players made and may keep. Left out: none. */
  keepsakes?(state: State): readonly Keepsake[];
  /** Lines that robots are requesting at the moment. Left out: they need none. */
  lineRequests?(state: State): readonly LineRequest<Move>[];
  /**
   * Ids of the content this game has shown, in order, so that the next game takes other content. An id that
   * begins with `said:` is a robot's line, which only this room remembers.
   */
  used?(state: State): readonly string[];
  /** How the entries taken from packs did, with the same ids as in `used`. Left out: nothing is counted. */
  fared?(state: State): readonly EntryResult[];
  /** Answers that later players may meet, from players who agreed (see `GameSetup.existing`). */
  leftBehind?(state: State): readonly LeftAnswer[];
  /**
   * What players made that screens show or are about to show, for the people backstage. Never leaves the room
   * to anybody else. Left out: the game shows nothing that players write, photograph or draw.
   */
  backstage?(state: State): readonly BackstageItem[];
  /** Photos that players bring, which the room stores and the rules know by their ids. Left out: none. */
  readonly photos?: {
    /** Whether this seat may bring a photo now. */
    mayBring(state: State, playerId: PlayerId): boolean;
    /** Id of the photo a move uses, which must be one that its sender brought. */
    usedBy(move: Move): string | undefined;
  };
}

/** A game whose types are known only to itself: what the registry gives to the session. */
// SAFETY: the session only ever gives a game the states and moves that this same game made or parsed.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyGame = Game<any, any, any, any, any>;
