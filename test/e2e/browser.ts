import { existsSync } from "node:fs";
import { chromium, type Browser } from "playwright-core";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/** Chromium by CHROME_PATH, then the system's, then the one that came as an npm package. */
export async function chromiumPath(): Promise<string> {
  const wanted = process.env["CHROME_PATH"];
  if (wanted) return wanted;
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed) return installed;
  const { default: packaged } = await import("@sparticuz/chromium");
  return packaged.executablePath();
}

/**
 * What no story needs: Playwright's own list but for one, as it takes the partition between frames of other sites
 * away that every Chromium has had since 115. The last such argument counts.
 */
const WITHOUT = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "LensOverlay",
  "PreconnectToSearch",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "MediaRouter",
  "PaintHolding",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
];

/** A real browser, with more arguments where they are given. The package's build only knows the old headless shell. */
export async function launch(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await chromiumPath(),
    args: [
      "--headless=shell",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      `--disable-features=${WITHOUT.join(",")}`,
      ...more,
    ],
  });
}

/** A page of a story lives for seconds: optimizing its code takes a browser a tenth more than it saves. */
const FOR_SECONDS = ["--js-flags=--no-maglev --no-turbofan"];

let kept: Promise<Browser> | undefined;

/** The browser of this process, for one file after the other: it ends with the process. */
export async function keptBrowser(): Promise<Browser> {
  const browser = await (kept ??= launch(FOR_SECONDS));
  if (!browser.isConnected()) kept = launch(FOR_SECONDS);
  return kept;
}
