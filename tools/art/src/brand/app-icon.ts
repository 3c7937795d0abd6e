/** The app icon: a speech bubble with a grin, and one eyebrow up. */
import { CREAM, INK, ellipse, path } from "../lib/svg.ts";

const BUBBLE =
  "M256 96C366 96 436 158 436 244C436 330 366 390 262 390C246 390 230 389 215 386C190 414 154 430 112 432C130 414 140 392 140 364C100 336 76 294 76 244C76 158 146 96 256 96Z";

const eye = (x: number): string =>
  ellipse(x, 216, 27, 34, `fill="#fff" stroke="${INK}" stroke-width="9"`) +
  ellipse(x + 6, 222, 14, 19, `fill="${INK}"`) +
  ellipse(x + 11, 213, 6, 7, 'fill="#fff"');

const MOUTH = "M174 276Q256 300 338 270Q330 346 258 348Q186 348 174 276Z";

/**
 * `radius` rounds the corners of the ground; 0 fills the square, since phones cut out the shape themselves.
 */
export function appIcon(radius: number, scale = 1): string {
  const bubble =
    path(BUBBLE, { fill: "#0a0512", stroke: "#0a0512", width: 52 }).replace(
      "<path",
      '<path transform="translate(0 12)"',
    ) +
    path(BUBBLE, { fill: CREAM, stroke: CREAM, width: 52 }) +
    path(BUBBLE, { fill: "#f09a1a", stroke: INK, width: 18 }) +
    `<clipPath id="b"><path d="${BUBBLE}"/></clipPath><g clip-path="url(#b)"><path d="${BUBBLE}" fill="#ffd23f" transform="translate(-5 -14)"/><path d="M112 222C116 166 160 130 222 122" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="16" stroke-linecap="round"/></g>`;
  const face =
    eye(204) +
    eye(308) +
    path("M170 168Q200 148 228 164M286 152Q316 132 342 158", { stroke: INK, width: 14 }) +
    `<clipPath id="m"><path d="${MOUTH}"/></clipPath><path d="${MOUTH}" fill="#8f1d3a"/><g clip-path="url(#m)"><path d="M160 262H350V304Q256 316 160 302Z" fill="#fff"/><ellipse cx="262" cy="352" rx="50" ry="26" fill="#ff6b7f"/></g>` +
    path(MOUTH, { stroke: INK, width: 10 });
  const inner =
    scale === 1
      ? bubble + face
      : `<g transform="translate(${256 - 256 * scale} ${256 - 256 * scale}) scale(${scale})">${bubble}${face}</g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><defs><radialGradient id="g" cx=".5" cy=".4" r=".75"><stop stop-color="#5a3d9e"/><stop offset="1" stop-color="#221a33"/></radialGradient></defs>` +
    `<rect width="512" height="512" rx="${radius}" fill="url(#g)"/>${inner}</svg>\n`
  );
}
