import { bass, comp, drums, lastOf, line, span } from "../parts.ts";
import type { Piece } from "../piece.ts";

/** Fists ready: koto and big drums, half dojo, half cartoon; a bamboo flute looks out over the mountains. */
export const dojo: Piece = {
  name: "dojo",
  bpm: 126,
  chords: `D5 D5 Bb A | D5 F Gm A | Gm Gm Dm Dm | Bb C A A7 |
    D5 C Bb A | D5 F Gm/A D5 | D5 D5 Eb D5 | D5 C Bb A7`,
  layers: {
    base: [
      bass({
        of: [33, 100, 62],
        low: 33,
        steps: "0.0.0...0.0.7.c.",
        hold: 0.3,
        velocity: 102,
        bars: span([0, 8], [16, 24]),
      }),
      bass({
        of: [33, 96, 62],
        low: 33,
        steps: "0.......7.......",
        hold: 1.6,
        velocity: 94,
        bars: span([8, 16]),
      }),
      bass({
        of: [33, 100, 62],
        low: 33,
        steps: "0..0..0.........",
        hold: 0.3,
        velocity: 100,
        bars: span([24, 32]),
      }),
      comp({ of: [104, 66, 88], low: 57, steps: "..A.......A.....", hold: 0.3, velocity: 62 }),
      comp({
        of: [48, 54, 60],
        low: 57,
        steps: "A...............",
        hold: 3.8,
        velocity: 52,
        bars: span([8, 16]),
      }),
      line([107, 108, 46], 92, {
        0: `d5e eb5e g5e a5e d6q c6e a5e | bb5q a5e g5e eb5q d5q | d5e f5e bb5e a5e g5q f5q | e5e c#5e e5e g5e a5h |
          d6e c6e a5e g5e a5q d6q | c6e a5e f5e g5e a5q f5q | g5e bb5e a5e g5e eb5q d5q | c#5e e5e g5e bb5e a5h`,
        16: `d5s d5s d5e a5e d6e c6e a5e g5q | c6e g5e e5e c5e g5q e5q | d6e bb5e f5e d5e bb5q a5q | c#6e a5e e5e c#5e a5h |
          d6s d6s d6e f6e d6e a5e d6e c6q | c6e a5e f5e a5e c6q a5q | bb5e a5e g5e d5e c#5e e5e g5e a5e | d5q a4q d5h`,
        24: `d4e rs d4s a4e d5e rq c5e a4e | d4q rq rh | eb4e rs eb4s bb4e eb5e rq d5e bb4e | a4q rq rh |
          d5e rs d5s a5e d6e rq c6e a5e | g5e e5e c5e g4e c5h | bb4e d5e f5e bb5e a5e f5e d5q | c#5e e5e g5e a5e bb5e a5e g5e e5e`,
      }),
      line([77, 88, 70], 82, {
        4: `d5h. rq | c5h a4h | bb4h g4h | a4w`,
        8: `d5q. g5e bb5h | a5e g5e d5q g5h | a5q. f5e d5h | f5e g5e a5e c6e a5h |
          bb5q. a5e f5q d5q | g5q. e5e c5q e5q | c#5e e5e a5e g5e e5q c#5q | e5e g5e bb5e a5e a5h`,
      }),
      line([55, 70, 64], 80, {
        0: `d4s rs rq. rh | rw | rw | rh. a3s rs re`,
        16: `d4s rs rq. rh`,
        24: `d4s rs rq. rh`,
      }),
    ],
    rhythm: [
      drums(
        100,
        {
          kick: "X...x...X...x.x.",
          tom: "X..x..x.X..x..x.",
          highTom: "......x.......xx",
          woodblock: "x...x...x...x...",
          clap: "....X.......X...",
        },
        span([0, 7], [16, 23]),
      ),
      drums(
        92,
        { kick: "X.......x.......", lowTom: "x..x....x..x..x.", woodblock: "....x.......x..." },
        span([8, 15]),
      ),
      drums(
        100,
        { lowTom: "X..X..X.........", clap: "....x.......x...", highTom: "..........x.xxx." },
        span([24, 31]),
      ),
      drums(
        100,
        { kick: "X...x...X...x.x.", tom: "X.x.x.x.XxXxXXXX", crash: "x..............." },
        lastOf(8),
      ),
    ],
    tension: [
      comp({ of: [106, 96, 44], low: 62, steps: "0.002.000.003.00", hold: 0.2, velocity: 78 }),
      bass({ of: [116, 112, 64], low: 45, steps: "0..0..0.0..0..00", hold: 0.4, velocity: 90 }),
      comp({ of: [44, 70, 70], low: 62, steps: "A...............", hold: 3.9, velocity: 60 }),
      drums(84, { woodblock: "x.x.x.x.x.x.x.x.", highTom: "xxxx....xxxx...." }),
    ],
  },
};
