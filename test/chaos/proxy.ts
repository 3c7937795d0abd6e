import { connect, createServer, type Server, type Socket } from "node:net";
import type { Random } from "../../src-rooms/games/random.ts";
import { pause } from "./random.ts";

/** Share of chunks after which a connection is cut. */
const CUTS = 0.004;
/** Share of cuts on the way to the server after which data in transit still arrives there, late. */
const GHOSTS = 0.5;
/** Longest such delay, ms: longer than a client takes to reconnect. */
const GHOST_MS = 4_000;
/** Share of slow connections. */
const SLOW = 0.1;

/**
 * A bad network in front of the server, within what TCP allows: within one connection nothing is lost,
 * duplicated or reordered; connections are delayed, each by its own amount, and cut, sometimes after the
 * server has received a command and before its reply has arrived. Data in transit on a cut connection may
 * reach the server after its client has reconnected: that is how frames of one phone overtake each other.
 */
export class BadNetwork {
  readonly #random: Random;
  readonly #server: Server;
  readonly #target: number;
  readonly did = { connections: 0, cuts: 0, ghosts: 0, delayedMs: 0, pieces: 0 };
  /** When calm, the network only forwards. */
  calm = false;

  private constructor(target: number, random: Random) {
    this.#target = target;
    this.#random = random;
    this.#server = createServer((client) => this.#accept(client));
  }

  static async open(target: number, random: Random): Promise<BadNetwork> {
    const network = new BadNetwork(target, random);
    await new Promise<void>((done) => network.#server.listen(0, "127.0.0.1", done));
    return network;
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === "object" && address ? address.port : 0;
  }

  close(): void {
    this.#server.close();
  }

  #accept(client: Socket): void {
    this.did.connections += 1;
    const server = connect(this.#target, "127.0.0.1");
    const lag = this.#random.chance(SLOW) ? this.#random.between(100, 600) : 5;
    const cut = { done: false };
    this.#pass(client, server, lag, cut, true);
    this.#pass(server, client, lag, cut, false);
  }

  /** Forwards chunks in order, each after its delay. */
  #pass(from: Socket, to: Socket, lag: number, cut: { done: boolean }, isUp: boolean): void {
    let last: Promise<void> = Promise.resolve();
    const random = this.#random;
    from.on("data", (piece) => {
      this.did.pieces += 1;
      if (cut.done) return;
      let delay = this.calm ? 0 : random.below(lag + 1);
      const isCut = !this.calm && random.chance(CUTS);
      const isGhost = isCut && isUp && random.chance(GHOSTS);
      if (isCut) {
        cut.done = true;
        this.did.cuts += 1;
        from.pause();
        if (isUp) from.destroy();
        else to.destroy();
      }
      if (isGhost) {
        this.did.ghosts += 1;
        delay = random.below(GHOST_MS);
      }
      this.did.delayedMs += delay;
      const before = last;
      last = (async () => {
        await before;
        if (delay > 0) await pause(delay);
        if (isUp || !isCut) to.write(piece);
        if (isCut) {
          from.destroy();
          to.destroy();
        }
      })();
    });
    const end = () => {
      if (cut.done) return;
      void last.then(() => to.destroy());
    };
    from.on("end", end);
    from.on("close", end);
    from.on("error", () => to.destroy());
  }
}
