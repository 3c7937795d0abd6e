import { evaluate } from "../../src-web/app/tv/evaluate.ts";
import { closing } from "./selectors.ts";

/** Size for which the light app is laid out, px; the page scales it to the television's own resolution. */
const WIDTH = 1920;
const HEIGHT = 1080;

const FUNCTION = /(?<![\w-])(?:min|max|clamp|color-mix)\(/u;
const CONTAINER_UNIT = /(?<![\w.#-])-?(?:\d+\.?\d*|\.\d+)cq(?:w|h|i|b|min|max)\b/u;

/** Converts lengths that depend only on the screen into px. */
export function screenUnits(value: string): string {
  return value
    .replace(
      /env\(\s*[\w-]+\s*(?:,\s*([^()]*))?\)/gu,
      (_all, otherwise?: string) => otherwise?.trim() || "0px",
    )
    .replace(
      /(?<![\w.#-])(-?(?:\d+\.?\d*|\.\d+))[dsl]?v(w|h|min|max)\b/gu,
      (_all, number: string, unit: string) => {
        const side = unit === "w" || unit === "max" ? WIDTH : HEIGHT;
        return `${Number(((Number(number) * side) / 100).toFixed(3))}px`;
      },
    );
}

/** Evaluates an expression that contains only px and rem; undefined for any other. */
function constant(expression: string): string | undefined {
  if (/var\(|%|cq|color-mix|[\d.]em\b/u.test(expression)) return undefined;
  return evaluate(expression.replace(/\s+/gu, " "), {
    containerWidth: 0,
    containerHeight: 0,
    fontSize: 16,
    rootFontSize: 16,
    variable: () => "",
  });
}

/**
 * Replaces the parts of a value that have to be computed on the page with variables. `variable` returns the
 * name of the variable for an expression.
 */
export function extract(value: string, variable: (expression: string) => string): string {
  let rest = value;
  let done = "";
  for (;;) {
    const found = FUNCTION.exec(rest);
    if (!found) break;
    const open = found.index + found[0].length - 1;
    const end = closing(rest, open);
    const expression = rest.slice(found.index, end + 1);
    done += rest.slice(0, found.index) + (constant(expression) ?? `var(${variable(expression)})`);
    rest = rest.slice(end + 1);
  }
  let all = done + rest;
  for (let found = CONTAINER_UNIT.exec(all); found; found = CONTAINER_UNIT.exec(all)) {
    all = `${all.slice(0, found.index)}var(${variable(found[0])})${all.slice(found.index + found[0].length)}`;
  }
  return all;
}

/** Whether this value needs `extract`. */
export function isWorkedOut(value: string): boolean {
  return FUNCTION.test(value) || CONTAINER_UNIT.test(value);
}
