import type { BrowserContext, Page } from "playwright-core";

/**
 * Nobody looks at the pictures of most stories: layout, names and clicks are the same without painting them,
 * which takes a sixth of a browser's time. What stands on the top layer is no part of the root's picture.
 * With SHOTS somebody looks.
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

/** What takes pictures needs the page as people see it; it stays so until `unpaint`, or until it is loaded anew. */
export async function paint(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("data-painted", ""));
}

/** Nobody looks any more. */
export async function unpaint(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.removeAttribute("data-painted"));
}
