import { bass, comp, drums, line, span } from "../parts.ts";
import type { Piece } from "../piece.ts";

/** Cards and dreams: a music box over soft strings, and a middle section without an obvious key. */
export const dreamy: Piece = {
  name: "dreamy",
  bpm: 84,
  chords: `Dmaj7 Bm9 Gmaj7 F#m7 | Dmaj7 Em9 Gmaj7 A7 | Bm7 F#m7 Gmaj7 Dmaj7 | Em9 Gm6 Dmaj7 A7 |
    Bbmaj7 C6 Dmaj7 Dmaj7 | Bbmaj7 Gm6 Em9 A7`,
  layers: {
    base: [
      bass({
        of: [32, 88, 64],
        low: 31,
        steps: "0.........7.....",
        hold: 1.6,
        velocity: 74,
        bars: span([0, 16]),
      }),
      bass({
        of: [43, 80, 64],
        low: 31,
        steps: "0...............",
        hold: 3.9,
        velocity: 66,
        bars: span([16, 24]),
      }),
      comp({ of: [89, 66, 64], low: 57, steps: "A...............", hold: 3.9, velocity: 54 }),
      comp({
        of: [10, 78, 80],
        low: 69,
        steps: "0.1.2.3.4.3.2.1.",
        hold: 0.5,
        velocity: 58,
        bars: span([0, 8]),
      }),
      comp({
        of: [0, 74, 78],
        low: 62,
        steps: "0..1..2.3..2..1.",
        hold: 0.7,
        velocity: 54,
        bars: span([8, 16]),
      }),
      comp({
        of: [10, 74, 80],
        low: 69,
        steps: "0.....2...1...3.",
        hold: 0.8,
        velocity: 54,
        bars: span([16, 24]),
      }),
      line([46, 84, 44], 72, {
        0: `f#5h. e5q | d5h c#5q d5q | b4h. a4q | c#5h a4h | f#5q a5h e5q | g5h. f#5q | e5q d5q b4h | c#5h e5h`,
      }),
      line([8, 92, 50], 76, {
        8: `d5q f#5q b5h | a5q. f#5e e5h | g5q b5q d6h | c#6q. a5e f#5h | g5q f#5e e5e b4h | bb4q d5q e5h | f#5h a5q d6q | c#6h e5h`,
      }),
      line([73, 70, 58], 66, {
        16: `f5h. a5q | g5h. e5q | f#5w | a5h f#5q e5q | d5q f5q a5h | bb5q g5q e5h | g5q f#5q e5q b4q | c#5q e5q g5h`,
      }),
    ],
    rhythm: [
      drums(84, { shaker: "..x...x...x...x.", triangle: "............x..." }, span([0, 8])),
      drums(
        84,
        { kick: "x.......x.......", rim: "....x.......x...", shaker: "x.x.x.x.x.x.x.x." },
        span([8, 16]),
      ),
      drums(
        80,
        { kick: "x.........x.....", ride: "x.......x.......", shaker: "..x...x...x...x." },
        span([16, 24]),
      ),
      comp({ of: [45, 70, 64], low: 62, steps: "....0.......1...", hold: 0.3, velocity: 58 }),
    ],
    tension: [
      comp({ of: [46, 92, 44], low: 74, steps: "0123210101232101", hold: 0.3, velocity: 62 }),
      comp({ of: [44, 70, 70], low: 50, steps: "A...............", hold: 3.9, velocity: 58 }),
      bass({ of: [47, 96, 64], low: 38, steps: "0..0............", hold: 0.5, velocity: 78 }),
      drums(70, { lowTom: "x..x....x..x....", triangle: "x...x...x...x..." }),
    ],
  },
};
