import { NO_CROWD } from "./crowdState.ts";
import type { RoomState, Section } from "./state.ts";

/** Names of all sections. */
export const SECTIONS: readonly Section[] = [
  "room",
  "seats",
  "presence",
  "packs",
  "crowd",
  "game",
  "clock",
  "random",
];

/** Returns a stored section in its current shape. A crowd stored person by person has to join again. */
function present(name: Section, section: unknown): unknown {
  if (name !== "crowd") return section;
  const isPresent = typeof section === "object" && section !== null && "sections" in section;
  return isPresent ? section : NO_CROWD;
}

/** Builds a room's state from the sections in a store. */
export function roomOfSections(kept: { get(name: Section): unknown }): RoomState {
  // SAFETY: a store writes every section of a RoomState, together.
  return Object.fromEntries(
    // A section may be null: no game is running.
    SECTIONS.map((name) => [name, present(name, kept.get(name))]),
  ) as unknown as RoomState;
}
