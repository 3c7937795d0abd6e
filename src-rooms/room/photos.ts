import type { PlayerId } from "../../src-shared/protocol/ids.ts";

/** A photo that was looked through: no metadata, a known kind. */
export interface PhotoFile {
  readonly type: "image/jpeg" | "image/png" | "image/webp";
  readonly bytes: Uint8Array;
}

/** A seat's newest photos that are kept; who changes their mind more often loses the oldest. */
export const KEPT_EACH = 12;

/**
 * Photos that players brought. They are nowhere else, and go when the next game begins and when the
 * room ends.
 */
export interface PhotoShelf {
  /** Keep a photo; the answer is its id, which nobody can guess. */
  keep(owner: PlayerId, photo: PhotoFile): string;
  /** Who brought this photo; undefined when it is not there. */
  ownerOf(id: string): PlayerId | undefined;
  /** A photo; undefined when it is not there. */
  find(id: string): Promise<PhotoFile | undefined>;
  /** Forget them all. */
  clear(): void;
}
