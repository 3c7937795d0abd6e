/** Brushes of the dream cards: sky, light, water, hills and things that cast a shadow. */
import { icon, type IconPlace } from "../lib/icons.ts";
import { chance, ellipse, linear, n1, path, radial, svg, uid } from "../lib/svg.ts";
import type { Palette } from "./palettes.ts";

export const W = 640;
export const H = 960;

/** The filters of a picture, by name. Displacement makes edges look painted. */
export const FILTERS = `
<filter id="chalk" x="-40%" y="-40%" width="180%" height="180%"><feFlood flood-color="#ffeebf" result="f"/><feComposite in="f" in2="SourceAlpha" operator="in"/></filter>
<filter id="ghost" x="-30%" y="-30%" width="160%" height="160%"><feColorMatrix values="0 0 0 0 1  0 0 0 0 .97  0 0 0 0 .88  .3 .5 .2 .12 -.06" result="g"/><feGaussianBlur in="g" stdDeviation="9" result="b"/><feMerge><feMergeNode in="b"/><feMergeNode in="g"/></feMerge></filter>
<filter id="puff" x="-30%" y="-30%" width="160%" height="160%"><feColorMatrix values=".2 .2 .1 0 .55  .2 .2 .1 0 .53  .2 .2 .1 0 .56  0 0 0 1 0" result="w"/><feGaussianBlur in="w" stdDeviation="5" result="b"/><feTurbulence type="fractalNoise" baseFrequency=".025" numOctaves="3" seed="5" result="n"/><feDisplacementMap in="b" in2="n" scale="34" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="dark" x="-30%" y="-30%" width="160%" height="160%"><feColorMatrix values="0 0 0 0 .09  0 0 0 0 .04  0 0 0 0 .16  0 0 0 1 0"/><feGaussianBlur stdDeviation="3"/></filter>
<filter id="ripple" x="-20%" y="-20%" width="140%" height="140%"><feTurbulence type="fractalNoise" baseFrequency=".008 .09" numOctaves="2" seed="7" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="22" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="14"/></filter>
<filter id="mist" x="-50%" y="-80%" width="200%" height="260%"><feGaussianBlur stdDeviation="26"/></filter>
<filter id="glow" x="-80%" y="-80%" width="260%" height="260%"><feGaussianBlur stdDeviation="20" result="b"/><feMerge><feMergeNode in="b"/><feMergeNode in="b"/><feMergeNode in="SourceGraphic"/></feMerge></filter>
<filter id="obj" x="-30%" y="-30%" width="160%" height="160%"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="2" seed="4" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="5" xChannelSelector="R" yChannelSelector="G" result="d"/><feDropShadow in="d" dx="6" dy="14" stdDeviation="10" flood-color="#120a24" flood-opacity=".45"/></filter>
<filter id="rough" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".02" numOctaves="3" seed="9" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="16" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  1.1 0 0 0 -.42"/></filter>
<filter id="cloth" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".012 .05" numOctaves="4" seed="12"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 .92  0 0 0 0 .8  .9 0 0 0 -.36"/></filter>`;

const SHEET = `width="${W}" height="${H}"`;

/** A complete card: the sky, what is in it, and the texture of the cloth it is painted on. */
export function card(palette: Palette, inner: string): string {
  const defs =
    FILTERS +
    linear("sky", palette.sky) +
    radial(
      "edge",
      [
        [0.55, palette.edge, 0],
        [1, palette.edge, 0.72],
      ],
      'cx=".5" cy=".46" r=".78"',
    );
  const cloth = (opacity: number, mode: string) =>
    `<rect ${SHEET} filter="url(#cloth)" opacity="${opacity}" style="mix-blend-mode:${mode}"/>`;
  return svg(
    W,
    H,
    `<defs>${defs}</defs><rect ${SHEET} fill="url(#sky)"/>${cloth(0.22, "soft-light")}${inner}` +
      `<rect ${SHEET} fill="${palette.tint}" opacity=".16" style="mix-blend-mode:soft-light"/>` +
      `${cloth(0.26, "overlay")}<rect ${SHEET} fill="url(#edge)"/>` +
      `<rect ${SHEET} filter="url(#grain)" opacity=".35" style="mix-blend-mode:overlay"/>`,
  );
}

