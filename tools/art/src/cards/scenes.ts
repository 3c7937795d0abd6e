/** Ways to build a dream; each function takes the motifs that the dream is about. */
import { chance, n1, path, linear, uid } from "../lib/svg.ts";
import { PALETTES, type PaletteName } from "./palettes.ts";
import { flock, heaven, R, type Mood } from "./sky.ts";
import {
  card,
  cloud,
  H,
  halo,
  haze,
  hills,
  island,
  ridge,
  rope,
  sea,
  shade,
  stars,
  thing,
  W,
} from "./paint.ts";

/** Something large floats over hills and carries something on its back. */
export function carrier(
  { light, seed }: Mood,
  beast: string,
  cargo: readonly string[],
  friend?: string,
): string {
  const p = PALETTES[light];
  const load = cargo.map((name, at) =>
    thing(name, {
      x: 320 + (at - (cargo.length - 1) / 2) * 112,
      y: 318 - (at % 2) * 26,
      size: cargo.length > 1 ? 150 : 220,
      turn: (at - 1) * 5,
    }),
  );
  return card(
    p,
    `${heaven(p, seed)}${flock(p, seed)}${hills(p, 800, seed)}${shade(320, 800, 200)}${load.join("")}${thing(beast, { x: 320, y: 510, size: 400, flip: seed % 2 === 0, turn: -4 })}${cloud(220, 690, 0.8, p.cloud, 0.85, seed + 3)}${cloud(440, 706, 0.7, p.cloud, 0.8, seed + 4)}${friend ? thing(friend, { x: 150, y: 850, size: 96 }) : ""}`,
  );
}

/** A vessel in the sky pours out something other than a drink. */
export function pour(
  { light, seed }: Mood,
  vessel: string,
  drops: readonly string[],
  below: readonly string[],
  stream: readonly [string, string] = ["#d8fbff", "#2b9cc2"],
): string {
  const p = PALETTES[light];
  const id = uid("p");
  const next = chance(seed);
  const falling = drops.flatMap((name, kind) =>
    Array.from({ length: 4 }, (_, at) =>
      thing(name, {
        x: R(170 + next() * 110),
        y: R(380 + at * 96 + kind * 40),
        size: R(46 + next() * 24),
        turn: R(next() * 120 - 60),
      }),
    ),
  );
  return card(
    p,
    `${heaven(p, seed, 700)}<defs>${linear(id, [
      [0, stream[0], 0.95],
      [0.5, stream[1], 0.75],
      [1, stream[1], 0.9],
    ])}</defs>${cloud(480, 320, 1.2, p.cloud, 0.5, seed)}<path d="M268 284C214 286 176 360 170 480C164 620 150 740 112 826L336 826C292 730 250 620 244 500C242 400 256 340 292 312Z" fill="url(#${id})" filter="url(#rough)" opacity=".9"/>${thing(vessel, { x: 410, y: 262, size: 320, turn: -24 })}${cloud(520, 420, 0.9, p.cloud, 0.9, seed + 8)}${falling.join("")}${sea(p, 810, seed)}<g filter="url(#soft)" opacity=".7"><ellipse cx="226" cy="816" rx="150" ry="18" fill="#fff"/></g>${below.map((name, at) => thing(name, { x: 450 - at * 330, y: 800 + at * 76, size: 120, turn: 6 - at * 14 })).join("")}`,
  );
}

