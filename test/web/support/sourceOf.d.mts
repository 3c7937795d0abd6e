/** Returns the text of a file of the repository. Vitest gives tests an empty text for style sheets. */
export function sourceOf(path: string): string;
