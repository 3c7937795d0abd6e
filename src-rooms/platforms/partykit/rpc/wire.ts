import { bytesOf, textOf } from "../../../../src-shared/base64.ts";
import type { RoomApi } from "../../../room/roomApi.ts";

/** What the HTTP side may ask of a room that runs elsewhere: all it may ask of one next door. */
export type RoomCall = keyof RoomApi;

/** Every call there is. */
export const ROOM_CALLS = Object.keys({
  holdRoom: 0,
  openRoom: 0,
  look: 0,
  joinRoom: 0,
  rejoinRoom: 0,
  updateSeat: 0,
  invite: 0,
  redeem: 0,
  quitRoom: 0,
  updateRoom: 0,
  createGame: 0,
  command: 0,
  accountOf: 0,
  joinCircle: 0,
  makersOf: 0,
  tellPayment: 0,
  moderate: 0,
  drawing: 0,
  exportJournal: 0,
  keepPhoto: 0,
  showPhoto: 0,
} satisfies Record<RoomCall, 0>) as RoomCall[];

/** JSON, with bytes as texts of this shape. */
interface Bytes {
  readonly $bytes: string;
}

const isBytes = (value: unknown): value is Bytes =>
  typeof value === "object" &&
  value !== null &&
  "$bytes" in value &&
  typeof value.$bytes === "string";

/** A value as text; what is undefined becomes null. */
export function packed(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part: unknown) =>
    part instanceof Uint8Array ? ({ $bytes: textOf(part) } satisfies Bytes) : part,
  );
}

/** What `packed` made into text. */
export function unpacked(text: string): unknown {
  return JSON.parse(text, (_key, part: unknown) => (isBytes(part) ? bytesOf(part.$bytes) : part));
}