/** A tree on a floating island bears strange fruit. */
export function tree(
  { light, seed }: Mood,
  fruits: readonly string[],
  guests: readonly string[],
  hue = 350,
): string {
  const p = PALETTES[light];
  const next = chance(seed);
  const [trunk] = [uid("t")];
  const places = [
    [190, 300],
    [276, 232],
    [372, 214],
    [456, 288],
    [232, 392],
    [330, 318],
    [420, 392],
    [150, 398],
    [500, 384],
  ] as const;
  const fruit = places.map(
    ([x, y], at) =>
      `${path(`M${x} ${y - 62}V${y - 24}`, { stroke: "#3c2415", width: 3 })}${thing(fruits[at % fruits.length] ?? "red-apple", { x, y, size: 68, turn: R((next() - 0.5) * 26) })}`,
  );
  const leaves = Array.from({ length: 110 }, () => {
    const [angle, far] = [next() * 6.28, Math.sqrt(next())];
    const [x, y] = [R(324 + Math.cos(angle) * far * 236), R(268 + Math.sin(angle) * far * 150)];
    const colour = `hsl(${R((hue + next() * 50) % 360)} ${R(60 + next() * 25)}% ${R(70 - (y - 118) / 9)}%)`;
    return `<ellipse cx="${x}" cy="${y}" rx="${R(26 + next() * 26)}" ry="${R(18 + next() * 18)}" transform="rotate(${R(next() * 180)} ${x} ${y})" fill="${colour}" opacity=".93"/>`;
  });
  return card(
    p,
    `${heaven(p, seed)}${cloud(70, 660, 0.8, p.cloud, 0.6, seed + 9)}${island(324, 690, 460, seed)}<defs>${linear(
      trunk,
      [
        [0, "#8a5636"],
        [0.5, "#5e3823"],
        [1, "#33190f"],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    )}</defs><path d="M270 694C300 640 292 560 282 480C262 440 220 424 190 384L206 374C240 408 284 420 304 448C306 400 300 340 292 290L322 288C326 340 334 400 336 446C356 412 402 404 440 366L454 380C424 420 370 446 360 486C352 560 352 640 390 694C350 706 310 706 270 694Z" fill="url(#${trunk})" filter="url(#obj)"/><g filter="url(#obj)">${leaves.join("")}</g>${fruit.join("")}${guests.map((name, at) => thing(name, { x: [186, 470, 250][at] ?? 320, y: [648, 664, 702][at] ?? 690, size: [118, 84, 70][at] ?? 60 })).join("")}`,
  );
}

/** A winding stair of things leads up to a light with something in it. */
export function stairs(
  { light, seed }: Mood,
  steps: readonly string[],
  goal: string,
  inside: string | undefined,
  climber: string,
): string {
  const p = PALETTES[light];
  const flight = Array.from({ length: 17 }, (_, at) => {
    const t = at / 16;
    const angle = t * 7.2 + 0.4 + (seed % 5);
    return thing(steps[at % steps.length] ?? "closed-book", {
      x: R(320 + Math.cos(angle) * (200 - t * 120)),
      y: R(850 - t * 500),
      size: R(118 - t * 60),
      turn: R(8 + Math.sin(angle) * 14),
    });
  });
  return card(
    p,
    `${stars(200, seed, 800)}<g opacity=".45" filter="url(#mist)"><ellipse cx="180" cy="260" rx="220" ry="90" fill="${p.cloud}"/><ellipse cx="500" cy="520" rx="240" ry="110" fill="${p.mist}"/></g>${halo(384, 220, 260, "#ffe9c0", 0.6)}${thing(goal, { x: 384, y: 216, size: 260, turn: -8, filter: "glow" })}${inside ? thing(inside, { x: 396, y: 230, size: 104 }) : ""}${flight.join("")}${thing(climber, { x: 500, y: 806, size: 130, flip: true })}${haze(930, p.mist, 0.55, 50)}`,
  );
}

/** Something on the colossus: a motif, or `glow` for a lit window and `smoke` for the smoke of a chimney. */
export type Lived = readonly [name: string, x: number, y: number, size: number, turn?: number];

function lived([name, x, y, size, turn = 0]: Lived): string {
  if (name === "smoke") return cloud(x, y, size / 200, "#ffffff", 0.8, x);
  if (name !== "glow") return thing(name, { x, y, size, turn });
  const [w, h] = [size * 0.72, size];
  return `${halo(x, y, size * 1.5, "#ffe08a", 0.8)}<rect x="${R(x - w / 2)}" y="${R(y - h / 2)}" width="${R(w)}" height="${R(h)}" rx="${R(w / 2.4)}" fill="#ffe9a8" stroke="#7a4a1c" stroke-width="5"/>${path(`M${x} ${R(y - h / 2)}V${R(y + h / 2)}M${R(x - w / 2)} ${y}H${R(x + w / 2)}`, { stroke: "#7a4a1c", width: 4 })}`;
}

