import * as z from "zod/mini";

/** Maximum length a phone may send, in code units: accents and emoji take several each. */
const RAW_LENGTH_MAX = 200;

/** What a player may send: the word they think everybody else thinks of. */
export const syncMoveSchema = z.object({
  type: z.literal("word"),
  word: z.string().check(z.maxLength(RAW_LENGTH_MAX)),
});
export type SyncMove = z.infer<typeof syncMoveSchema>;
