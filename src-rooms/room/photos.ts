import type { PlayerId } from "../../src-shared/protocol/ids.ts";

/** A checked photo: of a known type, without metadata. */
export interface PhotoFile {
  readonly type: "image/jpeg" | "image/png" | "image/webp";
  readonly bytes: Uint8Array;
}

/** How many of a seat's newest photos are kept; each further one replaces the oldest. */
export const KEPT_EACH = 12;

/**
 * Photos that players brought. They are stored nowhere else, and are deleted when the next game begins and
 * when the room closes.
 */
export interface PhotoShelf {
  /** Stores a photo and returns its id, which nobody can guess. */
  keep(owner: PlayerId, photo: PhotoFile): string;
  /** The seat that brought this photo; undefined when there is no such photo. */
  ownerOf(id: string): PlayerId | undefined;
  /** Returns a photo; undefined when there is no such photo. */
  find(id: string): Promise<PhotoFile | undefined>;
  /** Deletes all photos. */
  clear(): void;
}
