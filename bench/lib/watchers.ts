import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { News, Wish } from "../clients/watchers.ts";
import { pin, standBack } from "./processor.ts";
import { CLIENT_CORE } from "./runtime.ts";

/** Number of processes that share the watchers. */
const PROCESSES = 4;

type Heard<Did extends News["did"]> = Extract<News, { did: Did }>;

/** A crowd of sockets in a few processes on the clients' core. */
export class Watchers {
  readonly #children: readonly ChildProcess[];

  constructor() {
    const path = fileURLToPath(new URL("../clients/watchers.ts", import.meta.url));
    this.#children = Array.from({ length: PROCESSES }, () => {
      const child = fork(path, { stdio: ["ignore", "ignore", "inherit", "ipc"] });
      if (child.pid !== undefined) {
        pin(child.pid, CLIENT_CORE);
        // Real players have phones of their own, so the work of the watchers must not delay the players'
        // sockets.
        standBack(child.pid);
      }
      return child;
    });
  }

  /** Sends each process its part of a command and resolves with the reports of all. */
  ask<Did extends News["did"]>(did: Did, wish: (part: number) => Wish): Promise<Heard<Did>[]> {
    return Promise.all(
      this.#children.map(
        (child, part) =>
          new Promise<Heard<Did>>((resolve, reject) => {
            const hear = (news: News): void => {
              if (news.did !== did) return;
              child.off("message", hear);
              // SAFETY: just compared.
              resolve(news as Heard<Did>);
            };
            child.on("message", hear);
            child.once("exit", (code) => reject(new Error(`watchers ended with ${code}`)));
            child.send(wish(part));
          }),
      ),
    );
  }

  /** Opens all of these addresses, divided among the processes. */
  come(addresses: readonly string[], ms: number, hello?: string): Promise<Heard<"come">[]> {
    return this.ask("come", (part) => ({
      do: "come",
      addresses: addresses.filter((_, at) => at % PROCESSES === part),
      ms,
      ...(hello !== undefined && { hello }),
    }));
  }

  stop(): void {
    for (const child of this.#children) {
      child.removeAllListeners("exit");
      child.kill();
    }
  }
}
