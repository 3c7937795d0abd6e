import type { Pencil } from "./pencil.ts";

/** Sketches by the id of the word they show. */
export type Sketches = Readonly<Record<string, (pencil: Pencil) => void>>;
