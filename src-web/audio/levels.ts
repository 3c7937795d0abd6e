import type { EffectName } from "./files.ts";

/** Kinds of sound with a volume of their own. */
export const CHANNELS = ["music", "effects", "voice"] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * Relative loudness of each channel, 0 to 1. The mix is changed here, without rendering files again: files of
 * one kind are equally loud (tools/sound), and this balances the kinds against each other.
 */
export const LEVELS = {
  music: 0.7,
  effects: 1,
  voice: 1,
} as const satisfies Readonly<Record<Channel, number>>;

/** Share of its usual level at which the music plays while a voice speaks. */
export const DUCKED = 0.35;

/** Levels of effects that are played so often that they must stay in the background; all others have 1. */
const EFFECT_LEVELS: Readonly<Partial<Record<EffectName, number>>> = {
  tap: 0.7,
  tick: 0.8,
  tock: 0.8,
  pop: 0.85,
};

/** Returns how loud an effect is relative to the others, 0 to 1. */
export function effectLevel(name: EffectName): number {
  return EFFECT_LEVELS[name] ?? 1;
}