/** A landscape in which one thing is far too large, and somebody has made a home on it. */
export function giant(
  { light, seed }: Mood,
  colossus: string,
  small: readonly string[],
  home: readonly Lived[],
  turn = 0,
): string {
  const p = PALETTES[light];
  const next = chance(seed);
  return card(
    p,
    `${heaven(p, seed)}${flock(p, seed)}<g opacity=".6">${ridge(680, 26, seed, p.hills[0], 1.4)}</g>${haze(690, p.mist, 0.5)}${shade(330, 776, 210)}${thing(colossus, { x: 330, y: 520, size: 500, turn })}${home.map(lived).join("")}${ridge(780, 30, seed + 7, p.hills[1], 1.1)}${haze(830, p.mist, 0.25, 24)}${ridge(866, 24, seed + 13, p.hills[2], 0.9)}${small.map((name, at) => thing(name, { x: R(110 + at * 150 + next() * 40), y: R(820 + next() * 34), size: R(104 - at * 7) })).join("")}${cloud(120, 560, 0.5, p.cloud, 0.6, seed + 3)}`,
  );
}

/** A door without a house; something comes out of it. */
export function door(
  { light, seed }: Mood,
  frame: string,
  outcome: readonly string[],
  watcher: string,
  onWater: boolean,
): string {
  const p = PALETTES[light];
  const next = chance(seed);
  const beam = `<g opacity=".55" filter="url(#soft)">${path("M300 520L120 860H540L372 520Z", { fill: "#fff3c4" })}</g>`;
  const ground = onWater ? sea(p, 720, seed) : hills(p, 770, seed);
  return card(
    p,
    `${heaven(p, seed, 640)}${ground}${halo(330, 560, 330, "#ffe9b0", 0.7)}${beam}${thing(frame, { x: 330, y: 560, size: 330 })}${outcome.map((name, at) => thing(name, { x: R(150 + next() * 360), y: R(250 + at * 74 + next() * 40), size: R(60 + next() * 40), turn: R(next() * 40 - 20), filter: at % 2 ? "obj" : "glow" })).join("")}${shade(330, 742, 150, 0.35)}${thing(watcher, { x: 480, y: 836, size: 124, flip: true })}`,
  );
}

/** Something lies at the bottom of the sea, where it does not belong. */
export function deep(
  { light, seed }: Mood,
  treasure: string,
  swimmers: readonly string[],
  bed: readonly string[],
): string {
  const p = PALETTES[light];
  const next = chance(seed);
  const rays = [120, 250, 400, 520].map((x) =>
    path(`M${x} -20L${R(x - 90 + next() * 40)} 900H${R(x + 40 + next() * 60)}L${x + 46} -20Z`, {
      fill: "#ffffff",
      opacity: 0.07,
    }),
  );
  const bubbles = Array.from(
    { length: 40 },
    () =>
      `<circle cx="${R(next() * W)}" cy="${R(next() * H)}" r="${n1(2 + next() * 7)}" fill="none" stroke="#fff" stroke-width="1.6" opacity=".5"/>`,
  );
  return card(
    p,
    `<rect width="${W}" height="${H}" fill="${p.water[1]}" opacity=".72"/>${rays.join("")}<g opacity=".7">${ridge(720, 50, seed, p.hills[1], 2)}</g>${haze(760, p.mist, 0.3)}${halo(320, 540, 320, p.mist, 0.4)}${ridge(800, 28, seed + 3, p.hills[2], 1.4)}${shade(320, 808, 190)}${thing(treasure, { x: 320, y: 610, size: 380, turn: seed % 2 ? -5 : 5 })}${swimmers.map((name, at) => thing(name, { x: R([130, 500, 220, 470, 330][at] ?? 300), y: R([240, 330, 430, 150, 120][at] ?? 200), size: R([130, 112, 74, 84, 66][at] ?? 70), flip: at % 2 === 1, filter: at === 0 ? "glow" : "obj" })).join("")}${bed.map((name, at) => thing(name, { x: 100 + at * 150, y: 846 + (at % 2) * 30, size: 100 - at * 8 })).join("")}${bubbles.join("")}`,
  );
}

/** Balloons carry off something heavy. */
export function balloons(
  { light, seed }: Mood,
  load: string,
  rider: string | undefined,
  lift = "balloon",
): string {
  const p = PALETTES[light];
  const next = chance(seed);
  const bunch = Array.from({ length: 13 }, (_, at) => {
    const [angle, far] = [at * 2.4, Math.sqrt(at / 13) * 150];
    return [R(320 + Math.cos(angle) * far), R(230 + Math.sin(angle) * far * 0.8)] as const;
  });
  return card(
    p,
    `${heaven(p, seed)}${flock(p, seed)}${bunch.map(([x, y]) => rope(x, y + 40, 320, 520, 10, "#fff3e0", 2)).join("")}${bunch.map(([x, y]) => thing(lift, { x, y, size: R(96 + next() * 26), turn: R(next() * 24 - 12), filter: "obj" })).join("")}${thing(load, { x: 320, y: 620, size: 270, turn: seed % 2 ? -6 : 6 })}${rider ? thing(rider, { x: 330, y: 490, size: 96 }) : ""}${cloud(130, 740, 0.8, p.cloud, 0.9, seed + 3)}${cloud(520, 790, 0.9, p.cloud, 0.9, seed + 4)}${hills(p, 890, seed)}`,
  );
}

