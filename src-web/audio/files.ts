import type { Language } from "../../src-shared/catalog/languages.ts";
import type { EFFECTS } from "./effects.ts";
import type { MUSIC } from "./music.ts";
import { VOICES } from "./voices.ts";

export type EffectName = (typeof EFFECTS)[number];
export type MusicName = keyof typeof MUSIC;
/** A layer that can play over the base of a piece. */
export type LayerName = "rhythm" | "tension";
/** A moment at which the robot speaks. */
export type VoiceCue = keyof typeof VOICES;
/** One of the robot's lines. */
export type VoiceName = (typeof VOICES)[VoiceCue][number];

/** File formats, best first: Opus in WebM; AAC for browsers that cannot decode it. */
const FORMS = ["webm", "m4a"] as const;

const FILES = import.meta.glob<string>("../assets/sound/**/*.{webm,m4a,lines}", {
  eager: true,
  query: "?url&no-inline",
  import: "default",
});

function addresses(path: string, ending = ""): string[] {
  return FORMS.flatMap((form) => FILES[`../assets/sound/${path}.${form}${ending}`] ?? []);
}

/** Addresses of each sound, best format first. */
export const soundFiles = {
  music: (name: MusicName): string[] => addresses(`music/${name}`),
  /** Exists in one format only: a browser that cannot decode it plays the base alone. */
  layer: (name: MusicName, layer: LayerName): string[] => addresses(`music/${name}.${layer}`),
  effect: (name: EffectName): string[] => addresses(`effects/${name}`),
  /** All lines of a language in one file, to be read with `lineIn`. */
  voice: (language: Language): string[] => addresses(`voices/${language}`, ".lines"),
} as const;

const LINES: readonly VoiceName[] = Object.values(VOICES).flat();

/** Returns the number of a line in the file of any language. */
export function lineNumber(name: VoiceName): number {
  return LINES.indexOf(name);
}
