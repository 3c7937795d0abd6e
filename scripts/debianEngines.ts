import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Debian packages of the engines other than Chromium: WebKitGTK for Safari's engine, and Firefox; a virtual
 * screen for the first, certificates for both.
 */
const PACKAGES = ["webkit2gtk-driver", "firefox-esr", "xvfb", "openssl"] as const;

const WEBKIT = {
  driver: "/usr/bin/WebKitWebDriver",
  browser: `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
  screen: "/usr/bin/Xvfb",
} as const;
const FIREFOX = "/usr/bin/firefox-esr";

/**
 * Paths of WebKitGTK's driver, its browser and the virtual screen it needs; undefined when one of them is
 * missing.
 */
export function webKitPaths(): typeof WEBKIT | undefined {
  return Object.values(WEBKIT).every((path) => existsSync(path)) ? WEBKIT : undefined;
}

/** Path of Firefox ESR; undefined when it is not installed. */
export function firefoxPath(): string | undefined {
  return existsSync(FIREFOX) ? FIREFOX : undefined;
}

const missing = (): boolean => webKitPaths() === undefined || firefoxPath() === undefined;
const apt = (...words: string[]) =>
  execFileSync("apt-get", ["-q", ...words], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });

/**
 * Installs what is missing when running as root with apt. Otherwise, or when that fails, prints how to
 * install it: the tests run without.
 */
export function installDebianEngines(): void {
  const how = `sudo apt-get install --no-install-recommends ${PACKAGES.join(" ")}`;
  if (missing() && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    try {
      apt("update");
      apt("install", "-y", "--no-install-recommends", ...PACKAGES);
    } catch (error) {
      console.log(`apt could not install the packages: ${String(error)}`);
    }
  }
  console.log(`WebKitGTK: ${webKitPaths()?.driver ?? `missing (${how})`}`);
  console.log(`Firefox: ${firefoxPath() ?? `missing (${how})`}`);
}
