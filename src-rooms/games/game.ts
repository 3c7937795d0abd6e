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

/** What rules may know of the world: the time (ms since 1970) and a seeded source of chance. */
export interface Ctx {
  readonly now: number;
  readonly random: Random;
  /**
   * How long the stage has lasted, in the ms of `GameStage.ms`: pauses do not count, and a room that
   * stretches its stages has slower ones.
   */
  readonly elapsed: number;
}

/** Who acts for a seat: its person (or the robot it belongs to), a robot in its place, or nobody. */
export type ActingFor = "person" | "robot" | "nobody";

/** Who sits in a seat. */
export interface GamePerson {
  readonly alias: string;
  readonly robot: boolean;
  /** At the start of a game, where it is not the seat's own person or robot. */
  readonly by?: ActingFor;
  /** Many people in one seat: they vote, and cannot hold one pen. */
  readonly crowd?: true;
}

export interface GameSetup {
  /** Seats that play, in seat order, robots included. */
  readonly players: readonly PlayerId[];
  /** Everybody in `players`. */
  readonly people: Readonly<Record<PlayerId, GamePerson>>;
  readonly settings: GameSettings;
  /** What the host's chosen packs hold, in the order of `settings.wordPackIds`. */
  readonly packs: readonly PackContent[];
  /** What earlier players left for prompts, best first, by prompt; absent where nobody fetched it. */
  readonly existing?: Readonly<Record<string, readonly string[]>>;
  /**
   * Ids of content that this room, its host and the people in it saw in earlier games of this type, as
   * `used` told them, the longest ago first.
   */
  readonly used?: readonly string[];
  /** The room of a test account: robots hurry, races are shorter (specification, section 6). */
  readonly testing: boolean;
}

/**
 * What can happen to a game. The session says when a round starts and when a stage ends; the game
 * says what that means.
 */
export type GameEvent<Move> =
  | { readonly type: "roundStarted"; readonly round: Round }
  | { readonly type: "move"; readonly playerId: PlayerId; readonly move: Move }
  /** The stage's time is up, everybody is done, or the host skipped it. */
  | { readonly type: "stageEnded" }
  /** Somebody sat down in mid-game: audience until the game seats them. */
  | { readonly type: "playerJoined"; readonly playerId: PlayerId; readonly person: GamePerson }
  /** A seat closed for good: quit or kicked. */
  | { readonly type: "playerLeft"; readonly playerId: PlayerId; readonly kicked?: true }
  /** Somebody backstage looked at what a player made. Only said to games with `backstage`. */
  | { readonly type: "moderated"; readonly itemId: string; readonly verdict: Verdict }
  /** The last round is over: the game may add one more stage (a sudden death), once. */
  | {
      readonly type: "gameEnding";
      /** As the table sees them: a robot in somebody's place wins half. */
      readonly scores: Readonly<Record<PlayerId, number>>;
    };

/** What happens in the room around a game: for games that have `onRoomEvent`. */
export type RoomEvent =
  /** The time that the stage named in `wakeAt` has come. */
  | { readonly type: "tick" }
  /** Somebody else, or nobody, acts for this seat from now on. Before it is said, everybody is there. */
  | { readonly type: "seat"; readonly playerId: PlayerId; readonly by: ActingFor }
  /** The first ink came onto a canvas, or the last went. */
  | {
      readonly type: "inked";
      readonly sheet: number;
      readonly canvas: number;
      readonly inked: boolean;
    }
  /** Somebody has another name from now on. */
  | { readonly type: "renamed"; readonly playerId: PlayerId; readonly alias: string }
  /** A player says that a thing of `backstage` should not be seen. */
  | { readonly type: "reported"; readonly playerId: PlayerId; readonly itemId: string };

/** One of the canvases that are painted on. */
export interface Easel {
  /** Who paints here; absent: nobody, and what was here is wiped. */
  readonly painter?: PlayerId;
  /** What the game believes. */
  readonly inked: boolean;
  /** A drawing that appears by itself, stroke by stroke, as if a person drew it. */
  readonly hand?: {
    readonly drawing: Drawing;
    readonly mirrored: boolean;
    /** Share of the canvas that it takes, from its middle. */
    readonly size: number;
    /** Begins so long after the stage did, in the ms of `GameStage.ms`. */
    readonly beginsAt: number;
  };
}