/** An opening through which another world is visible. */
export function peephole(
  { light, seed }: Mood,
  other: PaletteName,
  shape: "key" | "round" | "arch",
  world: readonly string[],
  outside: readonly string[],
): string {
  const [p, q] = [PALETTES[light], PALETTES[other]];
  const [clip, sky] = [uid("c"), uid("q")];
  const outline = {
    key: "M320 200A130 130 0 0 1 392 438L440 720H200L248 438A130 130 0 0 1 320 200Z",
    round: "M320 210A230 230 0 1 1 319.9 210Z",
    arch: "M150 740V430A170 170 0 0 1 490 430V740Z",
  }[shape];
  const inner = `<rect width="${W}" height="${H}" fill="url(#${sky})"/>${stars(60, seed, 640)}${ridge(600, 24, seed, q.hills[0], 1.6)}${ridge(660, 20, seed + 4, q.hills[1], 1.2)}${world.map((name, at) => thing(name, { x: [320, 250, 400, 330][at] ?? 320, y: [430, 600, 560, 300][at] ?? 400, size: [210, 120, 100, 76][at] ?? 80 })).join("")}`;
  return card(
    p,
    `${heaven(p, seed)}<defs>${linear(sky, q.sky)}<clipPath id="${clip}"><path d="${outline}"/></clipPath></defs>${halo(320, 470, 420, q.mist, 0.5)}<g clip-path="url(#${clip})">${inner}</g>${path(outline, { stroke: "#f7d38a", width: 16 })}${path(outline, { stroke: "#8a5a2a", width: 5 })}${hills(p, 850, seed)}${outside.map((name, at) => thing(name, { x: 130 + at * 360, y: 830, size: 120 - at * 14, flip: at === 1 })).join("")}`,
  );
}

/** A small planet of its own, with something standing on every side of it. */
export function planet(
  { light, seed }: Mood,
  around: readonly string[],
  colours: readonly [string, string],
  moonlet: string,
): string {
  const p = PALETTES[light];
  const id = uid("o");
  const ring = around.map((name, at) => {
    const angle = (at / around.length) * 2 * Math.PI - Math.PI / 2;
    const size = at === 0 ? 190 : 118;
    const far = 190 + size * 0.36;
    return thing(name, {
      x: R(320 + Math.cos(angle) * far),
      y: R(520 + Math.sin(angle) * far),
      size,
      turn: R((angle * 180) / Math.PI + 90),
    });
  });
  return card(
    p,
    `${stars(260, seed, 960)}<g opacity=".4" filter="url(#mist)"><ellipse cx="160" cy="240" rx="240" ry="80" fill="${p.mist}"/><ellipse cx="520" cy="800" rx="240" ry="100" fill="${p.cloud}"/></g><defs><radialGradient id="${id}" cx=".36" cy=".3" r=".85"><stop offset="0" stop-color="${colours[0]}"/><stop offset="1" stop-color="${colours[1]}"/></radialGradient></defs>${halo(320, 520, 360, colours[0], 0.45)}${ring.slice(1).join("")}<circle cx="320" cy="520" r="190" fill="url(#${id})" filter="url(#obj)"/>${ring[0] ?? ""}${thing(moonlet, { x: 520, y: 200, size: 110, filter: "glow" })}`,
  );
}

