import {
  bell,
  drum,
  hertz,
  later,
  mix,
  noise,
  repeat,
  room,
  slide,
  tone,
  wobble,
  type Samples,
} from "./synth.ts";

/** Peaks of effects: small, frequent ones are quieter than those that mark a moment. */
const SOFT = 0.35;
const PLAIN = 0.6;
const BIG = 0.85;

/** An effect: how it is synthesised, and how loud it is. */
export interface Effect {
  readonly make: () => Samples;
  readonly peak: number;
}

const soft = (make: () => Samples): Effect => ({ make, peak: SOFT });
const plain = (make: () => Samples): Effect => ({ make, peak: PLAIN });
const big = (make: () => Samples): Effect => ({ make, peak: BIG });

/** Notes in sequence on a mallet instrument, `gap` s apart. */
function run(pitches: readonly number[], gap: number, length = 0.5): Samples {
  return room(mix(...pitches.map((pitch, at) => later(at * gap, bell(hertz(pitch), length, 0.8)))));
}

/** Brass: slightly opening saw waves, all at the same time. */
function brass(pitches: readonly number[], length: number): Samples {
  return mix(
    ...pitches.flatMap((pitch) => [
      tone("saw", wobble(hertz(pitch), 0.004, 5), { attack: 0.03, length, curve: 0.8 }, 0.3),
      tone("triangle", hertz(pitch), { attack: 0.02, length, curve: 0.8 }, 0.5),
    ]),
  );
}

/** One pair of hands. */
const handclap = (seed: number) =>
  mix(
    noise(1_150, 0.5, { length: 0.05, curve: 2 }, 0.8, seed),
    later(0.012, noise(1_400, 0.6, { length: 0.11, curve: 3 }, 1, seed + 1)),
  );

/** A crowd: `count` sounds within `seconds`, fading out. */
function crowd(count: number, seconds: number, part: (seed: number) => Samples): Samples {
  const times = Array.from({ length: count }, (_, at) => seconds * ((at + 0.5) / count) ** 1.4);
  return repeat(times, (index) =>
    part(index * 13 + 3).map((value) => value * (1 - index / (count * 1.3))),
  );
}

/** A voice-like vowel: a saw wave through two formant filters. */
function vowel(
  hz: number | ((at: number) => number),
  first: number,
  second: number,
  length: number,
): Samples {
  const buzz = tone("saw", hz, { attack: 0.03, length, curve: 1 }, 0.5);
  const ring = (formant: number) => {
    let [low, band] = [0, 0];
    const f = 2 * Math.sin((Math.PI * formant) / 48_000);
    return buzz.map((value) => {
      low += f * band;
      band += f * (value - low - 0.12 * band);
      return band;
    });
  };
  return mix(
    ring(first),
    ring(second).map((value) => value * 0.6),
  );
}

const swish = (from: number, to: number, length: number) =>
  noise(slide(from, to, length), 0.35, { attack: length * 0.4, length, curve: 1.4 });

const punch = () => mix(drum(95, 0.28, 1), noise(700, 0.8, { length: 0.09, curve: 3 }, 0.8));

