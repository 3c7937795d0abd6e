import {
  AWAY_AFTER_MS,
  COMMANDS_PER_10_S,
  PACE_PERIOD_MS,
  QUESTIONS_PER_10_S,
} from "../../src-shared/catalog/limits.ts";
import type { ErrorCode } from "../../src-shared/catalog/errorCodes.ts";
import { faultOf, log } from "../../src-shared/log.ts";
import { Pace } from "../../src-shared/pace.ts";
import { CLOSE, type CloseCode } from "../../src-shared/protocol/closeCodes.ts";
import { COMMANDS, type Command } from "../../src-shared/protocol/commands.ts";
import { decodeClientFrame } from "../../src-shared/protocol/decode.ts";
import type { Reaction } from "../../src-shared/protocol/entities.ts";
import type { PlayerId, StageId } from "../../src-shared/protocol/ids.ts";
import type { CallerOrigin } from "../session/model/inputs.ts";
import { isKicked } from "../session/people/devices.ts";
import { isBefore } from "../sockets/admission.ts";
import { Audience, isOut, type CrowdSocket } from "./audience.ts";
import { FrameDelay } from "./frameDelay.ts";
import { PastVotes } from "./pastVotes.ts";
import { ReportClock } from "./reportClock.ts";
import type { SectionPlatform } from "./sectionPlatform.ts";
import { SectionTally, type AcceptedMove } from "./sectionTally.ts";
import { PlaceAllocator } from "./placeAllocator.ts";
import { WaitingMoves, type WaitingMove } from "./waitingMoves.ts";
import type { CrowdFrame, Place, SectionSums } from "./wire.ts";

/** The question under which an OK on the tutorial is stored like a vote; no real question has this name. */
const OK = "";

/**
 * One section of a room's crowd: it forwards the room's frames, counts what its people want, and reports the
 * sums to the room. Votes and OKs are stored as they arrive; everything else is requested from the room again
 * after hibernation or a crash.
 */
export class Section {
  readonly #platform: SectionPlatform;
  #tally = new SectionTally();
  readonly #places: PlaceAllocator;
  readonly #audience: Audience;
  readonly #commands = new Pace({ most: COMMANDS_PER_10_S, inMs: PACE_PERIOD_MS });
  readonly #questions = new Pace({ most: QUESTIONS_PER_10_S, inMs: PACE_PERIOD_MS });
  /** The room's newest frame. What people here see may be older. */
  #frame: CrowdFrame | undefined;
  readonly #holdBack: FrameDelay;
  #past = new PastVotes();
  readonly #waiting = new WaitingMoves();
  #reactions: Partial<Record<Reaction, number>> = {};
  readonly #reports: ReportClock;
  /** Number of people in the last report to the room. */
  #toldPeople = 0;
  #loading: Promise<void> | undefined;

