import { keep, kept } from "../client/storage/device.ts";
import { CHANNELS, type Channel } from "./levels.ts";

/** Volume before anybody chose one (specification, section 9). */
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

/** What this device kept; whatever cannot be read is as loud as at first. */
function read(): Volumes {
  try {
    // SAFETY: only looked at by `isLevel`.
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

/** How loud this device is: music, effects and the robot's voice each, 0 to 100. */
export function volumes(): Volumes {
  known ??= read();
  return known;
}

/** Make a kind of sound louder or quieter on this device, which keeps it. */
export function setVolume(channel: Channel, level: number): void {
  known = { ...volumes(), [channel]: level };
  keep("volume", JSON.stringify(known));
  for (const listen of listeners) listen();
}

/** Hear about changes; the answer stops it. */
export function onVolume(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
