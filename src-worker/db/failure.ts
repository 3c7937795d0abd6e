/** Whether a database error contains these words. They may be in its cause. */
export function errorMentions(error: unknown, words: string): boolean {
  const cause = error instanceof Error ? String(error.cause) : "";
  return `${String(error)} ${cause}`.includes(words);
}