export type Filter = "obj" | "glow" | "soft" | "ghost" | "puff" | "dark" | "ripple" | "none";

export interface ThingPlace extends IconPlace {
  readonly filter?: Filter;
  readonly opacity?: number;
}

/** A motif in a scene; names without a set belong to Fluent Emoji. */
export function thing(name: string, { filter = "obj", opacity = 1, ...at }: ThingPlace): string {
  const full = name.includes(":") ? name : `fluent-emoji:${name}`;
  // The set's musical notes are nearly black; drawn with chalk, they show against a night sky too.
  const brush = name.startsWith("musical-note") ? "chalk" : filter;
  const look = brush === "none" ? "" : `filter="url(#${brush})"`;
  return `<g ${look} opacity="${opacity}">${icon(full, at)}</g>`;
}

export function stars(count: number, seed: number, low = 560): string {
  const next = chance(seed);
  return Array.from({ length: count }, () => {
    const size = next() ** 3 * 3 + 0.6;
    const opacity = n1((0.3 + next() * 0.7) * 10);
    return `<circle cx="${n1(next() * W)}" cy="${n1(next() * low)}" r="${n1(size)}" fill="#fff6d8" opacity="${Number(opacity) / 10}"/>`;
  }).join("");
}

/** A line of hills; everything below it is ground. */
export function ridge(y: number, height: number, seed: number, fill: string, waves = 1.3): string {
  const next = chance(seed);
  const [a, b, c] = [next() * 9, next() * 9, next() * 9];
  let d = `M-40 ${H + 40}`;
  for (let x = -40; x <= W + 40; x += 16) {
    const u = (x / W) * waves;
    const rise = Math.sin(u * 3.1 + a) + Math.sin(u * 6.7 + b) * 0.4 + Math.sin(u * 13 + c) * 0.12;
    d += `L${x} ${n1(y + rise * height)}`;
  }
  return path(`${d}L${W + 40} ${H + 40}Z`, { fill });
}

/** Three hills, far to near, with haze between them. */
export function hills(
  { hills: [far, middle, near], mist }: Palette,
  y: number,
  seed: number,
): string {
  return (
    `<g opacity=".6">${ridge(y - 70, 26, seed, far, 1.4)}</g>${haze(y - 40, mist, 0.5)}` +
    ridge(y, 32, seed + 7, middle, 1.1) +
    haze(y + 56, mist, 0.2, 26) +
    ridge(y + 96, 28, seed + 13, near, 0.9)
  );
}

export function haze(y: number, colour: string, opacity = 0.6, height = 40): string {
  return `<g filter="url(#mist)" opacity="${opacity}">${ellipse(160, y, 260, height, `fill="${colour}"`)}${ellipse(480, y + 14, 280, height * 0.8, `fill="${colour}"`)}</g>`;
}

export function cloud(
  x: number,
  y: number,
  size: number,
  colour: string,
  opacity = 0.9,
  seed = 1,
): string {
  const next = chance(seed);
  const puffs = Array.from({ length: 9 }, (_, at) => {
    const across = (at / 8 - 0.5) * 2;
    const up = (1 - across * across) * 40 * size * (0.6 + next() * 0.6);
    return ellipse(
      n(x + across * 120 * size),
      n(y - up),
      n((46 + next() * 30) * size),
      n((30 + next() * 22) * size),
      `fill="${colour}"`,
    );
  });
  return `<g opacity="${opacity}" filter="url(#rough)">${puffs.join("")}</g>`;
}

const n = (value: number): number => Math.round(value * 10) / 10;

export function moon(x: number, y: number, radius: number, isWarm = true): string {
  const [body, halo] = [uid("m"), uid("h")];
  const [light, deep, rim] = isWarm
    ? ["#fffbe6", "#ffd98a", "#f2b45e"]
    : ["#ffffff", "#cfe6ff", "#9fb8e0"];
  const spots = [
    [-0.3, -0.2, 0.2],
    [0.28, 0.3, 0.28],
    [0.36, -0.4, 0.12],
    [-0.2, 0.52, 0.12],
  ] as const;
  return (
    `<defs>${radial(
      body,
      [
        [0, light],
        [0.7, deep],
        [1, rim],
      ],
      'cx=".38" cy=".34" r=".8"',
    )}${radial(halo, [
      [0, deep, 0.85],
      [0.35, deep, 0.28],
      [1, deep, 0],
    ])}</defs>` +
    `<circle cx="${x}" cy="${y}" r="${n(radius * 2.7)}" fill="url(#${halo})"/><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${body})"/>` +
    `<g fill="${rim}" opacity=".4">${spots.map(([dx, dy, r]) => `<circle cx="${n(x + radius * dx)}" cy="${n(y + radius * dy)}" r="${n(radius * r)}"/>`).join("")}</g>`
  );
}