/** Every effect, by the name of the cue that plays it. */
export const EFFECTS: Readonly<Record<string, Effect>> = {
  // Touching things.
  tap: soft(() => tone("sine", slide(620, 480, 0.05), { length: 0.07, curve: 3 })),
  pop: plain(() => tone("sine", slide(260, 720, 0.07), { length: 0.12, curve: 2 })),
  unpop: soft(() => tone("sine", slide(640, 240, 0.08), { length: 0.12, curve: 2 })),
  type: soft(() => noise(2_600, 0.6, { length: 0.03, curve: 3 })),
  lock: plain(() => mix(noise(2_200, 0.5, { length: 0.04 }), later(0.06, drum(220, 0.12)))),
  error: plain(() =>
    mix(tone("square", 180, { length: 0.16 }), later(0.14, tone("square", 135, { length: 0.24 }))),
  ),
  // People.
  join: plain(() => run([72, 76, 79], 0.07, 0.35)),
  leave: soft(() => run([76, 72, 67], 0.08, 0.3)),
  robotIn: plain(() =>
    repeat([0, 0.09, 0.18, 0.3], (at) =>
      tone("square", [520, 780, 640, 1_040][at] ?? 600, { length: 0.07, curve: 1 }, 0.5),
    ),
  ),
  jump: soft(() =>
    tone("triangle", (at) => 300 + 900 * Math.sin(Math.min(1, at / 0.22) * Math.PI), {
      length: 0.24,
      curve: 1,
    }),
  ),
  ready: plain(() => run([79, 84], 0.08, 0.4)),
  reconnect: soft(() => run([67, 72, 74], 0.06, 0.3)),
  // The clock.
  tick: soft(() =>
    mix(noise(3_400, 0.3, { length: 0.02 }), tone("sine", 1_250, { length: 0.03 }, 0.5)),
  ),
  tock: soft(() =>
    mix(noise(2_400, 0.3, { length: 0.02 }), tone("sine", 940, { length: 0.03 }, 0.5)),
  ),
  hurry: plain(() => repeat([0, 0.16], () => bell(hertz(88), 0.3, 0.8, [1, 2, 3]))),
  timeUp: big(() =>
    room(mix(bell(hertz(60), 1.4, 1, [1, 2.4, 3.9, 5.2]), later(0.02, brass([48, 55], 0.5))), 0.35),
  ),
  countdown: plain(() => bell(hertz(76), 0.35, 1, [1, 2, 4])),
  go: big(() => room(mix(bell(hertz(88), 0.7, 0.7, [1, 2, 4]), brass([64, 71, 76], 0.45)))),
  // Stages.
  wipe: plain(() => swish(400, 2_600, 0.38)),
  whoosh: plain(() => swish(300, 1_500, 0.6)),
  roundIntro: big(() =>
    room(
      mix(drum(80, 0.5), later(0.18, drum(80, 0.5)), later(0.36, brass([60, 67, 72], 0.6))),
      0.3,
    ),
  ),
  drumRoll: plain(() =>
    repeat(
      Array.from({ length: 34 }, (_, at) => at * 0.045),
      (at) => noise(900 + at * 12, 0.8, { length: 0.06, curve: 2 }, 0.3 + at / 50, at + 2),
    ),
  ),
  reveal: big(() =>
    room(
      mix(
        brass([60, 64, 67, 72], 0.7),
        later(0.02, bell(hertz(84), 0.9, 0.5)),
        noise(5_000, 0.8, { length: 0.5, curve: 3 }, 0.3),
      ),
      0.35,
    ),
  ),
  stamp: big(() => mix(drum(70, 0.3, 1), noise(420, 0.9, { length: 0.1, curve: 3 }, 1))),
  card: plain(() =>
    mix(swish(900, 3_200, 0.16), later(0.11, noise(1_800, 0.7, { length: 0.05 }, 0.7))),
  ),
  deal: plain(() =>
    mix(swish(1_200, 4_200, 0.13), later(0.1, noise(2_600, 0.8, { length: 0.03 }, 0.6))),
  ),
  flip: plain(() =>
    mix(
      noise(slide(2_800, 1_200, 0.1), 0.5, { length: 0.12 }),
      later(0.1, noise(1_500, 0.7, { length: 0.05 })),
    ),
  ),
  shutter: plain(() =>
    mix(noise(3_200, 0.5, { length: 0.03 }), later(0.07, noise(2_100, 0.6, { length: 0.05 }))),
  ),
  // Right, wrong, almost.
  correct: big(() => run([84, 88, 91, 96], 0.07, 0.7)),
  almost: plain(() => run([79, 78], 0.11, 0.4)),
  wrong: plain(() =>
    room(tone("saw", slide(210, 120, 0.4), { length: 0.42, curve: 1.2 }, 0.6), 0.2),
  ),
  vote: plain(() =>
    mix(
      tone("sine", slide(380, 560, 0.05), { length: 0.08 }),
      noise(1_900, 0.5, { length: 0.03 }, 0.4),
    ),
  ),
  votesFly: plain(() =>
    repeat([0, 0.09, 0.17, 0.24, 0.3], (at) =>
      tone("sine", slide(420 + at * 90, 700 + at * 120, 0.06), { length: 0.09 }),
    ),
  ),
  strike: plain(() => mix(swish(2_600, 700, 0.22), later(0.12, drum(160, 0.14, 0.7)))),
  sync: big(() =>
    room(
      mix(
        run([72, 79], 0, 0.9),
        later(0.09, run([76, 84], 0, 0.9)),
        later(0.18, run([79, 88, 91], 0, 1.1)),
      ),
      0.4,
    ),
  ),
  jinx: big(() =>
    mix(
      tone("square", wobble(330, 0.06, 9), { length: 0.5, curve: 1 }, 0.4),
      tone("square", wobble(349, 0.06, 8), { length: 0.5, curve: 1 }, 0.4),
    ),
  ),
  robotCaught: big(() =>
    mix(
      tone("square", slide(900, 90, 0.6), { length: 0.62, curve: 1 }, 0.5),
      repeat([0.1, 0.22, 0.34], () => noise(3_000, 0.4, { length: 0.05 })),
    ),
  ),
  // Points.
  points: soft(() => bell(hertz(91), 0.18, 1, [1, 2])),
  countUp: plain(() =>
    repeat(
      Array.from({ length: 12 }, (_, at) => at * 0.055),
      (at) => bell(hertz(72 + at), 0.14, 0.7, [1, 2]),
    ),
  ),
  overtake: plain(() => mix(swish(500, 2_400, 0.3), later(0.16, run([76, 83], 0.06, 0.4)))),
  podiumStep: big(() => mix(drum(110, 0.35), later(0.05, brass([55, 62], 0.3)))),
  fanfare: big(() =>
    room(
      mix(
        brass([60, 64, 67], 0.22),
        later(0.24, brass([60, 64, 67], 0.22)),
        later(0.48, brass([64, 67, 72], 0.22)),
        later(0.72, brass([67, 72, 76, 79], 1.1)),
        later(0.72, bell(hertz(84), 1.2, 0.4)),
      ),
      0.35,
    ),
  ),
  confetti: plain(() =>
    mix(
      noise(1_600, 0.9, { length: 0.12, curve: 3 }),
      later(
        0.08,
        crowd(14, 0.6, (seed) => noise(4_000 + seed * 20, 0.3, { length: 0.03 }, 0.5, seed)),
      ),
    ),
  ),
  // The room reacts.
  applause: big(() => room(crowd(70, 1.9, handclap), 0.3)),
  clap: plain(() => room(handclap(5), 0.3)),
  laugh: plain(() =>
    repeat([0, 0.15, 0.3, 0.46], (at) =>
      vowel(slide(330 - at * 22, 250 - at * 18, 0.12), 820, 1_250, 0.13),
    ),
  ),
  wow: plain(() =>
    vowel((at) => 210 + 150 * Math.sin(Math.min(1, at / 0.6) * Math.PI), 620, 1_000, 0.65),
  ),
  boo: plain(() => vowel(slide(170, 130, 0.6), 320, 800, 0.65)),
  love: soft(() => run([76, 79, 83], 0.09, 0.5)),
  fire: plain(() => noise(slide(500, 2_200, 0.4), 0.5, { attack: 0.1, length: 0.45 })),
  // Fists.
  swing: plain(() => swish(700, 2_400, 0.18)),
  punch: big(punch),
  clash: big(() => room(mix(punch(), bell(620, 0.6, 0.5, [1, 1.7, 2.9, 4.3])), 0.3)),
  gong: big(() => room(bell(98, 2.2, 1, [1, 1.52, 2.03, 2.74, 3.9, 5.1]), 0.4)),
  // Light and dark.
  lightsOut: plain(() =>
    mix(
      noise(1_200, 0.8, { length: 0.04 }),
      later(0.05, tone("sine", slide(240, 60, 0.5), { length: 0.55 }, 0.8)),
    ),
  ),
  lightsOn: plain(() =>
    mix(noise(1_600, 0.8, { length: 0.04 }), later(0.04, run([72, 79, 84], 0.05, 0.4))),
  ),
  owl: soft(() =>
    repeat([0, 0.34], (at) => vowel(slide(390, 340, 0.25), 420, 700, at === 0 ? 0.22 : 0.42)),
  ),
  peek: plain(() => tone("triangle", slide(420, 1_150, 0.16), { length: 0.2, curve: 1 })),
  // Ink.
  brush: soft(() => noise(wobble(2_000, 0.4, 9), 0.5, { attack: 0.04, length: 0.28, curve: 1 })),
  wash: plain(() => noise(slide(3_200, 500, 0.45), 0.6, { attack: 0.06, length: 0.5, curve: 1.2 })),
  letter: plain(() => run([83, 90], 0.05, 0.3)),
};
