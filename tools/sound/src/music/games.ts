import type { Piece } from "../piece.ts";

/** One thought for all: soft keys that pulse like neon, a bell that answers itself. */
export const minds: Piece = {
  name: "minds",
  bpm: 108,
  chords: ["Am7", "Fmaj7", "Cadd9", "G6", "Am7", "Fmaj7", "Dm9", "E7"],
  bass: {
    voice: { program: 38, volume: 92, pan: 64 },
    low: 33,
    velocity: 88,
    pattern: [
      [0, 0.4, 0],
      [0.5, 0.4, 0],
      [1.5, 0.4, 12],
      [2, 0.4, 0],
      [2.5, 0.4, 0],
      [3.5, 0.4, 7],
    ],
  },
  comps: [
    {
      voice: { program: 4, volume: 84, pan: 72 },
      low: 60,
      velocity: 60,
      pattern: [
        [0, 1.3, "all"],
        [1.5, 0.4, "all"],
        [2.5, 1.2, "all"],
      ],
    },
    {
      voice: { program: 81, volume: 40, pan: 40 },
      low: 69,
      velocity: 46,
      pattern: [
        [0, 0.2, 0],
        [0.25, 0.2, 1],
        [0.5, 0.2, 2],
        [0.75, 0.2, 3],
        [1, 0.2, 2],
        [1.25, 0.2, 1],
        [1.5, 0.2, 0],
        [1.75, 0.2, 1],
        [2, 0.2, 2],
        [2.25, 0.2, 3],
        [2.5, 0.2, 2],
        [2.75, 0.2, 1],
        [3, 0.2, 0],
        [3.25, 0.2, 1],
        [3.5, 0.2, 2],
        [3.75, 0.2, 3],
      ],
    },
  ],
  lines: [
    {
      voice: { program: 14, volume: 70, pan: 54 },
      velocity: 70,
      notes: `e5q rq c5q rq | a5q rq e5h | g5q rq e5q d5q | d5h rh | e5q rq c5q rq | a5q c6q a5h | f5q e5q d5q c5q | b4h g#4h`,
    },
    {
      voice: { program: 11, volume: 62, pan: 84 },
      velocity: 56,
      late: 2,
      notes: `e6q rq c6q rq | a5q rq rh | g6q rq e6q rq | d6h rh`,
    },
  ],
  drums: {
    volume: 86,
    bar: {
      kick: "X.......x.x.....",
      clap: "....x.......x...",
      hat: "..x...x...x...x.",
      shaker: "x.xxx.xxx.xxx.xx",
    },
    fill: { clap: "....x.......x.xx" },
  },
};

/** Fists ready: koto and big drums, half dojo, half cartoon. */
export const dojo: Piece = {
  name: "dojo",
  bpm: 126,
  chords: ["D5", "D5", "Bb", "A", "D5", "F", "Gm", "A"],
  bass: {
    voice: { program: 33, volume: 100, pan: 62 },
    low: 33,
    velocity: 102,
    pattern: [
      [0, 0.4, 0],
      [0.5, 0.2, 0],
      [1, 0.4, 0],
      [2, 0.4, 0],
      [2.5, 0.2, 0],
      [3, 0.4, 7],
      [3.5, 0.4, 12],
    ],
  },
  comps: [
    {
      voice: { program: 104, volume: 66, pan: 88 },
      low: 57,
      velocity: 62,
      pattern: [
        [0.5, 0.3, "all"],
        [2.5, 0.3, "all"],
      ],
    },
  ],
  lines: [
    {
      voice: { program: 107, volume: 108, pan: 46 },
      velocity: 92,
      notes: `d5e eb5e g5e a5e d6q c6e a5e | bb5q a5e g5e eb5q d5q | d5e f5e bb5e a5e g5q f5q | e5e c#5e e5e g5e a5h |
        d6e c6e a5e g5e a5q d6q | c6e a5e f5e g5e a5q f5q | g5e bb5e a5e g5e eb5q d5q | c#5e e5e a5e g5e a5h`,
    },
    {
      voice: { program: 77, volume: 74, pan: 78 },
      velocity: 74,
      late: 16,
      notes: `d5h. rq | c5h a4h | bb4h g4h | a4w`,
    },
    {
      voice: { program: 55, volume: 70, pan: 64 },
      velocity: 80,
      notes: `d4s rs rq. rh | rw | rw | rh. a3s rs re`,
    },
  ],
  drums: {
    volume: 108,
    bar: {
      kick: "X...x...X...x.x.",
      tom: "X..x..x.X..x..x.",
      highTom: "......x.......xx",
      woodblock: "x...x...x...x...",
      clap: "....X.......X...",
    },
    fill: { tom: "X.x.x.x.XxXxXXXX", crash: "x..............." },
  },
};

