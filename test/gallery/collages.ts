import { SIZES, type Size } from "./sizes.ts";

/** A screen in a picture: which story, moment and person, and its top left corner, px. */
export interface Piece {
  readonly story: string;
  readonly moment: string;
  readonly who: string;
  readonly size: Size;
  readonly x: number;
  readonly y: number;
  /** The height follows from the size. */
  readonly width: number;
}

/** A picture composed of screenshots. */
export interface Collage {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** Width of the line around each screen, px. */
  readonly frame: number;
  readonly pieces: readonly Piece[];
}

const tv = { who: "tv", size: "tv" } as const;
const phone = { who: "player", size: "phone" } as const;

/** A single screen, for the dialog that installs the app. */
const alone = (file: string, width: number, piece: Omit<Piece, "x" | "y" | "width">): Collage => ({
  file: `src-web/assets/brand/${file}`,
  width,
  height: Math.round((width * SIZES[piece.size][1]) / SIZES[piece.size][0]),
  frame: 0,
  pieces: [{ ...piece, x: 0, y: 0, width }],
});

/** The pictures of the README and of the manifest (vite.pwa.ts). */
export const COLLAGES: readonly Collage[] = [
  {
    file: "docs/hubbub.webp",
    width: 1600,
    height: 720,
    frame: 5,
    pieces: [
      { ...tv, story: "rps", moment: "bet-done", x: 29, y: 64, width: 1090 },
      { ...phone, story: "rps", moment: "program-done", x: 1082, y: 154, width: 226 },
      { ...phone, story: "rps", moment: "shoot-shake", x: 1331, y: 54, width: 250 },
    ],
  },
  {
    file: "docs/gallery.webp",
    width: 1400,
    height: 514,
    frame: 0,
    pieces: [
      { ...tv, story: "lobby", moment: "four", x: 0, y: 0, width: 450 },
      { ...tv, story: "canvas", moment: "draw-ink", x: 458, y: 0, width: 450 },
      { ...tv, story: "ab", moment: "vote-done", x: 0, y: 261, width: 450 },
      { ...tv, story: "hide", moment: "light", x: 458, y: 261, width: 450 },
      { ...phone, story: "rps", moment: "program-begun", x: 916, y: 0, width: 238 },
      {
        ...phone,
        who: "guesser",
        story: "canvas",
        moment: "draw-ink",
        x: 1162,
        y: 0,
        width: 238,
      },
    ],
  },
  alone("screenshot-rps-tv.webp", 1280, { ...tv, story: "rps", moment: "bet-done" }),
  alone("screenshot-canvas-tv.webp", 1280, { ...tv, story: "canvas", moment: "draw-ink" }),
  alone("screenshot-rps-phone.webp", 390, { ...phone, story: "rps", moment: "program-begun" }),
  alone("screenshot-canvas-phone.webp", 390, {
    ...phone,
    who: "guesser",
    story: "canvas",
    moment: "draw-ink",
  }),
];
