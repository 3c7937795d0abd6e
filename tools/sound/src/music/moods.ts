import type { Piece } from "../piece.ts";

// Programs are General MIDI numbers from 0: 12 marimba, 32 acoustic bass, 24 nylon guitar, ...

/** People come in: a sunny marimba with a shuffle, never in a hurry. */
export const lobby: Piece = {
  name: "lobby",
  bpm: 112,
  swing: 0.3,
  chords: ["F6", "Dm7", "Gm7", "C7", "F6", "Bb6", "Gm7/C7", "F6/C7"],
  bass: {
    voice: { program: 32, volume: 108, pan: 60 },
    low: 28,
    velocity: 96,
    pattern: [
      [0, 0.9, 0],
      [1.5, 0.4, 7],
      [2, 0.9, 0],
      [3, 0.4, 7],
      [3.5, 0.4, 12],
    ],
  },
  comps: [
    {
      voice: { program: 24, volume: 70, pan: 88 },
      low: 57,
      velocity: 62,
      pattern: [
        [0.5, 0.35, "all"],
        [1.5, 0.35, "all"],
        [2.5, 0.35, "all"],
        [3.5, 0.35, "all"],
      ],
    },
    {
      voice: { program: 45, volume: 74, pan: 36 },
      low: 65,
      velocity: 52,
      pattern: [
        [0, 0.3, 0],
        [1, 0.3, 1],
        [2, 0.3, 2],
        [3, 0.3, 1],
      ],
      bars: (bar) => bar >= 4,
    },
  ],
  lines: [
    {
      voice: { program: 12, volume: 112, pan: 54 },
      velocity: 98,
      notes: `c5e a5e g5e a5e c6q a5q | f5e a5e g5e f5e d5h | d5e f5e g5e a5e bb5q a5q | g5e e5e d5e e5e c5h |
        c5e a5e g5e a5e c6q d6q | d6e c6e bb5e a5e g5q f5q | g5e a5e bb5e g5e e5q g5q | f5q c5e d5e f5h`,
    },
    {
      voice: { program: 75, volume: 60, pan: 76 },
      velocity: 62,
      late: 16,
      notes: `a5h c6h | bb5h d6q c6q | bb5h g5h | a5q g5q f5h`,
    },
  ],
  drums: {
    volume: 92,
    bar: {
      kick: "X.....x.X.......",
      rim: "....x.......x...",
      shaker: "x.xxx.xxx.xxx.xx",
      conga: "..x...x....x..x.",
    },
    fill: { conga: "..x.x.x.x.xxxxxx" },
  },
};

/** Writing something funny: a sly clarinet over plucked strings. */
export const playful: Piece = {
  name: "playful",
  bpm: 104,
  swing: 0.34,
  chords: ["Am6", "E7", "Am6", "E7", "Dm6", "Am6", "B7/E7", "Am6/E7"],
  bass: {
    voice: { program: 32, volume: 104, pan: 60 },
    low: 28,
    velocity: 92,
    pattern: [
      [0, 0.5, 0],
      [1, 0.5, 7],
      [2, 0.5, 0],
      [3, 0.5, 7],
    ],
  },
  comps: [
    {
      voice: { program: 45, volume: 84, pan: 82 },
      low: 57,
      velocity: 66,
      pattern: [
        [1, 0.25, "all"],
        [3, 0.25, "all"],
      ],
    },
    {
      voice: { program: 11, volume: 52, pan: 34 },
      low: 69,
      velocity: 48,
      pattern: [
        [0.5, 0.25, 0],
        [1.5, 0.25, 1],
        [2.5, 0.25, 2],
        [3.5, 0.25, 1],
      ],
    },
  ],
  lines: [
    {
      voice: { program: 71, volume: 96, pan: 56 },
      velocity: 84,
      notes: `a4e c5e e5q d#5e e5e rq | g#4e b4e d5q c5e b4e rq | a4e c5e e5e a5e g5e f#5e e5q | d5e c5e b4e g#4e e4h |
        f5q a5e f5e d5q rq | e5q a5e e5e c5q rq | d#5e f#5e a5e f#5e e5e d5e c5e b4e | a4q c5e b4e a4h`,
    },
    {
      voice: { program: 70, volume: 74, pan: 70 },
      velocity: 70,
      late: 16,
      notes: `d3q rq a2q rq | a2q rq e3q rq | b2q rq e3q rq | a2q e3q a2q rq`,
    },
  ],
  drums: {
    volume: 84,
    bar: {
      kick: "x.......x.......",
      rim: "....x.......x..x",
      hat: "x.x.x.x.x.x.x.x.",
      woodblock: "......x.......x.",
    },
    fill: { woodblock: "..x.x.x...x.xxx." },
  },
};