/** Hurry: one note that pushes, strings that climb. */
export const tension: Piece = {
  name: "tension",
  bpm: 132,
  chords: ["Em", "Em", "F", "Em", "Em", "G", "F", "B7"],
  bass: {
    voice: { program: 38, volume: 100, pan: 64 },
    low: 28,
    velocity: 98,
    pattern: [
      [0, 0.2, 0],
      [0.5, 0.2, 0],
      [1, 0.2, 0],
      [1.5, 0.2, 0],
      [2, 0.2, 0],
      [2.5, 0.2, 0],
      [3, 0.2, 0],
      [3.5, 0.2, 1],
    ],
  },
  comps: [
    {
      voice: { program: 48, volume: 74, pan: 80 },
      low: 64,
      velocity: 66,
      pattern: [
        [0, 0.2, "all"],
        [0.75, 0.2, "all"],
        [1.5, 0.2, "all"],
        [2.5, 0.2, "all"],
        [3.25, 0.2, "all"],
      ],
    },
    {
      voice: { program: 45, volume: 74, pan: 42 },
      low: 76,
      velocity: 54,
      pattern: [
        [0, 0.2, 0],
        [0.5, 0.2, 1],
        [1, 0.2, 2],
        [1.5, 0.2, 1],
        [2, 0.2, 0],
        [2.5, 0.2, 1],
        [3, 0.2, 2],
        [3.5, 0.2, 1],
      ],
    },
  ],
  lines: [
    {
      voice: { program: 44, volume: 70, pan: 60 },
      velocity: 66,
      notes: `e4w | g4w | a4w | b4w | e5w | d5w | f5w | d#5w`,
    },
  ],
  drums: {
    volume: 96,
    bar: {
      kick: "X...X...X...X...",
      hat: "x.x.x.x.x.x.x.x.",
      woodblock: "x...x...x...x...",
      snare: "............x.x.",
    },
    fill: { snare: "x.x.x.x.xxxxXXXX" },
  },
};

/** The winner stands up there: brass, claps, everybody on their feet. */
export const podium: Piece = {
  name: "podium",
  bpm: 124,
  swing: 0.12,
  chords: ["C", "F/G7", "Am7", "F/G7", "C", "C7", "F/G7", "C"],
  bass: {
    voice: { program: 33, volume: 104, pan: 62 },
    low: 28,
    velocity: 102,
    pattern: [
      [0, 0.4, 0],
      [0.5, 0.4, 0],
      [1.5, 0.4, 0],
      [2, 0.4, 0],
      [2.5, 0.4, 7],
      [3.5, 0.4, 12],
    ],
  },
  comps: [
    {
      voice: { program: 1, volume: 80, pan: 80 },
      low: 60,
      velocity: 76,
      pattern: [
        [0, 0.4, "all"],
        [0.75, 0.4, "all"],
        [1.5, 0.4, "all"],
        [2.5, 0.4, "all"],
        [3, 0.4, "all"],
      ],
    },
    {
      voice: { program: 48, volume: 62, pan: 40 },
      low: 67,
      velocity: 58,
      pattern: [[0, 3.8, "all"]],
    },
  ],
  lines: [
    {
      voice: { program: 61, volume: 104, pan: 56 },
      velocity: 98,
      notes: `g4e c5e e5e g5e g5q. e5e | a5q g5e f5e d5q g5q | e5q. c5e a4q c5q | f5e e5e d5e c5e d5h |
        g4e c5e e5e g5e c6q. g5e | bb5q a5e g5e e5q c5q | a5e g5e f5e a5e g5e f5e d5e b4e | c5q e5e g5e c6h`,
    },
    {
      voice: { program: 56, volume: 70, pan: 70 },
      velocity: 80,
      shift: -5,
      late: 16,
      notes: `rh e5q. re | rh g5q e5q | f5e rq. re f5e d5q | e5q g5q e5h`,
    },
  ],
  drums: {
    volume: 104,
    bar: {
      kick: "X...x...X..xx...",
      snare: "....X.......X...",
      clap: "....X.......X...",
      tambourine: "x.x.x.x.x.x.x.x.",
      openHat: "..............x.",
    },
    fill: { snare: "....X...x.x.XXXX", crash: "X..............." },
  },
};

/** Between games and on the site: a lazy ukulele afternoon. */
export const sunny: Piece = {
  name: "sunny",
  bpm: 98,
  swing: 0.3,
  chords: ["G6", "Em7", "C6", "D7", "G6", "B7", "C6/D7", "G6"],
  bass: {
    voice: { program: 32, volume: 98, pan: 62 },
    low: 31,
    velocity: 84,
    pattern: [
      [0, 1.2, 0],
      [2, 1.2, 7],
    ],
  },
  comps: [
    {
      voice: { program: 24, volume: 88, pan: 76 },
      low: 62,
      velocity: 66,
      pattern: [
        [0, 0.3, "all"],
        [1, 0.3, "all"],
        [1.5, 0.2, "all"],
        [2.5, 0.2, "all"],
        [3, 0.3, "all"],
        [3.5, 0.2, "all"],
      ],
    },
  ],
  lines: [
    {
      voice: { program: 78, volume: 76, pan: 50 },
      velocity: 72,
      notes: `d5e g5e b5q a5e g5e e5q | g5e e5e d5q b4h | c5e e5e g5q a5e g5e e5q | f#5e e5e d5q a4h |
        d5e g5e b5q d6e b5e a5q | b5e a5e f#5q d#5h | e5e g5e a5e g5e f#5e e5e d5q | g5h rh`,
    },
    {
      voice: { program: 12, volume: 70, pan: 84 },
      velocity: 58,
      late: 16,
      notes: `g5q rq b5q rq | a5q rq f#5q rq | g5q e5q f#5q a5q | b5q rq g5q rq`,
    },
  ],
  drums: {
    volume: 78,
    bar: { kick: "x.......x.......", rim: "....x.......x...", cabasa: "x.xxx.xxx.xxx.xx" },
    fill: { bongo: "........x.x.xxx." },
  },
};
