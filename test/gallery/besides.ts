/** An element of a screen: a text, an image's alternative text or a button, with its box in CSS px. */
export interface Stand {
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /**
   * The text ends in an ellipsis: it lacks more than 4 px, the small difference by which engines set text
   * wider.
   */
  readonly cut: boolean;
}

/**
 * Collects all that is visible on a screen. Written in the JavaScript of 2018, so that any engine can run it.
 * The same label may appear several times.
 */
export const STANDS = `(() => {
  const found = [];
  const isSeen = (element) => {
    // What was just won flies up and is gone; without movement it stays.
    if (element.closest('.visually-hidden, [data-unseen], [class*=_gain_]')) return false;
    let opacity = 1;
    // Not the root's own, which hides a page that nobody paints.
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.display === 'none' || style.visibility === 'hidden') return false;
      opacity *= Number(style.opacity);
    }
    return opacity > 0.2;
  };
  const add = (words, element, box) => {
    // Where the page itself is found is another place for each browser.
    const label = words.split(location.host).join('here');
    if (box.width > 2 && box.height > 2 && isSeen(element))
      found.push({
        label,
        x: box.left,
        y: box.top,
        width: box.width,
        height: box.height,
        cut: getComputedStyle(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 4,
      });
  };
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const text = node.textContent.trim().replace(/\\s+/g, ' ');
    const parent = node.parentElement;
    if (text === '' || /^(SCRIPT|STYLE|NOSCRIPT)$/.test(parent.tagName)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // Two browsers count down side by side and do not tick together.
    const label = parent.closest('[role=timer]') ? 'clock' : '"' + text.slice(0, 60) + '"';
    add(label, parent, range.getBoundingClientRect());
  }
  for (const image of Array.from(document.querySelectorAll('img, [role=img]'))) {
    const alt = image.getAttribute('alt') || image.getAttribute('aria-label');
    if (alt) add('picture ' + alt, image, image.getBoundingClientRect());
  }
  for (const button of Array.from(document.querySelectorAll('button')))
    add('button ' + (button.getAttribute('aria-label') || button.textContent.trim()), button, button.getBoundingClientRect());
  return found;
})()`;

/** How far an element may be from its expected place, px of a screen of 1920 x 1080. */
const FAR = 48;
/** By which factor its size may differ. */
const RATIO = 1.3;

/**
 * Compares two screens that show the same, and returns readable lines about elements that are missing,
 * misplaced or cut off.
 */
export function astray(wanted: readonly Stand[], has: readonly Stand[]): string[] {
  const rest = [...has];
  return wanted.flatMap((one) => {
    const same = rest.filter(({ label }) => label === one.label);
    const distance = (other: Stand) =>
      Math.hypot(
        other.x + other.width / 2 - one.x - one.width / 2,
        other.y + other.height / 2 - one.y - one.height / 2,
      );
    const [nearest] = same.sort((a, b) => distance(a) - distance(b));
    if (!nearest) return [`${one.label} is missing`];
    rest.splice(rest.indexOf(nearest), 1);
    if (nearest.cut && !one.cut) return [`${one.label} is cut off`];
    const isLarge = Math.max(one.width, one.height, nearest.width, nearest.height) > FAR;
    const grown = Math.max(nearest.width / one.width, nearest.height / one.height);
    const shrunk = Math.max(one.width / nearest.width, one.height / nearest.height);
    const box = ({ x, y, width, height }: Stand) => [x, y, width, height].map(Math.round).join(" ");
    return distance(nearest) > FAR || (isLarge && Math.max(grown, shrunk) > RATIO)
      ? [`${one.label} is at ${box(nearest)} instead of ${box(one)}`]
      : [];
  });
}
