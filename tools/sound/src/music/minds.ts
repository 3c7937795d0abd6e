import { bass, comp, drums, lastOf, line, span } from "../parts.ts";
import type { Piece } from "../piece.ts";

/** One thought for all: soft keys that pulse like neon, a bell that answers itself, vibes at night. */
export const minds: Piece = {
  name: "minds",
  bpm: 108,
  transpose: 2,
  chords: `Am7 Fmaj7 Cadd9 G6 | Am7 Fmaj7 Dm9 E7 | Dm9 G6 Cmaj7 Am7 | Dm9 Fmaj7 Em7 Em7 |
    Fmaj7 G6 Fmaj7 E7 | Am7 Fmaj7 Cadd9 G6 | Am7 Fmaj7 Dm9/E7 Am7`,
  layers: {
    base: [
      bass({
        of: [38, 92, 64],
        low: 33,
        steps: "0.0...c.0.0...7.",
        hold: 0.4,
        velocity: 88,
        bars: span([0, 8], [20, 28]),
      }),
      bass({
        of: [39, 88, 64],
        low: 33,
        steps: "0.....0.....7.c.",
        hold: 0.7,
        velocity: 84,
        bars: span([8, 16]),
      }),
      bass({
        of: [38, 88, 64],
        low: 33,
        steps: "0...0...0...0...",
        hold: 0.4,
        velocity: 84,
        bars: span([16, 20]),
      }),
      comp({ of: [4, 84, 72], low: 60, steps: "A.....A...A.....", hold: 1.2, velocity: 60 }),
      comp({
        of: [95, 52, 64],
        low: 55,
        steps: "A...............",
        hold: 3.9,
        velocity: 50,
        bars: span([8, 20]),
      }),
      line([14, 70, 54], 70, {
        0: `e5q rq c5q rq | a5q rq e5h | g5q rq e5q d5q | d5h rh | e5q rq c5q rq | a5q c6q a5h | f5q e5q d5q c5q | b4h g#4h`,
        20: `e5q c5e e5e a5q c6q | a5q f5e a5e c6h | g5q e5e g5e d6q c6q | b5q g5q d5h |
          e5e a5e c6q b5q a5q | c6q a5e f5e e5h | f5q a5q g#5q b5q | a5w`,
      }),
      line([11, 84, 60], 76, {
        0: `rh e6q rq | c6q rq a5q rq | rh g6q rq | e6q rq d6h`,
        8: `f5q a5q e5h | d5q g5q b4h | e5q g5q b5h | c6q b5e a5e g5h | a5q. f5e d5q e5q | c5q e5q a5h | g5q. b5e d6h | b5q g5q e5h`,
      }),
      line([80, 44, 50], 66, {
        16: `a5e c6e e6e c6e a5q e5q | b5e d6e e6e d6e b5q g5q | a5e c6e f6e e6e c6q a5q | g#5q b5q e6h`,
      }),
    ],
    rhythm: [
      drums(
        100,
        {
          kick: "X.......x.x.....",
          clap: "....x.......x...",
          hat: "..x...x...x...x.",
          shaker: "x.xxx.xxx.xxx.xx",
        },
        span([0, 7], [20, 27]),
      ),
      drums(
        94,
        { kick: "X.....x.........", rim: "........x.......", hat: "x.x.x.x.x.x.x.xx" },
        span([8, 15]),
      ),
      drums(96, { kick: "X...X...X...X...", hat: "..x...x...x...x." }, span([16, 19])),
      drums(100, { kick: "X.......x.x.....", clap: "....x.......x.xx" }, (bar) =>
        [7, 15, 19, 27].includes(bar),
      ),
    ],
    tension: [
      comp({ of: [81, 62, 40], low: 69, steps: "0123210101232101", hold: 0.2, velocity: 60 }),
      comp({ of: [90, 60, 64], low: 57, steps: "A...............", hold: 3.9, velocity: 54 }),
      bass({ of: [38, 88, 64], low: 33, steps: "..0...0...0...0.", hold: 0.2, velocity: 84 }),
      drums(84, { kick: "X...X...X...X...", openHat: "..x...x...x...x." }),
      drums(84, { snare: "........xxxxXXXX" }, lastOf(4)),
    ],
  },
};
