const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * Lets arrow keys move the focus among the options of a radio group without choosing one, since in a game a
 * choice is a move. Televisions handle arrow keys in their own way (`platform/television/spatialFocus.ts`).
 */
function moveAmongRadios(event: KeyboardEvent): void {
  // With one of these keys held, an arrow is a shortcut of the browser, such as going back a page.
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const step = STEPS[event.key];
  const focused = document.activeElement;
  if (step === undefined || event.defaultPrevented || focused?.getAttribute("role") !== "radio")
    return;
  const radios = [
    ...(focused
      .closest('[role="radiogroup"]')
      ?.querySelectorAll<HTMLElement>('[role="radio"]:not(:disabled)') ?? []),
  ];
  const at = radios.findIndex((radio) => radio === focused);
  if (at < 0) return;
  event.preventDefault();
  radios[(at + step + radios.length) % radios.length]?.focus();
}

document.addEventListener("keydown", moveAmongRadios);
