/**
 * A ref for the current entry of a row that is cut off on phones: scrolls the row, its parent, so that the entry is in
 * the middle. Not by `scrollIntoView`, from which Chromium's Tab key goes on: it would skip all that is before the row.
 */
export function bringIntoView(entry: HTMLElement | null): void {
  const row = entry?.parentElement;
  if (!row) return;
  const { left, width } = entry.getBoundingClientRect();
  const box = row.getBoundingClientRect();
  row.scrollLeft += left + width / 2 - (box.left + box.width / 2);
}
