import { INK_FRAMES } from "../../src-shared/catalog/limits.ts";
import { Pace } from "../../src-shared/pace.ts";
import { countedAs } from "../session/model/people.ts";
import type { Canvases } from "../games/game.ts";
import { CLOSE, type CloseCode } from "../../src-shared/protocol/closeCodes.ts";
import {
  encodeHave,
  encodeRefused,
  STILL_AFTER_MS,
  type InkRefusal,
} from "../../src-shared/protocol/drawing.ts";
import type { Input } from "../session/model/inputs.ts";
import { elapsedOf } from "../session/model/stageTime.ts";
import type { Games, RoomState, SeenInk } from "../session/model/state.ts";
import { Timers } from "./timers.ts";
import type { Gallery } from "./gallery.ts";
import { Hands, sourceOfSeat } from "./hands.ts";
import { InkLines, type InkLine } from "./inkLines.ts";
import type { InkStore } from "./inkStore.ts";
import { FlushPolicy, GAPS } from "./flushPolicy.ts";
import { canvasesOf, mayNotPaint, ownCanvas } from "./painters.ts";
import { Readers, sendBytes, type InkSocket, type InkSockets, type Reader } from "./readers.ts";
import { AUDIENCES, Sheet, type Audience } from "./sheet.ts";
import { strokesFrame, type StrokesFrame } from "./strokesFrame.ts";

/**
 * How often ink is stored and acknowledged to painters, ms: one row each time. Until then their phones keep
 * it.
 */
const SAVE_EVERY_MS = 3_000;

/** What ink needs from its room. */
interface InkRoom {
  readonly games: Games;
  readonly sockets: InkSockets;
  readonly store: InkStore;
  readonly gallery: Gallery;
  readonly now: () => number;
  readonly state: () => RoomState | undefined;
  readonly commit: (input: Input) => void;
  /** Sends every socket what it has not received yet: after hibernation, the snapshot. */
  readonly greet: () => void;
}

/**
 * The room's side of drawing: strokes from phones come in, one frame for all screens goes out. The game
 * decides who paints where; its rules learn only whether a canvas has ink, not what is painted.
 *
 * It uses the room's one short timer besides the alarm, for the next frame to the screens, the next row of
 * storage, robots' hands and idle ink lines. Losing the timer does no harm: phones send again what was not
 * acknowledged, and a hand continues by the clock.
 */
