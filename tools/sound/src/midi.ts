/** Ticks in a quarter note. */
export const PPQ = 480;

/** A note in ticks from the start of the file. */
export interface Note {
  readonly channel: number;
  readonly at: number;
  readonly length: number;
  /** MIDI number, 60 is middle C. */
  readonly pitch: number;
  /** 1 to 127 */
  readonly velocity: number;
}

/** The instrument of a channel. */
export interface Voice {
  readonly channel: number;
  /** General MIDI program, 0 to 127. */
  readonly program: number;
  /** 0 to 127 */
  readonly volume: number;
  /** 0 is left, 64 the middle, 127 right. */
  readonly pan: number;
}

type Event = readonly [tick: number, order: number, bytes: readonly number[]];

function number32(value: number): number[] {
  return [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function variableLength(value: number): number[] {
  const bytes = [value & 127];
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 127) | 128);
  return bytes;
}

/** A Standard MIDI File of one track. */
export function midiFile(bpm: number, voices: readonly Voice[], notes: readonly Note[]): Buffer {
  const microseconds = Math.round(60_000_000 / bpm);
  const events: Event[] = [[0, 0, [0xff, 0x51, 3, ...number32(microseconds).slice(1)]]];
  for (const { channel, program, volume, pan } of voices) {
    events.push([0, 1, [0xc0 | channel, program]]);
    events.push([0, 1, [0xb0 | channel, 7, volume]]);
    events.push([0, 1, [0xb0 | channel, 10, pan]]);
  }
  for (const { channel, at, length, pitch, velocity } of notes) {
    // Note-offs come before note-ons of the same tick: otherwise a repeated note would be cut off by the end
    // of the one before.
    events.push([at, 3, [0x90 | channel, pitch, velocity]]);
    events.push([at + length, 2, [0x80 | channel, pitch, 0]]);
  }
  events.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const body: number[] = [];
  let last = 0;
  for (const [tick, , bytes] of events) {
    body.push(...variableLength(tick - last), ...bytes);
    last = tick;
  }
  body.push(0, 0xff, 0x2f, 0);
  const header = [...Buffer.from("MThd"), ...number32(6), 0, 0, 0, 1, PPQ >> 8, PPQ & 255];
  return Buffer.from([...header, ...Buffer.from("MTrk"), ...number32(body.length), ...body]);
}
