import type { Language } from "../../src-shared/catalog/languages.ts";
import {
  lineNumber,
  soundFiles,
  type EffectName,
  type LayerName,
  type MusicName,
  type VoiceName,
} from "./files.ts";
import { CHANNELS, DUCKED, effectLevel, LEVELS, type Channel } from "./levels.ts";
import { layersFor, type Tension } from "./layers.ts";
import { lineIn } from "./lines.ts";
import { MUSIC } from "./music.ts";

/** Duration of a fade (specification, section 9), s. */
const FADE_S = 1;
/**
 * How long it must have been silent before the audio hardware is suspended (specification, section 9), ms.
 */
const IDLE_MS = 30_000;
/** Most sounds that may play at the same time (specification, section 9: audio pool). */
const POOL = 1_000;
/** Decoded pieces that are kept, some 40 MB each with their layers: a round alternates between two. */
const LOOPS_KEPT = 2;
/** How long after it is ready a loop or layer starts: its position is computed for that moment, s. */
const SOON_S = 0.05;
/**
 * How late a line of the robot may start because its file had to load first, ms. A later one is dropped: it
 * would comment on the wrong moment.
 */
const TOO_LATE_MS = 2_500;
const LAYERS: readonly LayerName[] = ["rhythm", "tension"];

interface Playing {
  readonly source: AudioBufferSourceNode;
  readonly gain: GainNode;
}

/** What the manager plays with: the browser's audio context and network, or a test's. */
export interface SoundSource {
  readonly context: AudioContext;
  readonly load: (address: string) => Promise<ArrayBuffer>;
  /** Memory of the device as reported, and rounded, by its browser, GB; undefined when it is not reported. */
  readonly memory?: number | undefined;
}

/**
 * A piece with its layers takes some 40 MB of samples: televisions and phones with this much memory or less,
 * GB, play only the base.
 */
const LITTLE_MEMORY = 2;

function keyOf(addresses: readonly string[]): string {
  return addresses[0] ?? "";
}

function hasLayer(name: MusicName, layer: LayerName): boolean {
  const layers: readonly string[] = MUSIC[name].layers;
  return layers.includes(layer);
}

/**
 * Plays the music loops, effects and voices of one screen. Nothing sounds before `unlock` was called from a
 * tap, since browsers do not allow it. Channels at volume 0 are not fetched either. A sound that cannot be
 * loaded is only logged: no game depends on one.
 */
