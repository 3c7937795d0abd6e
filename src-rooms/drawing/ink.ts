import type { Drawing } from "../catalog/drawing.ts";
import { GRACE_MS } from "../catalog/limits.ts";
import type { Canvases } from "../games/game.ts";
import { CLOSE, type CloseCode } from "../protocol/closeCodes.ts";
import { encodeHave, encodeRefused, type InkRefusal } from "../protocol/drawing.ts";
import type { Keepsake } from "../protocol/entities.ts";
import type { Screen, Screens } from "../screens.ts";
import type { Input, OutboxRow } from "../session/inputs.ts";
import { elapsedOf } from "../session/stageTime.ts";
import type { Games, RoomState } from "../session/state.ts";
import { Hands, sourceOfSeat } from "./hands.ts";
import type { InkStore } from "./inkStore.ts";
import { Pace, Rhythm } from "./pace.ts";
import { canvasesOf, canvasOf, ownCanvas } from "./painters.ts";
import { Readers, sendBytes, type Reader } from "./readers.ts";
import { Sheet } from "./sheet.ts";
import { strokesFrame, type StrokesFrame } from "./strokesFrame.ts";

/** Ink is stored, and painters hear of it, so often, ms. */
const SAVE_EVERY_MS = 500;

/** When something is to be done, ms since 1970. */
interface Due {
  /** Screens get their next frame. */
  flush: number | undefined;
  save: number | undefined;
  /** Robots' hands go on. */
  hands: number | undefined;
}

/** What ink needs of its room. */
export interface InkRoom {
  readonly games: Games;
  readonly screens: Screens;
  readonly store: InkStore;
  readonly now: () => number;
  readonly state: () => RoomState | undefined;
  readonly commit: (input: Input) => void;
  readonly close: (screen: Screen, code: CloseCode) => void;
}

/**
 * The drawing wire: phones' strokes in, one frame for all screens out. The game says who paints where;
 * what is painted is no business of the rules, only that something is.
 *
 * It has the room's one short timer besides the alarm: the next frame to the screens, acknowledgements,
 * robots' hands. Losing it loses nothing: phones send again what was not acknowledged, and a hand goes on
 * by the clock.
 */
export class Ink {
  readonly #room: InkRoom;
  readonly #readers: Readers;
  readonly #pace = new Pace();
  readonly #rhythm = new Rhythm();
  readonly #hands = new Hands();
  #canvases: Canvases | undefined;
  #sheet: Sheet | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #timerAt = Infinity;
  readonly #due: Due = { flush: undefined, save: undefined, hands: undefined };
  /** Nobody was told anything yet since the room woke. */
  #isWaking = true;

  constructor(room: InkRoom) {
    this.#room = room;
    this.#readers = new Readers(room.screens);
  }

  /** Another room begins under this code, or none is left. */
  forget(): void {
    this.#canvases = undefined;
    this.#sheet = undefined;
    this.#rest();
    this.#room.store.forget();
  }

