import type { Sketches } from "./sketch.ts";

/** Animals of house, farm and garden. */
export const TAME_ANIMALS: Sketches = {
  cat(p) {
    p.ink("black");
    const head = p.loop([
      96, 72, 92, 30, 128, 56, 166, 55, 202, 28, 203, 74, 210, 104, 192, 138, 150, 150, 108, 138,
      90, 104,
    ]);
    const body = p.curve([
      112, 142, 88, 190, 84, 250, 106, 268, 194, 268, 216, 250, 210, 190, 190, 142,
    ]);
    p.curve([212, 262, 262, 250, 264, 200, 246, 176, 254, 150]);
    p.colour(head, "orange", { slope: 20 });
    p.colour(body, "orange", { slope: 70 });
    p.ink("black");
    p.curve([138, 266, 136, 236, 140, 212]);
    p.curve([164, 266, 166, 236, 162, 212]);
    p.ink("white", 10);
    p.dot(124, 96);
    p.dot(178, 96);
    p.ink("black", 6);
    p.dot(127, 97);
    p.dot(175, 97);
    p.ink("pink", 5);
    p.line([145, 114, 157, 114, 151, 119]);
    p.ink("black", 2);
    p.curve([128, 124, 138, 132, 151, 122, 162, 132, 173, 123]);
    p.line([104, 112, 58, 104]);
    p.line([104, 120, 58, 126]);
    p.line([198, 112, 242, 102]);
    p.line([198, 120, 244, 124]);
  },
  dog(p) {
    p.ink("black");
    p.loop([
      100, 96, 112, 56, 152, 44, 190, 56, 203, 98, 206, 148, 190, 190, 150, 204, 112, 192, 96, 150,
    ]);
    const left = p.loop([108, 60, 76, 58, 52, 96, 50, 148, 72, 164, 92, 138, 98, 96]);
    const right = p.loop([194, 60, 226, 58, 248, 98, 250, 150, 228, 164, 208, 136, 203, 96]);
    p.colour(left, "brown", { slope: 70 });
    p.colour(right, "brown", { slope: 110 });
    p.ink("brown", 10);
    p.curve([166, 82, 182, 78, 192, 94, 190, 112, 174, 116, 164, 104, 170, 92, 180, 98]);
    p.ink("black", 7);
    p.dot(128, 102);
    p.dot(178, 102);
    p.ink("black");
    const nose = p.loop([134, 138, 150, 132, 168, 138, 162, 150, 150, 156, 140, 150]);
    p.colour(nose, "black", { radius: 4, slope: 0 });
    p.curve([150, 156, 150, 168, 136, 178, 120, 170]);
    p.curve([151, 168, 164, 178, 182, 168]);
    const tongue = p.curve([138, 178, 138, 208, 150, 218, 164, 208, 164, 176]);
    p.colour(tongue, "red", { radius: 5, slope: 80 });
    p.ink("blue", 7);
    p.curve([108, 206, 150, 222, 194, 205]);
    p.ink("yellow", 10);
    p.dot(152, 238);
  },
  duck(p) {
    p.ink("black");
    const body = p.curve([
      112, 128, 126, 150, 176, 152, 216, 148, 262, 122, 264, 170, 236, 214, 160, 224, 92, 210, 66,
      172, 78, 140,
    ]);
    const head = p.oval(96, 94, 42, 42);
    const beak = p.curve([56, 92, 30, 98, 16, 110, 40, 118, 64, 116]);
    p.colour(body, "yellow", { slope: 10, around: [head] });
    p.colour(head, "yellow", { slope: 40 });
    p.colour(beak, "orange", { radius: 5, slope: 0 });
    p.ink("black");
    p.dot(86, 84, 6);
    p.curve([134, 172, 150, 200, 196, 202, 226, 164]);
    p.ink("blue", 4);
    p.curve([
      20, 232, 46, 222, 70, 234, 98, 224, 124, 236, 152, 226, 180, 236, 208, 226, 236, 236, 262,
      224, 284, 232,
    ]);
    p.curve([60, 258, 84, 250, 108, 260, 134, 250, 158, 260]);
    p.curve([186, 256, 208, 248, 232, 258]);
  },
  chicken(p) {
    p.ink("black");
    const body = p.loop([
      108, 108, 128, 146, 168, 158, 212, 138, 254, 96, 262, 152, 244, 208, 190, 238, 126, 232, 80,
      192, 76, 130,
    ]);
    const head = p.oval(100, 88, 34, 36);
    p.colour(body, "white", { slope: 20, around: [head] });
    p.ink("red", 8);
    p.curve([80, 58, 84, 40, 94, 52, 102, 36, 110, 52, 122, 44, 120, 62]);
    p.ink("orange", 5);
    p.line([68, 84, 44, 96, 70, 102]);
    p.ink("red", 6);
    p.line([80, 116, 78, 134]);
    p.ink("black");
    p.dot(92, 82, 5);
    p.curve([134, 176, 152, 208, 196, 208, 222, 172]);
    p.ink("orange", 4);
    p.line([140, 240, 138, 276]);
    p.line([116, 280, 138, 276, 158, 282]);
    p.line([182, 240, 184, 274]);
    p.line([162, 280, 184, 274, 204, 280]);
    p.ink("yellow", 4);
    p.dot(40, 276);
    p.dot(62, 264);
    p.dot(80, 282);
  },
  pig(p) {
    p.ink("black");
    const body = p.oval(156, 150, 98, 68);
    const snout = p.oval(58, 158, 18, 25);
    const near = p.line([106, 206, 104, 252, 130, 252, 132, 216]);
    const far = p.line([186, 216, 188, 252, 214, 252, 218, 200]);
    p.colour(body, "peach", { slope: 25, radius: 8, around: [snout] });
    p.colour(snout, "pink", { slope: 80, radius: 6 });
    p.colour(near, "peach", { slope: 90, radius: 5 });
    p.colour(far, "peach", { slope: 90, radius: 5 });
    p.ink("black");
    const ear = p.shape([104, 96, 92, 54, 136, 82]);
    p.colour(ear, "peach", { radius: 5 });
    p.dot(52, 152, 4);
    p.dot(52, 168, 4);
    p.dot(98, 134, 7);
    p.curve([88, 188, 106, 200, 126, 190]);
    p.ink("pink", 5);
    p.curve([252, 140, 274, 134, 276, 112, 260, 110, 258, 126, 274, 134, 290, 124]);
    p.ink("green", 4);
    p.line([40, 258, 46, 246, 52, 258, 60, 244, 66, 258]);
    p.line([236, 260, 242, 246, 250, 260, 258, 246, 264, 260]);
  },
  sheep(p) {
    p.ink("black");
    const wool = p.loop([
      100, 100, 118, 72, 150, 84, 176, 62, 204, 82, 236, 80, 244, 112, 268, 130, 254, 158, 260, 188,
      228, 196, 206, 216, 178, 200, 148, 216, 124, 198, 96, 198, 92, 168, 74, 146, 90, 126,
    ]);
    p.colour(wool, "white", { slope: -15, radius: 9 });
    const head = p.loop([52, 108, 78, 96, 104, 110, 104, 146, 84, 176, 62, 174, 46, 144]);
    p.colour(head, "grey", { slope: 60, radius: 6 });
    p.ink("black", 5);
    p.line([128, 210, 126, 258]);
    p.line([156, 216, 156, 260]);
    p.line([196, 214, 198, 260]);
    p.line([222, 202, 226, 256]);
    p.ink("grey", 6);
    p.curve([102, 112, 124, 112, 130, 126]);
    p.curve([52, 112, 34, 112, 28, 124]);
    p.ink("white", 7);
    p.dot(66, 128);
    p.dot(88, 128);
    p.ink("black", 3);
    p.dot(66, 129);
    p.dot(87, 129);
    p.curve([66, 158, 76, 164, 86, 157]);
    p.ink("grey", 2);
    p.curve([150, 112, 168, 104, 176, 120, 162, 128]);
    p.curve([200, 142, 218, 136, 224, 152, 210, 160]);
    p.curve([136, 160, 152, 154, 160, 170]);
  },
  rabbit(p) {
    p.ink("black");
    p.curve([118, 136, 92, 80, 92, 26, 116, 18, 136, 60, 142, 126]);
    p.curve([160, 126, 168, 60, 190, 18, 212, 28, 208, 84, 184, 136]);
    p.oval(150, 186, 74, 66);
    p.ink("pink", 8);
    p.curve([126, 116, 112, 76, 112, 44]);
    p.curve([174, 116, 190, 78, 194, 46]);
    p.ink("black", 7);
    p.dot(124, 172);
    p.dot(178, 172);
    p.ink("pink", 11);
    p.dot(104, 204);
    p.dot(198, 204);
    p.ink("pink", 6);
    p.line([144, 196, 157, 196, 151, 202]);
    p.ink("black");
    p.curve([124, 210, 138, 220, 151, 206, 164, 220, 178, 209]);
    p.line([142, 218, 142, 238, 162, 238, 162, 218]);
    p.line([152, 218, 152, 236]);
    p.ink("black", 2);
    p.line([92, 190, 44, 178]);
    p.line([92, 204, 42, 206]);
    p.line([210, 190, 256, 176]);
    p.line([210, 204, 260, 204]);
  },
  mouse(p) {
    p.ink("black");
    const body = p.loop([
      30, 196, 70, 150, 120, 118, 176, 116, 224, 146, 242, 196, 224, 218, 130, 220, 54, 214,
    ]);
    const ear = p.oval(112, 104, 34, 32);
    p.colour(body, "grey", { slope: 15, radius: 8, around: [ear] });
    p.colour(ear, "pink", { radius: 6 });
    p.ink("black");
    p.dot(76, 172, 6);
    p.dot(32, 198, 8);
    p.ink("pink", 4);
    p.curve([238, 206, 268, 212, 282, 180, 262, 156, 272, 130, 286, 122]);
    p.ink("black", 2);
    p.line([52, 194, 28, 168]);
    p.line([58, 200, 26, 186]);
    p.line([54, 206, 24, 222]);
    p.ink("black");
    p.curve([104, 222, 92, 234, 112, 234]);
    p.curve([188, 222, 178, 236, 200, 234]);
    const cheese = p.shape([20, 276, 104, 238, 108, 280]);
    p.colour(cheese, "yellow", { radius: 5, slope: 0 });
    p.ink("brown", 3);
    p.oval(86, 264, 6);
  },
  ladybird(p) {
    p.ink("black");
    const shell = p.oval(158, 156, 92, 86);
    const head = p.curve([84, 104, 44, 108, 34, 156, 46, 200, 84, 208]);
    p.colour(head, "black", { slope: 80 });
    p.colour(shell, "red", { slope: 20, radius: 9 });
    p.ink("black", 4);
    p.curve([68, 154, 120, 150, 180, 158, 250, 154]);
    p.ink("black", 14);
    p.dot(120, 110);
    p.dot(184, 104);
    p.dot(216, 132);
    p.dot(122, 198);
    p.dot(178, 208);
    p.dot(214, 184);
    p.ink("white", 7);
    p.dot(56, 132);
    p.dot(56, 180);
    p.ink("black", 4);
    p.curve([52, 110, 44, 84, 28, 74]);
    p.curve([50, 202, 40, 226, 26, 236]);
    p.line([120, 78, 108, 48]);
    p.line([162, 68, 164, 36]);
    p.line([206, 80, 222, 50]);
    p.line([120, 234, 106, 264]);
    p.line([164, 242, 166, 274]);
    p.line([208, 230, 226, 260]);
  },
  snail(p) {
    p.ink("black");
    const body = p.loop([
      276, 232, 200, 240, 120, 240, 62, 234, 40, 206, 36, 164, 52, 148, 74, 158, 84, 190, 108, 208,
      150, 212, 226, 210,
    ]);
    const shell = p.oval(174, 142, 74, 72);
    p.colour(body, "yellow", { slope: 0, radius: 6, around: [shell] });
    p.colour(shell, "orange", { slope: 40, radius: 8 });
    p.ink("brown", 4);
    p.curve([
      176, 144, 186, 136, 192, 150, 176, 164, 154, 154, 150, 128, 174, 108, 208, 118, 220, 150, 202,
      184, 162, 192, 130, 178,
    ]);
    p.ink("black");
    p.line([44, 150, 30, 108]);
    p.line([62, 150, 74, 108]);
    p.dot(29, 104, 7);
    p.dot(75, 104, 7);
    p.curve([40, 188, 52, 200, 66, 192]);
    p.dot(54, 172, 4);
    p.ink("green", 4);
    p.line([14, 262, 20, 248, 26, 262, 34, 246, 40, 262]);
    p.line([100, 264, 107, 250, 114, 264, 122, 250, 128, 264]);
    p.line([222, 264, 230, 250, 236, 264, 244, 250, 250, 264]);
  },
  butterfly(p) {
    p.ink("black");
    const wings = [
      p.loop([144, 130, 100, 60, 40, 42, 28, 92, 60, 140, 140, 150]),
      p.loop([140, 156, 84, 158, 54, 196, 72, 240, 112, 236, 144, 180]),
      p.loop([158, 130, 202, 58, 262, 44, 272, 94, 240, 140, 162, 150]),
      p.loop([160, 156, 216, 158, 248, 196, 228, 242, 190, 236, 158, 180]),
    ];
    wings.forEach((wing, at) => {
      p.colour(wing, at % 2 === 0 ? "orange" : "yellow", { slope: at < 2 ? 40 : 140 });
    });
    p.ink("purple", 11);
    p.dot(78, 90);
    p.dot(226, 90);
    p.ink("red", 9);
    p.dot(100, 196);
    p.dot(204, 198);
    p.ink("black", 8);
    p.curve([151, 112, 152, 160, 150, 214]);
    p.dot(151, 102, 12);
    p.ink("black");
    p.curve([146, 92, 136, 62, 116, 50]);
    p.curve([156, 92, 168, 60, 188, 50]);
  },
  bee(p) {
    p.ink("black");
    const body = p.oval(158, 174, 86, 58);
    p.colour(body, "yellow", { slope: 90, radius: 8 });
    p.ink("black", 9);
    p.curve([146, 124, 138, 172, 146, 222]);
    p.curve([182, 124, 176, 172, 182, 222]);
    p.curve([216, 140, 212, 172, 216, 206]);
    p.ink("black");
    const wing = p.loop([150, 120, 110, 96, 92, 54, 122, 36, 152, 66, 160, 116]);
    const other = p.loop([168, 118, 172, 68, 202, 36, 230, 56, 214, 94, 178, 120]);
    p.colour(wing, "sky", { radius: 6, slope: 70 });
    p.colour(other, "sky", { radius: 6, slope: 110 });
    p.ink("black");
    p.line([244, 168, 270, 176, 244, 186]);
    p.dot(100, 166, 7);
    p.curve([86, 194, 98, 206, 114, 198]);
    p.curve([90, 140, 74, 116, 56, 112]);
    p.curve([104, 130, 96, 106, 80, 96]);
    p.dot(54, 111, 5);
    p.dot(79, 94, 5);
    p.ink("grey", 2);
    p.curve([276, 200, 284, 228, 262, 246]);
    p.curve([248, 254, 222, 264, 200, 256]);
    p.curve([186, 250, 168, 258, 162, 276]);
  },
  spider(p) {
    p.ink("grey", 2);
    p.line([150, 0, 150, 96]);
    p.ink("black");
    const body = p.oval(150, 176, 62, 56);
    const head = p.oval(150, 112, 34, 30);
    p.colour(body, "black", { slope: 20, radius: 9 });
    p.colour(head, "black", { slope: 0, radius: 7 });
    p.ink("black", 4);
    p.line([96, 150, 56, 122, 28, 156]);
    p.line([90, 168, 44, 160, 18, 206]);
    p.line([92, 188, 52, 200, 34, 250]);
    p.line([104, 210, 78, 236, 76, 278]);
    p.line([204, 150, 244, 122, 272, 156]);
    p.line([210, 168, 256, 160, 282, 206]);
    p.line([208, 188, 248, 200, 266, 250]);
    p.line([196, 210, 222, 236, 224, 278]);
    p.ink("white", 9);
    p.dot(138, 108);
    p.dot(163, 108);
    p.ink("black", 4);
    p.dot(140, 110);
    p.dot(161, 110);
    p.ink("red", 5);
    p.line([150, 156, 164, 176, 150, 196, 136, 176, 150, 156]);
  },
  hedgehog(p) {
    p.ink("black");
    const face = p.curve([116, 128, 78, 146, 48, 178, 24, 196, 44, 214, 96, 222]);
    const spikes = p.shape([
      116, 128, 104, 96, 134, 106, 130, 70, 160, 92, 172, 58, 190, 90, 216, 64, 220, 100, 254, 88,
      246, 122, 280, 128, 258, 152, 288, 172, 260, 184, 280, 210, 248, 208, 252, 226, 96, 224, 128,
      190, 118, 160,
    ]);
    p.colour(spikes, "brown", { slope: -40, radius: 8 });
    p.colour(face, "peach", { slope: 20, radius: 6 });
    p.dot(26, 196, 9);
    p.dot(84, 172, 6);
    p.ink("black");
    p.curve([56, 204, 68, 208, 80, 200]);
    p.curve([108, 226, 100, 242, 124, 242]);
    p.curve([208, 228, 200, 244, 226, 242]);
    p.ink("black", 2);
    p.line([150, 128, 142, 112]);
    p.line([186, 132, 184, 112]);
    p.line([222, 146, 230, 128]);
    p.line([168, 170, 160, 152]);
    p.line([210, 184, 214, 166]);
    p.ink("red", 11);
    p.dot(186, 72);
    p.ink("green", 3);
    p.line([187, 62, 194, 50]);
  },
};