/** Canvases on which players paint at the moment. */
export interface Canvases {
  /** Another number: another set of empty canvases. Never used twice in a room. */
  readonly sheet: number;
  /** Now is the time to paint; otherwise they are only shown. */
  readonly open: boolean;
  /** By canvas, A first. Another painter begins on an empty one. */
  readonly easels: readonly Easel[];
}

/** Where the game stands between two events. The session runs the clock of a stage. */
export type GameStage =
  | {
      readonly kind: "input" | "show";
      readonly name: string;
      /** Different for each stage of the game, also for two of the same name. */
      readonly key: string;
      /**
       * Length before the room's timer mode stretches it, ms; only input stages are stretched. A stage
       * that says another length than before lasts so much longer or shorter.
       */
      readonly ms: number;
      /** Tell me (`tick`) when the stage has lasted so long, in the ms of `ms`. */
      readonly wakeAt?: number;
      /** Who has yet to act; empty in a show stage. The session leaves the absent out. */
      readonly waitingFor: readonly PlayerId[];
      /** Who has acted, for the ticks on screen. */
      readonly done: readonly PlayerId[];
      /** Who may act gives something away: no screen shows who is waited for and who is done. */
      readonly withoutTicks?: true;
    }
  | { readonly kind: "roundOver" };

/** An answer that stays for later players. */
export interface LeftAnswer {
  readonly promptId: string;
  readonly answer: string;
  readonly playerId: PlayerId;
  /** Share of the votes it won, 0 to 1000. */
  readonly share: number;
}

/** How one thing out of a pack fared when it came up. */
export interface Fared {
  readonly id: string;
  /** Nobody did anything with it: skipped, never guessed, no vote. */
  readonly flat: boolean;
}

/** A robot asks for a better line than its bank has. */
export interface LineRequest<Move> {
  readonly playerId: PlayerId;
  /** What the line is to answer. */
  readonly about: string;
  /** Characters it may have. */
  readonly longest: number;
  /** The move that says it. */
  readonly move: (text: string) => Move;
}

/** What people who share a seat decide together when one of them sends a move. */
export interface Ballot {
  /** Moves on the same question compete: `bet`, `answer 2`. */
  readonly on: string;
  /** What was written, for the others to back; absent where it is a choice. */
  readonly text?: string;
  /** Not a whole choice yet: nobody's vote is in before it is. */
  readonly unfinished?: true;
  /** Counted this long after the first vote, ms; absent: when all are in, or the stage ends. */
  readonly within?: number;
}

export interface Refusal {
  readonly refused: ErrorCode;
}

export function isRefusal(value: object): value is Refusal {
  return "refused" in value;
}

/** All a robot knows: what a person in its seat would see. */
export interface BotSeat<Shared, Private> {
  readonly playerId: PlayerId;
  /** Name of the stage. */
  readonly stage: string;
  /** Language of the room, in which a robot writes. */
  readonly language: Language;
  /** The room of a test account: robots think for a second at most (specification, section 6). */
  readonly hurry: boolean;
  readonly shared: Shared;
  readonly privateView: Private | undefined;
  /** The robot looks up now, as it wanted to: what its phone shows of the canvases, by canvas. */
  readonly ink?: readonly Sketch[];
}

export interface BotMove<Move> {
  readonly move: Move;
  /** How long the robot thinks first, ms. */
  readonly after: number;
  /** Nobody waits for this move: it is left out when the stage ends before its time. */
  readonly idle?: true;
}

/** Nothing to say yet: the robot looks up at its screen again. */
export interface BotLook {
  readonly after: number;
  readonly move?: undefined;
  readonly idle?: undefined;
}

/**
 * One game: rules as pure functions over plain JSON. No clock, no chance and no I/O of its own.
 * `shared` and `private` are allow lists: whatever they do not return never leaves the room.
 */
