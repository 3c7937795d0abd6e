/** Things that stand and hang about in the painters' attic. */
import { CREAM, INK, chance, n1, path, place } from "../lib/svg.ts";

export const BEAM = "#07141d";
export const PAINTS = [
  "#3cc8ff",
  "#ff9f43",
  "#ff5fa2",
  "#7ed957",
  "#ffd23f",
  "#9b7bff",
  "#ff5c5c",
] as const;

const paint = (at: number): string => PAINTS[at % PAINTS.length] ?? PAINTS[0];

/** Thrown paint: a blot with uneven arms, and drops that flew further. `flat` presses it onto a floor. */
export function splat(
  x: number,
  y: number,
  r: number,
  colour: number,
  seed: number,
  flat = 1,
): string {
  const random = chance(seed);
  const arms = 7 + Math.floor(random() * 3);
  const points = Array.from({ length: arms * 2 }, (_, i) => {
    const a = (i * Math.PI) / arms + (random() - 0.5) * 0.2;
    const out = r * (i % 2 ? 0.72 + random() * 0.1 : 0.95 + random() * 0.42);
    return [Math.cos(a) * out, Math.sin(a) * out * flat] as const;
  });
  const at = (i: number) => points[(i + points.length) % points.length] ?? ([0, 0] as const);
  const mid = (i: number): string => {
    const [[ax, ay], [bx, by]] = [at(i), at(i + 1)];
    return `${n1((ax + bx) / 2)} ${n1((ay + by) / 2)}`;
  };
  const body = points.map((_, i) => `Q${n1(at(i)[0])} ${n1(at(i)[1])} ${mid(i)}`).join("");
  const drops = Array.from({ length: 5 }, () => {
    const [a, far] = [random() * 6.283, r * (1.15 + random() * 0.6)];
    const size = r * (0.06 + random() * 0.1);
    return `<ellipse cx="${n1(Math.cos(a) * far)}" cy="${n1(Math.sin(a) * far * flat)}" rx="${n1(size)}" ry="${n1(size * (0.4 + 0.6 * flat))}"/>`;
  }).join("");
  const gleam = path(
    `M${n1(-r * 0.4)} ${n1(-r * 0.22 * flat)}Q${n1(-r * 0.2)} ${n1(-r * 0.46 * flat)} ${n1(r * 0.14)} ${n1(-r * 0.44 * flat)}`,
    {
      stroke: "#fff",
      width: r * 0.09,
      opacity: 0.55,
    },
  );
  return place(
    `<g fill="${paint(colour)}" stroke="${INK}" stroke-width="${n1(Math.max(3, r * 0.06))}">${path(`M${mid(-1)}${body}Z`, { fill: paint(colour) })}${drops}</g>${gleam}`,
    x,
    y,
  );
}

export const bulb = (x: number, y: number, size: number): string =>
  `<circle cx="${x}" cy="${y + 34 * size}" r="${190 * size}" fill="url(#halo)"/>` +
  place(
    path("M-11 -16H11V6H-11Z", { fill: "#3b2a1e", stroke: INK, width: 5 }) +
      path("M-13 4C-38 26 -30 66 0 66C30 66 38 26 13 4Z", {
        fill: "url(#bulb)",
        stroke: INK,
        width: 5,
      }) +
      path("M-8 12L-4 36L0 28L4 36L8 12", { stroke: "#d9822b", width: 4 }),
    x,
    y,
    0,
    size,
  );

