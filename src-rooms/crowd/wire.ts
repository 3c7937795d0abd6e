import type { ErrorCode } from "../../src-shared/catalog/errorCodes.ts";
import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import type { HostType } from "../../src-shared/catalog/hostTypes.ts";
import type { CloseCode } from "../../src-shared/protocol/closeCodes.ts";
import type { Command } from "../../src-shared/protocol/commands.ts";
import type { Reaction } from "../../src-shared/protocol/entities.ts";
import type { PlayerId, StageId } from "../../src-shared/protocol/ids.ts";
import type { BallotSums, CallerOrigin } from "../session/model/inputs.ts";
import type { Verdict } from "../session/people/crowd.ts";
import type { KickedMark } from "../session/people/devices.ts";

/** The crowd's seat, as sent to a phone that joins. */
interface CrowdSeat {
  readonly sessionPlayerId: PlayerId;
  readonly alias: string;
  readonly avatarSrc: string;
  readonly hexColor: string;
}

/**
 * What the room sends to every section: everything that the crowd sees, serialised once. `at` increases by
 * one with each frame; a section that missed one, or has just woken, sends its people everything again.
 */
export interface CrowdFrame {
  readonly at: number;
  readonly roomId: string;
  readonly hostType: HostType;
  readonly gameType?: GameType;
  readonly build: string;
  readonly seat: CrowdSeat;
  readonly stageId: StageId;
  /** Why the room takes no moves now, even such as it took before; absent when it does. */
  readonly movesOver?: ErrorCode;
  /** How often each question of this stage has been counted. */
  readonly counted: Readonly<Record<string, number>>;
  /** All topics by name, serialised. */
  readonly whole: string;
  /** The seat's own view, serialised; absent outside a game. */
  readonly hand?: string;
  /** Changes and events since the previous frame, as they are written in a batch. */
  readonly news: readonly string[];
  /** People by section, for who gives the places. */
  readonly people: readonly number[];
  readonly kicked: readonly KickedMark[];
  /** Whether the room's code is left out of the frame. */
  readonly isCovered: boolean;
  /** How much later than the room the crowd sees all this, ms. */
  readonly delayMs: number;
  /** The link in a stream's chat that leads here; absent when there is none. */
  readonly chatLink?: { readonly id: string; readonly until: number };
}

/**
 * What a section has counted so far. The numbers are absolute, so reporting them twice, or again after a
 * crash, does no harm.
 */
export interface SectionSums {
  readonly people: number;
  readonly stageId: StageId;
  readonly ready: number;
  readonly ballots: Readonly<Record<string, BallotSums>>;
}

/** A section's report to the room. */
export interface SectionReport {
  readonly section: number;
  readonly sums: SectionSums;
  /** Moves that nobody in this section has wanted before. */
  readonly asked: readonly { readonly stageId: StageId; readonly move: unknown }[];
  /** Reactions since the last report. They are sent once: with a lost report they are lost, too. */
  readonly reactions: Readonly<Partial<Record<Reaction, number>>>;
}

/** The room has no crowd: all sockets are to be closed with this code. */
export interface CrowdGone {
  readonly gone: CloseCode;
}

/** What a section requests from its room. */
export interface CrowdRoom {
  /** Returns the newest frame. */
  crowdFrame(section: number): Promise<CrowdFrame | CrowdGone>;
  /** Takes a section's report, and returns a verdict on each move it asks about. */
  hearCrowd(telling: SectionReport): Promise<readonly Verdict[] | CrowdGone>;
  /** Carries out a member's command that the section does not handle itself. Undefined: it was done. */
  commandInCrowd(member: number, command: Command): Promise<ErrorCode | undefined>;
}

/** A newcomer's place in the crowd. */
export interface Place {
  readonly roomId: string;
  readonly hostType: HostType;
  readonly gameType?: GameType;
  readonly seat: CrowdSeat;
  /** Number within the whole crowd. */
  readonly member: number;
  readonly section: number;
}

/** What the room and the Worker request from a section. */
export interface SectionApi {
  /** Takes a newer frame. Returns what is counted here if `wantsSums`. */
  show(frame: CrowdFrame, wantsSums: boolean): Promise<SectionSums | undefined>;
  /** Called when the crowd is closed: closes all sockets and deletes everything. */
  dismiss(code: CloseCode): Promise<void>;
  /**
   * Only on section 0: returns the room and seat of the crowd behind this code; undefined when there is none.
   */
  crowdAt(): Promise<{ readonly roomId: string; readonly seat: PlayerId } | undefined>;
  /**
   * Only on section 0: gives a place to somebody who opened the link. A device is one person, however often
   * it opens it. `chatLink`: which link of a stream's chat it was; absent for another link, or the code.
   */
  come(
    seat: PlayerId,
    from: CallerOrigin,
    chatLink?: string,
  ): Promise<Place | { readonly refused: ErrorCode }>;
}

/** Name of a section's object. */
export const sectionName = (code: string, section: number) => `${code}:${section}`;
