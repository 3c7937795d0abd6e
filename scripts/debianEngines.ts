import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Debian's packages of the engines that are no Chromium: Safari's, and Firefox; a screen for the first, certificates for both. */
const PACKAGES = ["webkit2gtk-driver", "firefox-esr", "xvfb", "openssl"] as const;

const WEBKIT = {
  driver: "/usr/bin/WebKitWebDriver",
  browser: `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
  screen: "/usr/bin/Xvfb",
} as const;
const FIREFOX = "/usr/bin/firefox-esr";

/** Where WebKitGTK's driver, its browser and the screen it needs lie; undefined when one of them is missing. */
export function webKitPaths(): typeof WEBKIT | undefined {
  return Object.values(WEBKIT).every((path) => existsSync(path)) ? WEBKIT : undefined;
}

/** Where Firefox ESR lies; undefined when it is not installed. */
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
 * Install what is missing, where that is possible: with apt and its rights. Else, and when it fails, says in a
 * line how to get it: the tests run without.
 */
export function installDebianEngines(): void {
  const how = `sudo apt-get install --no-install-recommends ${PACKAGES.join(" ")}`;
  if (missing() && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    try {
      apt("update");
      apt("install", "-y", "--no-install-recommends", ...PACKAGES);
    } catch (error) {
      console.log(`apt could not install them: ${String(error)}`);
    }
  }
  console.log(`WebKitGTK: ${webKitPaths()?.driver ?? `missing (${how})`}`);
  console.log(`Firefox: ${firefoxPath() ?? `missing (${how})`}`);
}
