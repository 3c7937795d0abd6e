/** A ref for the present entry of a row that a phone shows only a part of: it is in that part. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ inline: "center", block: "nearest" });
}
