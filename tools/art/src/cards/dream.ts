/** A card of the deck. */
export interface DreamCard {
  readonly id: string;
  /** What robots see in it: at least six tags, the same in every language. */
  readonly tags: readonly string[];
  readonly draw: () => string;
}

/** Builds a card from its id, its tags (separated by spaces) and its drawing. */
export const of = (id: string, tags: string, draw: () => string): DreamCard => ({
  id,
  tags: tags.split(" "),
  draw,
});
