import type { Page } from "playwright-core";
import { paint, unpaint } from "./unpainted.ts";

/**
 * Returns what covers the controls of the current screen, as readable lines: no toast, slip, banner or
 * picture may. Controls that are scrolled out of view do not count, nor does anything behind a dialog.
 */
export async function covered(page: Page): Promise<string[]> {
  await paint(page);
  const found = await page.evaluate(() => {
    /** Share of a control's area that must be in view before the control is checked. */
    const IN_SIGHT = 0.6;
    /** Overlap at an edge that is tolerated, px. */
    const SLACK = 2;
    const dialog = document.querySelector("dialog:modal");
    const root: ParentNode = dialog ?? document;

    interface Box {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    const area = (box: Box) =>
      Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
    const both = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    /**
     * Returns the visible part of an element: inside the window and inside every ancestor that scrolls or
     * clips.
     */
    function sightOf(element: Element): Box {
      let box: Box = both(element.getBoundingClientRect(), {
        left: 0,
        top: 0,
        right: innerWidth,
        bottom: innerHeight,
      });
      for (let at = element.parentElement; at; at = at.parentElement) {
        if (getComputedStyle(at).overflow !== "visible")
          box = both(box, at.getBoundingClientRect());
      }
      return box;
    }
    const said = (element: Element) =>
      `<${element.tagName.toLowerCase()}> ${(element.textContent ?? "").trim().slice(0, 40)}`;
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest("[inert], [aria-hidden=true], .visually-hidden");

    const pressed = [
      ...root.querySelectorAll("[class*='_primary_'], input, textarea, select"),
    ].filter((element) => isShown(element) && !element.matches(":disabled"));
    const floating = [...document.querySelectorAll("body *")].filter((element) => {
      const { position } = getComputedStyle(element);
      return (
        (position === "fixed" || position === "sticky") &&
        !element.contains(dialog) &&
        // Outside a modal dialog only another element of the top layer can cover it.
        (!dialog || dialog.contains(element) || element.closest(":popover-open")) &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        area(element.getBoundingClientRect()) < (innerWidth * innerHeight) / 2
      );
    });
    // Of a container that lets touches through, its children count.
    const slips = floating.flatMap((element) =>
      getComputedStyle(element).pointerEvents === "none" ? [...element.children] : [element],
    );

    const found: string[] = [];
    for (const element of pressed) {
      const whole = element.getBoundingClientRect();
      const sight = sightOf(element);
      if (area(whole) === 0 || area(sight) < area(whole) * IN_SIGHT) continue;
      for (const slip of slips) {
        if (slip.contains(element) || element.contains(slip)) continue;
        const over = both(sight, slip.getBoundingClientRect());
        if (over.right - over.left > SLACK && over.bottom - over.top > SLACK) {
          found.push(`${said(element)} lies under ${said(slip)}`);
        }
      }
      const x = (sight.left + sight.right) / 2;
      const y = (sight.top + sight.bottom) / 2;
      const top = document.elementFromPoint(x, y);
      const isOwn =
        top === null ||
        element.contains(top) ||
        top.contains(element) ||
        top.closest("label")?.contains(element) === true ||
        element.closest("label")?.contains(top) === true;
      if (!isOwn) found.push(`${said(element)} cannot be pressed for ${said(top)}`);
    }
    return found;
  });
  await unpaint(page);
  return found;
}
