import { bass, comp, drums, lastOf, line, span } from "../parts.ts";
import type { Piece } from "../piece.ts";

/** Paint flies: a funky guitar, a clavinet that cannot sit still, a saxophone that wants the whole wall. */
export const paint: Piece = {
  name: "paint",
  bpm: 118,
  swing: 0.16,
  chords: `Em7 A7 Em7 A7 | Cmaj7 D6 Em7 B7 | Am7 D7 Gmaj7 Cmaj7 | Am7 B7 Em7 E7 |
    Em7 G6 A7 A7 | Cmaj7 D6 Cmaj7/D6 B7 | Em7 Em7 A7 A7 | Em7 Em7 C6/D6 B7`,
  layers: {
    base: [
      bass({
        of: [36, 104, 62],
        low: 28,
        steps: "0..0..c.0..7.ac.",
        hold: 0.3,
        velocity: 100,
        bars: span([0, 8], [16, 24]),
      }),
      bass({
        of: [33, 104, 62],
        low: 28,
        steps: "0.....0.7...c.7.",
        hold: 0.4,
        velocity: 96,
        bars: span([8, 16]),
      }),
      bass({
        of: [36, 104, 62],
        low: 28,
        steps: "0.............ac",
        hold: 0.4,
        velocity: 98,
        bars: span([24, 32]),
      }),
      comp({
        of: [28, 78, 88],
        low: 64,
        steps: "..A..AA...A..A..",
        hold: 0.15,
        velocity: 66,
        bars: span([0, 8], [16, 32]),
      }),
      comp({
        of: [27, 70, 88],
        low: 62,
        steps: "A.....A...A.....",
        hold: 0.6,
        velocity: 60,
        bars: span([8, 16]),
      }),
      comp({
        of: [7, 66, 34],
        low: 52,
        steps: "02..1..3.2..1..0",
        hold: 0.2,
        velocity: 62,
        bars: span([0, 8], [16, 24]),
      }),
      line([61, 84, 56], 84, {
        4: `b4e re d5e e5q. rq | f#5e re e5e d5q. rq | b4s d5s e5e re g5e e5e d5e b4q | a4e b4e d#5e f#5e b5q rq`,
        20: `e5e g5e b5e g5e c6q b5q | a5e f#5e d5e f#5e a5q b5q | g5e e5e c5e e5e f#5e a5e d6e a5e | b5q a5e f#5e d#5h`,
      }),
      line([13, 84, 70], 78, {
        0: `e5s rs g5s rs b5e a5s g5s rh | rh c#6s b5s a5s g5s e5q | e5s rs g5s rs b5e d6s b5s rh | rh a5s g5s e5s d5s c#5q`,
        16: `b5s rs b5s a5s g5e e5e g5q rq | d6s rs d6s b5s a5e g5e b5q rq | c#6s rs c#6s a5s g5e e5e c#5q e5q | a5e g5e e5e c#5e a4q rq`,
      }),
      line([65, 88, 50], 86, {
        8: `e5e g5e a5q c6e a5e g5e e5e | f#5q. a5e c6q a5q | b5e a5e g5e d5e f#5q g5q | e5q g5e b5e a5h |
          c6e b5e a5e e5e g5q a5q | d#5e f#5e a5e b5e a5e f#5e d#5q | e5e g5e b5q d6e b5e g5q | g#5q b5q d6h`,
      }),
      line([7, 90, 46], 84, {
        24: `e4e rs g4s a4e b4e rq e5e d5e | b4q rq rh | a4e rs c#5s e5e g5e rq a5e g5e | e5q rq rh |
          g5e rs e5s b4e d5e rq e5e g5e | b5q a5e g5e e5h | c5e e5e g5e c6e d5e f#5e a5e d6e | d#6e b5e a5e f#5e d#5h`,
      }),
    ],
    rhythm: [
      drums(
        100,
        {
          kick: "X..x..x.X.x.....",
          snare: "....X..x....X..x",
          hat: "xxxxxxxxxxxxxxxx",
          cowbell: "x.......x...x...",
        },
        span([0, 7], [16, 23]),
      ),
      drums(
        100,
        {
          kick: "X.....x.X.......",
          snare: "....X.......X...",
          openHat: "..x...x...x...x.",
          tambourine: "x.x.x.x.x.x.x.x.",
        },
        span([8, 15]),
      ),
      drums(
        96,
        { kick: "X.......X..x....", clap: "....X.......X...", cowbell: "..x...x...x...x." },
        span([24, 31]),
      ),
      drums(
        100,
        { kick: "X..x..x.X.x.....", snare: "....X..xx.x.XxXx", tom: "........x.x.x..." },
        lastOf(8),
      ),
    ],
    tension: [
      bass({ of: [38, 92, 64], low: 40, steps: "0000000000000000", hold: 0.15, velocity: 76 }),
      comp({ of: [61, 74, 50], low: 64, steps: "A..A......A.....", hold: 0.15, velocity: 78 }),
      comp({ of: [13, 78, 70], low: 76, steps: "0.2.1.2.3.2.1.2.", hold: 0.2, velocity: 66 }),
      drums(80, { tambourine: "xxxxxxxxxxxxxxxx", highTom: "......x.......xx" }),
      drums(90, { snare: "xxxxxxxxXXXXXXXX" }, lastOf(8)),
    ],
  },
};
