/** Whether a dialog covers the page, so that typed keys are not meant for what is below it. */
export function isCovered(): boolean {
  return document.querySelector("dialog[open]") !== null;
}