/** What is being painted on the easels and taped to the wall: a few strokes each, in a box of 100. */
const DOODLES: Readonly<Record<string, string>> = {
  cat: `${path("M22 78Q14 44 30 36L26 18L44 30Q54 27 64 30L82 18L78 38Q92 50 84 78", { stroke: "#ff9f43", width: 7 })}${path("M40 52V56M68 52V56M48 66Q54 72 60 66M30 64L14 60M30 70L14 74M78 64L94 60M78 70L94 74", { stroke: INK, width: 5 })}`,
  sun: `${path("M50 30A20 20 0 1 1 49.9 30", { stroke: "#ffb52e", width: 8 })}${path("M50 8V18M50 82V92M8 50H18M82 50H92M20 20L28 28M72 72L80 80M80 20L72 28M28 72L20 80", { stroke: "#ff7043", width: 6 })}${path("M43 47V49M57 47V49M42 56Q50 64 58 56", { stroke: INK, width: 4 })}`,
  house: `${path("M20 48V86H80V48", { stroke: "#3c8cff", width: 7 })}${path("M10 52L50 16L90 52", { stroke: "#ff5c5c", width: 8 })}${path("M44 86V64H58V86M66 56H72V64H66Z", { stroke: INK, width: 5 })}`,
  fish: `${path("M14 50Q40 16 72 50Q40 84 14 50ZM72 50L92 32V68Z", { stroke: "#22b8a6", width: 7 })}${path("M34 44V46M48 40Q54 50 48 60", { stroke: INK, width: 5 })}`,
  rocket: `${path("M50 8Q70 30 66 62H34Q30 30 50 8Z", { stroke: "#9b5cff", width: 7 })}${path("M34 52L22 72L36 66M66 52L78 72L64 66", { stroke: "#ff5c5c", width: 6 })}${path("M44 74Q50 96 56 74", { stroke: "#ffb52e", width: 7 })}${path("M50 32A8 8 0 1 1 49.9 32", { stroke: INK, width: 5 })}`,
  banana: `${path("M20 20Q26 74 82 74Q88 68 84 62Q46 62 32 18Z", { stroke: "#f2b705", width: 8 })}${path("M24 16L28 10M84 72L90 76", { stroke: INK, width: 7 })}`,
};

/** A canvas on three legs; `lean` turns it a little. Its feet stand at x, y. */
export function easel(
  x: number,
  y: number,
  size: number,
  lean: number,
  doodle: string,
  colour: number,
): string {
  const leg = (d: string) =>
    path(d, { stroke: INK, width: 27 }) + path(d, { stroke: "url(#wood)", width: 16 });
  return place(
    `<ellipse cx="0" cy="4" rx="150" ry="20" fill="#03090e" opacity=".5"/>` +
      leg("M0 -330L26 -6") +
      leg("M-30 -470L-110 0") +
      leg("M30 -470L110 0") +
      path("M-126 -168H126V-146H-126Z", { fill: "url(#wood)", stroke: INK, width: 6 }) +
      `<rect x="-138" y="-444" width="276" height="276" rx="10" fill="${CREAM}" stroke="${INK}" stroke-width="8"/>` +
      `<rect x="-138" y="-444" width="276" height="276" rx="10" fill="url(#sheen)"/>` +
      splatMark(colour) +
      place(DOODLES[doodle] ?? "", -106, -416, 0, 2.12) +
      path("M-24 -470H24V-436H-24Z", { fill: "url(#wood)", stroke: INK, width: 6 }),
    x,
    y,
    lean,
    size,
  );
}

/** Smears of paint under the drawing, where somebody wiped a brush. */
const splatMark = (colour: number): string =>
  path("M70 -196Q96 -206 122 -194", { stroke: paint(colour), width: 13, opacity: 0.9 }) +
  path("M-124 -424Q-112 -432 -96 -428", { stroke: paint(colour + 2), width: 10, opacity: 0.85 });

/** A sheet taped to the wall. */
export const sheet = (x: number, y: number, size: number, turn: number, doodle: string): string =>
  place(
    `<rect x="-62" y="-56" width="128" height="128" fill="#03090e" opacity=".35"/>` +
      `<rect x="-66" y="-66" width="132" height="132" rx="3" fill="#e9e2d2" stroke="${INK}" stroke-width="5"/>` +
      place(DOODLES[doodle] ?? "", -52, -50, 0, 1.04) +
      path("M-22 -78H22V-56H-22Z", { fill: "#ffd23f", opacity: 0.85 }),
    x,
    y,
    turn,
    size,
  );

