import type { EffectName } from "./files.ts";

/** Kinds of sound that people make louder and quieter by themselves. */
export const CHANNELS = ["music", "effects", "voice"] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * How loud sounds are beside each other, 0 to 1 of their file. A mix is changed here, without rendering a file
 * anew: the files of one kind are as loud as each other (tools/sound), and this says how they stand in a room.
 */
export const LEVELS = {
  music: 0.7,
  effects: 1,
  voice: 1,
} as const satisfies Readonly<Record<Channel, number>>;

/** Music steps back to this share while a voice speaks. */
export const DUCKED = 0.35;

/** Effects that come so often that they stand back behind the others; every other one is 1. */
const EFFECT_LEVELS: Readonly<Partial<Record<EffectName, number>>> = {
  tap: 0.7,
  tick: 0.8,
  tock: 0.8,
  pop: 0.85,
};

/** How loud an effect is beside the others, 0 to 1. */
export function effectLevel(name: EffectName): number {
  return EFFECT_LEVELS[name] ?? 1;
}
