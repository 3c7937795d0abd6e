import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { COLOUR_NAMES, ERASER } from "../../../src-shared/catalog/drawing.ts";
import { useFormats } from "../../i18n/format.ts";
import type { LiveCanvasInk } from "./LiveSheets.ts";

/** Most colours that are named: nobody listens to a longer list. */
const NAMED = 3;

/** The colours used on a canvas, most used first. */
export function inksOf(strokes: readonly { readonly colour: number }[]): readonly number[] {
  const uses = new Map<number, number>();
  for (const { colour } of strokes) {
    if (colour < ERASER) uses.set(colour, (uses.get(colour) ?? 0) + 1);
  }
  return [...uses].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).map(([colour]) => colour);
}

/** Describes a canvas for users who cannot see it: how many strokes, and in which colours. */
export function useInkText(board: LiveCanvasInk): string {
  const { t } = useTranslation("drawing");
  const { list } = useFormats();
  // Updated with each stroke, not with each point.
  const count = useSyncExternalStore(board.onChange, () => board.strokes.length);
  if (count === 0) return t("ink.none");
  const names = inksOf(board.strokes)
    .slice(0, NAMED)
    .flatMap((colour) => COLOUR_NAMES[colour] ?? []);
  const strokes = t("ink.strokes", { count });
  if (names.length === 0) return strokes;
  return `${strokes} ${t("ink.colours", { colours: list(names.map((name) => t(`colour.${name}`))) })}`;
}
