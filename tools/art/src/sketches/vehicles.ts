import type { Sketches } from "./sketch.ts";

/** Things that drive, sail and fly. */
export const VEHICLES: Sketches = {
  car(p) {
    p.ink("black");
    const body = p.line([
      22, 202, 26, 150, 82, 140, 116, 92, 206, 92, 236, 142, 276, 154, 278, 202, 22, 202,
    ]);
    const panes = [
      p.shape([96, 142, 124, 106, 156, 106, 156, 142]),
      p.shape([168, 106, 200, 106, 220, 142, 168, 142]),
    ];
    p.colour(body, "red", { slope: 0, radius: 8, around: panes });
    for (const pane of panes) p.colour(pane, "sky", { slope: -40, radius: 5 });
    p.ink("black", 5);
    p.line([172, 158, 186, 158]);
    for (const x of [80, 218]) {
      p.ink("black", 26);
      p.dot(x, 206);
      p.ink("grey", 11);
      p.dot(x, 206);
    }
    p.ink("yellow", 8);
    p.dot(268, 168);
    p.ink("grey", 4);
    p.line([8, 240, 110, 240]);
    p.line([140, 242, 292, 242]);
    p.curve([12, 196, 2, 190, 6, 178]);
  },
  bicycle(p) {
    p.ink("black", 4);
    p.oval(74, 196, 56, 56);
    p.oval(226, 196, 56, 56);
    p.ink("red", 6);
    p.line([74, 196, 110, 118, 200, 118, 144, 200, 74, 196]);
    p.line([144, 200, 104, 104]);
    p.line([226, 196, 194, 90]);
    p.ink("black", 6);
    p.line([84, 100, 124, 102]);
    p.curve([194, 90, 210, 78, 232, 84, 234, 100]);
    p.ink("grey", 2);
    p.line([74, 142, 74, 250]);
    p.line([20, 196, 128, 196]);
    p.line([226, 142, 226, 250]);
    p.line([172, 196, 280, 196]);
    p.ink("black", 3);
    p.oval(144, 200, 13, 13);
    p.line([144, 200, 158, 228]);
    p.line([148, 230, 170, 228]);
  },
  rocket(p) {
    p.ink("black");
    const left = p.line([112, 160, 70, 206, 72, 246, 116, 216]);
    const right = p.line([188, 160, 230, 206, 228, 246, 184, 216]);
    const body = p.loop([150, 18, 182, 66, 194, 130, 184, 218, 116, 218, 106, 130, 118, 66]);
    const porthole = p.oval(150, 118, 22, 22);
    p.line([122, 62, 178, 62]);
    p.colour(
      body.filter(({ y }) => y > 64),
      "grey",
      { slope: 85, radius: 7, around: [porthole] },
    );
    p.colour(
      body.filter(({ y }) => y < 62),
      "red",
      { slope: 0, radius: 6 },
    );
    p.colour(left, "red", { slope: -50, radius: 6 });
    p.colour(right, "red", { slope: 50, radius: 6 });
    p.colour(porthole, "sky", { radius: 6 });
    p.ink("orange", 7);
    p.curve([126, 226, 122, 252, 136, 262, 150, 290, 164, 262, 178, 252, 174, 226]);
    p.ink("yellow", 8);
    p.curve([140, 230, 150, 262, 160, 230]);
    p.ink("yellow", 4);
    p.line([40, 60, 40, 80]);
    p.line([30, 70, 50, 70]);
    p.line([250, 100, 250, 118]);
    p.line([241, 109, 259, 109]);
    p.dot(262, 40, 4);
    p.dot(62, 130, 4);
  },
  "sailing-boat"(p) {
    p.ink("black");
    const hull = p.curve([40, 196, 60, 244, 110, 254, 190, 254, 240, 244, 262, 196, 40, 196]);
    p.colour(hull, "brown", { slope: 0, radius: 8 });
    p.ink("black", 4);
    p.line([146, 194, 146, 26]);
    p.ink("black");
    const big = p.curve([156, 40, 206, 90, 244, 176, 156, 178, 156, 40]);
    const small = p.curve([136, 56, 108, 110, 62, 176, 136, 178, 136, 56]);
    p.colour(big, "white", { slope: 60, radius: 8 });
    p.colour(small, "red", { slope: 120, radius: 7 });
    p.ink("red", 5);
    p.line([146, 28, 118, 20, 146, 14]);
    p.ink("blue", 5);
    p.curve([
      6, 260, 34, 250, 60, 264, 88, 252, 116, 266, 144, 254, 172, 266, 200, 254, 228, 266, 256, 252,
      290, 262,
    ]);
    p.curve([40, 284, 66, 276, 92, 288, 120, 278, 148, 288]);
    p.ink("black", 2);
    p.curve([228, 58, 240, 48, 248, 58, 258, 46, 270, 54]);
  },
  train(p) {
    p.ink("black");
    const boiler = p.shape([96, 128, 262, 128, 262, 202, 96, 202]);
    const cab = p.shape([30, 76, 98, 76, 98, 202, 30, 202]);
    const pane = p.shape([46, 96, 82, 96, 82, 132, 46, 132]);
    const funnel = p.shape([206, 128, 200, 84, 242, 84, 236, 128]);
    p.line([20, 74, 108, 74]);
    p.colour(boiler, "green", { slope: 0, radius: 8 });
    p.colour(cab, "red", { slope: 85, radius: 7, around: [pane] });
    p.colour(pane, "sky", { slope: 0, radius: 5 });
    p.colour(funnel, "black", { slope: 85, radius: 6 });
    p.line([262, 202, 286, 228, 250, 228]);
    for (const x of [62, 136, 196, 240]) {
      p.ink("black", x === 62 ? 25 : 19);
      p.dot(x, x === 62 ? 216 : 222);
    }
    p.ink("red", 8);
    p.dot(62, 216);
    p.ink("grey", 6);
    p.line([136, 222, 240, 222]);
    p.ink("grey", 5);
    p.oval(216, 56, 15, 12);
    p.oval(184, 36, 20, 14);
    p.oval(138, 22, 24, 14);
    p.ink("brown", 5);
    p.line([8, 250, 292, 250]);
  },
  ufo(p) {
    p.ink("black");
    const dome = p.curve([92, 112, 100, 66, 132, 44, 168, 44, 200, 66, 208, 112]);
    const saucer = p.oval(150, 130, 118, 34);
    p.colour(dome, "sky", { slope: 60, radius: 7, around: [saucer] });
    p.colour(saucer, "grey", { slope: 0, radius: 8 });
    p.ink("green", 11);
    p.dot(150, 82);
    p.ink("black", 3);
    p.dot(146, 80);
    p.dot(155, 80);
    p.ink("yellow", 8);
    p.dot(64, 132);
    p.dot(106, 144);
    p.dot(150, 148);
    p.dot(194, 144);
    p.dot(236, 132);
    p.ink("yellow", 5);
    p.line([98, 172, 54, 276]);
    p.line([150, 176, 150, 280]);
    p.line([202, 172, 248, 276]);
    p.ink("black", 4);
    p.dot(40, 44, 3);
    p.dot(256, 34, 3);
    p.dot(270, 84, 2);
    p.dot(28, 196, 3);
  },
  plane(p) {
    p.ink("black");
    const body = p.loop([
      22, 150, 52, 124, 120, 118, 210, 124, 268, 134, 270, 152, 206, 170, 110, 180, 46, 176,
    ]);
    const tail = p.line([226, 126, 256, 72, 282, 72, 266, 134]);
    const wing = p.line([116, 158, 156, 246, 192, 246, 178, 156]);
    const far = p.line([132, 118, 156, 68, 180, 68, 176, 120]);
    p.colour(body, "white", { slope: 0, radius: 9 });
    p.colour(tail, "red", { slope: 80, radius: 6 });
    p.colour(wing, "red", { slope: 70, radius: 7 });
    p.colour(far, "red", { slope: 110, radius: 6 });
    p.ink("blue", 6);
    p.dot(92, 144);
    p.dot(120, 143);
    p.dot(148, 142);
    p.dot(176, 142);
    p.dot(204, 143);
    p.line([44, 144, 64, 138]);
    p.ink("sky", 5);
    p.curve([26, 62, 20, 44, 40, 34, 56, 42, 76, 32, 90, 48, 82, 64, 26, 62]);
    p.curve([220, 226, 214, 208, 234, 200, 250, 208, 270, 200, 282, 216, 272, 230, 220, 226]);
  },
};
