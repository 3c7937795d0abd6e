/** The logo of RPS Shoot: two lines, and two letters who cannot stand each other. */
import { INK, ellipse, path } from "../lib/svg.ts";
import { letters, type Dance } from "./letters.ts";
import { lettering, logo } from "./lettering.ts";

const TOP: readonly Dance[] = [
  { dy: 6, turn: -7 },
  { dy: -6, turn: 2 },
  { dy: 4, turn: 7 },
];
const LOW: readonly Dance[] = [
  { dy: 2, turn: -5 },
  { dy: 8, turn: 3 },
  { dy: 0, turn: -3, scale: 1.06 },
  { dy: 0, turn: 3, scale: 1.06 },
  { dy: 6, turn: 5 },
];

export const RPS_LOGO = { width: 760, height: 480 } as const;

/** The burst of a blow behind the words; long and short rays alternate. */
function burst(cx: number, cy: number, rx: number, ry: number, rays: number): string {
  const points = Array.from({ length: rays * 2 }, (_, i) => {
    const angle = (i * Math.PI) / rays - Math.PI / 2;
    const r = i % 2 ? 0.76 : i % 4 ? 0.93 : 1;
    return `${Math.round(cx + Math.cos(angle) * rx * r)} ${Math.round(cy + Math.sin(angle) * ry * r)}`;
  });
  return `M${points.join("L")}Z`;
}

/** An eye in the middle of an o; `side` is the direction in which it glares. */
const glare = (x: number, y: number, side: number): string =>
  ellipse(x, y, 33, 37, `fill="#fff" stroke="${INK}" stroke-width="7"`) +
  ellipse(x + side * 11, y + 6, 14, 18, `fill="${INK}"`) +
  ellipse(x + side * 11 + 4, y - 2, 5, 5, 'fill="#fff"') +
  path(`M${x - side * 34} ${y - 38}L${x + side * 32} ${y - 16}`, { stroke: INK, width: 14 });

export function rpsLogo(): string {
  const top = letters("RPS", 148, 214, 258, 8, TOP);
  const low = letters("Shoot", 57, 410, 236, 2, LOW);
  const [o1, o2] = [low.list[2]!, low.list[3]!];
  const upper = lettering({
    id: "r",
    d: top.list.flatMap((l) => l.contours).join(""),
    fill: "#ffe066",
    lip: "#f0a02c",
  });
  const lowD = low.list
    .flatMap((l) => (l === o1 || l === o2 ? [l.contours[0]!] : l.contours))
    .join("");
  const lower = lettering({ id: "s", d: lowD, fill: "#ff7043", lip: "#c93a1f" });
  const star = burst(380, 238, 370, 228, 16);
  return logo(
    RPS_LOGO.width,
    RPS_LOGO.height,
    "RPS Shoot",
    `<defs>${upper.defs}${lower.defs}</defs>` +
      path(star, { fill: "#7a1f2b", stroke: "#fff7e6", width: 14 }) +
      path(star, { fill: "#7a1f2b", stroke: INK, width: 5 }) +
      path(burst(380, 238, 326, 194, 16), { fill: "#a82c2f" }) +
      upper.border +
      lower.border +
      upper.word +
      lower.word +
      glare(o1.x, o1.y, 1) +
      glare(o2.x, o2.y, -1),
  );
}
