/** Do it after everything that somebody waits for: once the page and its pictures have loaded. */
export function whenLoaded(task: () => void): void {
  if (document.readyState === "complete") task();
  else addEventListener("load", task, { once: true });
}
