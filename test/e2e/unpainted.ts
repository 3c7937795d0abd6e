import type { BrowserContext, Page } from "playwright-core";

/**
 * Skips painting, as most tests need no pictures: layout, names and clicks work without it, and it takes a
 * sixth of a browser's time. Elements of the top layer are not part of the root's picture, so they have a
 * rule of their own. With SHOTS everything is painted.
 */
export async function leaveUnpainted(context: BrowserContext): Promise<void> {
  if (process.env["SHOTS"]) return;
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    const unpainted = ":root:not([data-painted])";
    sheet.replaceSync(
      `${unpainted}, ${unpainted} :is(dialog, [popover]), ${unpainted} ::backdrop
       { opacity: 0 !important; }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/**
 * Paints the page as people see it, for code that takes pictures or looks at opacity, until `unpaint` or a
 * reload. It skips the fade with which the site answers every change of opacity, during which everything would
 * count as hidden.
 */
export async function paint(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.setAttribute("data-painted", "");
    for (const fade of document.getAnimations()) {
      if (fade instanceof CSSTransition && fade.transitionProperty === "opacity") fade.finish();
    }
  });
}

/** Stops painting the page. */
export async function unpaint(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.removeAttribute("data-painted"));
}
