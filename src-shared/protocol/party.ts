import type partykit from "../../partykit.json";

/** Name of the party for rooms: part of the socket's address, `/parties/room/{CODE}`. */
export const ROOM_PARTY = "room" satisfies keyof (typeof partykit)["parties"];

/** Version of the protocol; a client sends it as `v`, and a room closes older ones with 4426. */
export const PROTOCOL_VERSION = 1;

/**
 * Purposes of a socket: `remote` is a phone with the host's rights and no seat; `join` is the join screen,
 * which needs no token and may only look.
 */
export const PURPOSES = ["host", "player", "spectator", "remote", "join"] as const;
/** What a socket was opened for. */
export type Purpose = (typeof PURPOSES)[number];

/**
 * Purpose of a painter's second socket, an ink line (PROTOCOL.md, 'Drawing'). Not in the list above, because
 * the room sends nothing by it.
 */
export const INK_LINE = "ink";

/** Query parameter of a socket's address: an id of its page. Rooms' platforms know it by this name. */
export const PAGE = "_pk";
/** Query parameter of a socket's address: which connection of its page it is, counted from 1. */
export const NTH = "nth";

/** Heartbeat texts: the runtime itself answers them, without waking the room. */
export const PING = "ping";
export const PONG = "pong";
