import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { paint, unpaint } from "./unpainted.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string | null;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

/**
 * Runs axe once running animations have ended. Its script is half a megabyte, so a page gets it only once.
 */
async function axe(page: Page, options: string): Promise<AxeResult> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(source);
  await page.evaluate(async () => {
    const moves = document
      .getAnimations()
      .filter((move) => Number.isFinite(Number(move.effect?.getComputedTiming().endTime)))
      .map((move) => move.finished.catch(() => undefined));
    await Promise.all(moves);
  });
  await paint(page);
  const result = await page.evaluate<AxeResult>(`axe.run(document, ${options})`);
  await unpaint(page);
  return result;
}

/** Serious and critical findings of axe on the current screen, as readable lines. */
export async function barriers(page: Page): Promise<string[]> {
  const result = await axe(page, "{ resultTypes: ['violations'] }");
  return result.violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ""}`),
    );
}

/** Texts on the current screen with too little contrast, as readable lines. */
export async function lowContrast(page: Page): Promise<string[]> {
  const result = await axe(page, "{ runOnly: ['color-contrast'], resultTypes: ['violations'] }");
  return result.violations.flatMap(({ nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `contrast: ${html.slice(0, 120)} ${failureSummary ?? ""}`,
    ),
  );
}
