/** Motifs from the two openly licensed icon sets, ready to be placed in a larger picture. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { uid } from "./svg.ts";

export type IconSet = "fluent-emoji" | "noto";

interface IconData {
  body: string;
  width?: number;
  height?: number;
}

interface IconFile {
  icons: Record<string, IconData>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
}

const require = createRequire(import.meta.url);
const files = new Map<IconSet, IconFile>();

/** The sets are tens of megabytes: each is read once, and only if a picture needs it. */
function load(set: IconSet): IconFile {
  const known = files.get(set);
  if (known) return known;
  const file = JSON.parse(
    readFileSync(require.resolve(`@iconify-json/${set}/icons.json`), "utf8"),
  ) as IconFile;
  files.set(set, file);
  return file;
}

/** Icons reuse ids such as `a`; without a prefix the second icon would get the first one's gradients. */
function prefixIds(body: string): string {
  const prefix = uid("i");
  return body
    .replace(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
}

export interface IconPlace {
  x: number;
  y: number;
  /** Length of the longer side in pixels. */
  size: number;
  turn?: number;
  flip?: boolean;
  stretch?: readonly [number, number];
}

/** One motif, centred on x,y. `name` is `set:icon`, for example `noto:bagel`. */
export function icon(
  name: string,
  { x, y, size, turn = 0, flip = false, stretch = [1, 1] }: IconPlace,
): string {
  const [set, key] = name.split(":") as [IconSet, string];
  const file = load(set);
  const data = file.icons[key] ?? file.icons[file.aliases?.[key]?.parent ?? ""];
  if (!data) throw new Error(`unknown icon ${name}`);
  const width = data.width ?? file.width ?? 16;
  const height = data.height ?? file.height ?? 16;
  const scale = size / Math.max(width, height);
  const sx = scale * stretch[0] * (flip ? -1 : 1);
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${sx} ${scale * stretch[1]}) ` +
    `translate(${-width / 2} ${-height / 2})">${prefixIds(data.body)}</g>`
  );
}
