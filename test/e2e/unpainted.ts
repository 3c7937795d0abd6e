import type { BrowserContext, Page } from "playwright-core";

/**
 * Nobody looks at the pictures of most stories: layout, names and clicks are the same without painting them,
 * which takes a sixth of a browser's time. With SHOTS somebody looks.
 */
export async function leaveUnpainted(context: BrowserContext): Promise<void> {
  if (process.env["SHOTS"]) return;
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":root:not([data-painted]) { opacity: 0; }");
    document.adoptedStyleSheets.push(sheet);
  });
}

/** What looks at opacity or at pictures needs the page as people see it; it stays so until it is loaded anew. */
export async function paint(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("data-painted", ""));
}
