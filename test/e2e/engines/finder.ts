/**
 * What to look for on a screen: the first visible element of this role whose name contains this text or
 * matches this expression.
 */
export interface Sought {
  readonly role: keyof typeof ROLES;
  readonly name?: string | RegExp;
  /** Searches only inside the group with this name. */
  readonly within?: string;
}

/** Selector of each role. The tests are in English; names are matched regardless of case. */
const ROLES = {
  button: "button, [role=button]",
  radio: "input[type=radio], [role=radio]",
  textbox: "input:not([type]), input[type=text], input[type=email], input[type=password], textarea",
  link: "a[href]",
  heading: "h1, h2, h3, [role=heading]",
  img: "img, [role=img]",
} as const;

/** Centre and box of a found element, in CSS pixels of the window. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A `Sought` in the form that can be passed to a page: a regular expression by its source. */
interface Wanted {
  readonly selector: string;
  readonly pattern: string;
  /** Whether the element must be able to take a touch: enabled and covered by nothing. */
  readonly forFinger: boolean;
}

/** Runs in the page, so it uses nothing from outside. Returns the place as JSON, or an empty text. */
function findHere({ selector, pattern, forFinger }: Wanted): string {
  const name = new RegExp(pattern, "iu");
  const textOf = (ids: string | null) =>
    (ids ?? "")
      .split(" ")
      .map((id) => document.querySelector(`#${CSS.escape(id || "-")}`)?.textContent ?? "")
      .join(" ");
  /** The content as words: its texts and the names of its pictures. */
  const contentOf = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? "";
    if (node.ariaHidden === "true") return "";
    const called = node.getAttribute("alt") ?? node.getAttribute("aria-label");
    return called ?? [...node.childNodes].map(contentOf).join(" ");
  };
  const nameOf = (element: Element) => {
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? [...(element.labels ?? [])].map(({ textContent }) => textContent).join(" ")
        : "";
    const named = [
      textOf(element.getAttribute("aria-labelledby")),
      element.getAttribute("aria-label"),
      labels,
      contentOf(element),
    ];
    return (named.find((one) => one?.trim()) ?? "").replaceAll(/\s+/gu, " ").trim();
  };
  const modals = [...document.querySelectorAll("dialog:modal")];
  const on = modals.at(-1) ?? document;
  for (const element of on.querySelectorAll(selector)) {
    if (!name.test(nameOf(element))) continue;
    if (forFinger && (element.matches(":disabled") || element.ariaDisabled === "true")) continue;
    const isChoice = element instanceof HTMLInputElement && element.type === "radio";
    const shown = isChoice ? (element.labels?.[0] ?? element) : element;
    if (!shown.checkVisibility({ visibilityProperty: true })) continue;
    if (forFinger) shown.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = shown.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const hit = document.elementFromPoint(x, y);
    const isHit = hit !== null && (shown.contains(hit) || hit.contains(shown));
    if (forFinger && !isHit) continue;
    return JSON.stringify({ x, y, left, top, width, height });
  }
  return "";
}

/** The expression that an engine evaluates to find something. */
export function finding({ role, name = "", within }: Sought, forFinger: boolean): string {
  const pattern =
    typeof name === "string"
      ? name.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`)
      : name.source;
  const group = within === undefined ? "" : `[aria-label="${within}"] `;
  const selector = `${group}:is(${ROLES[role]})`;
  const wanted: Wanted = { selector, pattern, forFinger };
  return `(${String(findHere)})(${JSON.stringify(wanted)})`;
}

/** Parses the result of that expression. */
export function placeOf(found: string): Place | undefined {
  // SAFETY: what `findHere` writes.
  return found === "" ? undefined : (JSON.parse(found) as Place);
}