/** Cards and dreams: a music box over soft strings, in no key one could name at once. */
export const dreamy: Piece = {
  name: "dreamy",
  bpm: 84,
  chords: ["Dmaj7", "Bm9", "Gmaj7", "F#m7", "Dmaj7", "Em9", "Gmaj7", "A7"],
  bass: {
    voice: { program: 32, volume: 88, pan: 64 },
    low: 31,
    velocity: 74,
    pattern: [
      [0, 1.8, 0],
      [2.5, 1.2, 7],
    ],
  },
  comps: [
    {
      voice: { program: 89, volume: 66, pan: 64 },
      low: 57,
      velocity: 54,
      pattern: [[0, 3.9, "all"]],
    },
    {
      voice: { program: 10, volume: 78, pan: 80 },
      low: 69,
      velocity: 58,
      pattern: [
        [0, 0.5, 0],
        [0.5, 0.5, 1],
        [1, 0.5, 2],
        [1.5, 0.5, 3],
        [2, 0.5, 4],
        [2.5, 0.5, 3],
        [3, 0.5, 2],
        [3.5, 0.5, 1],
      ],
    },
  ],
  lines: [
    {
      voice: { program: 46, volume: 84, pan: 44 },
      velocity: 72,
      notes: `f#5h. e5q | d5h c#5q d5q | b4h. a4q | c#5h a4h | f#5q a5h e5q | g5h. f#5q | e5q d5q b4h | c#5h e5h`,
    },
  ],
  drums: { volume: 54, bar: { shaker: "..x...x...x...x.", triangle: "............x..." } },
};

/** Hiding in the dark: tiptoes in the low strings, a bassoon that holds its breath. */
export const sneaky: Piece = {
  name: "sneaky",
  bpm: 96,
  swing: 0.28,
  chords: ["Cm", "Cm", "Fm", "G7", "Cm", "Ab", "Fm/G7", "Cm"],
  bass: {
    voice: { program: 45, volume: 108, pan: 60 },
    low: 36,
    velocity: 88,
    pattern: [
      [0, 0.3, 0],
      [1, 0.3, 7],
      [2, 0.3, 0],
      [2.75, 0.2, 6],
      [3, 0.3, 7],
    ],
  },
  comps: [
    {
      voice: { program: 11, volume: 60, pan: 86 },
      low: 72,
      velocity: 46,
      pattern: [
        [1.5, 0.2, 0],
        [3.5, 0.2, 1],
      ],
    },
    {
      voice: { program: 45, volume: 66, pan: 40 },
      low: 60,
      velocity: 56,
      pattern: [
        [0.5, 0.2, "all"],
        [2.5, 0.2, "all"],
      ],
      bars: (bar) => bar % 2 === 1,
    },
  ],
  lines: [
    {
      voice: { program: 70, volume: 96, pan: 52 },
      velocity: 82,
      notes: `c3e rs d3s eb3q rq g3e f#3e | g3q rq rh | ab3e rs g3s f3q rq c3e eb3e | d3q b2q rh |
        c4e rs b3s c4q rq eb4e d4e | c4q ab3q rh | f3e g3e ab3e f3e d3e f3e b2q | c3h rh`,
    },
    {
      voice: { program: 73, volume: 62, pan: 78 },
      velocity: 60,
      late: 20,
      notes: `eb5s d5s c5e rh. | rw | g5s f5s eb5s d5s c5q rh`,
    },
  ],
  drums: {
    volume: 76,
    bar: { rim: "x...x...x...x..x", shaker: "..x...x...x...x.", bongo: "......x......xx." },
    fill: { bongo: "..x...x.x.x.xxxx" },
  },
};

/** Paint flies: a funky guitar and a clavinet that cannot sit still. */
export const paint: Piece = {
  name: "paint",
  bpm: 118,
  swing: 0.16,
  chords: ["Em7", "A7", "Em7", "A7", "Cmaj7", "D6", "Em7", "B7"],
  bass: {
    voice: { program: 36, volume: 104, pan: 62 },
    low: 28,
    velocity: 100,
    pattern: [
      [0, 0.4, 0],
      [0.75, 0.2, 0],
      [1.5, 0.3, 12],
      [2, 0.3, 0],
      [2.75, 0.2, 7],
      [3.25, 0.2, 10],
      [3.5, 0.4, 12],
    ],
  },
  comps: [
    {
      voice: { program: 28, volume: 78, pan: 88 },
      low: 64,
      velocity: 66,
      pattern: [
        [0.5, 0.15, "all"],
        [1.25, 0.15, "all"],
        [1.5, 0.15, "all"],
        [2.5, 0.15, "all"],
        [3.25, 0.15, "all"],
      ],
    },
    {
      voice: { program: 7, volume: 66, pan: 34 },
      low: 52,
      velocity: 62,
      pattern: [
        [0, 0.2, 0],
        [0.25, 0.2, 2],
        [1, 0.2, 1],
        [1.75, 0.2, 3],
        [2.25, 0.2, 2],
        [3, 0.2, 1],
        [3.75, 0.2, 0],
      ],
    },
  ],
  lines: [
    {
      voice: { program: 61, volume: 84, pan: 56 },
      velocity: 84,
      late: 16,
      notes: `b4e re d5e e5q. rq | f#5e re e5e d5q. rq | b4s d5s e5e re g5e e5e d5e b4q | a4e b4e d#5e f#5e b5q rq`,
    },
    {
      voice: { program: 13, volume: 84, pan: 70 },
      velocity: 78,
      notes: `e5s rs g5s rs b5e a5s g5s rh | rh c#6s b5s a5s g5s e5q | e5s rs g5s rs b5e d6s b5s rh | rh a5s g5s e5s d5s c#5q`,
    },
  ],
  drums: {
    volume: 100,
    bar: {
      kick: "X..x..x.X.x.....",
      snare: "....X..x....X..x",
      hat: "xxxxxxxxxxxxxxxx",
      cowbell: "x.......x...x...",
    },
    fill: { snare: "....X..xx.x.XxXx", tom: "........x.x.x..." },
  },
};
