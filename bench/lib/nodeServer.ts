import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { cpuSeconds, pin } from "./processor.ts";
import { SERVER_CORE } from "./runtime.ts";

/** A server to compare with: a Node process of its own, pinned to the servers' core. */
export class NodeServer {
  readonly #process: ChildProcess;
  readonly port: number;

  private constructor(process: ChildProcess, port: number) {
    this.#process = process;
    this.port = port;
  }

  static async start(name: "socketio" | "colyseus"): Promise<NodeServer> {
    const path = fileURLToPath(new URL(`../servers/${name}.ts`, import.meta.url));
    const child = fork(path, { stdio: ["ignore", "ignore", "inherit", "ipc"] });
    const port = await new Promise<number>((resolve, reject) => {
      child.once("message", (message) => resolve(Number(message)));
      child.once("exit", (code) => reject(new Error(`${name} ended with ${code}`)));
    });
    if (child.pid !== undefined) pin(child.pid, SERVER_CORE);
    return new NodeServer(child, port);
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  /** CPU time so far, s. */
  cpu(): number {
    return this.#process.pid === undefined ? 0 : cpuSeconds(this.#process.pid);
  }

  stop(): void {
    this.#process.kill();
  }
}
