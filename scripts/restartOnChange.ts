import type { ChildProcess } from "node:child_process";
import { globSync, watch, type FSWatcher } from "node:fs";
import { join } from "node:path";

/** How long files have to rest until their change counts, ms: editors and `git checkout` write several in a row. */
const REST_MS = 300;

interface Program {
  /** Files and folders whose change restarts it. */
  readonly sources: readonly string[];
  /** Starts it. `before`: the one that it replaces, which has ended. */
  readonly start: (before?: ChildProcess) => ChildProcess;
  /** Ends it, and resolves once it is gone. */
  readonly end: (running: ChildProcess) => Promise<void>;
}

/**
 * Runs a program and starts it again whenever its sources change, also one that has ended by itself because
 * of a mistake in them.
 */
export class RestartOnChange {
  readonly #program: Program;
  #watchers: readonly FSWatcher[] = [];
  #running: ChildProcess;
  #due: NodeJS.Timeout | undefined;
  #work: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(program: Program) {
    this.#program = program;
    this.#running = program.start();
  }

  /** From now on it is started again when sources change. */
  watch(): void {
    for (const watcher of this.#watchers) watcher.close();
    this.#watchers = this.#program.sources.flatMap((source) => {
      // Folder by folder: on Linux, Node's recursive watching loses files that an editor replaced.
      const inside = globSync("**/", { cwd: source }).map((folder) => join(source, folder));
      return [source, ...inside].flatMap((path) => this.#watched(path));
    });
  }

  /** Watches a folder; nothing where it is gone meanwhile, which the folder around it reports. */
  #watched(path: string): FSWatcher[] {
    try {
      const watcher = watch(path, () => this.#changed());
      watcher.on("error", () => watcher.close());
      return [watcher];
    } catch {
      return [];
    }
  }

  /** The program, as it was started last. */
  get running(): ChildProcess {
    return this.#running;
  }

  #changed(): void {
    clearTimeout(this.#due);
    this.#due = setTimeout(() => {
      this.#work = this.#work.then(() => this.#restart());
    }, REST_MS);
  }

  async #restart(): Promise<void> {
    await this.#program.end(this.#running);
    if (this.#isStopped) return;
    // Folders may be new, or gone.
    this.watch();
    this.#running = this.#program.start(this.#running);
  }

  /** Ends the program for good; resolves once it is gone. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#due);
    for (const watcher of this.#watchers) watcher.close();
    await this.#program.end(this.#running);
    await this.#work;
  }
}
