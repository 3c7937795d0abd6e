import { ROOM_CODE_ALPHABET, ROOM_CODE_LENGTH } from "../../src-shared/catalog/limits.ts";
import { Runtime } from "./runtime.ts";

/** How thorough a run is. */
export interface Effort {
  /** Takes about 20 s, only to see that everything works. */
  readonly quick: boolean;
  /** Whether to open as many rooms as the bars are defined for. */
  readonly full: boolean;
  /** People in a crowd; by default as many as the bars are defined for. */
  readonly sockets?: number;
}

/** Both sides of every comparison. */
export class Servers {
  readonly room: Runtime;
  readonly relay: Runtime;
  #opened = 0;

  private constructor(room: Runtime, relay: Runtime) {
    this.room = room;
    this.relay = relay;
  }

  /** Starts both. Rooms store data in this folder, by default in a separate one on disk. */
  static async start(storage?: string): Promise<Servers> {
    const room = await Runtime.start("room", ["Room", "Crowd"], undefined, storage);
    return new Servers(room, await Runtime.start("relay", ["Relay", "StoredRelay"]));
  }

  /** Returns a room code that this run has not used yet. */
  freshCode(): string {
    let rest = this.#opened++;
    let code = "";
    for (let at = 0; at < ROOM_CODE_LENGTH; at++) {
      code += ROOM_CODE_ALPHABET[rest % ROOM_CODE_ALPHABET.length] ?? "A";
      rest = Math.floor(rest / ROOM_CODE_ALPHABET.length);
    }
    return code;
  }

  async stop(): Promise<void> {
    await this.room.stop();
    await this.relay.stop();
  }
}
