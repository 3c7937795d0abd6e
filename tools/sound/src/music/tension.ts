import { bass, comp, drums, line, span } from "../parts.ts";
import type { Piece } from "../piece.ts";

/** The vote, the bet, the guess: one note that pushes, strings that climb, a horn that sees it coming. */
export const tension: Piece = {
  name: "tension",
  bpm: 132,
  transpose: 3,
  chords: `Em Em F Em | Em G F B7 | Am Am Em Em | C Am F#dim B7 |
    Em F Em F | G F Em B7 | E5 E5 F F | G G Am B7 | Em F Em B7`,
  layers: {
    base: [
      bass({
        of: [38, 100, 64],
        low: 28,
        steps: "0.0.0.0.0.0.0.1.",
        hold: 0.2,
        velocity: 98,
        bars: span([0, 8], [16, 24]),
      }),
      bass({
        of: [32, 104, 64],
        low: 28,
        steps: "0.....0...0.....",
        hold: 0.5,
        velocity: 94,
        bars: span([8, 16]),
      }),
      bass({
        of: [38, 100, 64],
        low: 28,
        steps: "0.0.0.0.0.0.0.0.",
        hold: 0.2,
        velocity: 98,
        bars: span([24, 36]),
      }),
      comp({
        of: [45, 84, 42],
        low: 76,
        steps: "0.1.2.1.0.1.2.1.",
        hold: 0.2,
        velocity: 58,
        bars: span([0, 16]),
      }),
      comp({
        of: [45, 84, 42],
        low: 64,
        steps: "0.2.1.2.0.2.1.2.",
        hold: 0.2,
        velocity: 60,
        bars: span([16, 36]),
      }),
      line([44, 84, 60], 70, {
        0: `e4w | g4w | a4w | b4w | e5w | d5w | f5w | d#5w`,
        16: `g4w | a4w | b4w | c5w | d5w | c5w | b4w | d#5w`,
      }),
      line([71, 96, 56], 82, {
        8: `a4q. b4e c5h | e5q. d5e c5h | b4q. a4e g4h | e4w | g4q. c5e e5h | e5q c5q a4h | c5q a4q f#4h | b4h d#5h`,
      }),
      line([68, 84, 70], 76, {
        16: `e5e g5e b5q b5e a5e g5q | f5e a5e c6q a5e f5e c5q | e5e b4e e5e g5e b5h | c6q a5q f5h |
          d5e g5e b5e d6e b5q g5q | c6e a5e f5e a5e c6q a5q | b5e g5e e5e g5e b5q e6q | d#6h b5h`,
        32: `e5e d#5e e5e g5e e5q rq | f5e e5e f5e a5e f5q rq | g5e f#5e g5e b5e g5q e5q | d#5e f#5e a5e b5e rh`,
      }),
      line([60, 96, 58], 84, {
        24: `e4h b4h | e5w | f4h c5h | f5w | g4h d5h | g5w | a4h e5h | b4h d#5h`,
      }),
    ],
    rhythm: [
      drums(
        100,
        {
          kick: "X...X...X...X...",
          hat: "x.x.x.x.x.x.x.x.",
          woodblock: "x...x...x...x...",
          snare: "............x.x.",
        },
        span([0, 7], [16, 23]),
      ),
      drums(
        94,
        { kick: "X.....x...X.....", rim: "....x.......x...", hat: "x.x.x.x.x.x.x.xx" },
        span([8, 15]),
      ),
      drums(
        100,
        { kick: "X...X...X...X...", snare: "....X.......X...", openHat: "..x...x...x...x." },
        span([24, 35]),
      ),
      drums(100, { kick: "X...X...X...X...", snare: "x.x.x.x.xxxxXXXX" }, (bar) =>
        [7, 15, 23, 31, 35].includes(bar),
      ),
    ],
    tension: [
      comp({ of: [48, 84, 80], low: 64, steps: "A..A..A...A..A..", hold: 0.2, velocity: 74 }),
      bass({ of: [47, 108, 64], low: 40, steps: "0.0000..0.0000..", hold: 0.2, velocity: 84 }),
      comp({ of: [52, 66, 64], low: 60, steps: "A...............", hold: 3.9, velocity: 58 }),
      drums(84, { tom: "X..x..x.X..x..x.", tambourine: "x.xxx.xxx.xxx.xx" }),
      drums(90, { crash: "X..............." }, (bar) => bar % 8 === 0),
    ],
  },
};
