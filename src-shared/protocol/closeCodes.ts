/** WebSocket close codes of a room (4000 to 4999 are for applications). */
export const CLOSE = {
  /** The client sent a frame that is not part of the protocol. */
  protocol: 4400,
  /** The room token is missing, forged or expired. */
  token: 4401,
  /** The host kicked this player. */
  kicked: 4403,
  /** No room has this code. */
  noRoom: 4404,
  /** A delayed connection of a page that has since connected again. */
  late: 4408,
  /**
   * The same seat was opened in another tab or on another device, which continues to play. Also the oldest of
   * too many overlays.
   */
  replaced: 4409,
  /** The room was closed by its host, or expired. */
  closed: 4410,
  /** Too many screens or onlookers. */
  full: 4413,
  /** The seat moved to another device for good, or its person took another seat. */
  moved: 4411,
  /** The host revoked the rights of this remote, or the link that this overlay used. */
  dismissed: 4412,
  /** The purpose of this socket has ended: an ink line whose owner is not painting. */
  over: 4414,
  /** The client is older than the versions the room understands; it reloads. */
  tooOld: 4426,
  /** The client sent too many commands. */
  tooFast: 4429,
  /** The frame exceeds the size limit (a code of the WebSocket standard). */
  tooBig: 1009,
  /** The server failed; its log has the cause (a code of the WebSocket standard). */
  failed: 1011,
} as const;

/** The other side was silent for too long. Screens do not treat this code specially: they just reconnect. */
export const SILENT = 4407;

/** Any code with which a room closes a socket. */
export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE] | typeof SILENT;

/** Codes after which a client must not reconnect by itself. */
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

/** Whether this close code means that a frame was not accepted and never will be. */
export function blamesFrame(code: number): boolean {
  return code === CLOSE.protocol || code === CLOSE.tooBig;
}

/** Whether this close code means that reconnecting cannot help. */
export function isFinalClose(code: number): boolean {
  return FINAL.includes(code);
}