export class SoundManager {
  readonly #context: AudioContext;
  readonly #load: SoundSource["load"];
  readonly #hasLayers: boolean;
  readonly #channels: Readonly<Record<Channel, GainNode>>;
  /** Feeds the music channel; it is turned down while a voice speaks. */
  readonly #musicBus: GainNode;
  readonly #buffers = new Map<string, Promise<AudioBuffer | undefined>>();
  /** The robot's lines, not decoded, by the address of their file. */
  readonly #lines = new Map<string, Promise<ArrayBuffer>>();
  readonly #playing = new Set<Playing>();
  #music: (Playing & { readonly name: MusicName; readonly startedAt: number }) | undefined;
  /** Layers that play over the base, in step with it. */
  readonly #layers = new Map<LayerName, Playing>();
  #tension: Tension = "calm";
  #wanted: MusicName | undefined;
  /** Channels whose volume is 0. */
  #silent: ReadonlySet<Channel> = new Set();
  /** Decoded loops, the latest first. */
  #loops: readonly MusicName[] = [];
  /** Whether the context was suspended here: then any sound may resume it, without a tap. */
  #isResting = false;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor({ context, load, memory = Infinity }: SoundSource) {
    this.#context = context;
    this.#hasLayers = memory > LITTLE_MEMORY;
    this.#load = load;
    // The context starts to run after a tap, or by itself a moment after the page opened; then the wanted
    // loop begins, and if there is nothing to hear it rests again.
    context.addEventListener("statechange", () => {
      this.#rest();
      void this.#playWanted();
    });
    const channel = (name: Channel) => {
      const node = context.createGain();
      node.gain.value = LEVELS[name];
      node.connect(context.destination);
      return node;
    };
    this.#channels = {
      music: channel("music"),
      effects: channel("effects"),
      voice: channel("voice"),
    };
    this.#musicBus = context.createGain();
    this.#musicBus.connect(this.#channels.music);
  }

  /** Whether sounds are audible now. */
  get isUnlocked(): boolean {
    return this.#context.state === "running";
  }

  /** Starts audio. Must be called from a tap or a key press. */
  async unlock(): Promise<void> {
    if (this.#context.state !== "running") await this.#context.resume();
  }

  /**
   * Whether nothing may start now: the browser would hold it back and play everything at once after the first
   * tap.
   */
  get #isLocked(): boolean {
    return !this.isUnlocked && !(this.#isResting && this.#context.state === "suspended");
  }

  /** Sets the volume of each channel, 0 to 100 (specification, section 9: the default is 100). */
  setVolumes(volumes: Readonly<Record<Channel, number>>): void {
    for (const channel of CHANNELS) {
      const share = Math.min(100, Math.max(0, volumes[channel])) / 100;
      const { gain } = this.#channels[channel];
      gain.setTargetAtTime(share * LEVELS[channel], this.#context.currentTime, 0.02);
    }
    this.#silent = new Set(CHANNELS.filter((channel) => volumes[channel] <= 0));
    void this.#playWanted();
  }

  /** The loop that should be heard now. */
  get #piece(): MusicName | undefined {
    return this.#silent.has("music") ? undefined : this.#wanted;
  }

  /** Fetches and decodes effects that will be needed soon, whatever the volume. */
  prepare(effects: readonly EffectName[]): void {
    for (const name of effects) void this.#buffer(soundFiles.effect(name));
  }

  /** Plays an effect once. */
  async effect(name: EffectName): Promise<void> {
    if (this.#silent.has("effects")) return;
    await this.#once(soundFiles.effect(name), this.#channels.effects, effectLevel(name));
  }

  /** Lets the robot speak; the music is turned down while it does. */
  async voice(name: VoiceName, language: Language): Promise<void> {
    if (this.#isLocked || this.#silent.has("voice")) return;
    const asked = Date.now();
    // Decoded when it is spoken, and not kept: all lines together are two minutes long, for which small
    // televisions have neither the time nor the memory.
    const buffer = await this.#decodeFirst(soundFiles.voice(language), async (address) =>
      lineIn(await this.#linesAt(address), lineNumber(name)),
    );
    if (!buffer || this.#isLocked || Date.now() - asked > TOO_LATE_MS) return;
    if (!this.#start(buffer, this.#channels.voice)) return;
    const { gain } = this.#musicBus;
    const now = this.#context.currentTime;
    gain.setTargetAtTime(DUCKED, now, 0.08);
    gain.setTargetAtTime(1, now + buffer.duration, 0.3);
  }

  /** Fades to another loop; undefined: to silence. The same name again changes nothing. */
  async music(name: MusicName | undefined): Promise<void> {
    if (name === this.#wanted) return;
    this.#wanted = name;
    await this.#playWanted();
  }

  /** Sets how tense the moment is; layers of the piece fade in and out with it. */
  async tension(tension: Tension): Promise<void> {
    if (tension === this.#tension) return;
    this.#tension = tension;
    await this.#mix();
  }

  /**
   * Fades every layer to its level for the current tension. A layer that is not loaded yet is fetched, after
   * the base.
   */
  async #mix(): Promise<void> {
    await Promise.all(LAYERS.map((layer) => this.#mixLayer(layer)));
  }

  async #mixLayer(layer: LayerName): Promise<void> {
    const base = this.#music;
    if (!base || !this.#hasLayers || !hasLayer(base.name, layer)) return;
    if (!this.#layers.has(layer) && layersFor(this.#tension)[layer] > 0) {
      const buffer = await this.#buffer(soundFiles.layer(base.name, layer));
      // By now another piece may play, or another call may have started the layer.
      if (!buffer || this.#music !== base) return;
      if (!this.#layers.has(layer)) this.#startLayer(buffer, layer, base);
    }
    const playing = this.#layers.get(layer);
    if (playing) this.#fadeTo(playing, layersFor(this.#tension)[layer]);
  }

  #startLayer(
    buffer: AudioBuffer,
    layer: LayerName,
    { name, startedAt }: { readonly name: MusicName; readonly startedAt: number },
  ): void {
    const { loopStart, loopEnd } = MUSIC[name];
    const at = Math.max(startedAt, this.#context.currentTime + SOON_S);
    const from = loopStart + ((at - startedAt) % (loopEnd - loopStart));
    const playing = this.#start(buffer, this.#musicBus, { loopStart, loopEnd, at, from });
    if (!playing) return;
    playing.gain.gain.setValueAtTime(0, this.#context.currentTime);
    this.#layers.set(layer, playing);
  }

  #fadeTo({ gain: { gain } }: Playing, level: number): void {
    const now = this.#context.currentTime;
    gain.cancelScheduledValues(now);
    gain.setValueAtTime(gain.value, now);
    gain.linearRampToValueAtTime(level, now + FADE_S);
  }

  async #playWanted(): Promise<void> {
    if (this.#isLocked) return;
    const name = this.#piece;
    const buffer = name && (await this.#buffer(soundFiles.music(name)));
    // While this was loading, another piece may have been requested, or the same one twice.
    if (this.#piece !== name || this.#music?.name === name) return;
    for (const playing of [this.#music, ...this.#layers.values()]) this.#fadeOut(playing);
    this.#music = undefined;
    this.#layers.clear();
    if (!name || !buffer) return this.#rest();
    const { loopStart, loopEnd } = MUSIC[name];
    const startedAt = this.#context.currentTime + SOON_S;
    const from = loopStart;
    const playing = this.#start(buffer, this.#musicBus, {
      loopStart,
      loopEnd,
      at: startedAt,
      from,
    });
    if (!playing) return;
    const { gain } = playing.gain;
    gain.setValueAtTime(0, this.#context.currentTime);
    gain.linearRampToValueAtTime(1, this.#context.currentTime + FADE_S);
    this.#music = { ...playing, name, startedAt };
    this.#keepLoop(name);
    await this.#mix();
  }

  #keepLoop(name: MusicName): void {
    const loops = [name, ...this.#loops.filter((one) => one !== name)];
    for (const old of loops.slice(LOOPS_KEPT)) {
      this.#buffers.delete(keyOf(soundFiles.music(old)));
      for (const layer of LAYERS) this.#buffers.delete(keyOf(soundFiles.layer(old, layer)));
    }
    this.#loops = loops.slice(0, LOOPS_KEPT);
  }

  /** Stops everything and releases the audio hardware. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    this.#wanted = undefined;
    await this.#context.close();
  }

  async #once(addresses: readonly string[], bus: AudioNode, level: number): Promise<void> {
    if (this.#isLocked) return;
    const buffer = await this.#buffer(addresses);
    if (!buffer || this.#isLocked) return;
    const playing = this.#start(buffer, bus);
    if (playing) playing.gain.gain.value = level;
  }

  #start(
    buffer: AudioBuffer,
    bus: AudioNode,
    part?: {
      /** When it starts, on the context's clock, and `from` where in its file, s. */
      readonly at: number;
      readonly from: number;
      readonly loopStart: number;
      readonly loopEnd: number;
    },
  ): Playing | undefined {
    if (this.#playing.size >= POOL) return undefined;
    if (this.isUnlocked) this.#isResting = false;
    else void this.#context.resume();
    const source = this.#context.createBufferSource();
    const gain = this.#context.createGain();
    source.buffer = buffer;
    source.connect(gain);
    gain.connect(bus);
    const playing: Playing = { source, gain };
    this.#playing.add(playing);
    source.addEventListener("ended", () => {
      this.#playing.delete(playing);
      gain.disconnect();
      this.#rest();
    });
    if (!part) source.start();
    else {
      const { loopStart, loopEnd, at, from } = part;
      Object.assign(source, { loop: true, loopStart, loopEnd });
      source.start(at, from);
    }
    clearTimeout(this.#idle);
    return playing;
  }

  #fadeOut(playing: Playing | undefined): void {
    if (!playing) return;
    const now = this.#context.currentTime;
    const { gain } = playing.gain;
    gain.cancelScheduledValues(now);
    gain.setValueAtTime(gain.value, now);
    gain.linearRampToValueAtTime(0, now + FADE_S);
    playing.source.stop(now + FADE_S);
  }

  /** Suspends the audio hardware once nothing has sounded for a while. */
  #rest(): void {
    clearTimeout(this.#idle);
    if (this.#playing.size > 0) return;
    this.#idle = setTimeout(() => {
      if (this.#playing.size === 0 && this.#context.state === "running") {
        this.#isResting = true;
        void this.#context.suspend();
      }
    }, IDLE_MS);
  }

  async #buffer(addresses: readonly string[]): Promise<AudioBuffer | undefined> {
    const key = keyOf(addresses);
    const known = this.#buffers.get(key);
    if (known) return known;
    const loading = this.#decodeFirst(addresses);
    this.#buffers.set(key, loading);
    const buffer = await loading;
    // Not cached: the network may be back next time.
    if (!buffer) this.#buffers.delete(key);
    return buffer;
  }

  /** Loads all of the robot's lines in a language. A failed download is retried the next time. */
  async #linesAt(address: string): Promise<ArrayBuffer> {
    const loading = this.#lines.get(address) ?? this.#load(address);
    this.#lines.set(address, loading);
    try {
      return await loading;
    } catch (error) {
      this.#lines.delete(address);
      throw error;
    }
  }

  async #decodeFirst(
    addresses: readonly string[],
    load = this.#load,
  ): Promise<AudioBuffer | undefined> {
    for (const address of addresses) {
      try {
        return await this.#context.decodeAudioData(await load(address));
      } catch (error) {
        console.warn("cannot play", address, error);
      }
    }
    return undefined;
  }
}
