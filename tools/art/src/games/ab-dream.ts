/** The world of AB Thinking: a night sky with islands at its edges, and a calm middle for the cards. */
import sharp from "sharp";
import { cloud, FILTERS, halo, island, moon, rope, thing } from "../cards/paint.ts";
import { webp, write } from "../lib/out.ts";
import { chance, linear, n1, path, resetIds, svg } from "../lib/svg.ts";

interface Night {
  readonly width: number;
  readonly height: number;
  readonly inside: string;
}

function sky(width: number, height: number): string {
  const next = chance(77);
  const stars = Array.from({ length: 340 }, () => {
    const [x, y, size] = [next() * width, next() * height * 0.86, next() ** 4 * 3.4 + 0.7];
    return `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(size)}" fill="#fff6d8" opacity="${n1(0.3 + next() * 0.6)}"/>`;
  });
  const night = linear("night", [
    [0, "#090a1e"],
    [0.45, "#17173c"],
    [0.8, "#35296a"],
    [1, "#6a4486"],
  ]);
  return `<defs>${FILTERS}${night}</defs><rect width="${width}" height="${height}" fill="url(#night)"/>${stars.join("")}`;
}

const lamps = (places: readonly (readonly [number, number])[]): string =>
  places
    .map(
      ([x, y]) => halo(x, y, 90, "#ffd98a", 0.5) + thing("red-paper-lantern", { x, y, size: 74 }),
    )
    .join("");

function wide(): Night {
  const inside =
    `${moon(1620, 210, 96)}${cloud(1560, 330, 0.9, "#5c4f9c", 0.5, 4)}${cloud(260, 180, 1.1, "#4a4290", 0.45, 5)}` +
    `${thing("spouting-whale", { x: 330, y: 300, size: 210, opacity: 0.92 })}${cloud(330, 410, 0.8, "#7b6fc0", 0.75, 6)}` +
    `${island(170, 700, 380, 3)}${halo(190, 590, 190, "#ffe2a0", 0.7)}${thing("door", { x: 190, y: 590, size: 210 })}${thing("fox", { x: 70, y: 664, size: 84 })}` +
    `${island(1760, 640, 340, 8)}${thing("ladder", { x: 1716, y: 470, size: 380, turn: 14 })}${thing("rabbit", { x: 1832, y: 596, size: 92, flip: true })}` +
    `${rope(330, 640, 1610, 590, 420, "#8d7fd0", 3)}${lamps([
      [560, 800],
      [960, 842],
      [1360, 780],
    ])}` +
    `${cloud(420, 1040, 2.4, "#443a86", 0.8, 9)}${cloud(1180, 1070, 2.8, "#4f4294", 0.75, 10)}${cloud(1760, 1040, 2, "#3c3378", 0.85, 11)}`;
  return { width: 1920, height: 1080, inside };
}

function tall(): Night {
  const inside =
    `${moon(610, 210, 92)}${cloud(560, 340, 0.9, "#5c4f9c", 0.5, 4)}` +
    `${thing("spouting-whale", { x: 180, y: 330, size: 230, opacity: 0.92 })}${cloud(180, 450, 0.9, "#7b6fc0", 0.75, 6)}` +
    `${rope(-20, 560, 800, 500, 260, "#8d7fd0", 3)}${lamps([
      [180, 640],
      [420, 676],
      [640, 612],
    ])}` +
    `${island(390, 1340, 460, 3)}${halo(400, 1210, 230, "#ffe2a0", 0.7)}${thing("door", { x: 400, y: 1214, size: 240 })}${thing("fox", { x: 240, y: 1296, size: 100 })}${thing("rabbit", { x: 560, y: 1300, size: 90, flip: true })}` +
    `${cloud(160, 1640, 2, "#443a86", 0.8, 9)}${cloud(620, 1660, 2, "#4f4294", 0.75, 10)}`;
  return { width: 780, height: 1688, inside };
}

async function scene(file: string, night: () => Night, most: number): Promise<void> {
  resetIds();
  const { width, height, inside } = night();
  const source = svg(width, height, sky(width, height) + inside);
  const painted = await sharp(Buffer.from(source), { unlimited: true }).flatten().png().toBuffer();
  write(file, await webp(painted, { most, quality: 84 }));
}

/** The back of every card: a sleeping eye and a moon, framed in gold. */
function back(): string {
  const next = chance(5);
  const dots = Array.from({ length: 46 }, () => {
    const [x, y] = [30 + next() * 180, 34 + next() * 292];
    return `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(0.6 + next() ** 3 * 2.2)}"/>`;
  });
  const rays = Array.from({ length: 24 }, (_, at) => {
    const angle = (at / 24) * 2 * Math.PI;
    const [from, to] = [66, at % 2 ? 78 : 90];
    return `M${n1(120 + Math.cos(angle) * from)} ${n1(180 + Math.sin(angle) * from)}L${n1(120 + Math.cos(angle) * to)} ${n1(180 + Math.sin(angle) * to)}`;
  });
  const gold = "#f2c14e";
  const lashes = [-26, -13, 0, 13, 26].map(
    (x) => `M${120 + x} ${n1(198 - (x * x) / 130)}L${n1(120 + x * 1.35)} ${n1(213 - (x * x) / 90)}`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 360"><defs><radialGradient id="g" cx=".5" cy=".5" r=".75"><stop offset="0" stop-color="#4a3fa0"/><stop offset=".6" stop-color="#29225f"/><stop offset="1" stop-color="#14142e"/></radialGradient></defs>` +
    `<rect width="240" height="360" fill="url(#g)"/><g fill="#fff6d8" opacity=".75">${dots.join("")}</g>` +
    `<rect x="12" y="12" width="216" height="336" rx="14" fill="none" stroke="${gold}" stroke-width="4"/><rect x="20" y="20" width="200" height="320" rx="9" fill="none" stroke="${gold}" stroke-width="1.5" opacity=".7"/>` +
    path(rays.join(""), { stroke: gold, width: 3.4 }) +
    `<circle cx="120" cy="180" r="56" fill="#14142e" stroke="${gold}" stroke-width="4"/>` +
    path("M84 184C98 204 142 204 156 184", { stroke: "#fff7e6", width: 5 }) +
    path(lashes.join(""), { stroke: "#fff7e6", width: 4 }) +
    path("M132 138A20 20 0 1 0 132 170A16 16 0 1 1 132 138Z", { fill: gold }) +
    path("M120 44L125 57L138 60L125 63L120 76L115 63L102 60L115 57Z", { fill: gold }) +
    path("M120 284L125 297L138 300L125 303L120 316L115 303L102 300L115 297Z", { fill: gold }) +
    "</svg>\n"
  );
}

export const dreamScenes = [
  {
    name: "games/ab-thinking/dream.webp",
    run: () => scene("games/ab-thinking/dream.webp", wide, 96),
  },
  {
    name: "games/ab-thinking/dream-phone.webp",
    run: () => scene("games/ab-thinking/dream-phone.webp", tall, 64),
  },
  {
    name: "games/ab-thinking/back.svg",
    run: async () => write("games/ab-thinking/back.svg", back()),
  },
];

/** Returns the wide sky cropped to a size, for the game's card in the list of games. */
export async function dreamSky(width: number, height: number): Promise<Buffer> {
  resetIds();
  const night = wide();
  const source = svg(night.width, night.height, sky(night.width, night.height) + night.inside);
  return sharp(Buffer.from(source), { unlimited: true })
    .flatten()
    .resize(width, height, { fit: "cover" })
    .png()
    .toBuffer();
}
