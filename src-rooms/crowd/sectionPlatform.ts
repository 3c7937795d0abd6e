import type { CrowdSocket } from "./audience.ts";
import type { CountedVote } from "./sectionTally.ts";
import type { PlaceStore } from "./placeAllocator.ts";
import type { CrowdRoom } from "./wire.ts";

/** What must outlive the object: votes, OKs on the tutorial, and the places that were given. */
export interface SectionStore extends PlaceStore {
  voices(): Iterable<CountedVote>;
  keepVoice(voice: CountedVote): void;
  /** Deletes the votes on all questions, and the OKs. */
  forgetVoices(): void;
  /** Deletes everything. */
  wipe(): Promise<void>;
}

/** The port to whatever a section runs on. */
export interface SectionPlatform {
  readonly section: number;
  readonly store: SectionStore;
  /** All open sockets, including those from before the section woke. */
  sockets(): Iterable<CrowdSocket>;
  room(): Promise<CrowdRoom>;
  /** ms since 1970. */
  now(): number;
  later(ms: number, task: () => void): void;
}
