import type { Canvases } from "../games/game.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import type { Purpose } from "../../src-shared/protocol/party.ts";
import type { Actor } from "../session/model/inputs.ts";
import { ownCanvas } from "./painters.ts";
import type { Audience } from "./sheet.ts";

/** A socket of the room, as far as drawing uses it. */
export interface InkSocket {
  /** Whose socket it is; null: it was not admitted yet. */
  readonly state: { readonly actor: Actor; readonly purpose: Purpose } | null;
  send(bytes: Uint8Array<ArrayBuffer>): void;
}

/** All sockets of the room, as far as drawing uses them. */
export interface InkSockets {
  /** Increases whenever a socket is added or removed. */
  readonly version: number;
  of(who: "everyone"): readonly InkSocket[];
  /** Whether it is one of the room's, and not one that the room has closed. */
  has(socket: InkSocket): boolean;
}

/** A socket that receives ink, and what was sent to it. */
export interface Reader {
  readonly socket: InkSocket;
  readonly playerId: PlayerId | undefined;
  readonly audience: Audience;
  /** Whether it has the ink so far; otherwise it gets that first. */
  isSynced: boolean;
  /** The one canvas that it sees; undefined: it sees all. */
  only: number | undefined;
  /** Number of the last action that was acknowledged. */
  acked: number;
}

/** Sockets that receive ink: all but the join screens. What was sent to them is forgotten on hibernation. */
export class Readers {
  readonly #sockets: InkSockets;
  readonly #known = new WeakMap<InkSocket, Reader>();
  #list: Reader[] = [];
  #version = -1;

  constructor(sockets: InkSockets) {
    this.#sockets = sockets;
  }

  /** All connected readers. */
  get all(): readonly Reader[] {
    if (this.#version === this.#sockets.version) return this.#list;
    this.#version = this.#sockets.version;
    this.#list = this.#sockets.of("everyone").flatMap((socket) => {
      const reader = this.of(socket);
      return reader ? [reader] : [];
    });
    return this.#list;
  }

  of(socket: InkSocket): Reader | undefined {
    const known = this.#known.get(socket);
    if (known) return known;
    const { state } = socket;
    if (!state || state.purpose === "join") return undefined;
    const playerId = state.actor.kind === "player" ? state.actor.playerId : undefined;
    const reader = {
      socket,
      playerId,
      audience: state.purpose === "host" ? "screens" : "phones",
      isSynced: false,
      only: undefined,
      acked: 0,
    } satisfies Reader;
    this.#known.set(socket, reader);
    return reader;
  }

  /** Sets which canvases each reader may see, and returns the readers for whom that changed. */
  aim(canvases: Canvases | undefined): Reader[] {
    return this.all.filter((reader) => {
      const only = ownCanvas(canvases, reader.playerId);
      if (reader.only === only) return false;
      reader.only = only;
      return true;
    });
  }
}

/** Sends bytes; a socket that is closing gets nothing. */
export function sendBytes({ socket }: Reader, bytes: Uint8Array<ArrayBuffer>): void {
  try {
    socket.send(bytes);
  } catch {
    // Its close event will follow.
  }
}
