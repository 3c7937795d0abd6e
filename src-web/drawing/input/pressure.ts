/** How many widths a pen's pressure can produce: few, so that a stroke is split into few parts. */
const STEPS = 6;
const THIN = 0.45;
const THICK = 1.5;
/** How far the pressure must move from a width before another one is used, as a share of a step. */
const STICK = 0.75;

/** Maps a pressure (0 to 1) to a step, not yet rounded. */
function level(pressure: number): number {
  return Math.min(1, Math.max(0, pressure)) * (STEPS - 1);
}

/**
 * Turns the pressure of a pen into a few stable widths, so that a trembling hand does not split a line into
 * many pieces.
 */
export class PressureWidth {
  readonly #radius: number;
  #step: number;

  constructor(radius: number, pressure: number) {
    this.#radius = radius;
    this.#step = Math.round(level(pressure));
  }

  get radius(): number {
    const share = this.#step / (STEPS - 1);
    return Math.round(this.#radius * (THIN + (THICK - THIN) * share) * 2) / 2;
  }

  /** Sets the current pressure. Returns true if that changed the width. */
  press(pressure: number): boolean {
    const wanted = level(pressure);
    if (Math.abs(wanted - this.#step) < STICK) return false;
    this.#step = Math.round(wanted);
    return true;
  }
}
