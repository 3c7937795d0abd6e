/**
 * Called after hydration: marks the page as responsive, and presses the button that the visitor pressed too
 * early, which `scripts/wake-page.js` has marked.
 */
export function repeatEarlyTap(): void {
  document.documentElement.dataset["woken"] = "";
  const pressed = [...document.querySelectorAll<HTMLButtonElement>("button[data-tapped]")];
  for (const button of pressed) delete button.dataset["tapped"];
  // Several early taps are impatience, not several wishes: only one button is pressed.
  pressed.at(-1)?.click();
}
