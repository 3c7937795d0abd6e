// Writes the file _headers of a build: what browsers are told about every page and file of the site. The
// build runs it last, because the policy names the inline scripts and styles of the pages by their hashes.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CAST_SCRIPTS, FRAME_ANCESTORS } from "../src-shared/catalog/framing.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Hashes of all inline elements with this tag: of scripts only those that would run. */
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

/** A policy as its header says it. */
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
    // Pages that were written out carry seat colours and counts as style attributes.
    "style-src-attr": ["'unsafe-inline'"],
    // For browsers that know neither of the two.
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
 * The policy of the page /api alone. Its program writes its styles into the page and makes markup of Markdown by a
 * policy of its own (`vue`); nothing comes from anywhere else, and nothing goes there.
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

/** What no page of ours uses is switched off, in frames too. */
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
    "Strict-Transport-Security": "max-age=31536000",
    "X-Content-Type-Options": "nosniff",
    // Pages whose address carries a mailed token must not tell it to other sites.
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": SWITCHED_OFF.map((feature) => `${feature}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
  };
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  // Their names change with their content.
  const assets = ["/assets/*", "  Cache-Control: public, max-age=31536000, immutable"];
  // In the place of the policy of all pages: two would both hold.
  const reader = [
    "/api",
    "  ! Content-Security-Policy",
    `  Content-Security-Policy: ${readerPolicy()}`,
  ];
  return ["/*", ...lines, ...assets, ...reader, ""].join("\n");
}

/** Write the file for the pages of a build, into its folder. */
export function writeHeaders(web: string): void {
  const names = readdirSync(web, { recursive: true, encoding: "utf8" });
  const pages = names
    .filter((name) => name.endsWith(".html"))
    .map((name) => readFileSync(join(web, name), "utf8"));
  writeFileSync(join(web, "_headers"), headersFile(pages));
}

const [, script, web] = process.argv;
if (script === fileURLToPath(import.meta.url) && web !== undefined) writeHeaders(web);
