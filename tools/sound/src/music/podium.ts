import { bass, comp, drums, lastOf, line, span } from "../parts.ts";
import type { Piece } from "../piece.ts";

/** The winner is on the podium: brass, claps, a gospel organ, everybody on their feet. */
export const podium: Piece = {
  name: "podium",
  bpm: 124,
  swing: 0.12,
  chords: `C F/G7 Am7 F/G7 | C C7 F/G7 C | F6 C Dm7 G7 | F6 E7 Am7 D7/G7 |
    C F/G7 Am7 F/G7 | Em7 A7 Dm7/G7 C | Bb F C C | Bb F G7 G7`,
  layers: {
    base: [
      bass({
        of: [33, 104, 62],
        low: 28,
        steps: "0.0...0.0.7...c.",
        hold: 0.4,
        velocity: 102,
        bars: span([0, 8], [16, 24]),
      }),
      bass({
        of: [33, 104, 62],
        low: 28,
        steps: "0...7...c...7...",
        hold: 0.6,
        velocity: 98,
        bars: span([8, 16]),
      }),
      bass({
        of: [33, 104, 62],
        low: 28,
        steps: "0.....0.0.......",
        hold: 0.6,
        velocity: 100,
        bars: span([24, 32]),
      }),
      comp({
        of: [1, 80, 80],
        low: 60,
        steps: "A..A..A...A.A...",
        hold: 0.4,
        velocity: 76,
        bars: span([0, 24]),
      }),
      comp({
        of: [16, 74, 80],
        low: 60,
        steps: "A.......A.....A.",
        hold: 1.2,
        velocity: 70,
        bars: span([24, 32]),
      }),
      comp({ of: [48, 62, 40], low: 67, steps: "A...............", hold: 3.8, velocity: 58 }),
      line([61, 104, 56], 98, {
        0: `g4e c5e e5e g5e g5q. e5e | a5q g5e f5e d5q g5q | e5q. c5e a4q c5q | f5e e5e d5e c5e d5h |
          g4e c5e e5e g5e c6q. g5e | bb5q a5e g5e e5q c5q | a5e g5e f5e a5e g5e f5e d5e b4e | c5q e5e g5e c6h`,
        16: `c5e e5e g5e c6e g5q e5q | f5e a5e c6q b5e g5e d5q | c6e a5e e5e a5e c6q e6q | d6e c6e a5e f5e g5h |
          g5q. b5e e6q d6q | c#6q. a5e g5q e5q | f5e a5e d6e a5e b5e d6e g5e f5e | e5q g5q c6h`,
      }),
      line([56, 88, 64], 90, {
        4: `rh e4q. re | rh d4q e4q | c4e rq. re f4e d4q | e4q g4q e4h`,
        8: `a5q. c6e a5q f5q | g5q. e5e c5q e5q | f5e e5e d5e f5e a5q f5q | g5e b5e d6e b5e g5h |
          c6q. a5e f5q a5q | g#5q. b5e e5h | c6e b5e a5e e5e c5q e5q | f#5e a5e d6e c6e b5e g5e f5e d5e`,
      }),
      line([66, 92, 52], 90, {
        24: `d5q f5e bb5e d6q bb5q | c6q a5e f5e a5h | g5q e5e g5e c6q g5q | e6q c6e g5e e5h |
          d6q. bb5e f5q bb5q | a5q. c6e f5h | b5e d6e g5e b5e d6q b5q | g5e a5e b5e d6e f5e g5e a5e b5e`,
      }),
    ],
    rhythm: [
      drums(
        100,
        {
          kick: "X...x...X..xx...",
          snare: "....X.......X...",
          clap: "....X.......X...",
          tambourine: "x.x.x.x.x.x.x.x.",
          openHat: "..............x.",
        },
        span([0, 7], [16, 23]),
      ),
      drums(
        98,
        { kick: "X.....x.X.......", snare: "....X.......X..x", ride: "x.x.x.x.x.x.x.x." },
        span([8, 15]),
      ),
      drums(
        100,
        { kick: "X...X...X...X...", clap: "....X..x....X.x.", tambourine: "..x...x...x...x." },
        span([24, 31]),
      ),
      drums(
        100,
        { kick: "X...x...X..xx...", snare: "....X...x.x.XXXX", crash: "X..............." },
        lastOf(8),
      ),
    ],
  },
};
