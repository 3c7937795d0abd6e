import {
  LINK_MARK,
  PRODUCT_NAME,
  SITE_META,
  type SiteFacts,
} from "../../../../src-shared/catalog/siteFacts.ts";
import { DATA, ownData } from "./ownData.ts";

/**
 * The product's name in the files of the build. `HubbubNative` is an identifier, by which a native app is
 * called.
 */
const NAME = new RegExp(`${PRODUCT_NAME}(?!Native)`, "gu");
const HTML = /^text\/html/u;
const MANIFEST = /^application\/manifest\+json/u;
/** Text files for programs to read (llms.txt). */
const PLAIN = /^text\/plain/u;

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Returns the CSS variables for the site's colour and its darker variant for edges. */
function styleOf(color: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const deep = channels.map((one) => Math.round(one * 0.62));
  return `--primary:${color};--primary-deep:rgb(${deep.join(" ")});--accent:${color}`;
}

/**
 * Returns the `<html>` tag with the attributes and colours that the style sheets need (src-web/ui/base.css).
 */
function rootOf(root: string, { name, sells, color }: SiteFacts): string {
  const marks = `${sells ? "" : " data-free"}${name === PRODUCT_NAME ? "" : " data-named"}`;
  const marked = root.replace("<html", () => `<html${marks}`);
  if (color === undefined) return marked;
  const style = styleOf(color);
  return / style="/u.test(marked)
    ? marked.replace(' style="', () => ` style="${style};`)
    : marked.replace("<html", () => `<html style="${style}"`);
}

/**
 * Links whose addresses the build could not know, as React renders them: hidden until they have an address.
 */
const OPEN_LINK = new RegExp(` ${LINK_MARK}="(\\w+)" hidden=""`, "gu");

/** Returns the page with this site's addresses for such links. */
function linked(html: string, { links }: SiteFacts): string {
  const known: Readonly<Record<string, string | undefined>> = links ?? {};
  return html.replaceAll(OPEN_LINK, (open, name: string) => {
    const address = known[name];
    return address === undefined
      ? open
      : ` ${LINK_MARK}="${name}" href="${escaped(address)}" rel="noreferrer"`;
  });
}

/** How the name is escaped in each type of file. */
const SPOKEN: readonly (readonly [kind: RegExp, say: (name: string) => string])[] = [
  [HTML, escaped],
  [MANIFEST, (name) => JSON.stringify(name).slice(1, -1)],
  [PLAIN, (name) => name],
];

/** Returns a text of the build with the site's name in place of the product's. `say` escapes the name. */
function named(text: string, { name }: SiteFacts, say: (name: string) => string): string {
  return name === PRODUCT_NAME ? text : text.replaceAll(NAME, () => say(name));
}

/** Returns a page of the build as a page of this site, with its name and facts. */
function pageOf(html: string, facts: SiteFacts): string {
  const meta = `<meta name="${SITE_META}" content="${escaped(JSON.stringify(facts))}">`;
  const parts = html
    .split(DATA)
    .map((part) =>
      DATA.test(part)
        ? ownData(part, facts, (text) => named(text, facts, (name) => name))
        : named(part, facts, escaped),
    );
  return linked(parts.join(""), facts)
    .replace(/<html[^>]*>/u, (root) => rootOf(root, facts))
    .replace("</head>", () => `${meta}</head>`);
}

/** Returns a file of the build as this site serves it. Scripts, styles and pictures stay as they are. */
export async function asOwnSite(file: Response, facts: SiteFacts): Promise<Response> {
  const kind = file.headers.get("content-type") ?? "";
  const [, say] = SPOKEN.find(([one]) => one.test(kind)) ?? [];
  if (!say) return file;
  const headers = new Headers(file.headers);
  // Both belong to the original file, but the page also depends on the settings.
  headers.delete("etag");
  headers.delete("content-length");
  const written = file.body === null ? null : await file.text();
  const made = HTML.test(kind) ? pageOf : (text: string) => named(text, facts, say);
  const text = written === null ? null : made(written, facts);
  return new Response(text, { status: file.status, statusText: file.statusText, headers });
}

/**
 * Returns the request without its cache validators: the browser's cached copy may have been made with older
 * settings.
 */
export function withoutValidators(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("if-none-match");
  headers.delete("if-modified-since");
  return new Request(request, { headers });
}
