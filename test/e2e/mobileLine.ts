import { connect, createServer, type Server, type Socket } from "node:net";
import type { Random } from "../../src-rooms/games/random.ts";
import { chanceOf, pause } from "../chaos/random.ts";

/** Payload of one packet, bytes. */
const SEGMENT = 1_460;
/** Shortest time before TCP sends a packet again, ms. */
const AGAIN_MS = 200;

interface Pair {
  readonly phone: Socket;
  readonly server: Socket;
  isLost: boolean;
}

/**
 * The radio link between a phone and the product, with the effect of packet loss on TCP: a lost packet holds
 * up everything behind it until it has been sent again. The browser's own emulation loses no packets. Latency
 * and bandwidth are left to the browser.
 */
export class MobileLine {
  readonly #server: Server;
  readonly #chance: Random;
  readonly #pairs = new Set<Pair>();
  /** Share of lost packets. */
  readonly #loss: number;
  /** Time until the sender learns of a loss, ms. */
  readonly #roundTrip: number;
  /** Whether new connections get nowhere: they are accepted but nothing passes, and no error is reported. */
  isAway = false;

  private constructor(target: number, loss: number, roundTrip: number, seed: number) {
    this.#loss = loss;
    this.#roundTrip = roundTrip;
    this.#chance = chanceOf(seed, 0);
    this.#server = createServer((phone) => this.#accept(phone, target));
  }

  /** `productUrl`: where the product runs on this machine. `loss`: 0.02 is two packets in a hundred. */
  static async open(
    productUrl: string,
    { loss = 0, roundTrip = 150, seed = 1 } = {},
  ): Promise<MobileLine> {
    const line = new MobileLine(Number(new URL(productUrl).port), loss, roundTrip, seed);
    await new Promise<void>((done) => line.#server.listen(0, "127.0.0.1", done));
    return line;
  }

  /** Address at which the phone reaches the product. */
  get url(): string {
    const address = this.#server.address();
    return `http://localhost:${typeof address === "object" && address ? address.port : 0}`;
  }

  /**
   * Moves the phone to another network: open connections carry nothing any more, and neither side gets an
   * error. New connections work.
   */
  changeNetwork(): void {
    for (const pair of this.#pairs) pair.isLost = true;
    this.#pairs.clear();
  }

  close(): void {
    for (const { phone, server } of this.#pairs) {
      phone.destroy();
      server.destroy();
    }
    this.#server.close();
  }

  #accept(phone: Socket, target: number): void {
    if (this.isAway) {
      phone.on("error", () => phone.destroy());
      return;
    }
    const server = connect(target, "127.0.0.1");
    const pair = { phone, server, isLost: false };
    this.#pairs.add(pair);
    this.#pass(phone, server, pair);
    this.#pass(server, phone, pair);
  }

  #pass(from: Socket, to: Socket, pair: Pair): void {
    let last: Promise<void> = Promise.resolve();
    from.setNoDelay(true);
    from.on("data", (piece: Buffer) => {
      const before = last;
      last = (async () => {
        await before;
        for (let at = 0; at < piece.length && !pair.isLost; at += SEGMENT) {
          // oxlint-disable-next-line no-await-in-loop -- in their order: that is what loss costs
          if (this.#chance.chance(this.#loss)) await pause(this.#roundTrip + AGAIN_MS);
          if (!pair.isLost) to.write(piece.subarray(at, at + SEGMENT));
        }
      })();
    });
    const end = () => {
      if (pair.isLost) return;
      this.#pairs.delete(pair);
      void last.then(() => to.destroy());
    };
    from.on("end", end);
    from.on("close", end);
    from.on("error", () => to.destroy());
  }
}
