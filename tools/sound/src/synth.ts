/** Samples of one channel, -1 to 1, at RATE. */
export type Samples = Float32Array;

export const RATE = 48_000;

type Curve = (seconds: number) => number;

/** Seeded noise generator: the same seed gives the same sound. */
function noiseSource(seed: number): () => number {
  let state = seed | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state | 0) / 2 ** 31;
  };
}

const WAVES = {
  sine: (phase: number) => Math.sin(phase * 2 * Math.PI),
  triangle: (phase: number) => 1 - 4 * Math.abs(((phase + 0.25) % 1) - 0.5),
  square: (phase: number) => (phase % 1 < 0.5 ? 0.6 : -0.6),
  saw: (phase: number) => 2 * (phase % 1) - 1,
} as const;

/** How a sound rises and fades, s; a `curve` above 1 fades faster at first. */
export interface Envelope {
  readonly attack?: number;
  readonly length: number;
  readonly curve?: number;
}

function loudness({ attack = 0.004, length, curve = 2 }: Envelope, at: number): number {
  if (at < attack) return at / attack;
  return Math.max(0, 1 - (at - attack) / Math.max(0.001, length - attack)) ** curve;
}

function fill(seconds: number, sample: (at: number) => number): Samples {
  return Float32Array.from({ length: Math.ceil(seconds * RATE) }, (_, index) =>
    sample(index / RATE),
  );
}

/** A tone; `hz` may change over time. */
export function tone(
  wave: keyof typeof WAVES,
  hz: number | Curve,
  envelope: Envelope,
  gain = 1,
): Samples {
  let phase = 0;
  return fill(envelope.length, (at) => {
    phase += (typeof hz === "number" ? hz : hz(at)) / RATE;
    return WAVES[wave](phase) * loudness(envelope, at) * gain;
  });
}

/** Noise through a band-pass filter whose centre frequency may change over time. */
export function noise(
  hz: number | Curve,
  width: number,
  envelope: Envelope,
  gain = 1,
  seed = 7,
): Samples {
  const next = noiseSource(seed);
  let [low, band] = [0, 0];
  return fill(envelope.length, (at) => {
    const middle = typeof hz === "number" ? hz : hz(at);
    const f = 2 * Math.sin((Math.PI * Math.min(middle, RATE / 7)) / RATE);
    low += f * band;
    band += f * (next() - low - width * band);
    return band * loudness(envelope, at) * gain;
  });
}

/** A bell or mallet: a tone with inharmonic partials, of which the higher ones fade sooner. */
export function bell(hz: number, length: number, gain = 1, partials = [1, 2.76, 5.4]): Samples {
  return mix(
    ...partials.map((partial, at) =>
      tone(
        "sine",
        hz * partial,
        { length: length / (1 + at * 0.9), curve: 3 },
        gain / (1 + at * 1.6),
      ),
    ),
  );
}

/** A drum: a tone of falling pitch, and a little noise of the skin. */
export function drum(hz: number, length: number, gain = 1): Samples {
  return mix(
    tone("sine", (at) => hz * (1 + 1.6 * Math.exp(-at * 38)), { length, curve: 2.4 }, gain),
    noise(hz * 9, 0.9, { length: length / 4, curve: 3 }, gain * 0.4),
  );
}

/** Linear change from one number to another within `seconds`. */
export function slide(from: number, to: number, seconds: number): Curve {
  return (at) => from + (to - from) * Math.min(1, at / seconds);
}

/** Vibrato around a number. */
export function wobble(around: number, depth: number, perSecond: number): Curve {
  return (at) => around * (1 + depth * Math.sin(at * perSecond * 2 * Math.PI));
}

/** Plays sounds at the same time. */
export function mix(...parts: readonly Samples[]): Samples {
  const result = new Float32Array(Math.max(0, ...parts.map(({ length }) => length)));
  for (const part of parts) part.forEach((value, at) => (result[at] = (result[at] ?? 0) + value));
  return result;
}

/** Delays a sound by `seconds`. */
export function later(seconds: number, part: Samples): Samples {
  const result = new Float32Array(Math.round(seconds * RATE) + part.length);
  result.set(part, Math.round(seconds * RATE));
  return result;
}

/** Plays a sound at several times, s. */
export function repeat(times: readonly number[], part: (index: number) => Samples): Samples {
  return mix(...times.map((at, index) => later(at, part(index))));
}

/** Adds the reverb of a small room. */
export function room(dry: Samples, wet = 0.25, size = 0.35): Samples {
  const result = new Float32Array(dry.length + Math.round(size * RATE));
  result.set(dry);
  for (const [delay, gain] of [
    [0.031, 0.6],
    [0.047, 0.5],
    [0.071, 0.42],
    [0.113, 0.34],
    [0.173, 0.26],
    [0.239, 0.2],
  ] as const) {
    const shift = Math.round(delay * size * 2.6 * RATE);
    dry.forEach((value, at) => {
      const to = at + shift;
      if (to < result.length) result[to] = (result[to] ?? 0) + value * gain * wet;
    });
  }
  return result;
}

/** Frequency of a MIDI note number. */
export function hertz(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12);
}

/** Scales the samples to `peak` and fades out the last 10 ms to avoid a click. */
export function finished(samples: Samples, peak: number): Samples {
  let loudest = 0;
  for (const value of samples) loudest = Math.max(loudest, Math.abs(value));
  const gain = loudest > 0 ? peak / loudest : 0;
  const fade = Math.min(samples.length, Math.round(0.01 * RATE));
  return samples.map((value, at) => value * gain * Math.min(1, (samples.length - at) / fade));
}

/** 16-bit WAV, mono. */
export function wav(samples: Samples): Buffer {
  const data = Buffer.alloc(44 + samples.length * 2);
  data.write("RIFF", 0);
  data.writeUInt32LE(36 + samples.length * 2, 4);
  data.write("WAVEfmt ", 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(1, 22);
  data.writeUInt32LE(RATE, 24);
  data.writeUInt32LE(RATE * 2, 28);
  data.writeUInt16LE(2, 32);
  data.writeUInt16LE(16, 34);
  data.write("data", 36);
  data.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((value, at) =>
    data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_767), 44 + at * 2),
  );
  return data;
}
