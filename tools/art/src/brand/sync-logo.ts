/** The logo of Sync Think: two thoughts that overlap, and a word in each of their colours. */
import { INK, ellipse } from "../lib/svg.ts";
import { letters, type Dance } from "./letters.ts";
import { lettering, logo } from "./lettering.ts";

const TOP: readonly Dance[] = [
  { dy: 4, turn: -6 },
  { dy: -6, turn: 3 },
  { dy: 2, turn: -3 },
  { dy: -4, turn: 6 },
];
const LOW: readonly Dance[] = [
  { dy: 0, turn: -5 },
  { dy: 6, turn: 3 },
  { dy: -2, turn: -2 },
  { dy: 8, turn: 3 },
  { dy: 0, turn: 5 },
];

export const SYNC_LOGO = { width: 760, height: 480 } as const;

/** A thought as a cloud of circles around its middle. */
const PUFFS: readonly (readonly [dx: number, dy: number, r: number])[] = [
  [-132, 6, 104],
  [-72, -92, 112],
  [48, -108, 108],
  [132, -30, 104],
  [104, 84, 100],
  [-12, 112, 104],
  [-112, 92, 92],
  [0, 0, 150],
];

const cloud = (x: number, y: number, grow: number, fill: string): string =>
  PUFFS.map(
    ([dx, dy, r]) => `<circle cx="${x + dx}" cy="${y + dy}" r="${r + grow}" fill="${fill}"/>`,
  ).join("");

export function syncLogo(): string {
  const top = letters("Sync", 132, 210, 246, 4, TOP);
  const low = letters("Think", 74, 414, 232, 2, LOW);
  const dot = low.list[2]!;
  const upper = lettering({
    id: "s",
    d: top.list.flatMap((l) => l.contours).join(""),
    fill: "#ff5fd2",
    lip: "#b3238c",
  });
  const lower = lettering({
    id: "t",
    d: low.list.flatMap((l) => l.contours).join(""),
    fill: "#6be0ff",
    lip: "#2489b8",
  });
  const [one, other] = [
    [252, 216],
    [510, 250],
  ] as const;
  const both = (grow: number, fill: string): string =>
    cloud(one[0], one[1], grow, fill) + cloud(other[0], other[1], grow, fill);
  return logo(
    SYNC_LOGO.width,
    SYNC_LOGO.height,
    "Sync Think",
    `<defs>${upper.defs}${lower.defs}</defs>` +
      both(0, "#fff7e6") +
      both(-9, INK) +
      cloud(one[0], one[1], -15, "#5e1a57") +
      cloud(other[0], other[1], -15, "#2b2a73") +
      upper.border +
      lower.border +
      upper.word +
      lower.word +
      spark(dot.x - 2, dot.y - 66),
  );
}

/** The dot of the i is a light that goes on. */
const spark = (x: number, y: number): string =>
  ellipse(x, y, 25, 25, `fill="#ffd23f" stroke="${INK}" stroke-width="9"`) +
  ellipse(x - 8, y - 9, 6, 5, 'fill="#fff7e6"');
