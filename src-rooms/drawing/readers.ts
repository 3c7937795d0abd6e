import type { Canvases } from "../games/game.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import type { Screen, Screens } from "../sockets/screens.ts";
import { ownCanvas } from "./painters.ts";

/** A socket that sees ink, and what it knows. */
export interface Reader {
  readonly screen: Screen;
  readonly playerId: PlayerId | undefined;
  /** It has the ink so far; otherwise it gets that first. */
  isSynced: boolean;
  /** The canvas it sees alone; undefined: it sees all. */
  only: number | undefined;
  /** Last acknowledged action. */
  acked: number;
}

/** Sockets that see ink: everybody but the join screens. What they know is gone after sleep. */
export class Readers {
  readonly #screens: Screens;
  readonly #known = new WeakMap<Screen, Reader>();
  #list: Reader[] = [];
  #version = -1;

  constructor(screens: Screens) {
    this.#screens = screens;
  }

  /** Who is connected now. */
  get all(): readonly Reader[] {
    if (this.#version === this.#screens.version) return this.#list;
    this.#version = this.#screens.version;
    this.#list = this.#screens.of("everyone").flatMap((screen) => {
      const reader = this.of(screen);
      return reader ? [reader] : [];
    });
    return this.#list;
  }

  of(screen: Screen): Reader | undefined {
    const known = this.#known.get(screen);
    if (known) return known;
    const { state } = screen;
    if (!state || state.purpose === "join") return undefined;
    const playerId = state.actor.kind === "player" ? state.actor.playerId : undefined;
    const reader = {
      screen,
      playerId,
      isSynced: false,
      only: undefined,
      acked: 0,
    } satisfies Reader;
    this.#known.set(screen, reader);
    return reader;
  }

  /** Everybody sees what they may see of these canvases; answers who sees something else than before. */
  aim(canvases: Canvases | undefined): Reader[] {
    return this.all.filter((reader) => {
      const only = ownCanvas(canvases, reader.playerId);
      if (reader.only === only) return false;
      reader.only = only;
      return true;
    });
  }
}

/** Send bytes; a socket that is closing gets no more. */
export function sendBytes({ screen }: Reader, bytes: Uint8Array<ArrayBuffer>): void {
  try {
    screen.send(bytes);
  } catch {
    // Its close event will follow.
  }
}
