import { useEffect, type RefObject } from "react";

/** What had the focus last, and what was around it then. */
interface Holder {
  readonly element: Element;
  /** The row of a list or table that it was part of, and its neighbours. */
  readonly rows: readonly (Element | null | undefined)[];
  /** From the inside to the outside, without the content as a whole. */
  readonly around: readonly Element[];
}

const HEADING = "h1, h2, h3";

function holderOf(element: Element, content: Element): Holder {
  const row = element.closest("li, tr");
  const around: Element[] = [];
  for (let at = element.parentElement; at && at !== content; at = at.parentElement) around.push(at);
  return { element, rows: [row, row?.nextElementSibling, row?.previousElementSibling], around };
}

/**
 * Where the focus goes: to the row, or the one that takes its place, otherwise to the heading of the nearest part
 * that is left. Undefined if the whole page was replaced.
 */
function refuge({ rows, around }: Holder): Element | undefined {
  const headings = around
    .filter(({ isConnected }) => isConnected)
    .map((part) => part.querySelector(HEADING));
  return [...rows, ...headings].find((one) => one?.isConnected) ?? undefined;
}

/** Whether it can have no focus now but may be able to again: disabled, or on a page hidden while it loads. */
const isAway = (element: Element) =>
  element.matches(":disabled") || element.getClientRects().length === 0;

/**
 * Keeps the focus of the keyboard and the screen reader near what had it when that is removed, as by deleting an
 * entry of a list, and returns it to what was only disabled or hidden for a while. It would otherwise fall to the
 * page. A page that gives way to another without navigation, as a login to what it guards, leaves it at the content,
 * where navigation puts it.
 */
export function useFocusStaysNear(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = content.current;
    if (!main) return undefined;
    let holder: Holder | undefined;
    let isWaiting = false;
    const look = () => {
      if (!holder) return;
      const { element } = holder;
      const { activeElement, body } = document;
      if (element.isConnected && isAway(element)) isWaiting = true;
      else if (activeElement && activeElement !== body) isWaiting = false;
      else if (!element.isConnected) move(refuge(holder) ?? main);
      else if (isWaiting) move(element);
      // Given up by the user: what becomes of it now does not matter.
      else holder = undefined;
    };
    const move = (to: Element | undefined) => {
      holder = undefined;
      if (!(to instanceof HTMLElement)) return;
      if (to.tabIndex < 0) to.tabIndex = -1;
      to.focus({ preventScroll: true });
      // Only a keyboard's focus is shown: the page does not move under a finger or a mouse.
      if (to !== main && to.matches(":focus-visible")) to.scrollIntoView({ block: "nearest" });
    };
    const take = ({ target }: FocusEvent) => {
      holder = target instanceof Element ? holderOf(target, main) : undefined;
      isWaiting = false;
    };
    // Some browsers report the loss while the element is still there.
    const leave = () => queueMicrotask(look);
    const observer = new MutationObserver(look);
    observer.observe(main, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    main.addEventListener("focusin", take);
    main.addEventListener("focusout", leave);
    return () => {
      observer.disconnect();
      main.removeEventListener("focusin", take);
      main.removeEventListener("focusout", leave);
    };
  }, [content]);
}
