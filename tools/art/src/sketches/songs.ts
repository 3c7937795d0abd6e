import type { Sketches } from "./sketch.ts";

/** Instruments and other things that belong to music. */
export const SONGS: Sketches = {
  violin(p) {
    p.bar("black", 8, [150, 130, 150, 40]);
    p.blob(
      "brown",
      [
        150, 108, 196, 118, 204, 156, 184, 184, 214, 220, 206, 268, 150, 288, 94, 268, 86, 220, 116,
        184, 96, 156, 104, 118,
      ],
    );
    p.bar("black", 8, [150, 170, 150, 40]);
    p.wire("brown", 7, [150, 36, 162, 22, 150, 12]);
    p.bar("black", 4, [126, 218, 174, 218]);
    p.slab("black", 138, 240, 24, 30);
    p.bar("white", 2, [146, 60, 146, 240]);
    p.bar("white", 2, [154, 60, 154, 240]);
    p.bar("orange", 5, [230, 20, 282, 280]);
    p.bar("white", 3, [222, 26, 274, 284]);
  },
  trumpet(p) {
    p.bar("yellow", 9, [24, 130, 210, 130]);
    p.box("yellow", [206, 118, 284, 76, 284, 186, 206, 144]);
    p.ink("yellow", 8);
    p.line([86, 136, 86, 196, 190, 196, 190, 136]);
    p.bar("orange", 8, [14, 114, 14, 148]);
    for (const x of [110, 138, 166]) {
      p.bar("orange", 8, [x, 92, x, 186]);
      p.spots("grey", 9, [x, 82]);
    }
  },
  accordion(p) {
    p.box("red", [20, 76, 84, 90, 84, 230, 20, 244]);
    p.box("red", [280, 76, 216, 90, 216, 230, 280, 244]);
    p.box(
      "white",
      [
        88, 96, 100, 82, 112, 96, 124, 82, 136, 96, 150, 82, 162, 96, 174, 82, 186, 96, 198, 82,
        212, 96, 212, 226, 198, 240, 186, 226, 174, 240, 162, 226, 150, 240, 136, 226, 124, 240,
        112, 226, 100, 240, 88, 226,
      ],
    );
    for (const x of [112, 136, 162, 186]) p.bar("black", 3, [x, 98, x, 224]);
    for (const y of [116, 140, 164, 188, 212]) p.bar("white", 6, [258, y, 276, y]);
    for (const y of [120, 146, 172, 198]) p.spots("black", 5, [38, y, 60, y]);
  },
  microphone(p) {
    p.ball("grey", 150, 84, 62, 62);
    for (const at of [122, 150, 178]) p.bar("black", 2, [at, 34, at, 134]);
    for (const at of [60, 84, 108]) p.bar("black", 2, [96, at, 204, at]);
    p.bar("black", 10, [100, 146, 200, 146]);
    p.box("black", [118, 158, 182, 158, 166, 286, 134, 286]);
    p.spots("red", 8, [150, 184]);
  },
  headphones(p) {
    p.ink("black", 9);
    p.arc(150, 160, 104, 114, 180, 360);
    p.blob("red", [36, 150, 72, 142, 88, 190, 72, 244, 36, 236, 24, 190]);
    p.blob("red", [264, 150, 228, 142, 212, 190, 228, 244, 264, 236, 276, 190]);
    p.wire("black", 4, [60, 246, 80, 284, 140, 270, 160, 292]);
  },
  flute(p) {
    p.box("brown", [16, 232, 30, 256, 286, 84, 272, 56]);
    for (const [x, y] of [
      [120, 176],
      [150, 156],
      [180, 136],
      [210, 116],
    ] as const)
      p.spots("black", 7, [x, y]);
    p.spots("black", 9, [64, 214]);
    p.bar("yellow", 6, [92, 186, 106, 208]);
    for (const [x, y] of [
      [60, 90],
      [120, 60],
    ] as const) {
      p.spots("blue", 10, [x, y]);
      p.bar("blue", 4, [x + 8, y, x + 8, y - 44, x + 24, y - 34]);
    }
  },
  harp(p) {
    p.wire("yellow", 11, [76, 270, 190, 230, 258, 130, 270, 40]);
    p.wire("orange", 11, [270, 40, 226, 30, 190, 66, 140, 62, 80, 40]);
    p.bar("orange", 11, [76, 40, 76, 270]);
    for (const [x, y] of [
      [104, 254],
      [130, 244],
      [156, 230],
      [182, 208],
      [208, 178],
      [232, 142],
    ] as const)
      p.bar("black", 2, [x, 56, x, y]);
    p.bar("brown", 9, [50, 284, 130, 284]);
  },
  tambourine(p) {
    p.ball("peach", 150, 150, 112, 104);
    p.ink("red", 11);
    p.oval(150, 150, 118, 110);
    for (let at = 0; at < 8; at += 1) {
      const [x, y] = [150 + 118 * Math.cos(at * 0.785), 150 + 110 * Math.sin(at * 0.785)];
      p.spots("yellow", 17, [x, y]);
      p.spots("black", 3, [x, y]);
    }
  },
  xylophone(p) {
    p.bar("brown", 8, [14, 90, 286, 126]);
    p.bar("brown", 8, [14, 230, 286, 186]);
    (["red", "orange", "yellow", "green", "sky", "purple"] as const).forEach((pen, at) => {
      const [x, half] = [26 + at * 43, 98 - at * 12];
      p.slab(pen, x, 158 - half, 34, half * 2);
    });
    p.bar("brown", 5, [130, 250, 220, 284]);
    p.spots("red", 14, [228, 284]);
    p.bar("brown", 5, [220, 236, 284, 262]);
    p.spots("red", 14, [214, 234]);
  },
  saxophone(p) {
    p.wire("yellow", 15, [110, 60, 120, 130, 130, 210, 164, 254, 206, 230, 216, 170]);
    p.box("yellow", [194, 174, 236, 174, 262, 116, 174, 116]);
    p.wire("yellow", 8, [112, 62, 96, 34, 66, 34, 46, 60]);
    p.bar("black", 8, [48, 56, 34, 76]);
    for (const [x, y] of [
      [112, 92],
      [118, 126],
      [124, 160],
      [130, 194],
    ] as const)
      p.spots("orange", 9, [x, y]);
    p.wire("orange", 4, [146, 100, 154, 160, 160, 200]);
  },
  "music-note"(p) {
    p.ball("black", 92, 232, 38, 28, -20);
    p.ball("black", 216, 206, 38, 28, -20);
    p.bar("black", 8, [124, 226, 124, 66]);
    p.bar("black", 8, [248, 200, 248, 40]);
    p.box("black", [120, 64, 252, 36, 252, 74, 120, 102]);
    p.wire("purple", 6, [30, 60, 44, 90, 34, 120]);
    p.wire("purple", 6, [282, 230, 270, 256, 282, 282]);
  },
  radio(p) {
    p.slab("red", 30, 100, 240, 160);
    p.bar("black", 5, [230, 98, 276, 16]);
    p.ball("grey", 98, 184, 50, 50);
    p.spots("black", 13, [98, 184]);
    p.slab("white", 166, 124, 86, 36);
    p.bar("red", 4, [200, 128, 200, 156]);
    p.spots("black", 14, [186, 210, 234, 210]);
    p.ink("black", 6);
    p.line([76, 98, 76, 68, 190, 68, 190, 98]);
  },
  loudspeaker(p) {
    p.slab("black", 80, 24, 140, 256);
    p.ball("grey", 150, 84, 34, 34);
    p.ball("grey", 150, 194, 58, 58);
    p.spots("black", 11, [150, 84]);
    p.spots("black", 23, [150, 194]);
    for (const x of [246, 272]) p.wire("blue", 5, [x, 110, x + 14, 150, x, 190]);
    for (const x of [54, 28]) p.wire("blue", 5, [x, 110, x - 14, 150, x, 190]);
  },
  "record-player"(p) {
    p.slab("brown", 20, 70, 260, 176);
    p.ball("black", 122, 158, 80, 76);
    p.ball("red", 122, 158, 25, 25);
    p.spots("white", 4, [122, 158]);
    p.ink("grey", 2);
    p.oval(122, 158, 46, 44);
    p.oval(122, 158, 62, 60);
    p.bar("grey", 6, [248, 92, 246, 170, 190, 200]);
    p.spots("grey", 13, [248, 92]);
    p.spots("yellow", 9, [244, 222]);
  },
};
