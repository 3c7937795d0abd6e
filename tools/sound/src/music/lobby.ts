import { bass, comp, drums, lastOf, line, span } from "../parts.ts";
import type { Piece } from "../piece.ts";

// Instruments are General MIDI programs, counted from 0: 12 marimba, 32 acoustic bass, 24 nylon guitar, ...

/** People come in: a sunny marimba with a shuffle, vibes across the street, a flute on the bridge. */
export const lobby: Piece = {
  name: "lobby",
  bpm: 112,
  swing: 0.3,
  chords: `F6 Dm7 Gm7 C7 | F6 Bb6 Gm7/C7 F6/C7 | Bb6 C7 Am7 Dm7 | Bb6 C7 F6 F7 |
    F6 Dm7 Gm7 C7 | Am7 Bb6 Gm7/C7 F6 | Dm7 G7 Gm7 C7 | Dm7 G7 Gm7 C7`,
  layers: {
    base: [
      bass({
        of: [32, 108, 60],
        low: 28,
        steps: "0.....7.0...7.c.",
        hold: 0.8,
        velocity: 96,
        bars: span([0, 8], [16, 24]),
      }),
      bass({
        of: [32, 104, 60],
        low: 28,
        steps: "0...7...c...7...",
        hold: 0.9,
        velocity: 92,
        bars: span([8, 16]),
      }),
      bass({
        of: [32, 100, 60],
        low: 28,
        steps: "0.......7.......",
        hold: 1.7,
        velocity: 88,
        bars: span([24, 32]),
      }),
      comp({
        of: [24, 70, 88],
        low: 57,
        steps: "..A...A...A...A.",
        hold: 0.35,
        velocity: 62,
      }),
      comp({
        of: [45, 74, 36],
        low: 65,
        steps: "0...1...2...1...",
        hold: 0.3,
        velocity: 52,
        bars: span([4, 8], [12, 16], [20, 24]),
      }),
      comp({
        of: [48, 52, 64],
        low: 60,
        steps: "A...............",
        hold: 3.8,
        velocity: 48,
        bars: span([24, 32]),
      }),
      line([12, 112, 54], 98, {
        0: `c5e a5e g5e a5e c6q a5q | f5e a5e g5e f5e d5h | d5e f5e g5e a5e bb5q a5q | g5e e5e d5e e5e c5h |
          c5e a5e g5e a5e c6q d6q | d6e c6e bb5e a5e g5q f5q | g5e a5e bb5e g5e e5q g5q | f5q c5e d5e f5h`,
        16: `c5e f5e a5q c6e a5e g5e f5e | d5e f5e a5e d6e c6q a5q | bb5e a5e g5e f5e g5q d5q | e5e g5e bb5e g5e c5h |
          e5e a5e c6e e6e d6q c6q | d6q bb5e g5e f5q d5q | g5e bb5e a5e g5e e5e g5e bb5e e5e | f5q c5e a4e f5h`,
      }),
      line([11, 104, 70], 92, {
        8: `d5q f5e g5e bb5q g5e f5e | e5q g5e bb5e c6h | c6e a5e e5e a5e g5q e5q | f5q a5q d5h |
          d5e f5e bb5e a5e g5q f5q | e5e g5e c6e bb5e g5q e5q | f5q a5e c6e a5q f5q | eb5q f5e a5e c6h`,
      }),
      line([75, 78, 76], 78, {
        4: `a5h c6h | bb5h d6q c6q | bb5h g5h | a5q g5q f5h`,
        24: `a5h. f5q | b5h g5h | bb5h. g5q | e5h c6h | d6q. c6e a5h | b5q. a5e g5h | bb5e a5e g5e f5e d5q g5q | e5e g5e bb5e c6e rh`,
      }),
    ],
    rhythm: [
      drums(
        100,
        {
          kick: "X.....x.X.......",
          rim: "....x.......x...",
          shaker: "x.xxx.xxx.xxx.xx",
          conga: "..x...x....x..x.",
        },
        span([0, 7], [16, 23]),
      ),
      drums(
        96,
        { kick: "X.......X.x.....", snare: "....x.......x..x", tambourine: "..x...x...x...x." },
        span([8, 15]),
      ),
      drums(
        90,
        { kick: "x.......x.......", bongo: "x..x..x.x..x..xx", shaker: "..x...x...x...x." },
        span([24, 31]),
      ),
      drums(100, { kick: "X.....x.X.......", conga: "..x.x.x.x.xxxxxx" }, lastOf(8)),
    ],
  },
};
