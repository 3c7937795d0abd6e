const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * Arrow keys go from one choice of a radio group to the next and choose nothing by themselves: in a game a
 * choice is a move. A television has arrows of its own (`platform/television/spatialFocus.ts`).
 */
function moveAmongRadios(event: KeyboardEvent): void {
  // With one of these held an arrow is the browser's: it goes back a page.
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
