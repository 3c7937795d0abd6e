import type { Sketches } from "./sketch.ts";
import { area } from "./ways.ts";

/** Sky, weather and plants. */
export const NATURE: Sketches = {
  sun(p) {
    p.ink("orange", 4);
    const sun = p.oval(150, 150, 66, 66);
    p.colour(sun, "yellow", { slope: 20, radius: 9 });
    p.ink("orange", 5);
    p.line([150, 68, 150, 24]);
    p.line([210, 92, 242, 58]);
    p.line([232, 150, 278, 150]);
    p.line([210, 208, 242, 242]);
    p.line([150, 232, 150, 276]);
    p.line([90, 208, 58, 242]);
    p.line([68, 150, 22, 150]);
    p.line([90, 92, 58, 58]);
    p.ink("black", 6);
    p.dot(128, 138);
    p.dot(174, 138);
    p.ink("black", 3);
    p.curve([120, 162, 136, 182, 166, 182, 182, 162]);
    p.ink("pink", 9);
    p.dot(108, 158);
    p.dot(194, 158);
  },
  moon(p) {
    p.ink("black");
    const moon = p.loop([
      176, 28, 106, 52, 66, 110, 70, 178, 112, 236, 186, 262, 228, 250, 168, 218, 140, 168, 142,
      106, 162, 58,
    ]);
    p.colour(moon, "yellow", { slope: 70, radius: 9 });
    p.ink("black");
    p.curve([100, 120, 110, 130, 124, 124]);
    p.curve([104, 178, 120, 186, 138, 176]);
    p.ink("yellow", 4);
    p.line([232, 70, 232, 104]);
    p.line([214, 87, 250, 87]);
    p.line([206, 160, 206, 182]);
    p.line([194, 171, 218, 171]);
    p.line([264, 146, 264, 162]);
    p.line([256, 154, 272, 154]);
    p.line([46, 40, 46, 60]);
    p.line([36, 50, 56, 50]);
  },
  star(p) {
    p.ink("black");
    const star = p.shape([
      150, 28, 184, 112, 274, 116, 204, 174, 228, 262, 150, 212, 74, 262, 96, 174, 26, 116, 116,
      112,
    ]);
    p.colour(star, "yellow", { slope: 10, radius: 9 });
    p.ink("black", 6);
    p.dot(132, 142);
    p.dot(168, 142);
    p.ink("black");
    p.curve([130, 168, 150, 182, 172, 167]);
  },
  tree(p) {
    p.ink("black");
    const crown = p.loop([
      150, 30, 196, 36, 220, 66, 256, 92, 252, 138, 224, 166, 184, 174, 150, 184, 112, 174, 74, 166,
      46, 136, 44, 92, 78, 64, 104, 36,
    ]);
    const trunk = p.curve([124, 184, 132, 230, 112, 276, 190, 276, 170, 230, 178, 184]);
    p.colour(crown, "green", { slope: 20, radius: 11 });
    p.colour(trunk, "brown", { slope: 85, radius: 7 });
    p.ink("red", 9);
    p.dot(92, 104);
    p.dot(144, 76);
    p.dot(204, 98);
    p.dot(126, 138);
    p.dot(186, 144);
    p.ink("green", 4);
    p.line([42, 278, 50, 264, 56, 278, 64, 262, 70, 278]);
    p.line([222, 278, 230, 264, 236, 278, 244, 262, 250, 278]);
  },
  flower(p) {
    p.ink("green", 6);
    p.curve([150, 152, 156, 210, 148, 284]);
    p.ink("black");
    const leaf = p.loop([152, 240, 178, 204, 222, 198, 214, 232, 184, 250]);
    p.colour(leaf, "green", { radius: 6, slope: -40 });
    const centre = p.oval(150, 110, 30, 30);
    const petals = [
      p.curve([136, 84, 118, 44, 150, 18, 182, 44, 164, 84]),
      p.curve([172, 90, 208, 58, 244, 80, 228, 116, 180, 116]),
      p.curve([178, 124, 220, 138, 222, 180, 184, 186, 160, 140]),
      p.curve([140, 140, 116, 186, 78, 180, 80, 138, 122, 124]),
      p.curve([120, 116, 72, 116, 56, 80, 92, 58, 128, 90]),
    ];
    p.colour(centre, "yellow", { slope: 20, radius: 7 });
    for (const [at, petal] of petals.entries())
      p.colour(petal, "pink", { slope: 90 - at * 36, radius: 6, around: [centre] });
  },
  tulip(p) {
    p.ink("green", 6);
    p.curve([150, 146, 152, 210, 148, 286]);
    p.ink("black");
    const left = p.curve([148, 270, 104, 236, 88, 172, 128, 206, 148, 262]);
    const right = p.curve([152, 270, 196, 236, 214, 172, 174, 206, 152, 262]);
    p.colour(left, "green", { slope: 60, radius: 5 });
    p.colour(right, "green", { slope: 120, radius: 5 });
    const bloom = p.line([
      98, 40, 94, 96, 116, 136, 150, 148, 184, 136, 206, 96, 202, 40, 176, 76, 150, 30, 124, 76, 98,
      40,
    ]);
    p.colour(bloom, "red", { slope: 75, radius: 8 });
    p.ink("black");
    p.curve([124, 78, 120, 110, 142, 146]);
    p.curve([176, 78, 182, 110, 158, 146]);
  },
  sunflower(p) {
    p.ink("orange", 3);
    const petals = p.shape([
      150, 16, 166, 48, 190, 22, 194, 58, 228, 44, 216, 80, 252, 80, 226, 108, 256, 124, 222, 136,
      238, 168, 204, 162, 204, 196, 178, 176, 166, 206, 150, 178, 130, 206, 120, 174, 92, 192, 96,
      160, 60, 166, 78, 136, 44, 122, 74, 106, 48, 78, 84, 80, 74, 44, 106, 58, 112, 22, 134, 48,
    ]);
    const centre = p.oval(150, 110, 42, 42);
    p.colour(petals, "yellow", { slope: 30, radius: 7, around: [centre] });
    p.colour(centre, "brown", { slope: -30, radius: 7 });
    p.ink("black", 2);
    p.line([128, 92, 172, 132]);
    p.line([148, 76, 184, 112]);
    p.line([172, 90, 130, 132]);
    p.line([152, 76, 116, 112]);
    p.ink("green", 7);
    p.curve([150, 200, 156, 240, 150, 288]);
    p.ink("green", 9);
    p.curve([154, 262, 184, 244, 212, 234, 194, 256, 160, 268]);
    p.curve([148, 250, 116, 234, 92, 230, 112, 252, 146, 260]);
  },
  cactus(p) {
    p.ink("black");
    const cactus = p.loop([
      150, 30, 176, 52, 178, 132, 206, 130, 208, 92, 224, 82, 240, 94, 238, 150, 212, 168, 178, 168,
      178, 226, 122, 226, 122, 190, 88, 188, 60, 170, 58, 124, 74, 112, 90, 124, 92, 152, 122, 154,
      124, 52,
    ]);
    const pot = p.shape([92, 228, 208, 228, 192, 284, 108, 284]);
    p.colour(cactus, "green", { slope: 85, radius: 7 });
    p.colour(pot, "orange", { slope: 0, radius: 7 });
    p.ink("black", 2);
    for (const [x, y] of [
      [140, 76],
      [162, 92],
      [140, 122],
      [164, 146],
      [142, 172],
      [160, 202],
      [76, 146],
      [224, 116],
      [106, 170],
    ] as const) {
      p.line([x - 5, y - 4, x, y, x + 5, y - 4]);
    }
    p.ink("pink", 9);
    p.dot(150, 28);
    p.dot(138, 22);
    p.dot(162, 22);
  },
  "palm-tree"(p) {
    p.ink("black");
    const trunk = p.curve([
      132, 266, 140, 200, 152, 140, 162, 98, 178, 100, 172, 150, 168, 206, 172, 266,
    ]);
    p.colour(trunk, "brown", { slope: 80, radius: 6 });
    p.ink("green", 8);
    p.curve([168, 96, 130, 58, 84, 52, 46, 78]);
    p.curve([168, 96, 120, 86, 76, 104, 56, 140]);
    p.curve([168, 96, 160, 54, 176, 26, 198, 14]);
    p.curve([170, 96, 212, 54, 250, 58, 280, 86]);
    p.curve([170, 96, 214, 86, 252, 108, 266, 144]);
    p.ink("brown", 10);
    p.dot(158, 112);
    p.dot(180, 114);
    p.ink("yellow", 7);
    p.curve([40, 274, 100, 262, 200, 262, 264, 274]);
    p.ink("black", 2);
    p.curve([148, 166, 158, 170, 168, 164]);
    p.curve([144, 194, 156, 200, 168, 194]);
    p.curve([140, 224, 154, 230, 168, 224]);
    p.ink("sky", 4);
    p.curve([20, 290, 56, 284, 90, 292, 130, 284, 170, 292, 210, 284, 250, 292, 284, 286]);
  },
  rain(p) {
    p.ink("black");
    const cloud = p.loop([
      62, 146, 30, 122, 46, 84, 84, 82, 104, 44, 154, 34, 190, 62, 234, 62, 264, 96, 248, 138, 214,
      150, 140, 148,
    ]);
    p.colour(cloud, "grey", { slope: 0, radius: 10 });
    p.ink("blue", 5);
    for (const [x, y] of [
      [66, 176],
      [112, 172],
      [158, 178],
      [204, 172],
      [246, 176],
      [84, 220],
      [132, 216],
      [180, 222],
      [224, 216],
      [62, 258],
      [108, 256],
      [156, 262],
      [204, 258],
    ] as const) {
      p.line([x, y, x - 8, y + 22]);
    }
  },
  rainbow(p) {
    p.ink("red", 8);
    p.arc(150, 210, 124, 140, 182, 358);
    p.ink("orange", 8);
    p.arc(150, 210, 108, 124, 182, 358);
    p.ink("yellow", 8);
    p.arc(150, 210, 92, 108, 182, 358);
    p.ink("green", 8);
    p.arc(150, 210, 76, 92, 182, 358);
    p.ink("blue", 8);
    p.arc(150, 210, 60, 76, 182, 358);
    p.ink("purple", 8);
    p.arc(150, 210, 44, 60, 182, 358);
    p.ink("black");
    const left = p.loop([
      34, 240, 14, 222, 26, 200, 50, 204, 68, 188, 92, 204, 114, 214, 104, 240, 70, 244,
    ]);
    const right = p.loop([
      206, 240, 188, 220, 202, 202, 226, 204, 244, 188, 264, 204, 288, 216, 276, 240, 240, 244,
    ]);
    p.colour(left, "white", { slope: 0, radius: 8 });
    p.colour(right, "white", { slope: 0, radius: 8 });
  },
  lightning(p) {
    p.ink("black");
    const cloud = p.loop([
      62, 116, 34, 96, 48, 62, 84, 60, 106, 30, 154, 24, 188, 46, 232, 46, 260, 76, 246, 110, 212,
      120, 140, 118,
    ]);
    p.colour(cloud, "grey", { slope: 0, radius: 9 });
    p.ink("black");
    const bolt = p.shape([140, 124, 104, 198, 142, 194, 112, 282, 200, 170, 160, 172, 190, 124]);
    p.colour(bolt, "yellow", { slope: -60, radius: 6 });
    p.ink("yellow", 4);
    p.line([64, 150, 52, 178, 68, 176, 56, 204]);
    p.line([234, 150, 222, 178, 238, 176, 226, 204]);
  },
  mountain(p) {
    p.ink("black");
    const big = p.line([20, 252, 116, 68, 204, 252]);
    p.line([160, 160, 206, 106, 284, 252, 204, 252]);
    p.line([84, 130, 104, 144, 118, 126, 134, 146, 148, 134]);
    p.line([190, 128, 204, 140, 216, 126]);
    p.colour(
      big.filter(({ y }) => y > 134),
      "brown",
      { slope: 60, radius: 9 },
    );
    p.colour(area([206, 142, 226, 144, 282, 252, 206, 252, 168, 172]), "grey", {
      slope: 120,
      radius: 8,
    });
    p.ink("orange", 4);
    const sun = p.oval(252, 52, 24, 24);
    p.colour(sun, "yellow", { radius: 6 });
    p.ink("green", 6);
    p.curve([14, 260, 80, 254, 200, 262, 288, 256]);
    p.ink("black", 2);
    p.curve([28, 62, 40, 52, 48, 62, 58, 50, 70, 58]);
  },
  island(p) {
    p.ink("black");
    const sand = p.curve([54, 222, 92, 188, 150, 176, 208, 188, 246, 222, 54, 222]);
    p.colour(sand, "yellow", { slope: 0, radius: 7 });
    p.ink("brown", 7);
    p.curve([150, 184, 152, 140, 168, 92]);
    p.ink("green", 7);
    p.curve([168, 90, 138, 62, 104, 70]);
    p.curve([168, 90, 130, 86, 108, 112]);
    p.curve([170, 90, 176, 56, 200, 44]);
    p.curve([170, 90, 206, 76, 228, 98]);
    p.curve([170, 90, 196, 94, 210, 124]);
    p.ink("blue", 5);
    p.curve([
      10, 234, 36, 224, 60, 236, 86, 226, 112, 238, 138, 228, 164, 238, 190, 228, 216, 238, 242,
      226, 266, 236, 290, 228,
    ]);
    p.curve([
      30, 262, 56, 252, 80, 264, 106, 254, 132, 266, 158, 256, 184, 266, 210, 256, 236, 266, 262,
      256,
    ]);
    p.ink("red", 6);
    p.curve([204, 204, 212, 200, 220, 206]);
    p.ink("orange", 4);
    p.oval(50, 54, 24, 24);
    p.colour(p.oval(50, 54, 22, 22), "yellow", { radius: 6 });
  },
  volcano(p) {
    p.ink("black");
    const cone = p.curve([
      28, 264, 76, 224, 104, 168, 120, 116, 180, 116, 196, 168, 224, 224, 272, 264, 28, 264,
    ]);
    p.colour(cone, "brown", { slope: 70, radius: 9 });
    p.ink("red", 8);
    p.curve([124, 118, 130, 152, 120, 180, 134, 196]);
    p.curve([150, 118, 152, 164, 164, 186, 156, 222]);
    p.curve([176, 118, 176, 146, 188, 164]);
    p.ink("orange", 6);
    p.curve([136, 106, 118, 78, 92, 64]);
    p.curve([148, 104, 146, 70, 150, 44]);
    p.curve([162, 106, 182, 78, 208, 66]);
    p.ink("red", 6);
    p.dot(80, 78);
    p.dot(218, 82);
    p.dot(124, 44);
    p.dot(178, 46);
    p.ink("grey", 5);
    p.curve([96, 40, 78, 26, 96, 10, 116, 22, 132, 6, 156, 10, 172, 22, 198, 8, 216, 24, 200, 40]);
  },
  "christmas-tree"(p) {
    p.ink("black");
    const tree = p.shape([
      150, 44, 196, 108, 174, 108, 220, 170, 194, 170, 244, 238, 56, 238, 106, 170, 80, 170, 126,
      108, 104, 108,
    ]);
    const trunk = p.line([134, 240, 134, 276, 166, 276, 166, 240]);
    p.colour(tree, "green", { slope: 10, radius: 8 });
    p.colour(trunk, "brown", { slope: 85, radius: 6 });
    p.ink("yellow", 4);
    p.curve([118, 124, 150, 138, 184, 118]);
    p.curve([98, 186, 150, 204, 206, 178]);
    p.ink("red", 8);
    p.dot(146, 92);
    p.dot(124, 160);
    p.dot(96, 222);
    p.dot(184, 214);
    p.ink("blue", 8);
    p.dot(170, 152);
    p.dot(140, 216);
    p.dot(218, 226);
    p.ink("yellow", 5);
    p.line([
      150, 14, 156, 30, 172, 32, 160, 42, 164, 58, 150, 48, 136, 58, 140, 42, 128, 32, 144, 30, 150,
      14,
    ]);
  },
};
