import type { ReactNode } from "react";

/** Renders each part `<name>words</name>` of a text, by its name. */
export type Parts = Readonly<Record<string, (words: string) => ReactNode>>;

const PART = /<(\w+)>([^<]*)<\/\1>/gu;

/** Renders `<b>` in bold. */
export const BOLD: Parts = { b: (words) => <b key={words}>{words}</b> };

/**
 * Renders a translated text with links or bold words in it. Parts cannot be nested. Far smaller than the
 * translation library's own component, which every phone would have to load.
 */
export function rich(text: string, parts: Parts): readonly ReactNode[] {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(PART)) {
    const [whole, name = "", words = ""] = match;
    pieces.push(text.slice(end, match.index), parts[name]?.(words) ?? words);
    end = match.index + whole.length;
  }
  return [...pieces, text.slice(end)];
}
