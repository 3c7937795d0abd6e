import { bytesOf, textOf } from "../../../../src-shared/base64.ts";
import type { RoomApi } from "../../../room/roomApi.ts";

/** The calls that the HTTP side may make on a room that runs elsewhere: the same as on a local one. */
export type RoomCall = keyof RoomApi;

/** All calls. */
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

/** How bytes are written in JSON. */
interface Bytes {
  readonly $bytes: string;
}

const isBytes = (value: unknown): value is Bytes =>
  typeof value === "object" &&
  value !== null &&
  "$bytes" in value &&
  typeof value.$bytes === "string";

/** Serialises a value; undefined becomes null. */
export function packed(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part: unknown) =>
    part instanceof Uint8Array ? ({ $bytes: textOf(part) } satisfies Bytes) : part,
  );
}

/** Parses what `packed` serialised. */
export function unpacked(text: string): unknown {
  return JSON.parse(text, (_key, part: unknown) => (isBytes(part) ? bytesOf(part.$bytes) : part));
}
