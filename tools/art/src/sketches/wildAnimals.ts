import type { Sketches } from "./sketch.ts";

/** Animals of the zoo and the sea. */
export const WILD_ANIMALS: Sketches = {
  fish(p) {
    p.ink("black");
    const body = p.loop([
      30, 156, 70, 112, 130, 94, 188, 114, 218, 152, 190, 192, 130, 212, 70, 200,
    ]);
    const tail = p.curve([212, 148, 244, 112, 278, 92, 264, 152, 280, 214, 244, 192, 212, 160]);
    const fin = p.curve([104, 100, 134, 62, 180, 70, 168, 106]);
    p.colour(body, "orange", { slope: 0, radius: 8 });
    p.colour(tail, "yellow", { slope: 80, radius: 6 });
    p.colour(fin, "yellow", { slope: 60, radius: 5 });
    p.ink("white", 13);
    p.dot(72, 144);
    p.ink("black", 6);
    p.dot(70, 145);
    p.ink("black");
    p.curve([34, 168, 50, 176, 60, 170]);
    p.curve([102, 120, 116, 152, 102, 188]);
    p.curve([134, 132, 146, 146, 134, 160]);
    p.curve([160, 130, 172, 144, 160, 158]);
    p.curve([146, 164, 158, 178, 146, 192]);
    p.ink("sky", 3);
    p.oval(32, 108, 9);
    p.oval(22, 78, 7);
    p.oval(40, 50, 11);
  },
  elephant(p) {
    p.ink("black");
    const left = p.loop([104, 76, 60, 44, 22, 66, 18, 120, 44, 166, 88, 160, 98, 120]);
    const right = p.loop([196, 76, 240, 44, 278, 66, 282, 120, 256, 166, 212, 160, 202, 120]);
    const head = p.curve([
      132, 188, 92, 160, 90, 96, 124, 62, 176, 62, 210, 96, 208, 160, 174, 186,
    ]);
    const trunk = p.curve([
      130, 166, 130, 214, 132, 258, 158, 274, 196, 266, 200, 246, 184, 240, 172, 236, 170, 210, 172,
      166,
    ]);
    p.colour(left, "grey", { slope: 60, radius: 8 });
    p.colour(right, "grey", { slope: 120, radius: 8 });
    p.colour(head, "grey", { slope: 10, radius: 8, around: [trunk] });
    p.colour(trunk, "grey", { slope: 0, radius: 6 });
    p.ink("pink", 9);
    p.curve([66, 76, 48, 96, 56, 132]);
    p.curve([234, 76, 254, 98, 246, 132]);
    p.ink("black", 7);
    p.dot(124, 122);
    p.dot(180, 122);
    p.ink("black", 2);
    p.curve([132, 196, 150, 202, 168, 196]);
    p.curve([132, 216, 150, 222, 168, 216]);
    p.curve([136, 240, 152, 244, 168, 236]);
    p.ink("black");
    p.curve([120, 182, 108, 206, 118, 222]);
    p.curve([182, 182, 196, 206, 190, 222]);
  },
  lion(p) {
    p.ink("brown", 4);
    const mane = p.shape([
      150, 22, 178, 48, 212, 36, 220, 70, 258, 74, 250, 110, 282, 130, 258, 158, 274, 194, 238, 202,
      232, 240, 196, 234, 176, 268, 148, 244, 118, 268, 102, 234, 64, 240, 62, 202, 26, 192, 44,
      158, 18, 130, 50, 108, 42, 72, 80, 70, 88, 36, 122, 48,
    ]);
    p.ink("black");
    const face = p.oval(150, 148, 70, 68);
    p.colour(mane, "orange", { slope: 30, radius: 9, around: [face] });
    p.colour(face, "yellow", { slope: -20, radius: 8 });
    p.ink("black", 7);
    p.dot(124, 132);
    p.dot(178, 132);
    p.ink("brown", 6);
    p.line([140, 158, 162, 158, 151, 168, 142, 160]);
    p.ink("black");
    p.curve([120, 180, 138, 192, 151, 172, 166, 192, 182, 179]);
    p.ink("black", 2);
    p.line([112, 164, 82, 158]);
    p.line([112, 174, 84, 180]);
    p.line([190, 164, 220, 156]);
    p.line([190, 174, 220, 180]);
  },
  bear(p) {
    p.ink("black");
    const left = p.oval(82, 78, 36, 36);
    const right = p.oval(218, 78, 36, 36);
    const head = p.oval(150, 158, 104, 96);
    const muzzle = p.oval(150, 196, 46, 38);
    p.colour(left, "brown", { slope: 30, radius: 8, around: [head] });
    p.colour(right, "brown", { slope: 30, radius: 8, around: [head] });
    p.colour(head, "brown", { slope: 20, radius: 9, around: [muzzle] });
    p.colour(muzzle, "peach", { slope: 0, radius: 7 });
    p.ink("peach", 9);
    p.curve([72, 84, 74, 68, 90, 64]);
    p.curve([228, 84, 226, 68, 210, 64]);
    p.ink("black", 8);
    p.dot(112, 136);
    p.dot(188, 136);
    p.ink("black", 8);
    p.line([140, 178, 160, 178, 150, 184]);
    p.ink("black");
    p.line([150, 186, 150, 204]);
    p.curve([126, 208, 138, 216, 150, 204, 162, 216, 176, 207]);
  },
  penguin(p) {
    p.ink("black");
    const body = p.loop([
      150, 30, 192, 46, 206, 90, 222, 150, 218, 220, 188, 258, 112, 258, 82, 220, 78, 150, 94, 90,
      108, 46,
    ]);
    const belly = p.loop([
      150, 112, 180, 130, 194, 180, 182, 232, 150, 246, 118, 232, 106, 180, 120, 130,
    ]);
    p.colour(body, "black", { slope: 80, radius: 6, around: [belly] });
    p.ink("black", 9);
    p.curve([84, 136, 58, 168, 50, 210]);
    p.curve([216, 136, 244, 168, 250, 208]);
    p.ink("white", 12);
    p.dot(130, 78);
    p.dot(170, 78);
    p.ink("black", 5);
    p.dot(132, 79);
    p.dot(168, 79);
    p.ink("orange", 6);
    p.line([138, 98, 162, 98, 150, 114, 142, 101]);
    p.ink("orange", 9);
    p.line([104, 268, 136, 266]);
    p.line([166, 266, 198, 268]);
    p.ink("red", 9);
    p.curve([96, 122, 150, 136, 206, 122]);
    p.line([190, 130, 200, 176]);
  },
  owl(p) {
    p.ink("black");
    const body = p.loop([
      84, 44, 118, 64, 182, 64, 216, 42, 222, 96, 232, 160, 214, 220, 180, 246, 120, 246, 86, 220,
      68, 160, 78, 96,
    ]);
    const eyes = [p.oval(118, 108, 33, 33), p.oval(182, 108, 33, 33)];
    p.colour(body, "brown", { slope: 70, radius: 6, around: eyes });
    p.ink("yellow", 10);
    p.curve([104, 104, 116, 94, 130, 104, 126, 118, 110, 118]);
    p.curve([168, 104, 180, 94, 196, 104, 190, 118, 174, 118]);
    p.ink("black", 10);
    p.dot(120, 108);
    p.dot(180, 108);
    p.ink("orange", 5);
    p.line([142, 132, 160, 132, 151, 152, 144, 136]);
    p.ink("black");
    p.curve([92, 150, 84, 194, 104, 226]);
    p.curve([208, 150, 216, 194, 196, 226]);
    p.ink("yellow", 3);
    p.curve([122, 170, 130, 180, 138, 170, 146, 180, 154, 170, 162, 180, 170, 170, 178, 180]);
    p.curve([126, 192, 134, 202, 142, 192, 150, 202, 158, 192, 166, 202, 174, 192]);
    p.curve([134, 214, 142, 224, 150, 214, 158, 224, 166, 214]);
    p.ink("brown", 8);
    p.curve([18, 264, 90, 256, 190, 264, 284, 256]);
    p.ink("orange", 4);
    p.line([124, 246, 124, 266]);
    p.line([136, 246, 136, 266]);
    p.line([166, 246, 166, 266]);
    p.line([178, 246, 178, 266]);
  },
  giraffe(p) {
    p.ink("black");
    const shape = p.loop([
      72, 46, 88, 40, 92, 24, 98, 40, 110, 24, 112, 44, 128, 66, 134, 120, 150, 150, 206, 152, 240,
      172, 244, 212, 240, 276, 222, 276, 218, 218, 166, 216, 160, 276, 142, 276, 136, 214, 116, 176,
      106, 120, 98, 88, 76, 92, 50, 84, 48, 64,
    ]);
    p.colour(shape, "yellow", { slope: 75, radius: 7 });
    p.ink("brown", 8);
    p.dot(116, 96);
    p.dot(120, 128);
    p.dot(134, 160);
    p.dot(132, 184);
    p.dot(164, 178);
    p.dot(192, 170);
    p.dot(186, 198);
    p.dot(220, 190);
    p.dot(150, 206);
    p.ink("brown", 5);
    p.dot(92, 22);
    p.dot(111, 22);
    p.ink("black");
    p.dot(84, 60, 5);
    p.dot(56, 72, 2);
    p.curve([58, 82, 70, 84, 80, 78]);
    p.curve([244, 180, 268, 190, 266, 218]);
    p.ink("brown", 6);
    p.dot(266, 222);
    p.ink("green", 4);
    p.line([30, 280, 36, 264, 44, 280, 52, 262, 60, 280]);
    p.line([180, 280, 186, 268, 192, 280]);
  },
  snake(p) {
    p.ink("green", 16);
    p.curve([
      44, 252, 92, 262, 160, 262, 232, 250, 246, 208, 206, 184, 130, 182, 84, 158, 92, 112, 146,
      104, 186, 92, 190, 60,
    ]);
    p.ink("green", 22);
    p.curve([188, 56, 200, 48, 214, 54]);
    p.ink("yellow", 5);
    p.dot(96, 260);
    p.dot(140, 263);
    p.dot(186, 259);
    p.dot(226, 246);
    p.dot(236, 208);
    p.dot(196, 184);
    p.dot(152, 183);
    p.dot(108, 174);
    p.dot(92, 140);
    p.dot(118, 108);
    p.dot(160, 101);
    p.ink("white", 8);
    p.dot(194, 42);
    p.dot(214, 44);
    p.ink("black", 4);
    p.dot(196, 42);
    p.dot(215, 44);
    p.ink("red", 3);
    p.line([236, 60, 258, 66, 272, 58]);
    p.line([258, 66, 268, 76]);
  },
  turtle(p) {
    p.ink("black");
    const shell = p.curve([62, 192, 72, 128, 120, 88, 180, 88, 226, 128, 238, 192, 62, 192]);
    const head = p.curve([62, 174, 34, 138, 12, 148, 10, 176, 28, 192, 62, 192]);
    const front = p.curve([84, 194, 76, 232, 110, 234, 116, 194]);
    const back = p.curve([186, 194, 188, 234, 222, 232, 218, 194]);
    p.curve([238, 184, 260, 186, 276, 198, 256, 200, 234, 194]);
    p.colour(shell, "green", { slope: 0, radius: 8 });
    p.colour(head, "lime", { slope: 30, radius: 6 });
    p.colour(front, "lime", { slope: 80, radius: 6 });
    p.colour(back, "lime", { slope: 80, radius: 6 });
    p.ink("black");
    p.line([128, 128, 172, 128, 190, 156, 172, 182, 128, 182, 110, 156, 128, 128]);
    p.line([128, 128, 114, 100]);
    p.line([172, 128, 186, 100]);
    p.line([190, 156, 228, 156]);
    p.line([110, 156, 72, 156]);
    p.dot(30, 162, 5);
    p.curve([16, 180, 28, 184, 40, 178]);
  },
  frog(p) {
    p.ink("black");
    const body = p.loop([
      60, 86, 78, 56, 108, 58, 122, 82, 180, 82, 194, 58, 224, 56, 242, 86, 252, 130, 226, 172, 244,
      220, 226, 250, 74, 250, 56, 220, 76, 172, 48, 130,
    ]);
    const eyes = [p.oval(90, 84, 19, 19), p.oval(212, 84, 19, 19)];
    p.colour(body, "green", { slope: 15, radius: 9, around: eyes });
    p.ink("white", 13);
    p.dot(90, 84);
    p.dot(212, 84);
    p.ink("black", 8);
    p.dot(92, 84);
    p.dot(210, 84);
    p.ink("black");
    p.curve([76, 130, 110, 160, 150, 166, 190, 160, 226, 130]);
    p.dot(140, 116, 2);
    p.dot(162, 116, 2);
    p.ink("lime", 12);
    p.curve([124, 196, 150, 190, 176, 198, 170, 222, 130, 222, 128, 206]);
    p.ink("black");
    p.curve([74, 178, 108, 190, 112, 226, 96, 250]);
    p.curve([228, 178, 194, 190, 190, 226, 206, 250]);
    p.ink("green", 6);
    p.line([56, 256, 84, 252, 108, 258]);
    p.line([194, 258, 218, 252, 246, 256]);
  },
  whale(p) {
    p.ink("black");
    const body = p.loop([
      22, 172, 40, 124, 96, 104, 160, 112, 208, 144, 236, 130, 228, 92, 250, 76, 262, 104, 286, 104,
      284, 134, 258, 150, 246, 186, 206, 222, 130, 236, 60, 224,
    ]);
    p.colour(body, "blue", { slope: 5, radius: 9 });
    p.ink("white", 9);
    p.dot(74, 166);
    p.ink("black", 5);
    p.dot(73, 167);
    p.ink("black");
    p.curve([26, 190, 60, 204, 100, 192]);
    p.curve([132, 184, 150, 214, 180, 206, 172, 182]);
    p.ink("sky", 5);
    p.line([110, 100, 110, 58]);
    p.curve([110, 58, 98, 36, 78, 40, 72, 58]);
    p.curve([112, 58, 122, 34, 142, 40, 148, 58]);
    p.ink("sky", 4);
    p.curve([
      14, 252, 40, 242, 64, 254, 92, 244, 118, 256, 146, 246, 172, 256, 200, 246, 226, 254, 254,
      244, 282, 252,
    ]);
  },
  octopus(p) {
    p.ink("black");
    const head = p.curve([84, 168, 66, 116, 92, 56, 150, 40, 208, 56, 234, 116, 216, 168]);
    p.colour(head, "purple", { slope: 10, radius: 9 });
    p.ink("purple", 10);
    p.curve([88, 166, 66, 202, 30, 206, 22, 180]);
    p.curve([104, 172, 96, 228, 58, 250, 38, 236]);
    p.curve([130, 174, 132, 234, 106, 268, 86, 264]);
    p.curve([168, 174, 166, 234, 194, 270, 214, 262]);
    p.curve([194, 172, 204, 230, 240, 250, 262, 234]);
    p.curve([212, 166, 234, 202, 270, 204, 278, 178]);
    p.ink("white", 15);
    p.dot(124, 108);
    p.dot(178, 108);
    p.ink("black", 7);
    p.dot(127, 110);
    p.dot(175, 110);
    p.ink("black");
    p.curve([122, 142, 150, 160, 180, 142]);
    p.ink("pink", 4);
    p.dot(58, 204);
    p.dot(84, 224);
    p.dot(126, 232);
    p.dot(174, 232);
    p.dot(216, 224);
    p.dot(244, 203);
  },
  crab(p) {
    p.ink("black");
    const body = p.oval(150, 178, 86, 56);
    p.colour(body, "red", { slope: 10, radius: 9 });
    p.ink("black");
    p.line([126, 124, 118, 92]);
    p.line([174, 124, 182, 92]);
    p.ink("red", 6);
    p.curve([76, 148, 48, 140, 44, 112]);
    p.curve([224, 148, 252, 140, 256, 112]);
    p.ink("black");
    const left = p.loop([46, 112, 20, 98, 18, 56, 46, 38, 44, 74, 70, 44, 84, 72, 72, 104]);
    const right = p.loop([
      254, 112, 280, 98, 282, 56, 254, 38, 256, 74, 230, 44, 216, 72, 228, 104,
    ]);
    p.colour(left, "red", { slope: 60, radius: 6 });
    p.colour(right, "red", { slope: 120, radius: 6 });
    p.ink("red", 5);
    p.line([78, 204, 46, 214, 28, 244]);
    p.line([92, 220, 66, 238, 58, 268]);
    p.line([222, 204, 254, 214, 272, 244]);
    p.line([208, 220, 234, 238, 242, 268]);
    p.ink("white", 11);
    p.dot(117, 86);
    p.dot(183, 86);
    p.ink("black", 5);
    p.dot(119, 87);
    p.dot(181, 87);
    p.ink("black");
    p.curve([118, 188, 150, 210, 184, 188]);
  },
};
