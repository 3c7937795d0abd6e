import type { ReactNode } from "react";

/** What stands in a text for a part `<name>words</name>`. */
export type Parts = Readonly<Record<string, (words: string) => ReactNode>>;

const PART = /<(\w+)>([^<]*)<\/\1>/gu;

/** What is in `<b>` stands out. */
export const BOLD: Parts = { b: (words) => <b key={words}>{words}</b> };

/**
 * A translated text with links or bold words in it. Parts cannot nest. Far smaller than what the
 * translation library brings for it, which would weigh on every phone.
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
