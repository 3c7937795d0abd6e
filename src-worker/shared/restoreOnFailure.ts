import { Problem } from "./problem.ts";

/**
 * Does what something that works once was used up for, such as a mailed link. If that fails for another reason than a
 * refusal, above all because the database was away for a moment, `giveBack` makes it work again. Rejects as `work` does.
 */
export async function restoreOnFailure<Done>(
  work: () => Promise<Done>,
  giveBack: () => Promise<unknown>,
): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    // If the database is still away, the first error says so.
    if (!(error instanceof Problem)) await giveBack().catch(() => undefined);
    throw error;
  }
}
