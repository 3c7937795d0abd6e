import { bass, comp, drums, line, span } from "../parts.ts";
import type { Piece } from "../piece.ts";

/** Hiding in the dark: tiptoes in the low strings, a bassoon that holds its breath, a street lamp in between. */
export const sneaky: Piece = {
  name: "sneaky",
  bpm: 94,
  swing: 0.28,
  chords: `Cm Cm Fm G7 | Cm Ab Fm/G7 Cm | Eb Bb Cm G7 | Ab Eb Fm G7 | Fm Cm Db Cm | Fm Cm D7 G7`,
  layers: {
    base: [
      bass({
        of: [45, 108, 60],
        low: 36,
        steps: "0...7...0..67...",
        hold: 0.3,
        velocity: 88,
        bars: span([0, 8]),
      }),
      bass({
        of: [45, 106, 60],
        low: 36,
        steps: "0...7...c...7...",
        hold: 0.3,
        velocity: 84,
        bars: span([8, 16]),
      }),
      bass({
        of: [32, 100, 60],
        low: 31,
        steps: "0.....0...7.....",
        hold: 0.5,
        velocity: 86,
        bars: span([16, 24]),
      }),
      comp({ of: [11, 60, 86], low: 72, steps: "......0.......1.", hold: 0.2, velocity: 46 }),
      comp({
        of: [45, 66, 40],
        low: 60,
        steps: "..................A.......A.....",
        hold: 0.2,
        velocity: 56,
        bars: span([0, 8], [16, 24]),
      }),
      comp({
        of: [49, 56, 64],
        low: 58,
        steps: "A...............",
        hold: 3.8,
        velocity: 48,
        bars: span([8, 16]),
      }),
      line([70, 96, 52], 82, {
        0: `c3e rs d3s eb3q rq g3e f#3e | g3q rq rh | ab3e rs g3s f3q rq c3e eb3e | d3q b2q rh |
          c4e rs b3s c4q rq eb4e d4e | c4q ab3q rh | f3e g3e ab3e f3e d3e f3e b2q | c3h rh`,
        16: `f3e rs g3s ab3q rq c4e ab3e | g3q eb3q rh | f3e rs ab3s db4q rq c4e db4e | c4q g3q rh |
          ab3e g3e f3e ab3e c4q ab3q | eb4e d4e c4e g3e eb3q rq | f#3e a3e c4e d4e f#4q d4q | b3e d4e g3q rh`,
      }),
      line([69, 88, 56], 76, {
        8: `g4e bb4e eb5q rq d5e eb5e | f5q d5q rh | eb5e d5e c5q rq g4e c5e | d5q b4q rh |
          c5e eb5e ab5q g5e eb5e c5q | bb4q g4q rh | ab4e c5e f5q eb5e c5e ab4q | g4e b4e d5e f5e d5q rq`,
      }),
      line([73, 62, 78], 60, {
        5: `eb5s d5s c5e rh. | rw | g5s f5s eb5s d5s c5q rh`,
        17: `rh g5s f5s eb5e rq | rw | rh c5s d5s eb5e rq`,
      }),
    ],
    rhythm: [
      drums(
        96,
        { rim: "x...x...x...x..x", shaker: "..x...x...x...x.", bongo: "......x......xx." },
        span([0, 7]),
      ),
      drums(
        92,
        { kick: "x.......x.......", hat: "..x...x...x..xx.", rim: "....x.......x..." },
        span([8, 15]),
      ),
      drums(
        96,
        { kick: "x.....x.........", woodblock: "x..x..x...x...x.", shaker: "..x...x...x...x." },
        span([16, 23]),
      ),
      drums(96, { bongo: "..x...x.x.x.xxxx", rim: "x...x...x...x..." }, (bar) =>
        [7, 15, 23].includes(bar),
      ),
    ],
    tension: [
      comp({ of: [44, 84, 60], low: 62, steps: "A...............", hold: 3.9, velocity: 64 }),
      comp({ of: [8, 84, 40], low: 84, steps: "0.2.1.2.0.2.1.2.", hold: 0.2, velocity: 54 }),
      bass({ of: [47, 108, 64], low: 36, steps: "0..0....0..0....", hold: 0.4, velocity: 88 }),
      drums(76, { triangle: "x...x...x...x...", hat: "xxxxxxxxxxxxxxxx" }),
    ],
  },
};
