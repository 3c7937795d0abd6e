/* These functions run inside a page, so they must not refer to anything outside themselves. */

/** Reports whether the page, or the stage in it, scrolls where it should not. */
export function tooWide(): string[] {
  // Tilted cards and tall letters overflow their boxes a little, hence the tolerance.
  const slack = innerWidth > 1_000 ? 24 : 8;
  const root = document.documentElement;
  const faults = [];
  if (root.scrollWidth > root.clientWidth + 1) faults.push("the page scrolls sideways");
  const main = document.querySelector("[data-stage] main");
  if (main && main.scrollHeight > main.clientHeight + slack) {
    faults.push(`the stage is ${main.scrollHeight - main.clientHeight} px too tall`);
  }
  if (main && main.scrollWidth > main.clientWidth + slack) {
    faults.push(`the stage is ${main.scrollWidth - main.clientWidth} px too wide`);
  }
  return faults;
}

/** Reports a stage that is almost empty, as when an image has lost its size. */
export function barelyAnything(): string[] {
  const LEAST = 0.04;
  const main = document.querySelector("[data-stage] main");
  if (!main) return [];
  const stage = main.getBoundingClientRect();
  const boxes = [...main.querySelectorAll("img, svg, canvas, p, li, h1, h2, b, button, input")]
    .filter((one) => !one.closest(".visually-hidden, [data-unseen]") && one.checkVisibility())
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 2 && height > 2);
  const width =
    Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
  const height =
    Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
  const share = boxes.length === 0 ? 0 : (width * height) / (stage.width * stage.height);
  return share < LEAST ? [`the stage is almost empty (${Math.round(share * 100)} %)`] : [];
}

/** Reports texts that are cut off, off the screen, wider than their button, or too small. Names may end in an ellipsis. */
export function cutText(given: { aliases: readonly string[]; textMin: number }): string[] {
  const slack = 4;
  const faults = new Set<string>();
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(
      // Texts for screen readers only are not visible.
      ".visually-hidden, [data-unseen], [aria-hidden=true] svg, dialog:not([open]), a[href^='#']",
    );
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const text = node.textContent?.trim() ?? "";
    const parent = node.parentElement;
    if (text === "" || !parent || !isSeen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const label = `"${text.slice(0, 40)}"`;
    const style = getComputedStyle(parent);
    // Names for screen readers only, where faces are enough to see.
    if (style.color === "rgba(0, 0, 0, 0)" && style.backgroundClip !== "text") continue;
    const scale =
      parent.offsetWidth > 0 ? parent.getBoundingClientRect().width / parent.offsetWidth : 1;
    const size = parseFloat(style.fontSize) * (Number.isFinite(scale) ? Math.min(1, scale) : 1);
    if (size < given.textMin) faults.add(`${label} is only ${size.toFixed(1)} px`);
    const name = text.toLowerCase().replace(/[….]+$/u, "");
    if (given.aliases.some((alias) => alias.startsWith(name))) continue;
    let scrolls = false;
    for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowX + overflowY)) scrolls = true;
      if (scrolls) break;
      if (!/hidden|clip/.test(overflowX + overflowY)) continue;
      const edge = at.getBoundingClientRect();
      if (edge.width <= 2 || edge.height <= 2) {
        scrolls = true;
        break;
      }
      // A full log drops complete lines, but never the newest.
      const isDropped =
        box.left >= edge.right ||
        box.right <= edge.left ||
        box.top >= edge.bottom ||
        box.bottom <= edge.top;
      const isOld = at.getAttribute("role") === "log" && !at.lastElementChild?.contains(parent);
      // A list that wraps leaves out the rows for which there is no room.
      const wraps = getComputedStyle(at).flexWrap === "wrap";
      if (isDropped && (isOld || wraps)) scrolls = true;
      if (scrolls) break;
      const isCut =
        box.left < edge.left - slack ||
        box.right > edge.right + slack ||
        box.top < edge.top - size * 0.5 ||
        box.bottom > edge.bottom + size * 0.5;
      if (isCut) {
        faults.add(`${label} is cut off by ${at.tagName.toLowerCase()}.${at.className}`);
        break;
      }
    }
    if (scrolls) continue;
    // On tiny buttons a long word would be written across the border.
    const button = parent.closest("button")?.getBoundingClientRect();
    if (button && (box.left < button.left - 2 || box.right > button.right + 2)) {
      faults.add(`${label} is wider than its button`);
    }
    const isOut =
      box.left < -slack ||
      box.top < -slack ||
      box.right > innerWidth + slack ||
      box.bottom > innerHeight + slack;
    const isDocument = document.documentElement.scrollHeight > innerHeight + slack;
    if (isOut && !isDocument) faults.add(`${label} is outside the screen`);
  }
  return [...faults];
}

/**
 * Reports texts covered by a button, link or field: where a screen is too small for everything, text must
 * stay readable.
 */
export function buriedText(): string[] {
  const PLACES = [0.25, 0.5, 0.75];
  const PRESSED = "button, a, input, textarea, select";
  const faults = new Set<string>();
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const text = node.textContent?.trim() ?? "";
    const parent = node.parentElement;
    if (text === "" || !parent || parent.closest(".visually-hidden, [data-unseen]")) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // Names for screen readers only, where faces are enough to see.
    if (getComputedStyle(parent).color === "rgba(0, 0, 0, 0)") continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const y = box.top + box.height / 2;
    // Text that is scrolled out of sight is not covered.
    let frame: Element | null = parent;
    while (frame && !/auto|scroll/u.test(getComputedStyle(frame).overflowY))
      frame = frame.parentElement;
    const sight = frame?.getBoundingClientRect();
    if (sight && (y < sight.top || y > sight.bottom)) continue;
    for (const place of PLACES) {
      const top = document.elementFromPoint(box.left + box.width * place, y)?.closest(PRESSED);
      if (!top || top.contains(parent) || parent.contains(top)) continue;
      // Presses go through the text, or the text shows through a transparent button.
      const isThrough = getComputedStyle(parent).pointerEvents === "none";
      const isGlass = /transparent|, 0\)|\/ 0\)/u.test(getComputedStyle(top).backgroundColor);
      if (isThrough || isGlass) continue;
      // In a label that can be pressed anywhere, the text is next to its own checkbox or radio button.
      if (parent.closest("label")?.contains(top)) continue;
      faults.add(
        `"${text.slice(0, 40)}" lies under "${(top.textContent ?? "").trim().slice(0, 40)}"`,
      );
    }
  }
  return [...faults];
}
