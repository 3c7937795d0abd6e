import { bass, comp, drums, lastOf, line, span } from "../parts.ts";
import type { Piece } from "../piece.ts";

/** Pictures and captions: a lazy ukulele afternoon, a whistle, and a harmonica round the corner. */
export const sunny: Piece = {
  name: "sunny",
  bpm: 98,
  swing: 0.3,
  chords: `G6 Em7 C6 D7 | G6 B7 C6/D7 G6 | C6 Cm6 G6 Em7 | A7 D7 G6/Em7 Am7/D7 |
    Em7 Bm7 C6 D7 | G6 Em7 Am7 D7 | G6 B7 C6/D7 G6`,
  layers: {
    base: [
      bass({
        of: [32, 98, 62],
        low: 31,
        steps: "0.......7.......",
        hold: 1.2,
        velocity: 84,
        bars: span([0, 8], [16, 20]),
      }),
      bass({
        of: [32, 98, 62],
        low: 31,
        steps: "0.....0.7...c.7.",
        hold: 0.6,
        velocity: 84,
        bars: span([8, 16], [20, 28]),
      }),
      comp({
        of: [24, 88, 76],
        low: 62,
        steps: "A...A.A...A.A.A.",
        hold: 0.25,
        velocity: 66,
        bars: span([0, 16], [20, 28]),
      }),
      comp({
        of: [24, 84, 76],
        low: 62,
        steps: "0.1.2.3.2.1.0.1.",
        hold: 0.5,
        velocity: 64,
        bars: span([16, 20]),
      }),
      line([78, 76, 50], 72, {
        0: `d5e g5e b5q a5e g5e e5q | g5e e5e d5q b4h | c5e e5e g5q a5e g5e e5q | f#5e e5e d5q a4h |
          d5e g5e b5q d6e b5e a5q | b5e a5e f#5q d#5h | e5e g5e a5e g5e f#5e e5e d5q | g5h rh`,
        16: `g5q. f#5e e5h | f#5q. e5e d5h | e5e g5e a5e g5e e5q c5q | d5e e5e f#5e a5e rh`,
        20: `d5e g5e b5e d6e b5q g5q | g5e b5e e6q d6e b5e g5q | c6q a5e e5e c5q e5q | f#5e a5e c6e a5e f#5h |
          b5e a5e g5e d5e b5q d6q | d#6e b5e a5e f#5e d#5q b4q | e5e g5e c6e a5e f#5e a5e d6e c6e | b5q g5q g5h`,
      }),
      line([22, 80, 54], 78, {
        8: `e5q g5q a5e g5e e5q | eb5q g5q a5e g5e eb5q | d5q b4e d5e g5h | b5e a5e g5e e5e d5h |
          c#5q e5q g5e a5e g5q | f#5q a5q c6h | b5e g5e e5e g5e b5q g5q | a5e g5e e5q f#5q d5q`,
      }),
      line([12, 70, 84], 58, {
        4: `g5q rq b5q rq | a5q rq f#5q rq | g5q e5q f#5q a5q | b5q rq g5q rq`,
        24: `d5q rq g5q rq | f#5q rq d#5q rq | e5q g5q f#5q a5q | g5q b5q rh`,
      }),
    ],
    rhythm: [
      drums(
        100,
        { kick: "x.......x.......", rim: "....x.......x...", cabasa: "x.xxx.xxx.xxx.xx" },
        span([0, 7]),
      ),
      drums(
        100,
        {
          kick: "X.....x.x.......",
          snare: "....x.......x...",
          shaker: "x.x.x.x.x.x.x.x.",
          clap: "....x.......x...",
        },
        span([8, 15], [20, 27]),
      ),
      drums(90, { rim: "x...x...x...x...", cabasa: "..x...x...x...x." }, span([16, 19])),
      drums(100, { kick: "x.......x.......", bongo: "x.x.x.xxx.x.xxx." }, (bar) =>
        [7, 15, 19, 27].includes(bar),
      ),
    ],
    tension: [
      comp({ of: [45, 92, 40], low: 74, steps: "0.1.2.1.0.1.2.1.", hold: 0.2, velocity: 72 }),
      comp({ of: [11, 70, 40], low: 86, steps: "....2.......1...", hold: 0.4, velocity: 60 }),
      bass({ of: [47, 100, 64], low: 43, steps: "0.....0.0.....7.", hold: 0.5, velocity: 84 }),
      drums(84, { woodblock: "x...x...x...x...", hat: "x.xxx.xxx.xxx.xx" }),
      drums(80, { tambourine: "x.x.x.x.xxxxxxxx" }, lastOf(4)),
    ],
  },
};
