/**
 * The page has been taken over from the build: from now on it answers by itself, and the button that was
 * pressed before is pressed now. `scripts/wake-page.js` marks it.
 */
export function repeatEarlyTap(): void {
  document.documentElement.dataset["woken"] = "";
  const pressed = [...document.querySelectorAll<HTMLButtonElement>("button[data-tapped]")];
  for (const button of pressed) delete button.dataset["tapped"];
  // Twice on one and the same thing is impatience, not a second wish.
  pressed.at(-1)?.click();
}
