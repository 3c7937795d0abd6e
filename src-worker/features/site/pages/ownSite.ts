import {
  LINK_MARK,
  PRODUCT_NAME,
  SITE_META,
  type SiteFacts,
} from "../../../../src-shared/catalog/siteFacts.ts";
import { DATA, ownData } from "./ownData.ts";

/** The product's name in what the build wrote; `HubbubNative` is what a native app is called by. */
const NAME = new RegExp(`${PRODUCT_NAME}(?!Native)`, "gu");
const HTML = /^text\/html/u;
const MANIFEST = /^application\/manifest\+json/u;
/** What is written for programs that read (llms.txt). */
const PLAIN = /^text\/plain/u;

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** The colour, and the darker one of edges below it. */
function styleOf(color: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const deep = channels.map((one) => Math.round(one * 0.62));
  return `--primary:${color};--primary-deep:rgb(${deep.join(" ")});--accent:${color}`;
}

/** The `<html>` of a page that says what its style sheets have to know (src-web/ui/base.css). */
function rootOf(root: string, { name, sells, color }: SiteFacts): string {
  const marks = `${sells ? "" : " data-free"}${name === PRODUCT_NAME ? "" : " data-named"}`;
  const marked = root.replace("<html", () => `<html${marks}`);
  if (color === undefined) return marked;
  const style = styleOf(color);
  return / style="/u.test(marked)
    ? marked.replace(' style="', () => ` style="${style};`)
    : marked.replace("<html", () => `<html style="${style}"`);
}

/** Links whose addresses the build could not know, as React writes them: hidden until there is one. */
const OPEN_LINK = new RegExp(` ${LINK_MARK}="(\\w+)" hidden=""`, "gu");

/** The written page with the addresses that this site has for its links. */
function linked(html: string, { links }: SiteFacts): string {
  const known: Readonly<Record<string, string | undefined>> = links ?? {};
  return html.replaceAll(OPEN_LINK, (open, name: string) => {
    const address = known[name];
    return address === undefined
      ? open
      : ` ${LINK_MARK}="${name}" href="${escaped(address)}" rel="noreferrer"`;
  });
}

/** How each kind of file says the name. */
const SPOKEN: readonly (readonly [kind: RegExp, say: (name: string) => string])[] = [
  [HTML, escaped],
  [MANIFEST, (name) => JSON.stringify(name).slice(1, -1)],
  [PLAIN, (name) => name],
];

/** A file of the build as that of this site: `say` says its name, which stands in place of the product's. */
function named(text: string, { name }: SiteFacts, say: (name: string) => string): string {
  return name === PRODUCT_NAME ? text : text.replaceAll(NAME, () => say(name));
}

/** A page of the build as that of this site: named, and with its facts. */
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

/** A file of the build as this site hands it out; scripts, styles and pictures as they are. */
export async function asOwnSite(file: Response, facts: SiteFacts): Promise<Response> {
  const kind = file.headers.get("content-type") ?? "";
  const [, say] = SPOKEN.find(([one]) => one.test(kind)) ?? [];
  if (!say) return file;
  const headers = new Headers(file.headers);
  // Both are of the file, and the page changes with the settings too.
  headers.delete("etag");
  headers.delete("content-length");
  const written = file.body === null ? null : await file.text();
  const made = HTML.test(kind) ? pageOf : (text: string) => named(text, facts, say);
  const text = written === null ? null : made(written, facts);
  return new Response(text, { status: file.status, statusText: file.statusText, headers });
}

/** A request for a page as the files are asked for it: what a browser kept was made with older settings, perhaps. */
export function afresh(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("if-none-match");
  headers.delete("if-modified-since");
  return new Request(request, { headers });
}
