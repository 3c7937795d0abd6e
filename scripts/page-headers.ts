// Writes the file _headers of a build: the HTTP headers of every page and file of the site. The build runs it
// last, because the policy contains the hashes of the pages' inline scripts and styles.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CAST_SCRIPTS, FRAME_ANCESTORS } from "../src-shared/catalog/framing.ts";
import { SECURE_TRANSPORT } from "../src-shared/catalog/secureTransport.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Hashes of all inline elements with this tag; for scripts, only of those that would run. */
export function inlineHashes(pages: readonly string[], tag: "script" | "style"): string[] {
  const element = new RegExp(`<${tag}(?<attributes>[^>]*)>(?<text>.*?)</${tag}>`, "gsu");
  const hashes = pages.flatMap((page) =>
    [...page.matchAll(element)].flatMap(({ groups }) => {
      const { attributes = "", text = "" } = groups ?? {};
      const isData = /type="application\/(?:ld\+)?json"/u.test(attributes);
      return /\ssrc=/u.test(attributes) || isData || text === "" ? [] : [hashOf(text)];
    }),
  );
  return [...new Set(hashes)].sort();
}

/** Formats a policy as a header value. */
function written(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/** The Content-Security-Policy of our pages. */
export function pagePolicy(pages: readonly string[]): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...CAST_SCRIPTS, ...inlineHashes(pages, "script")],
    "style-src-elem": ["'self'", ...inlineHashes(pages, "style")],
    // Prerendered pages have seat colours and counts as style attributes.
    "style-src-attr": ["'unsafe-inline'"],
    // For browsers that support neither of the two above.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'", "data:"],
    "media-src": ["'self'", "data:", "blob:"],
    "connect-src": ["'self'"],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "frame-src": ["'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": FRAME_ANCESTORS,
    "require-trusted-types-for": ["'script'"],
    // `default`: src-web/app/layout/trustedTypes.ts.
    "trusted-types": ["default"],
  };
  return written(directives);
}

/**
 * The policy of the page /api alone. Its script inserts styles into the page and turns Markdown into markup
 * under a Trusted Types policy of its own (`vue`); it neither loads anything from other origins nor sends
 * anything there.
 */
export function readerPolicy(): string {
  return written({
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "connect-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["vue"],
  });
}

/** Browser features that no page uses; they are switched off, in frames too. */
const SWITCHED_OFF = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** The file `_headers` as Cloudflare reads it. */
export function headersFile(pages: readonly string[]): string {
  const headers = {
    "Content-Security-Policy": pagePolicy(pages),
    "Strict-Transport-Security": SECURE_TRANSPORT,
    "X-Content-Type-Options": "nosniff",
    // Pages whose address contains a mailed token must not pass it on to other sites.
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": SWITCHED_OFF.map((feature) => `${feature}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
  };
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  // File names of assets change with their content.
  const assets = ["/assets/*", "  Cache-Control: public, max-age=31536000, immutable"];
  // Replaces the general policy for this page: otherwise both would apply.
  const reader = [
    "/api",
    "  ! Content-Security-Policy",
    `  Content-Security-Policy: ${readerPolicy()}`,
  ];
  return ["/*", ...lines, ...assets, ...reader, ""].join("\n");
}

/** Writes the file for the pages of a build into its folder. */
export function writeHeaders(web: string): void {
  const names = readdirSync(web, { recursive: true, encoding: "utf8" });
  const pages = names
    .filter((name) => name.endsWith(".html"))
    .map((name) => readFileSync(join(web, name), "utf8"));
  writeFileSync(join(web, "_headers"), headersFile(pages));
}

const [, script, web] = process.argv;
if (script === fileURLToPath(import.meta.url) && web !== undefined) writeHeaders(web);
