/** Does a dialog lie over the page? What is typed then is not meant for what lies below. */
export function isCovered(): boolean {
  return document.querySelector("dialog[open]") !== null;
}