  #rest(): void {
    this.#due.flush = this.#due.save = this.#due.hands = undefined;
    this.#arm(0);
  }

  /** Go on after sleep or a crash. */
  wake(): void {
    const { store } = this.#room;
    this.#canvases = canvasesOf(this.#room.state(), this.#room.games);
    if (!this.#canvases) return;
    this.#sheet = new Sheet(this.#canvases.sheet, store);
    this.#sheet.restore(store.rows());
    this.#readers.aim(this.#canvases);
    this.#sayInked();
    this.#moveHands();
    this.#arm(this.#room.now());
  }

  /** The state is another one: other painters, another sheet, another game. */
  follow(before: RoomState, after: RoomState): void {
    const last = after.room.lastGame;
    if (last && before.room.lastGame !== last) this.#room.store.keepOnly(idsOf(last.keepsakes));
    const isElsewhere = before.clock.stage.stageId !== after.clock.stage.stageId;
    if (before.game !== after.game || isElsewhere) this.#followGame(before, after);
    if (!this.#canvases) return;
    this.#moveHands();
    this.#arm(this.#room.now());
  }

  #followGame(before: RoomState, after: RoomState): void {
    const was = this.#canvases;
    const is = canvasesOf(after, this.#room.games);
    this.#canvases = is;
    if (this.#sheet && this.#sheet.number !== is?.sheet) this.#turnOver(after);
    const isOtherGame = before.game?.gameId !== after.game?.gameId;
    if (isOtherGame && after.game) this.#room.store.keepOnly([]);
    if (!is) return;
    const isFresh = this.#sheet === undefined;
    this.#sheet ??= new Sheet(is.sheet, this.#room.store);
    if (!isFresh) this.#changePainters(was, is);
    const changed = this.#readers.aim(is);
    if (isFresh || changed.length === 0) return;
    this.#flush();
    this.#save();
    for (const reader of changed) this.#bringUpToDate(reader);
  }

  /** Whoever takes over begins on an empty canvas. */
  #changePainters(was: Canvases | undefined, is: Canvases): void {
    is.easels.forEach(({ painter }, canvas) => {
      if (was && was.easels[canvas]?.painter !== painter) this.#sheet?.wipe(canvas);
    });
    this.#flush();
  }

  /** Another sheet, or none: the old one's drawings wait for the end of the game, its ink goes. */
  #turnOver({ room, game }: RoomState): void {
    const rules = game ? this.#room.games[game.gameType] : undefined;
    const keepsakes = game ? rules?.keepsakes?.(game.state) : room.lastGame?.keepsakes;
    const kept = idsOf(keepsakes ?? []);
    const drawings = [...(this.#sheet?.drawings() ?? [])].filter(([id]) => kept.includes(id));
    this.#room.store.turnOver(new Map(drawings));
    this.#sheet = undefined;
    this.#rest();
    for (const reader of this.#readers.all) reader.acked = 0;
  }

  /** A drawing of the last game that its maker did not take away. */
  drawing(id: string): Drawing | undefined {
    const { lastGame } = this.#room.state()?.room ?? {};
    if (!lastGame?.keepsakes.some((keepsake) => keepsake.id === id)) return undefined;
    return this.#sheet?.drawings().get(id) ?? this.#room.store.drawing(id);
  }

  /** What goes to D1, with the drawings themselves beside what the game says about them. */
  filled(row: OutboxRow): OutboxRow {
    if (row.kind !== "keepsakes") return row;
    const onEasels = this.#sheet?.drawings();
    const keepsakes = row.body.keepsakes.map((keepsake): Keepsake => {
      if (keepsake.kind !== "drawing") return keepsake;
      const drawing = onEasels?.get(keepsake.id) ?? this.#room.store.drawing(keepsake.id);
      return drawing ? { ...keepsake, body: { ...bodyOf(keepsake), drawing } } : keepsake;
    });
    return { ...row, body: { ...row.body, keepsakes } };
  }

  /** A screen has just got its first snapshot, or asked for another one. */
  welcome(screen: Screen, again = false): void {
    const reader = this.#readers.of(screen);
    if (!reader || (reader.isSynced && !again)) return;
    reader.isSynced = false;
    reader.only = ownCanvas(this.#canvases, reader.playerId);
    this.#bringUpToDate(reader);
  }

  /** The ink so far; to a painter also how much of it is stored. */
  #bringUpToDate(reader: Reader): void {
    const sheet = this.#sheet;
    if (!sheet) return;
    const { isSynced } = reader;
    if (sheet.isWaiting) this.#flush();
    // Then it has just been told.
    if (!isSynced && reader.isSynced) return;
    sendBytes(reader, sheet.whole(reader.only));
    reader.isSynced = true;
    if (reader.only !== undefined) this.#acknowledge(reader, true);
  }

  /** Say how much of a painter's ink is stored, when that is news. */
  #acknowledge(reader: Reader, anyway = false): void {
    const { playerId } = reader;
    if (!this.#sheet || playerId === undefined) return;
    const stored = this.#sheet.stored(sourceOfSeat(playerId));
    if (stored === reader.acked && !anyway) return;
    reader.acked = stored;
    sendBytes(reader, encodeHave(this.#sheet.number, stored));
  }

  /** A binary frame came. */
  receive(screen: Screen, message: ArrayBuffer | ArrayBufferView): void {
    const now = this.#room.now();
    if (this.#pace.isTooFast(screen, now)) return this.#room.close(screen, CLOSE.tooFast);
    const bytes = ArrayBuffer.isView(message)
      ? new Uint8Array(message.buffer, message.byteOffset, message.byteLength)
      : new Uint8Array(message);
    const frame = strokesFrame(bytes);
    const reader = this.#readers.of(screen);
    if (!frame || !reader) return this.#room.close(screen, CLOSE.protocol);
    const refused = this.#refusal(reader, frame, now) ?? this.#take(reader, frame, bytes, now);
    if (refused) this.#refuse(reader, frame.sheet, refused);
    this.#flushSoon(now);
    this.#sayInked();
  }

  /** Why this seat may not paint there now. */
  #refusal({ playerId }: Reader, frame: StrokesFrame, now: number): InkRefusal | undefined {
    const canvases = this.#canvases;
    const clock = this.#room.state()?.clock;
    if (playerId === undefined || frame.playerId !== playerId) return "not_your_turn";
    if (!canvases || !clock || frame.sheet !== canvases.sheet) return "stage_over";
    if (canvasOf(canvases, playerId) < 0) return "not_your_turn";
    const { endsAt } = clock.stage;
    const isLate = endsAt !== undefined && now > endsAt + GRACE_MS;
    if (!canvases.open || clock.held || isLate) return "stage_over";
    return clock.paused ? "game_paused" : undefined;
  }

  #take(
    { playerId }: Reader,
    frame: StrokesFrame,
    bytes: Uint8Array,
    now: number,
  ): InkRefusal | undefined {
    const sheet = this.#sheet;
    if (!sheet || playerId === undefined) return "stage_over";
    const canvas = canvasOf(this.#canvases, playerId);
    const source = sourceOfSeat(playerId);
    let number = frame.first;
    for (const span of frame.spans) {
      const have = sheet.have(source);
      // What is here already, or comes too soon, does no harm: `have` says where to go on.
      if (number === have + 1) {
        const refused = sheet.take(source, canvas, bytes, span);
        if (refused) return refused;
      }
      number += 1;
    }
    this.#rhythm.inked(canvas, now);
    return undefined;
  }

  #refuse(reader: Reader, sheet: number, code: InkRefusal): void {
    sendBytes(reader, encodeRefused(sheet, code));
    if (code !== "invalid_move" && code !== "too_much_ink") return;
    // The phone forgets what was not acknowledged and goes on from what the room has.
    this.#sheet?.save();
    this.#bringUpToDate(reader);
  }

  /** The game wants to know when a canvas is no longer empty, or empty again. */
  #sayInked(): void {
    for (let canvas = 0; canvas < (this.#canvases?.easels.length ?? 0); canvas++) {
      const [canvases, sheet] = [this.#canvases, this.#sheet];
      const easel = canvases?.easels[canvas];
      if (!easel || !sheet || easel.inked === sheet.isInked(canvas)) continue;
      const inked = sheet.isInked(canvas);
      this.#room.commit({ type: "inked", sheet: sheet.number, canvas, inked });
    }
  }

  /** Robots paint what is due, and come again. */
  #moveHands(): void {
    const [canvases, sheet, clock] = [this.#canvases, this.#sheet, this.#room.state()?.clock];
    this.#due.hands = undefined;
    if (!canvases || !sheet || !clock || clock.paused || clock.held) return;
    const now = this.#room.now();
    const { inked, nextIn } = this.#hands.paint(canvases, sheet, elapsedOf(clock, now));
    for (const canvas of inked) this.#rhythm.inked(canvas, now);
    if (nextIn !== undefined) this.#due.hands = now + nextIn;
    if (inked.length > 0) this.#flushSoon(now);
  }

  #flushSoon(now: number): void {
    const sheet = this.#sheet;
    if (!sheet) return;
    if (sheet.isUnstored) this.#due.save ??= now + SAVE_EVERY_MS;
    if (sheet.isWaiting) {
      const at = this.#rhythm.nextAt(now);
      if (at <= now) this.#flush();
      else this.#due.flush = at;
    }
    this.#arm(now);
  }

  /** Tell what is new: one frame for all who see all of it. */
  #flush(): void {
    const frame = this.#sheet?.flush();
    this.#due.flush = undefined;
    if (!frame) return;
    this.#rhythm.flushed(this.#room.now());
    if (this.#isWaking) this.#greet();
    for (const reader of this.#readers.all) {
      if (!reader.isSynced) this.#bringUpToDate(reader);
      else if (reader.only === undefined) sendBytes(reader, frame);
    }
  }

  /** Store what is new, and tell painters that it is. */
  #save(): void {
    this.#due.save = undefined;
    this.#sheet?.save();
    for (const reader of this.#readers.all) {
      if (reader.only !== undefined && reader.isSynced) this.#acknowledge(reader);
    }
  }

  /** After sleep every screen gets its snapshot before any ink. */
  #greet(): void {
    this.#isWaking = false;
    const state = this.#room.state();
    if (state) this.#room.screens.publish(state, state, []);
  }

  /** Set the timer to whatever is due next. */
  #arm(now: number): void {
    const { flush = Infinity, save = Infinity, hands = Infinity } = this.#due;
    const at = Math.min(flush, save, hands);
    if (at === this.#timerAt) return;
    clearTimeout(this.#timer);
    this.#timerAt = at;
    if (at < Infinity) this.#timer = setTimeout(() => this.#ring(), Math.max(0, at - now));
  }

  #ring(): void {
    this.#timerAt = Infinity;
    const now = this.#room.now();
    const { save = Infinity, hands = Infinity } = this.#due;
    if (hands <= now) this.#moveHands();
    if (save <= now) this.#save();
    this.#flushSoon(now);
    this.#sayInked();
  }
}

function idsOf(keepsakes: readonly Keepsake[]): string[] {
  return keepsakes.map(({ id }) => id);
}

function bodyOf({ body }: Keepsake): object {
  return typeof body === "object" && body !== null ? body : {};
}
