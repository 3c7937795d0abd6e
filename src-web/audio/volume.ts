import { keep, kept } from "../client/storage/device.ts";
import { CHANNELS, type Channel } from "./levels.ts";

/** Volume before the user has chosen one (specification, section 9). */
const DEFAULT_VOLUME = 100;

type Volumes = Readonly<Record<Channel, number>>;

const UNTOUCHED: Volumes = {
  music: DEFAULT_VOLUME,
  effects: DEFAULT_VOLUME,
  voice: DEFAULT_VOLUME,
};

const listeners = new Set<() => void>();
let known: Volumes | undefined;

const isLevel = (value: unknown): value is number =>
  typeof value === "number" && value >= 0 && value <= 100;

/** Reads the volumes stored on this device; unreadable ones have the default. */
function read(): Volumes {
  try {
    // SAFETY: `isLevel` checks each value that is used.
    const said = JSON.parse(kept("volume") ?? "{}") as Readonly<Record<string, unknown>> | null;
    const found = CHANNELS.flatMap((channel) => {
      const level = said?.[channel];
      return isLevel(level) ? [[channel, level] as const] : [];
    });
    return { ...UNTOUCHED, ...Object.fromEntries(found) };
  } catch {
    return UNTOUCHED;
  }
}

/** The volumes on this device: music, effects and the robot's voice, 0 to 100 each. */
export function volumes(): Volumes {
  known ??= read();
  return known;
}

/** Sets the volume of one channel and stores it on this device. */
export function setVolume(channel: Channel, level: number): void {
  known = { ...volumes(), [channel]: level };
  keep("volume", JSON.stringify(known));
  for (const listen of listeners) listen();
}

/** Subscribes to changes; returns the function that unsubscribes. */
export function onVolume(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
