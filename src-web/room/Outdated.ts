/**
 * Whether this page is older than the room it talks to. A new build may have other files and say other
 * things, so the page is loaded anew: at the next edge between two stages, when nobody is in the middle
 * of anything, and once nothing waits for the room's answer.
 */
export class Outdated {
  readonly #reload: () => void;
  #build: string | undefined;
  /** The stage in which the page turned out to be old. */
  #since: number | undefined;
  #isOld = false;

  constructor(reload: () => void) {
    this.#reload = reload;
  }

  /** A snapshot says which build the room is. The first one is taken for the page's own. */
  buildIs(build: string | undefined, stageId: number | undefined): void {
    if (build === undefined) return;
    if (this.#build !== undefined && this.#build !== build && !this.#isOld) {
      this.#isOld = true;
      this.#since = stageId;
    }
    this.#build ??= build;
  }

  /** The room is in this stage; `isBusy`: something that was sent is not answered yet. */
  stageIs(stageId: number | undefined, isBusy: boolean): void {
    if (!this.#isOld || isBusy || stageId === undefined || stageId === this.#since) return;
    this.#isOld = false;
    this.#reload();
  }
}
