import type partykit from "../../partykit.json";

/** Name of the rooms' party: part of the socket's address, `/parties/room/{CODE}`. */
export const ROOM_PARTY = "room" satisfies keyof (typeof partykit)["parties"];

/** Version of the wire; a client says it as `v` and a room refuses older ones with 4426. */
export const PROTOCOL_VERSION = 1;

/** What a socket is for: `remote` is a phone with the host's rights and no seat, `join` is the join screen, which needs no token and may only look. */
export const PURPOSES = ["host", "player", "spectator", "remote", "join"] as const;
export type Purpose = (typeof PURPOSES)[number];

/**
 * Purpose of a second socket of a player who paints, an ink line (PROTOCOL.md, 'Drawing'): not one of those above, as
 * nothing is told by it.
 */
export const INK_LINE = "ink";

/**
 * Query of a socket's address: which connection of its page it is, counted from 1. The page is told
 * apart by `_pk`, the id that partysocket gives it.
 */
export const NTH = "nth";

/** Heartbeat texts: answered by the runtime itself, without waking the room. */
export const PING = "ping";
export const PONG = "pong";