/** Somebody crosses the sky on a rope. */
export function tightrope(
  { light, seed }: Mood,
  walker: string,
  prop: string,
  waiting: readonly string[],
  below: string,
): string {
  const p = PALETTES[light];
  return card(
    p,
    `${heaven(p, seed)}${flock(p, seed)}${cloud(110, 300, 0.6, p.cloud, 0.6, seed)}${path("M-20 960V470L60 450L150 500L190 960Z", { fill: p.hills[1] })}${path("M660 960V430L590 410L500 470L460 960Z", { fill: p.hills[2] })}${rope(120, 486, 540, 452, 70)}${thing(walker, { x: 330, y: 430, size: 170, turn: seed % 2 ? -8 : 8 })}${thing(prop, { x: seed % 2 ? 416 : 244, y: 330, size: 130 })}${waiting.map((name, at) => thing(name, { x: at ? 566 : 84, y: at ? 368 : 408, size: 100 })).join("")}${haze(820, p.mist, 0.7, 70)}${thing(below, { x: 320, y: 812, size: 180, opacity: 0.9 })}${haze(900, p.mist, 0.7, 60)}`,
  );
}

/** A road made of one thing winds to another. */
export function road(
  { light, seed }: Mood,
  paving: string,
  goal: string,
  traveller: string,
): string {
  const p = PALETTES[light];
  const tiles = Array.from({ length: 26 }, (_, at) => {
    const t = at / 25;
    const depth = t ** 1.7;
    const x = 320 + Math.sin(t * 7 + (seed % 4)) * (40 + depth * 190);
    return thing(paving, {
      x: R(x),
      y: R(560 + depth * 380),
      size: R(26 + depth * 96),
      turn: R(Math.sin(at * 2.3) * 18),
    });
  });
  return card(
    p,
    `${heaven(p, seed)}${halo(320, 450, 300, p.mist, 0.6)}${thing(goal, { x: 320, y: 400, size: 300, filter: "glow" })}<g opacity=".9">${ridge(570, 18, seed, p.hills[0], 1.2)}</g>${ridge(680, 24, seed + 3, p.hills[1], 0.9)}${ridge(830, 20, seed + 5, p.hills[2], 0.7)}${tiles.join("")}${thing(traveller, { x: 180, y: 826, size: 150 })}${flock(p, seed)}`,
  );
}

/** It rains something other than water. */
export function rain(
  { light, seed }: Mood,
  drops: readonly string[],
  sheltered: string,
  shelter: string,
  puddle: string | undefined,
): string {
  const p = PALETTES[light];
  const next = chance(seed);
  const falling = Array.from({ length: 30 }, (_, at) => {
    const near = next();
    return {
      near,
      art: thing(drops[at % drops.length] ?? "droplet", {
        x: R(next() * W),
        y: R(190 + next() * 560),
        size: R(30 + near * 46),
        turn: R(next() * 80 - 40),
        opacity: 0.6 + near * 0.4,
      }),
    };
  }).sort((a, b) => a.near - b.near);
  return card(
    p,
    `${cloud(160, 130, 1.4, p.cloud, 0.9, seed)}${cloud(470, 110, 1.5, p.cloud, 0.95, seed + 1)}${cloud(320, 190, 1.2, p.cloud, 0.85, seed + 2)}${hills(p, 790, seed)}${falling.map(({ art }) => art).join("")}${shade(330, 850, 130)}${thing(sheltered, { x: 330, y: 770, size: 190 })}${thing(shelter, { x: 350, y: 620, size: 270, turn: -8 })}${puddle ? thing(puddle, { x: 140, y: 870, size: 96 }) : ""}`,
  );
}

/** Guests sit together in the clouds. */
export function party(
  { light, seed }: Mood,
  table: string,
  guests: readonly string[],
  overhead: string,
): string {
  const p = PALETTES[light];
  const lights = Array.from({ length: 9 }, (_, at) =>
    halo(R(60 + at * 65), R(180 + Math.sin((at / 8) * Math.PI) * 60), 34, "#ffe9a0", 0.9),
  );
  return card(
    p,
    `${heaven(p, seed)}${rope(0, 170, 640, 170, 130, p.isNight ? "#ffe9c0" : "#7a5a4a", 3)}${lights.join("")}${thing(overhead, { x: 320, y: 300, size: 150, filter: "glow" })}${cloud(320, 800, 2.2, p.cloud, 0.95, seed)}${cloud(140, 760, 1.3, p.cloud, 0.95, seed + 1)}${cloud(510, 770, 1.3, p.cloud, 0.95, seed + 2)}${guests.map((name, at) => thing(name, { x: [130, 512, 240, 416][at] ?? 320, y: [640, 640, 560, 556][at] ?? 560, size: [170, 170, 130, 130][at] ?? 120, flip: at % 2 === 1 })).join("")}${thing(table, { x: 320, y: 706, size: 210 })}${haze(930, p.mist, 0.6, 50)}`,
  );
}
