import type { CrowdSocket } from "./audience.ts";
import type { Voice } from "./sectionTally.ts";
import type { PlaceStore } from "./usher.ts";
import type { CrowdRoom } from "./wire.ts";

/** What must outlive the object: votes, OKs on the tutorial, and the usher's places. */
export interface SectionStore extends PlaceStore {
  voices(): Iterable<Voice>;
  keepVoice(voice: Voice): void;
  /** Votes of all questions, and OKs. */
  forgetVoices(): void;
  /** Nothing is left. */
  wipe(): Promise<void>;
}

/** The port to whatever a section runs on. */
export interface SectionPlatform {
  readonly section: number;
  readonly store: SectionStore;
  /** Every socket that is open, also those from before it woke. */
  sockets(): Iterable<CrowdSocket>;
  room(): Promise<CrowdRoom>;
  /** ms since 1970 */
  now(): number;
  later(ms: number, task: () => void): void;
}
