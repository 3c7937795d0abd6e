/**
 * Keeps the height a phone's keyboard covers in `--keyboard`, so that a button can stand on top of
 * it. Browsers that shrink the page themselves leave it at 0.
 */
export function followKeyboard(): void {
  const viewport = window.visualViewport;
  if (!viewport) return;
  const measure = () => {
    // Zooming shrinks the visual viewport too, and is none of our business.
    const covered = viewport.scale > 1.01 ? 0 : window.innerHeight - viewport.height;
    document.documentElement.style.setProperty(
      "--keyboard",
      `${Math.max(0, Math.round(covered))}px`,
    );
  };
  viewport.addEventListener("resize", measure);
  measure();
}
