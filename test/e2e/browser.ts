import { existsSync } from "node:fs";
import { chromium, type Browser } from "playwright-core";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/** Path of the Chromium to run: CHROME_PATH, else an installed one, else the one of the npm package. */
export async function chromiumPath(): Promise<string> {
  const wanted = process.env["CHROME_PATH"];
  if (wanted) return wanted;
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed) return installed;
  const { default: packaged } = await import("@sparticuz/chromium");
  return packaged.executablePath();
}

/**
 * Browser features that no test needs: Playwright's own list without the one entry that would disable storage
 * partitioning for frames of other sites, which every Chromium has had since 115. The last
 * `--disable-features` argument replaces earlier ones.
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

/**
 * Launches a real browser with these additional arguments. The npm package's build only knows the old
 * headless shell.
 */
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

/** A test's page lives for seconds: optimizing its code costs a browser a tenth more than it saves. */
const FOR_SECONDS = ["--js-flags=--no-maglev --no-turbofan"];

let kept: Promise<Browser> | undefined;

/** The browser of this process, which its test files use one after the other. It ends with the process. */
export async function keptBrowser(): Promise<Browser> {
  const browser = await (kept ??= launch(FOR_SECONDS));
  if (!browser.isConnected()) kept = launch(FOR_SECONDS);
  return kept;
}
