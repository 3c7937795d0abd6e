/** How a drawn word is coloured in: shadow, cream border, ink, a darker lower lip, the fill, a gleam. */
import { CREAM, INK } from "../lib/svg.ts";

export interface Lettering {
  /** Prefix of the element ids, unique within the document. */
  id: string;
  d: string;
  fill: string;
  /** Colour of the letters' lower lip. */
  lip: string;
  /** Widths of the cream and the ink, as strokes (half of it shows). */
  cream?: number;
  ink?: number;
  drop?: number;
}

const stroked = (id: string, colour: string, width: number, dy = 0): string =>
  `<use href="#${id}" fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${dy ? ` y="${dy}"` : ""}/>`;

/**
 * Draws a word. Border and letters are separate, so that the borders of several words can lie below all their
 * letters.
 */
export function lettering({ id, d, fill, lip, cream = 46, ink = 18, drop = 12 }: Lettering): {
  defs: string;
  border: string;
  word: string;
} {
  return {
    defs:
      `<path id="${id}" d="${d}"/><clipPath id="${id}c"><use href="#${id}"/></clipPath>` +
      `<clipPath id="${id}u"><use href="#${id}" y="-10"/></clipPath>`,
    border: stroked(id, "#0a0512", cream, drop) + stroked(id, CREAM, cream),
    word:
      stroked(id, INK, ink, 5) +
      stroked(id, INK, ink) +
      `<use href="#${id}" fill="${lip}"/>` +
      `<g clip-path="url(#${id}c)"><use href="#${id}" y="-10" fill="#fff" fill-opacity=".8"/>` +
      `<g clip-path="url(#${id}u)"><use href="#${id}" y="6" fill="${fill}"/></g></g>`,
  };
}

/** An SVG document without a fixed size: the page that shows it sets the width. */
export const logo = (width: number, height: number, label: string, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">${inner}</svg>\n`;
