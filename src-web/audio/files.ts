import type { Language } from "../../src-shared/catalog/languages.ts";
import type { EFFECTS } from "./effects.ts";
import type { MUSIC } from "./music.ts";
import type { VOICES } from "./voices.ts";

export type EffectName = (typeof EFFECTS)[number];
export type MusicName = keyof typeof MUSIC;
/** What may sound over the base of a piece. */
export type LayerName = "rhythm" | "tension";
export type VoiceName = (typeof VOICES)[number];

/** Opus in WebM first; AAC for browsers that cannot decode it. */
const FORMS = ["webm", "m4a"] as const;

const FILES = import.meta.glob<string>("../assets/sound/**/*.{webm,m4a}", {
  eager: true,
  query: "?url&no-inline",
  import: "default",
});

function addresses(path: string): string[] {
  return FORMS.flatMap((form) => FILES[`../assets/sound/${path}.${form}`] ?? []);
}

/** Addresses of a sound, best form first. */
export const soundFiles = {
  music: (name: MusicName): string[] => addresses(`music/${name}`),
  /** In one form: a browser that cannot decode it plays the base alone. */
  layer: (name: MusicName, layer: LayerName): string[] => addresses(`music/${name}.${layer}`),
  effect: (name: EffectName): string[] => addresses(`effects/${name}`),
  voice: (name: VoiceName, language: Language): string[] => addresses(`voices/${language}/${name}`),
} as const;
