import * as z from "zod/mini";
import { HANDS } from "../../../src-shared/catalog/games/rps-shoot.ts";
import { CALLS } from "./facts.ts";

const slot = z.enum([...HANDS, "NOTHING"]);

/** What a player may send. Battles are numbered from 1 within the round. */
export const rpsMoveSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("program"),
    battle: z.int().check(z.minimum(1), z.maximum(45)),
    /** NOTHING empties a slot. */
    moves: z.tuple([slot, slot, slot]),
  }),
  z.object({ type: z.literal("bet"), call: z.enum(CALLS) }),
]);
export type RpsMove = z.infer<typeof rpsMoveSchema>;
