import type { ErrorCode } from "../../src-shared/catalog/errorCodes.ts";
import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import type { HostType } from "../../src-shared/catalog/hostTypes.ts";
import type { CloseCode } from "../../src-shared/protocol/closeCodes.ts";
import type { Command } from "../../src-shared/protocol/commands.ts";
import type { Reaction } from "../../src-shared/protocol/entities.ts";
import type { PlayerId, StageId } from "../../src-shared/protocol/ids.ts";
import type { BallotSums, CameFrom } from "../session/model/inputs.ts";
import type { Verdict } from "../session/people/crowd.ts";
import type { KickedMark } from "../session/people/devices.ts";

/** The seat that the crowd plays, as a phone that joins is told of it. */
interface CrowdSeat {
  readonly sessionPlayerId: PlayerId;
  readonly alias: string;
  readonly avatarSrc: string;
  readonly hexColor: string;
}

/**
 * What the room says to every section: all that the crowd sees, made into text once. `at` counts up by one;
 * whoever missed one, or woke, tells its people everything anew.
 */
export interface CrowdFrame {
  readonly at: number;
  readonly roomId: string;
  readonly hostType: HostType;
  readonly gameType?: GameType;
  readonly build: string;
  readonly seat: CrowdSeat;
  readonly stageId: StageId;
  readonly isPaused: boolean;
  /** How often each question of this stage was counted. */
  readonly counted: Readonly<Record<string, number>>;
  /** Topics by name, as text. */
  readonly whole: string;
  /** The seat's own view, as text; absent outside a game. */
  readonly hand?: string;
  /** Changes and events since the frame before, as they stand in a batch. */
  readonly news: readonly string[];
  /** People by section, for whoever shows newcomers their place. */
  readonly people: readonly number[];
  readonly kicked: readonly KickedMark[];
  /** Nothing in it names the room's code. */
  readonly isCovered: boolean;
  /** So much later than the room the crowd sees all this, ms. */
  readonly delayMs: number;
  /** The link of a stream's chat that leads here; absent: none does. */
  readonly chatLink?: { readonly id: string; readonly until: number };
}

/** What a section has counted by now: absolute, so that telling it twice, or again after a kill, does no harm. */
export interface SectionSums {
  readonly people: number;
  readonly stageId: StageId;
  readonly ready: number;
  readonly ballots: Readonly<Record<string, BallotSums>>;
}

/** What a section tells the room. */
export interface Telling {
  readonly section: number;
  readonly sums: SectionSums;
  /** Moves nobody here has wanted yet. */
  readonly asked: readonly { readonly stageId: StageId; readonly move: unknown }[];
  /** Since the last time. Said once: who loses one loses a laugh. */
  readonly reactions: Readonly<Partial<Record<Reaction, number>>>;
}

/** The room has no crowd: with which code everybody goes. */
export interface CrowdGone {
  readonly gone: CloseCode;
}

/** What a section of the crowd asks of its room. */
export interface CrowdRoom {
  /** The newest frame. */
  crowdFrame(section: number): Promise<CrowdFrame | CrowdGone>;
  /** Answers a verdict on each move that was asked about. */
  hearCrowd(telling: Telling): Promise<readonly Verdict[] | CrowdGone>;
  /** A command that is none of the crowd's own, of this member; undefined: done. */
  commandInCrowd(member: number, command: Command): Promise<ErrorCode | undefined>;
}

/** A newcomer's place in the crowd. */
export interface Place {
  readonly roomId: string;
  readonly hostType: HostType;
  readonly gameType?: GameType;
  readonly seat: CrowdSeat;
  /** Number in the whole crowd. */
  readonly member: number;
  readonly section: number;
}

/** What the room, and the Worker, ask of a section. */
export interface SectionApi {
  /** A newer frame. Answers what is counted here when asked. */
  show(frame: CrowdFrame, wantsSums: boolean): Promise<SectionSums | undefined>;
  /** The crowd is closed: everybody goes, nothing is left. */
  dismiss(code: CloseCode): Promise<void>;
  /** Only of section 0: the room and seat of the crowd behind this code; undefined: there is none. */
  crowdAt(): Promise<{ readonly roomId: string; readonly seat: PlayerId } | undefined>;
  /**
   * Only of section 0: where somebody goes who opened the link. A device is one person, however often it comes.
   * `chatLink`: which one of a stream's chat it was; absent: another link, or the code.
   */
  come(
    seat: PlayerId,
    from: CameFrom,
    chatLink?: string,
  ): Promise<Place | { readonly refused: ErrorCode }>;
}

/** Name of a section's object. */
export const sectionName = (code: string, section: number) => `${code}:${section}`;
