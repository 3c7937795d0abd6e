import type { SoundSource } from "../../../src-web/audio/SoundManager.ts";
import { VOICES } from "../../../src-web/audio/voices.ts";

/** A sound that was started. */
class FakeSource extends EventTarget {
  buffer: unknown;
  loop = false;
  loopStart = 0;
  loopEnd = 0;
  stopAt: number | undefined;
  /** Target of the last fade of its gain. */
  fadedTo: number | undefined;
  readonly #audio: FakeAudio;

  constructor(audio: FakeAudio) {
    super();
    this.#audio = audio;
  }

  connect(node: { source?: FakeSource }): void {
    node.source = this;
  }

  /** When it started, and at which position of its file. */
  startedAt = 0;
  from = 0;

  start(at = 0, from = 0): void {
    this.startedAt = at;
    this.from = from;
    this.#audio.started.push(this);
  }

  stop(at: number): void {
    this.stopAt = at;
  }

  end(): void {
    this.dispatchEvent(new Event("ended"));
  }
}

/**
 * Builds a file of all the robot's lines, in the layout of tools/sound; each line consists of its address and
 * number.
 */
function linesOf(address: string): ArrayBuffer {
  const count = Object.values(VOICES).flat().length;
  const lines = Array.from({ length: count }, (_, at) => Buffer.from(`${address}#${at}`));
  const marks = [4 * (count + 1)];
  for (const { length } of lines) marks.push((marks.at(-1) ?? 0) + length);
  const table = new DataView(new ArrayBuffer(4 * marks.length));
  marks.forEach((mark, at) => table.setUint32(4 * at, mark, true));
  return new Uint8Array([...new Uint8Array(table.buffer), ...Buffer.concat(lines)]).buffer;
}

/** A silent audio context whose clock only the test advances. */
export class FakeAudio extends EventTarget {
  state: "suspended" | "running" | "closed" = "suspended";
  currentTime = 0;
  readonly destination = {};
  readonly started: FakeSource[] = [];
  /** Gain nodes between sounds and the output, in the order they were created. */
  readonly gains: { value: number }[] = [];
  /** Addresses in the order they were requested. */
  readonly asked: string[] = [];
  /** What was decoded: addresses, and for the robot's lines also their number. */
  readonly decoded: string[] = [];
  /** Receives the target of each gain change. */
  onTarget: (gain: { value: number }, to: number) => unknown = () => undefined;
  /** Files that match cannot be decoded. */
  refuses: RegExp | undefined;
  #gate: Promise<void> = Promise.resolve();

  source(): SoundSource {
    // SAFETY: the manager uses only the parts of a context that this class has.
    return { context: this as unknown as AudioContext, load: (address) => this.#load(address) };
  }

  async #load(address: string): Promise<ArrayBuffer> {
    this.asked.push(address);
    await this.#gate;
    if (address.includes(".lines")) return linesOf(address);
    return new TextEncoder().encode(address).buffer;
  }

  /** Holds back loaded files until the returned function is called. */
  holdBack(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#gate = promise;
    return resolve;
  }

  pass(seconds: number): void {
    this.currentTime += seconds;
  }

  async decodeAudioData(data: ArrayBuffer): Promise<{ duration: number }> {
    const text = new TextDecoder().decode(data);
    if (this.refuses?.test(text)) throw new Error("cannot decode");
    this.decoded.push(text);
    return { duration: 1 };
  }

  createBufferSource(): FakeSource {
    return new FakeSource(this);
  }

  createGain() {
    const node: { source?: FakeSource } = {};
    const faded = (to: number) => {
      if (node.source) node.source.fadedTo = to;
    };
    const gain = {
      value: 1,
      setValueAtTime: () => undefined,
      setTargetAtTime: (to: number) => {
        gain.value = to;
        this.onTarget(gain, to);
      },
      cancelScheduledValues: () => undefined,
      linearRampToValueAtTime: faded,
    };
    this.gains.push(gain);
    return Object.assign(node, { gain, connect: () => undefined, disconnect: () => undefined });
  }

  async resume(): Promise<void> {
    this.state = "running";
    this.dispatchEvent(new Event("statechange"));
  }

  async suspend(): Promise<void> {
    this.state = "suspended";
  }

  async close(): Promise<void> {
    this.state = "closed";
  }
}
