/** Widths a pressing pen can have: so few that a stroke falls into few parts. */
const STEPS = 6;
const THIN = 0.45;
const THICK = 1.5;
/** How far the pressure must leave a width before the next one is taken, share of a step. */
const STICK = 0.75;

/** The radius for a pressure (0 to 1) of a brush with this radius, before it is rounded to a step. */
function level(pressure: number): number {
  return Math.min(1, Math.max(0, pressure)) * (STEPS - 1);
}

/** Turns the pressure of a pen into few, calm widths: a trembling hand does not cut a line to pieces. */
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

  /** Press like this from now on; true when that changed the width. */
  press(pressure: number): boolean {
    const wanted = level(pressure);
    if (Math.abs(wanted - this.#step) < STICK) return false;
    this.#step = Math.round(wanted);
    return true;
  }
}
