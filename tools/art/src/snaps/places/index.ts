/** Where a snap was taken: walls, floors and things out of focus behind the people. */
import { icon } from "../../lib/icons.ts";
import { ellipse, linear, radial, svg, uid } from "../../lib/svg.ts";
import { H, W } from "../size.ts";
import { ADVENTURE } from "./adventure.ts";
import { BUILDINGS } from "./buildings.ts";
import { HOMES } from "./homes.ts";
import type { Place, Thing } from "./kit.ts";
import { OPEN } from "./open.ts";
import { ROOMS } from "./rooms.ts";
import { SHOWS } from "./shows.ts";
import { TRAVEL } from "./travel.ts";
import { WILD } from "./wild.ts";

const PLACES = {
  ...ROOMS,
  ...OPEN,
  ...HOMES,
  ...BUILDINGS,
  ...TRAVEL,
  ...SHOWS,
  ...WILD,
  ...ADVENTURE,
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof PLACES;

const things = (list: readonly Thing[]): string =>
  list.map(([name, x, y, size]) => icon(`fluent-emoji:${name}`, { x, y, size })).join("");

/** Draws a place without people, a little out of focus. */
export function place(name: PlaceName): string {
  const {
    wall,
    floor,
    horizon,
    far,
    near = [],
    lamp = "#ffffff",
    extra,
    ground,
  }: Place = PLACES[name];
  const [w, f, l] = [uid("w"), uid("f"), uid("l")];
  const defs = `<defs>${linear(w, [
    [0, wall[0]],
    [1, wall[1]],
  ])}${linear(f, [
    [0, floor[0]],
    [1, floor[1]],
  ])}${radial(l, [
    [0, lamp, 0.45],
    [1, lamp, 0],
  ])}<filter id="far"><feGaussianBlur stdDeviation="3.6"/></filter><filter id="near"><feGaussianBlur stdDeviation="2"/></filter></defs>`;
  return svg(
    W,
    H,
    `${defs}<rect width="${W}" height="${horizon + 4}" fill="url(#${w})"/><g filter="url(#near)">${extra?.() ?? ""}</g><rect y="${horizon}" width="${W}" height="${H - horizon}" fill="url(#${f})"/><g filter="url(#near)">${ground?.() ?? ""}</g><g filter="url(#far)" opacity=".92">${things(far)}</g><g filter="url(#near)">${things(near)}</g><ellipse cx="500" cy="200" rx="520" ry="360" fill="url(#${l})"/>${ellipse(500, H, 620, 90, 'fill="#1a1020" opacity=".18"')}`,
  );
}
