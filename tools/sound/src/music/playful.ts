import { bass, comp, drums, lastOf, line, span } from "../parts.ts";
import type { Piece } from "../piece.ts";

/** Writing something funny: a sly clarinet over plucked strings, a muted trumpet that knows better. */
export const playful: Piece = {
  name: "playful",
  bpm: 104,
  swing: 0.34,
  chords: `Am6 E7 Am6 E7 | Dm6 Am6 B7/E7 Am6/E7 | C6 G7 C6 A7 | Dm7 G7 C6 E7 |
    F6 Em7 Dm6 E7 | Am6 E7 Am6 A7 | Dm6 Am6 B7/E7 Am6`,
  layers: {
    base: [
      bass({
        of: [32, 104, 60],
        low: 28,
        steps: "0...7...0...7...",
        hold: 0.5,
        velocity: 92,
        bars: span([0, 8], [20, 28]),
      }),
      bass({
        of: [32, 104, 60],
        low: 28,
        steps: "0.....0.7.....7.",
        hold: 0.5,
        velocity: 90,
        bars: span([8, 16]),
      }),
      bass({
        of: [32, 100, 60],
        low: 28,
        steps: "0...............",
        hold: 3,
        velocity: 88,
        bars: span([16, 20]),
      }),
      comp({ of: [45, 84, 82], low: 57, steps: "....A.......A...", hold: 0.25, velocity: 66 }),
      comp({
        of: [11, 52, 34],
        low: 69,
        steps: "..0...1...2...1.",
        hold: 0.25,
        velocity: 48,
        bars: span([0, 8], [20, 28]),
      }),
      comp({
        of: [0, 60, 84],
        low: 64,
        steps: "..A...A...A...A.",
        hold: 0.2,
        velocity: 56,
        bars: span([8, 16]),
      }),
      line([71, 96, 56], 84, {
        0: `a4e c5e e5q d#5e e5e rq | g#4e b4e d5q c5e b4e rq | a4e c5e e5e a5e g5e f#5e e5q | d5e c5e b4e g#4e e4h |
          f5q a5e f5e d5q rq | e5q a5e e5e c5q rq | d#5e f#5e a5e f#5e e5e d5e c5e b4e | a4q c5e b4e a4h`,
        16: `a5q. c6e a5q f5q | g5q. b5e g5q e5q | f5q. a5e b5q f5q | e5s f5s e5s d#5s e5q g#5q b5q`,
        20: `a4e c5e e5e a5e g#5q e5q | b4e d5e g#5e b5e a5e g#5e e5q | c6e b5e a5e e5e c5e d5e e5q | c#5e e5e g5e a5e bb5q a5q |
          f5e a5e d6q c6e b5e a5q | e5e a5e c6q b5e a5e e5q | d#5e f#5e a5e c6e b5e g#5e e5e d5e | c5e b4e c5e e5e a5h`,
      }),
      line([59, 84, 48], 84, {
        8: `e5q g5e e5e c5q rq | d5e f5e b4e d5e g4q rq | e5e g5e c6e a5e g5q e5q | c#5e e5e g5e bb5e a5q rq |
          f5q a5e f5e d5q c5q | b4e d5e f5e a5e g5q rq | e5e c5e a4e c5e g5q e5q | g#4e b4e d5e f5e e5h`,
      }),
      line([70, 74, 70], 70, {
        4: `d3q rq a2q rq | a2q rq e3q rq | b2q rq e3q rq | a2q e3q a2q rq`,
        16: `f3h c3h | e3h b2h | d3h f3h | e3q d3q b2q e2q`,
        24: `d3q rq f3q rq | c3q rq e3q rq | b2q d#3q e3q g#2q | a2q e3q a2q rq`,
      }),
    ],
    rhythm: [
      drums(
        100,
        { kick: "x.......x.......", rim: "....x.......x..x", hat: "x.x.x.x.x.x.x.x." },
        span([0, 7], [20, 27]),
      ),
      drums(
        96,
        { kick: "x.....x.x.......", snare: "....x.......x...", ride: "x..xx..xx..xx..x" },
        span([8, 15]),
      ),
      drums(90, { kick: "x...............", woodblock: "..x...x...x...x." }, span([16, 19])),
      drums(100, { kick: "x.......x.......", woodblock: "..x.x.x...x.xxx." }, (bar) =>
        [7, 15, 19, 27].includes(bar),
      ),
    ],
    tension: [
      comp({ of: [13, 90, 40], low: 76, steps: "0.1.2.3.2.1.0.1.", hold: 0.2, velocity: 70 }),
      comp({ of: [44, 66, 60], low: 57, steps: "A...............", hold: 3.9, velocity: 56 }),
      bass({ of: [47, 100, 64], low: 40, steps: "0...0...0...0.0.", hold: 0.4, velocity: 82 }),
      drums(78, { rim: "xxxxxxxxxxxxxxxx", woodblock: "x...x...x...x..." }),
      drums(84, { snare: "........xxxxxxXX" }, lastOf(4)),
    ],
  },
};
