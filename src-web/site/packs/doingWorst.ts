import type { EntryReport } from "../../../src-shared/api/packLibrary.ts";

/** Entries that fell flat or are switched off: those that do worst first, then those already switched off. */
export function doingWorst(entries: readonly EntryReport[]): EntryReport[] {
  const share = ({ shown, flat }: EntryReport) => (shown === 0 ? 0 : flat / shown);
  return entries
    .filter(({ flat, isRetired }) => flat > 0 || isRetired)
    .toSorted(
      (a, b) =>
        Number(a.isRetired) - Number(b.isRetired) || share(b) - share(a) || b.shown - a.shown,
    );
}
