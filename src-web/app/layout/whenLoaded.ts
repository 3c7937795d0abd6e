/** Runs the task once the page and its pictures have loaded, so that it delays nothing the user waits for. */
export function whenLoaded(task: () => void): void {
  if (document.readyState === "complete") task();
  else addEventListener("load", task, { once: true });
}