export interface Game<State, Move, Shared, Private, Highlights = unknown> {
  readonly type: GameType;
  /** Stages of the common frame around each round. */
  readonly frame: { readonly roundIntro: boolean; readonly roundSummary: boolean };
  readonly moveSchema: z.ZodMiniType<Move>;
  /** Moves that only robots make: refused when a person sends one. Left out: people may make all. */
  isForRobots?(move: Move): boolean;
  /** Of the state's shape; 1 where it is left out. Raise it when a stored state would not do any more. */
  readonly version?: number;
  /**
   * A state that an earlier build stored, in the present shape; undefined: it cannot be saved, and the
   * game ends. Left out: none can.
   */
  migrate?(state: unknown, version: number): State | undefined;
  start(setup: GameSetup, ctx: Ctx): State;
  /** The next state, or why the event is refused (only a move ever is). */
  apply(state: State, event: GameEvent<Move>, ctx: Ctx): State | Refusal;
  stage(state: State): GameStage;
  /** The next state after something that not every game needs. */
  onRoomEvent?(state: State, event: RoomEvent, ctx: Ctx): State;
  /** What screens are told once because the state went from `before` to `after`. */
  events?(before: State, after: State): readonly EventFrame[];
  /** The canvases that are painted on or shown; undefined: none at the moment. */
  canvases?(state: State): Canvases | undefined;
  /** Integer points per seat, never below 0. */
  scores(state: State): Readonly<Record<PlayerId, number>>;
  /** What every screen may see. */
  shared(state: State): Shared;
  /** What only this phone may see; undefined for who has nothing of their own. */
  private(state: State, playerId: PlayerId): Private | undefined;
  /**
   * Is the game over after this round? `scores`: as the table sees them. Left out: it is after `numberOfRounds`, or once somebody has
   * `maxScore`.
   */
  isOver?(state: State, scores: Readonly<Record<PlayerId, number>>): boolean;
  /** A robot's next move; undefined when it has none to make. Only asked of seats a stage waits for. */
  bot(seat: BotSeat<Shared, Private>, random: Random): BotMove<Move> | BotLook | undefined;
  /** May every screen see that many of the crowd wrote this, at this moment? Left out: none ever does. */
  heat?(state: State, text: string): boolean;
  /** How a seat of many people takes this move. Left out: all moves compete in one question. */
  ballot?(move: Move): Ballot;
  /** What the round is about, for every screen to show; undefined: nothing that has a name. */
  theme?(state: State): string | undefined;
  /** What the podium and the profile page keep. */
  summary(state: State): Highlights;
  /**
   * What the podium keeps after whoever made this took it away: nothing of it. Left out: it says nothing
   * that anybody made up.
   */
  without?(highlights: Highlights, taken: Keepsake): Highlights;
  /** What players made and may take home: drawings, captions, duels. Left out: nothing. */
  keepsakes?(state: State): readonly Keepsake[];
  /** What robots ask for a line for now. Left out: they have all they need. */
  lineRequests?(state: State): readonly LineRequest<Move>[];
  /**
   * Ids of the content that this game has shown, in its order, so that the next one takes other.
   * `said:` in front: a robot's line, which only this room remembers.
   */
  used?(state: State): readonly string[];
  /** How what it took from packs fared, by ids as `used` tells them. Left out: nobody counts. */
  fared?(state: State): readonly Fared[];
  /** What later players may meet, of players who agreed (see `GameSetup.existing`). */
  leftBehind?(state: State): readonly LeftAnswer[];
  /**
   * What players made that is on its way to the screens, for whoever watches backstage. Never leaves
   * the room to anybody else. Left out: the game shows nothing that players write, take or draw.
   */
  backstage?(state: State): readonly BackstageItem[];
  /** Players bring photos, which the room keeps and the rules know by their ids. Left out: none. */
  readonly photos?: {
    /** May this seat bring one now? */
    mayBring(state: State, playerId: PlayerId): boolean;
    /** The photo a move uses, which must be one that its sender brought. */
    usedBy(move: Move): string | undefined;
  };
}

/** A game whose types are its own business: what the registry hands to the session. */
// SAFETY: the session only ever gives a game the states and moves that this same game made or parsed.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyGame = Game<any, any, any, any, any>;