/** A tin of paint that runs over its rim. Stands at x, y. */
export const tin = (x: number, y: number, size: number, colour: number): string =>
  place(
    `<ellipse cx="0" cy="0" rx="52" ry="10" fill="#03090e" opacity=".5"/>` +
      path("M-42 -84V-8Q0 8 42 -8V-84Z", { fill: "url(#tin)", stroke: INK, width: 6 }) +
      path(
        "M-44 -86Q0 -102 44 -86Q46 -66 36 -64Q32 -46 24 -62Q18 -34 8 -58Q-2 -66 -10 -52Q-18 -22 -26 -58Q-40 -60 -44 -86Z",
        { fill: paint(colour), stroke: INK, width: 5 },
      ) +
      `<ellipse cx="0" cy="-88" rx="43" ry="13" fill="${paint(colour)}" stroke="${INK}" stroke-width="5"/>` +
      path("M-22 -92Q-6 -97 10 -95", { stroke: "#fff", width: 5, opacity: 0.6 }) +
      path("M-42 -70C-78 -40 -62 10 -38 -14", { stroke: "#90a4ae", width: 4 }),
    x,
    y,
    0,
    size,
  );

const brush = (x: number, turn: number, colour: number, wood: string): string =>
  place(
    path("M-5 0V-86H5V0Z", { fill: wood, stroke: INK, width: 4 }) +
      path("M-9 -86H9V-108H-9Z", { fill: "#b9c6cf", stroke: INK, width: 4 }) +
      path("M-10 -108Q-16 -134 0 -154Q16 -134 10 -108Z", {
        fill: paint(colour),
        stroke: INK,
        width: 4,
      }),
    x,
    -40,
    turn,
  );

/** A jar with brushes in it. */
export const jar = (x: number, y: number, size: number, colour: number): string =>
  place(
    `<ellipse cx="0" cy="0" rx="46" ry="9" fill="#03090e" opacity=".5"/>` +
      brush(-18, -16, colour, "#b4713d") +
      brush(2, 3, colour + 1, "#c98a4b") +
      brush(20, 19, colour + 2, "#b4713d") +
      path("M-34 -92Q-40 -4 -30 -4H30Q40 -4 34 -92Z", {
        fill: "#7fb6cc",
        stroke: INK,
        width: 6,
        opacity: 0.82,
      }) +
      path("M-30 -40Q0 -32 30 -40L28 -8H-28Z", { fill: paint(colour), opacity: 0.55 }) +
      path("M-22 -80Q-26 -40 -22 -20", { stroke: "#fff", width: 6, opacity: 0.5 }),
    x,
    y,
    0,
    size,
  );

/** Paint that runs down from the upper edge of the picture between `from` and `to`, in pixels. */
export function drips(
  width: number,
  colour: number,
  from: number,
  to: number,
  seed: number,
): string {
  const random = chance(seed);
  const step = 46;
  let d = `M${from} -10`;
  let x = from;
  d += `L${x} ${n1(16 + random() * 16)}`;
  while (x < Math.min(to, width + 60)) {
    const long = random() < 0.42 ? 70 + random() * 120 : 22 + random() * 26;
    d += `C${x} ${n1(long)} ${x + step} ${n1(long)} ${x + step} ${n1(20 + random() * 10)}`;
    x += step;
    d += `Q${x + 8} 8 ${x + 16} 20`;
    x += 16;
  }
  d += `L${x} -10Z`;
  return (
    path(d, { fill: paint(colour), stroke: INK, width: 7 }) +
    path(`M${from + 18} 12H${x - 18}`, { stroke: "#fff", width: 7, opacity: 0.35 })
  );
}
