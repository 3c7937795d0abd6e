/** Does an error of the database say this? What it says stands in its cause. */
export function saysOf(error: unknown, words: string): boolean {
  const cause = error instanceof Error ? String(error.cause) : "";
  return `${String(error)} ${cause}`.includes(words);
}