export class Ink {
  readonly #room: InkRoom;
  readonly #readers: Readers;
  readonly #pace = new Pace(INK_FRAMES);
  readonly #policies: Readonly<Record<Audience, FlushPolicy>> = {
    screens: new FlushPolicy(GAPS.screens),
    phones: new FlushPolicy(GAPS.phones),
  };
  readonly #hands = new Hands();
  readonly #lines = new InkLines();
  readonly #timers = new Timers<Audience | "save" | "hands" | "lines">(() => this.#onTimer());
  #canvases: Canvases | undefined;
  #sheet: Sheet | undefined;
  /** Whether nothing has been sent to anybody since the room woke. */
  #isWaking = true;

  constructor(room: InkRoom) {
    this.#room = room;
    this.#readers = new Readers(room.sockets);
  }

  /** Called when another room begins under this code, or none is left. */
  forget(): void {
    this.#canvases = undefined;
    this.#takeDown();
    this.#room.store.forget();
  }

  /** Restores the ink after hibernation or a crash. */
  wake(): void {
    const { store } = this.#room;
    this.#canvases = canvasesOf(this.#room.state(), this.#room.games);
    if (!this.#canvases) return;
    const sheet = this.#putUp(this.#canvases.sheet);
    sheet.restore(store.rows());
    this.#readers.aim(this.#canvases);
    this.#sayInked();
    this.#moveHands();
    this.#timers.arm(this.#room.now());
  }

  /** Called when the state has changed: there may be other painters, another sheet, another game. */
  follow(before: RoomState, after: RoomState): void {
    const last = after.room.lastGame;
    if (last && before.room.lastGame !== last) this.#room.gallery.keepOnly(last.keepsakes);
    const isElsewhere = before.clock.stage.stageId !== after.clock.stage.stageId;
    if (before.game !== after.game || isElsewhere) this.#followGame(before, after);
    if (!this.#canvases) return;
    this.#moveHands();
    this.#timers.arm(this.#room.now());
  }

  #followGame(before: RoomState, after: RoomState): void {
    const was = this.#canvases;
    const is = canvasesOf(after, this.#room.games);
    this.#canvases = is;
    if (this.#sheet && this.#sheet.number !== is?.sheet) this.#turnOver(this.#sheet, after);
    const isOtherGame = before.game?.gameId !== after.game?.gameId;
    if (isOtherGame && after.game) this.#room.gallery.keepOnly([]);
    this.#lines.closeWhere((socket) => !this.#paints(socket), CLOSE.over);
    if (!is) return;
    const isFresh = this.#sheet === undefined;
    if (isFresh) this.#putUp(is.sheet);
    else this.#changePainters(was, is);
    const changed = this.#readers.aim(is);
    if (isFresh || changed.length === 0) return;
    this.#flushAll();
    this.#save();
    for (const reader of changed) this.#bringUpToDate(reader);
  }

  #putUp(number: number): Sheet {
    const sheet = new Sheet(number, this.#room.store);
    this.#sheet = sheet;
    this.#room.gallery.show(sheet);
    return sheet;
  }

  #takeDown(): void {
    this.#sheet = undefined;
    this.#room.gallery.show(undefined);
    this.#lines.closeWhere(() => true, CLOSE.over);
    this.#timers.clearAll();
    for (const reader of this.#readers.all) reader.acked = 0;
  }

  /** Called when a sheet is replaced or ends: keeps its drawings until the game ends, and deletes its ink. */
  #turnOver(sheet: Sheet, { room, game }: RoomState): void {
    const rules = game ? this.#room.games[game.gameType] : undefined;
    const keepsakes = game ? rules?.keepsakes?.(game.state) : room.lastGame?.keepsakes;
    this.#room.gallery.hang(sheet, keepsakes ?? []);
    this.#takeDown();
  }

  /** Wipes each canvas whose painter changed, since a new one begins on an empty canvas. */
  #changePainters(was: Canvases | undefined, is: Canvases): void {
    is.easels.forEach(({ painter }, canvas) => {
      if (was && was.easels[canvas]?.painter !== painter) this.#sheet?.wipe(canvas);
    });
    this.#flushAll();
  }

  /** What robots see when they look at the canvases now; undefined: there are none to paint on. */
  seen(): SeenInk | undefined {
    const sheet = this.#sheet;
    if (!sheet || !this.#canvases) return undefined;
    return { sheet: sheet.number, sketches: sheet.sketches(this.#canvases.easels.length) };
  }

  /** Called when a screen has just received its first snapshot, or requested another one. */
  welcome(socket: InkSocket, again = false): void {
    const reader = this.#readers.of(socket);
    if (!reader || (reader.isSynced && !again)) return;
    reader.isSynced = false;
    reader.only = ownCanvas(this.#canvases, reader.playerId);
    this.#bringUpToDate(reader);
  }

  /** Sends the ink so far; to a painter also how much of theirs is stored. */
  #bringUpToDate(reader: Reader): void {
    const sheet = this.#sheet;
    if (!sheet) return;
    const { isSynced } = reader;
    this.#flushAll();
    // Then flushing has just brought this reader up to date.
    if (!isSynced && reader.isSynced) return;
    sendBytes(reader, sheet.whole(reader.only));
    reader.isSynced = true;
    if (reader.only !== undefined) this.#acknowledge(reader, true);
  }

  /** Tells a painter how much of their ink is stored, if that has changed or if `anyway`. */
  #acknowledge(reader: Reader, anyway = false): void {
    const { playerId } = reader;
    if (!this.#sheet || playerId === undefined) return;
    const stored = this.#sheet.stored(sourceOfSeat(playerId));
    if (stored === reader.acked && !anyway) return;
    reader.acked = stored;
    sendBytes(reader, encodeHave(this.#sheet.number, stored));
  }

  #paints(socket: InkSocket): boolean {
    return ownCanvas(this.#canvases, this.#readers.of(socket)?.playerId) !== undefined;
  }

  /** Opens a painter's second socket. Returns the code it must be closed with, if any. */
  openLine(line: InkLine, socket: InkSocket): CloseCode | undefined {
    if (!this.#sheet || !this.#paints(socket)) return CLOSE.over;
    const now = this.#room.now();
    this.#lines.open(line, socket, now);
    this.#restLines(now);
    return undefined;
  }

  /**
   * Called when a binary frame arrived on an ink line. Returns the code the line must be closed with, if any.
   */
  receiveByLine(line: InkLine, message: ArrayBuffer): CloseCode | undefined {
    const now = this.#room.now();
    const socket = this.#lines.use(line, now);
    // A painter whose own socket is gone has no right to paint any more.
    if (!socket || !this.#room.sockets.has(socket)) return CLOSE.over;
    return this.receive(socket, message, now);
  }

  forgetLine(line: InkLine): void {
    this.#lines.forget(line);
  }

  #restLines(now: number): void {
    const next = this.#lines.closeResting(now);
    if (next === undefined) this.#timers.clear("lines");
    else this.#timers.set("lines", next);
    this.#timers.arm(now);
  }

  /** Called when a binary frame arrived. Returns the code its socket must be closed with, if any. */
  receive(
    socket: InkSocket,
    message: ArrayBuffer | ArrayBufferView,
    now = this.#room.now(),
  ): CloseCode | undefined {
    // By seat: opening a new socket every few frames does not start a new count.
    const painter = (socket.state && countedAs(socket.state.actor)) ?? socket;
    if (this.#pace.isTooFast(painter, now)) return CLOSE.tooFast;
    const bytes = ArrayBuffer.isView(message)
      ? new Uint8Array(message.buffer, message.byteOffset, message.byteLength)
      : new Uint8Array(message);
    const frame = strokesFrame(bytes);
    const reader = this.#readers.of(socket);
    if (!frame || !reader) return CLOSE.protocol;
    const clock = this.#room.state()?.clock;
    const mayNot = mayNotPaint(this.#canvases, clock, reader.playerId, frame, now);
    if (frame.spans.length === 0) {
      if (!mayNot) this.#flushAll();
      return undefined;
    }
    const refused = mayNot ?? this.#take(frame, bytes, now);
    if (refused) this.#refuse(reader, frame.sheet, refused);
    this.#flushSoon(now);
    this.#sayInked();
    return undefined;
  }

  /** Takes the actions of somebody who may paint; those after a refused one are ignored. */
  #take(frame: StrokesFrame, bytes: Uint8Array, now: number): InkRefusal | undefined {
    const sheet = this.#sheet;
    const easels = this.#canvases?.easels ?? [];
    const canvas = easels.findIndex(({ painter }) => painter === frame.playerId);
    if (!sheet || canvas < 0) return "stage_over";
    const source = sourceOfSeat(frame.playerId);
    let number = frame.first;
    for (const span of frame.spans) {
      // An action that is already here, or arrives too early, is skipped: `have` tells the phone where to
      // continue.
      if (number === sheet.have(source) + 1) {
        const refused = sheet.take(source, canvas, bytes, span);
        if (refused) return refused;
      }
      number += 1;
    }
    this.#inked(canvas, now);
    return undefined;
  }

  #refuse(reader: Reader, sheet: number, code: InkRefusal): void {
    sendBytes(reader, encodeRefused(sheet, code));
    if (code !== "invalid_move" && code !== "too_much_ink") return;
    // The phone drops what was not acknowledged and continues from what the room has.
    this.#sheet?.save();
    this.#bringUpToDate(reader);
  }

  /** Tells the game when a canvas is no longer empty, or empty again. */
  #sayInked(): void {
    for (let canvas = 0; canvas < (this.#canvases?.easels.length ?? 0); canvas++) {
      const [canvases, sheet] = [this.#canvases, this.#sheet];
      const easel = canvases?.easels[canvas];
      if (!easel || !sheet || easel.inked === sheet.isInked(canvas)) continue;
      const inked = sheet.isInked(canvas);
      this.#room.commit({ type: "inked", sheet: sheet.number, canvas, inked });
    }
  }

  /** Lets robots paint what is due, and schedules their next ink. */
  #moveHands(): void {
    const [canvases, sheet, clock] = [this.#canvases, this.#sheet, this.#room.state()?.clock];
    this.#timers.clear("hands");
    if (!canvases || !sheet || !clock || clock.paused || clock.held) return;
    const now = this.#room.now();
    const { inked, nextIn } = this.#hands.paint(canvases, sheet, elapsedOf(clock, now));
    for (const canvas of inked) this.#inked(canvas, now);
    if (nextIn !== undefined) this.#timers.set("hands", now + nextIn);
    if (inked.length === 0) return;
    const isStill = nextIn === undefined || nextIn > STILL_AFTER_MS;
    if (isStill) this.#flushAll();
    this.#flushSoon(now);
  }

  #flushSoon(now: number): void {
    const sheet = this.#sheet;
    if (!sheet) return;
    if (sheet.isUnstored) this.#timers.setIfUnset("save", now + SAVE_EVERY_MS);
    for (const audience of AUDIENCES) {
      if (!sheet.isWaiting(audience)) continue;
      const at = this.#policies[audience].nextAt(now);
      if (at <= now) this.#flush(audience, now);
      else this.#timers.set(audience, at);
    }
    this.#timers.arm(now);
  }

  #inked(canvas: number, now: number): void {
    for (const audience of AUDIENCES) this.#policies[audience].inked(canvas, now);
  }

  /**
   * Sends all waiting ink now: before a complete frame, so that everybody has the same, and when nothing
   * follows for now.
   */
  #flushAll(): void {
    for (const audience of AUDIENCES) this.#flush(audience);
  }

  /** Sends an audience its new ink: one frame for all of them who see every canvas. */
  #flush(audience: Audience, now = this.#room.now()): void {
    this.#timers.clear(audience);
    const frame = this.#sheet?.flush(audience);
    if (!frame) return;
    this.#policies[audience].flushed(now);
    if (this.#isWaking) this.#greet();
    for (const reader of this.#readers.all) {
      if (reader.audience !== audience) continue;
      if (!reader.isSynced) this.#bringUpToDate(reader);
      else if (reader.only === undefined) sendBytes(reader, frame);
    }
  }

  /** Stores new ink, and tells its painters that it is stored. */
  #save(): void {
    this.#timers.clear("save");
    this.#sheet?.save();
    for (const reader of this.#readers.all) {
      if (reader.only !== undefined && reader.isSynced) this.#acknowledge(reader);
    }
  }

  /** Sends every screen its snapshot, once after waking and before any ink. */
  #greet(): void {
    this.#isWaking = false;
    this.#room.greet();
  }

  #onTimer(): void {
    const now = this.#room.now();
    if (this.#timers.isDue("hands", now)) this.#moveHands();
    if (this.#timers.isDue("save", now)) this.#save();
    if (this.#timers.isDue("lines", now)) this.#restLines(now);
    this.#flushSoon(now);
    this.#sayInked();
  }
}
