/** A card of the deck. */
export interface DreamCard {
  readonly id: string;
  /** What robots find in it: at least six words that are the same in every language. */
  readonly tags: readonly string[];
  readonly draw: () => string;
}

/** A card by its name, its tags and its picture. */
export const of = (id: string, tags: string, draw: () => string): DreamCard => ({
  id,
  tags: tags.split(" "),
  draw,
});
