/**
 * Detects that this page is older than the room it is connected to. A new build may have other files and
 * messages, so the page is reloaded between two stages, when nobody is in the middle of anything, and only
 * while no command is unanswered.
 */
export class Outdated {
  readonly #reload: () => void;
  #build: string | undefined;
  /** The stage in which the page turned out to be outdated. */
  #since: number | undefined;
  #isOld = false;

  constructor(reload: () => void) {
    this.#reload = reload;
  }

  /** Called with the build in a snapshot. The first one is taken for the page's own. */
  buildIs(build: string | undefined, stageId: number | undefined): void {
    if (build === undefined) return;
    if (this.#build !== undefined && this.#build !== build && !this.#isOld) {
      this.#isOld = true;
      this.#since = stageId;
    }
    this.#build ??= build;
  }

  /** Called with the room's current stage; `isBusy`: a command is still unanswered. */
  stageIs(stageId: number | undefined, isBusy: boolean): void {
    if (!this.#isOld || isBusy || stageId === undefined || stageId === this.#since) return;
    this.#isOld = false;
    this.#reload();
  }
}
