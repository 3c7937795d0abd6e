/** WebSocket close codes of a room (4000 to 4999 are an application's own). */
export const CLOSE = {
  /** A frame that is not of the protocol. */
  protocol: 4400,
  /** No, forged or outdated room token. */
  token: 4401,
  /** The host took this player out. */
  kicked: 4403,
  /** No room has this code. */
  noRoom: 4404,
  /** An earlier try of the same page, which has come by a later one since. */
  late: 4408,
  /** The same seat was opened in another tab or on another device, which goes on playing. */
  replaced: 4409,
  /** The room was closed by its host or by time. */
  closed: 4410,
  /** Too many screens or onlookers. */
  full: 4413,
  /** The seat moved to another device, for good. */
  moved: 4411,
  /** The host took the rights of this remote back. */
  dismissed: 4412,
  /** What this socket was opened for is over: an ink line whose owner does not paint. */
  over: 4414,
  /** The client is older than the room understands: it reloads. */
  tooOld: 4426,
  /** Too many commands. */
  tooFast: 4429,
  /** Frame over the limit (a code of the WebSocket standard). */
  tooBig: 1009,
  /** Something of ours failed; the log says what (a code of the WebSocket standard). */
  failed: 1011,
} as const;

/** Nothing was heard from the other side for too long. Not among those a screen acts on: it just comes back. */
export const SILENT = 4407;

export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE] | typeof SILENT;

/** After these a client must not come back by itself. */
const FINAL: readonly number[] = [
  CLOSE.token,
  CLOSE.kicked,
  CLOSE.noRoom,
  CLOSE.replaced,
  CLOSE.closed,
  CLOSE.moved,
  CLOSE.dismissed,
  CLOSE.full,
  CLOSE.tooOld,
];

/** Does this close code say that a frame could not be taken, and never will be? */
export function blamesFrame(code: number): boolean {
  return code === CLOSE.protocol || code === CLOSE.tooBig;
}

/** Does this close code say that reconnecting cannot help? */
export function isFinalClose(code: number): boolean {
  return FINAL.includes(code);
}
