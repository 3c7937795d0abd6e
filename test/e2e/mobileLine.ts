import { connect, createServer, type Server, type Socket } from "node:net";
import type { Random } from "../../src-rooms/games/random.ts";
import { chanceOf, pause } from "../chaos/random.ts";

/** What one packet carries, bytes. */
const SEGMENT = 1_460;
/** TCP waits at least so long before it sends a packet again, ms. */
const AGAIN_MS = 200;

interface Pair {
  readonly phone: Socket;
  readonly server: Socket;
  isLost: boolean;
}

/**
 * The air between one phone and the product, as TCP makes it felt: a packet that gets lost holds up all behind it
 * until it was sent again. The browser's own emulation loses none. Delay and width are the browser's business.
 */
export class MobileLine {
  readonly #server: Server;
  readonly #chance: Random;
  readonly #pairs = new Set<Pair>();
  /** Share of lost packets. */
  readonly #loss: number;
  /** Until the sender hears of it, ms. */
  readonly #roundTrip: number;
  /** Nobody who calls now gets through, and nobody says so. */
  isAway = false;

  private constructor(target: number, loss: number, roundTrip: number, seed: number) {
    this.#loss = loss;
    this.#roundTrip = roundTrip;
    this.#chance = chanceOf(seed, 0);
    this.#server = createServer((phone) => this.#accept(phone, target));
  }

  /** `productUrl`: where the product is on this machine. `loss`: 0.02 is two packets of a hundred. */
  static async open(
    productUrl: string,
    { loss = 0, roundTrip = 150, seed = 1 } = {},
  ): Promise<MobileLine> {
    const line = new MobileLine(Number(new URL(productUrl).port), loss, roundTrip, seed);
    await new Promise<void>((done) => line.#server.listen(0, "127.0.0.1", done));
    return line;
  }

  /** Where the phone finds the product. */
  get url(): string {
    const address = this.#server.address();
    return `http://localhost:${typeof address === "object" && address ? address.port : 0}`;
  }

  /**
   * From one network into another: nothing that went over the old one is heard of again, on either side, and
   * nobody says so. New connections go through.
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
