/** Text of a file of the repository. Vitest hands style sheets to tests as empty texts. */
export function sourceOf(path: string): string;
