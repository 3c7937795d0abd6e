/** A ref for the current entry of a row that is cut off on phones: scrolls it into view. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ inline: "center", block: "nearest" });
}