  constructor(platform: SectionPlatform) {
    this.#platform = platform;
    this.#places = new PlaceAllocator(platform.store, () => platform.now());
    this.#audience = new Audience(platform.sockets(), () => this.#clock());
    this.#reports = new ReportClock({
      now: () => platform.now(),
      later: (ms, task) => platform.later(ms, task),
      tell: () => void this.#tell(),
    });
    this.#holdBack = new FrameDelay({
      now: () => platform.now(),
      later: (ms, task) => platform.later(ms, task),
      show: (frame, isAnew) => this.#show(frame, isAnew),
    });
  }

  /** The time on the clocks of people here: a stream's viewers are behind (SE98). */
  #clock(): number {
    const { shown } = this.#holdBack;
    return this.#platform.now() - (shown?.delayMs ?? this.#frame?.delayMs ?? 0);
  }

  #show(frame: CrowdFrame, isAnew: boolean): void {
    this.#past.forgetBefore(frame.stageId);
    if (isAnew) this.#audience.startAnew();
    void this.#audience.follow(frame, (member) => this.#wantedBy(member, frame));
  }

  /** What this member voted for in the stage that they see. */
  #wantedBy(member: number, { stageId }: CrowdFrame): readonly AcceptedMove[] {
    return stageId === this.#tally.stageId
      ? this.#tally.of(member)
      : this.#past.of(stageId, member);
  }

  #greet(socket: CrowdSocket): void {
    const { shown } = this.#holdBack;
    if (!shown) return this.#audience.wait(socket);
    this.#audience.greet(socket, shown, this.#wantedBy(socket.member, shown));
  }

  /** Returns the room's newest frame. After waking, fetches it first, counts the stored votes again and reports them. */
  async #awake(): Promise<CrowdFrame | undefined> {
    if (this.#frame) return this.#frame;
    this.#loading ??= this.#load().finally(() => (this.#loading = undefined));
    await this.#loading;
    return this.#frame;
  }

  async #load(): Promise<void> {
    const frame = await (await this.#platform.room()).crowdFrame(this.#platform.section);
    if ("gone" in frame) return this.dismiss(frame.gone);
    this.#take(frame);
    this.#reports.soon();
  }

  /** Takes in a frame; after the first one since waking, the stored votes are restored. */
  #take(frame: CrowdFrame): void {
    const isFirst = this.#frame === undefined;
    this.#frame = frame;
    this.#places.counted(frame.people);
    for (const socket of this.#audience.outOf(frame)) this.#drop(socket, CLOSE.kicked);
    this.#past.keep(this.#tally, frame.stageId);
    const isOver = this.#tally.follow(frame.stageId, frame.counted);
    if (isFirst) this.#recall(frame);
    else if (isOver) {
      this.#platform.store.forgetVoices();
      // Votes on questions that stay open when another one is counted are stored again.
      for (const voice of this.#tally.all()) this.#platform.store.keepVoice(voice);
    }
    this.#holdBack.take(frame);
  }

  /** Members who are present: there was a sign of life from their phone recently (SE53). */
  #here(): Set<number> {
    return this.#audience.heardSince(this.#platform.now() - AWAY_AFTER_MS);
  }

  #recall({ stageId }: CrowdFrame): void {
    for (const { member, turn, on, stageId: of, judged } of this.#platform.store.voices()) {
      if (of === stageId && on === OK) this.#tally.ready.add(member);
      else if (of === stageId && turn === this.#tally.turn(on)) {
        this.#tally.vote(member, JSON.stringify(judged.move), judged);
      }
    }
  }

  async show(frame: CrowdFrame, wantsSums: boolean): Promise<SectionSums | undefined> {
    const before = this.#frame;
    const isKnown = before?.roomId === frame.roomId && frame.at <= before.at;
    if (!isKnown) this.#take(frame);
    if (!before) this.#reports.soon();
    return wantsSums ? this.#sums() : undefined;
  }

  async dismiss(code: CloseCode): Promise<void> {
    for (const socket of this.#platform.sockets()) socket.close(code);
    this.#audience.clear();
    this.#frame = undefined;
    this.#holdBack.clear();
    // Another crowd may be opened in this same stage, with the same numbers.
    this.#waiting.clear();
    this.#reactions = {};
    this.#reports.told();
    this.#tally = new SectionTally();
    this.#past = new PastVotes();
    await this.#platform.store.wipe();
  }

  async crowdAt(): Promise<{ readonly roomId: string; readonly seat: PlayerId } | undefined> {
    const frame = await this.#awake();
    return frame && { roomId: frame.roomId, seat: frame.seat.sessionPlayerId };
  }

  async come(
    seat: PlayerId,
    from: CallerOrigin,
    chatLink?: string,
  ): Promise<Place | { readonly refused: ErrorCode }> {
    const frame = await this.#awake();
    if (frame?.seat.sessionPlayerId !== seat) return { refused: "crowd_closed" };
    if (chatLink !== undefined && chatLink !== frame.chatLink?.id) {
      return { refused: "link_expired" };
    }
    if (isKicked(frame.kicked, { cameFrom: from }, this.#platform.now())) {
      return { refused: "kicked" };
    }
    const taken = this.#places.place(from.device);
    if (!taken) return { refused: "error.max_players_reached" };
    const { roomId, hostType, gameType } = frame;
    return {
      roomId,
      hostType,
      ...(gameType !== undefined && { gameType }),
      seat: frame.seat,
      ...taken,
    };
  }

  /** Called when somebody with a genuine token opened a socket; closes it if they may not come in. */
  async onConnect(
    socket: CrowdSocket,
    proof: { readonly roomId: string; readonly seat: PlayerId },
  ): Promise<void> {
    const frame = await this.#awake();
    if (!frame) return;
    if (frame.roomId !== proof.roomId || frame.seat.sessionPlayerId !== proof.seat) {
      return socket.close(CLOSE.token);
    }
    if (isOut(socket, frame.kicked)) return socket.close(CLOSE.kicked);
    const others = this.#audience.of(socket.member).filter((other) => other !== socket);
    // The network delayed this socket; the page has connected again since.
    if (others.some(({ pageTry }) => isBefore(socket.pageTry, pageTry))) {
      return this.#drop(socket, CLOSE.late);
    }
    for (const other of others) this.#drop(other, CLOSE.replaced);
    this.#greet(socket);
    this.#reports.soon();
  }

  #drop(socket: CrowdSocket, code: CloseCode): void {
    this.#audience.remove(socket);
    socket.close(code);
  }

  async onClose(socket: CrowdSocket): Promise<void> {
    this.#audience.remove(socket);
    // The section was asleep. Without a report, the room would count the last person for good.
    if (!this.#reports.hasTold) await this.#awake();
    if (this.#frame) this.#reports.soon();
  }

  async onMessage(socket: CrowdSocket, message: string | ArrayBuffer): Promise<void> {
    // A client may keep sending on a socket that was closed here.
    if (!(await this.#awake()) || !this.#audience.has(socket)) return;
    if (typeof message !== "string") return this.#drop(socket, CLOSE.protocol);
    const now = this.#platform.now();
    this.#audience.heard(socket, now);
    if (this.#commands.isTooFast(`${socket.member}`, now)) return this.#drop(socket, CLOSE.tooFast);
    const frame = decodeClientFrame(message);
    if ("bad" in frame) {
      if (frame.id !== undefined) return this.#answer(socket, frame.id, "validation_failed");
      return this.#drop(socket, frame.bad === "too_big" ? CLOSE.tooBig : CLOSE.protocol);
    }
    await this.#carryOut(socket, frame.id, frame.command);
  }

  async #carryOut(socket: CrowdSocket, id: string, command: Command): Promise<void> {
    const frame = this.#frame;
    if (!frame) return;
    switch (command.topic) {
      case "move":
        return this.#move(socket, id, command.body, frame);
      case "ready":
        if (command.body.stageId !== frame.stageId) return this.#answer(socket, id, "stage_over");
        this.#ready(socket.member, frame.stageId);
        return this.#answer(socket, id);
      case "reaction": {
        const { reaction } = command.body;
        this.#reactions[reaction] = (this.#reactions[reaction] ?? 0) + 1;
        this.#reports.soon();
        return this.#answer(socket, id);
      }
      case "playerHeartbeat":
      case "responseHeartbeat":
        // Somebody who was counted as away counts again.
        if (this.#toldPeople < this.#audience.size) this.#reports.soon();
        return this.#answer(socket, id);
      case "resync":
      case "requestTimer":
      case "usedAvatarsRequested":
      case "requestCurrentHiderId":
        if (this.#questions.isTooFast(`${socket.member}`, this.#platform.now())) {
          return this.#drop(socket, CLOSE.tooFast);
        }
        this.#greet(socket);
        return this.#answer(socket, id);
      case "report": {
        const refused = await this.#platform
          .room()
          .then((room) => room.commandInCrowd(socket.member, command))
          .catch((): ErrorCode => "error.server_unavailable");
        return this.#answer(socket, id, refused);
      }
      default: {
        const isHosts = ["host", "backstage"].includes(COMMANDS[command.topic].sender);
        return this.#answer(socket, id, isHosts ? "not_host" : "not_yours");
      }
    }
  }

  #ready(member: number, stageId: StageId): void {
    const judged = { move: null, question: { on: OK } };
    this.#platform.store.keepVoice({ member, on: OK, turn: 0, stageId, judged });
    this.#tally.ready.add(member);
    this.#reports.soon();
  }

  #move(socket: CrowdSocket, id: string, wanted: WaitingMove["wanted"], frame: CrowdFrame): void {
    if (wanted.stageId !== frame.stageId) return this.#answer(socket, id, "stage_over");
    if (frame.movesOver) return this.#answer(socket, id, frame.movesOver);
    const key = JSON.stringify(wanted.move) ?? "";
    const judged = this.#tally.judged(key);
    if (judged) return this.#vote({ socket, id, key, wanted }, judged);
    this.#waiting.add({ socket, id, key, wanted });
    this.#reports.ask();
  }

  #vote({ socket, id, key }: WaitingMove, judged: AcceptedMove): void {
    const { member } = socket;
    const { stageId } = this.#tally;
    if (stageId === undefined) return;
    const { on } = judged.question;
    this.#platform.store.keepVoice({ member, on, turn: this.#tally.turn(on), stageId, judged });
    this.#tally.vote(member, key, judged);
    const { shown } = this.#holdBack;
    if (shown) this.#audience.refresh(socket, shown, this.#wantedBy(member, shown));
    this.#answer(socket, id);
    this.#reports.soon();
  }

  #answer(socket: CrowdSocket, id: string, refused?: ErrorCode): void {
    const reply =
      refused === undefined
        ? { topic: "ack", id, serverTime: this.#clock() }
        : { topic: "refused", id, body: { code: refused } };
    this.#audience.say(socket, JSON.stringify(reply));
  }

  #sums(): SectionSums | undefined {
    const { stageId, ready } = this.#tally;
    if (stageId === undefined) return undefined;
    const here = this.#here();
    const isReady = [...ready].filter((member) => here.has(member)).length;
    return { people: here.size, stageId, ready: isReady, ballots: this.#tally.sums(here) };
  }

  async #tell(): Promise<void> {
    const sums = this.#sums();
    if (!sums) return;
    this.#reports.told();
    this.#toldPeople = sums.people;
    const { waiting, asked, indexes } = this.#waiting.take();
    const reactions = this.#reactions;
    this.#reactions = {};
    const telling = { section: this.#platform.section, sums, asked, reactions };
    try {
      const verdicts = await (await this.#platform.room()).hearCrowd(telling);
      if ("gone" in verdicts) return await this.dismiss(verdicts.gone);
      for (const [at, one] of waiting.entries()) {
        const verdict = verdicts[indexes[at] ?? -1];
        if (!verdict) this.#answer(one.socket, one.id, "error.server_unavailable");
        else if ("refused" in verdict) this.#answer(one.socket, one.id, verdict.refused);
        // By now the room may be in another stage.
        else if (one.wanted.stageId !== this.#tally.stageId) {
          this.#answer(one.socket, one.id, "stage_over");
        } else this.#vote(one, { move: one.wanted.move, ...verdict });
      }
    } catch (error) {
      log("warn", "crowd.untold", { section: this.#platform.section, ...faultOf(error) });
      for (const { socket, id } of waiting) this.#answer(socket, id, "error.server_unavailable");
      this.#reports.soon();
    }
    if (!this.#waiting.isEmpty) this.#reports.ask();
    if (sums.people === 0 && this.#audience.members().size === 0) await this.#vanish();
  }

  /**
   * Called when nobody is left: keeps only votes that still count. Section 0, which gives the places, keeps everything,
   * since it stores who has which place.
   */
  async #vanish(): Promise<void> {
    if (this.#platform.section === 0) return;
    this.#frame = undefined;
    this.#holdBack.clear();
    if (this.#tally.all().length === 0) await this.#platform.store.wipe();
  }
}