export function birds(
  flock: readonly (readonly [x: number, y: number, size: number])[],
  colour = "#2a1838",
): string {
  return flock
    .map(([x, y, s]) =>
      path(
        `M${n(x - 14 * s)} ${n(y - 5 * s)}Q${n(x - 6 * s)} ${n(y - 9 * s)} ${x} ${y}Q${n(x + 6 * s)} ${n(y - 9 * s)} ${n(x + 14 * s)} ${n(y - 5 * s)}`,
        { stroke: colour, width: 2.6 * s },
      ),
    )
    .join("");
}

/** Still water from `y` down, with light on it. */
export function sea({ water: [light, deep] }: Palette, y: number, seed: number): string {
  const id = uid("s");
  const next = chance(seed);
  const glints = Array.from({ length: 26 }, () => {
    const [gx, gy] = [next() * W, y + 20 + next() * (H - y)];
    return path(
      `M${n(gx)} ${n(gy)}q${n(20 + next() * 40)} ${n(-4 - next() * 4)} ${n(50 + next() * 60)} 0`,
      { stroke: "#ffffff", width: 2.4, opacity: 0.34 },
    );
  });
  return `<defs>${linear(id, [
    [0, light],
    [0.3, deep, 0.9],
    [1, deep],
  ])}</defs>${ridge(y, 6, seed, `url(#${id})`, 3)}${glints.join("")}`;
}

/** The shadow of a thing on the ground below it. */
export function shade(x: number, y: number, width: number, opacity = 0.4): string {
  return `<g filter="url(#soft)" opacity="${opacity}">${ellipse(x, y, width, width * 0.12, 'fill="#120a24"')}</g>`;
}

/** Light that shines out of something. */
export function halo(
  x: number,
  y: number,
  radius: number,
  colour = "#ffe9b0",
  opacity = 0.6,
): string {
  const id = uid("l");
  return `<defs>${radial(id, [
    [0, colour, opacity],
    [0.4, colour, opacity * 0.4],
    [1, colour, 0],
  ])}</defs><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`;
}

/** A floating piece of land: rock below, grass above. */
export function island(
  x: number,
  y: number,
  width: number,
  seed: number,
  grass = ["#b7d968", "#4e8a4a"],
): string {
  const [rock, green] = [uid("r"), uid("g")];
  const next = chance(seed);
  const half = width / 2;
  let under = `M${n(x - half)} ${y}`;
  const teeth = 7;
  for (let at = 1; at <= teeth; at += 1) {
    const across = at / teeth;
    const depth = Math.sin(across * Math.PI) * width * (0.42 + next() * 0.3);
    under += `L${n(x - half + width * (across - 0.5 / teeth))} ${n(y + depth)}L${n(x - half + width * across)} ${n(y + depth * 0.62)}`;
  }
  return (
    `<defs>${linear(rock, [
      [0, "#8a5d48"],
      [0.5, "#5a3444"],
      [1, "#241330"],
    ])}${linear(green, [
      [0, grass[0] ?? "#b7d968"],
      [1, grass[1] ?? "#4e8a4a"],
    ])}</defs>` +
    `<g filter="url(#rough)">${path(`${under}L${n(x + half)} ${y}Z`, { fill: `url(#${rock})` })}</g>` +
    `<g filter="url(#rough)">${ellipse(x, y, half, width * 0.085, `fill="url(#${green})"`)}</g>`
  );
}

/** A rope, a rail or a string of something between two points. */
export function rope(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  colour = "#f5e6c8",
  width = 4,
): string {
  return path(`M${x1} ${y1}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + sag)} ${x2} ${y2}`, {
    stroke: colour,
    width,
  });
}
