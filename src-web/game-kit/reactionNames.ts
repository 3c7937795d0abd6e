import type { Reaction } from "../../src-shared/protocol/entities.ts";

// Written out because the protocol's own list lives beside its schemas, which phones do not load.
/** Every reaction, in the order of its buttons. */
export const REACTION_NAMES: readonly Reaction[] = ["laugh", "love", "wow", "clap", "fire", "boo"];
