import type { Sketches } from "./sketch.ts";

/** Things of the house and the wardrobe. */
export const HOUSEHOLD: Sketches = {
  umbrella(p) {
    p.ink("black");
    const roof = p.curve([28, 150, 44, 90, 94, 52, 150, 42, 206, 52, 256, 90, 272, 150]);
    p.curve([
      28, 150, 48, 136, 70, 134, 90, 152, 108, 136, 130, 134, 150, 152, 170, 136, 192, 134, 212,
      152, 232, 136, 252, 136, 272, 150,
    ]);
    p.colour([...roof, { x: 212, y: 140 }, { x: 90, y: 140 }], "red", { slope: 15, radius: 9 });
    p.ink("black");
    p.curve([90, 150, 104, 92, 150, 44]);
    p.curve([212, 150, 198, 92, 150, 44]);
    p.line([150, 42, 150, 26]);
    p.ink("brown", 5);
    p.curve([150, 152, 150, 220, 150, 256, 166, 274, 184, 262, 184, 248]);
    p.ink("sky", 4);
    p.line([50, 190, 44, 206]);
    p.line([96, 216, 90, 234]);
    p.line([220, 190, 214, 208]);
    p.line([256, 226, 250, 242]);
    p.line([40, 258, 35, 272]);
  },
  candle(p) {
    p.ink("black");
    const wax = p.curve([
      116, 128, 112, 180, 114, 240, 186, 240, 188, 180, 184, 128, 168, 140, 152, 130, 134, 142, 116,
      128,
    ]);
    p.colour(wax, "white", { slope: 80, radius: 8 });
    p.ink("black", 3);
    p.line([150, 130, 151, 106]);
    p.ink("orange", 4);
    const flame = p.loop([150, 110, 130, 92, 136, 62, 152, 30, 168, 64, 172, 90]);
    p.colour(flame, "yellow", { slope: 80, radius: 6 });
    p.ink("black");
    const holder = p.curve([62, 240, 74, 268, 150, 274, 226, 268, 238, 240, 62, 240]);
    p.colour(holder, "blue", { slope: 0, radius: 7 });
    p.arc(246, 250, 22, 16, -110, 160);
    p.ink("yellow", 4);
    p.line([104, 60, 84, 50]);
    p.line([106, 88, 84, 92]);
    p.line([196, 60, 216, 48]);
    p.line([196, 88, 218, 92]);
    p.ink("grey", 3);
    p.curve([128, 150, 130, 170, 127, 188]);
  },
  ladder(p) {
    p.ink("brown", 6);
    p.line([104, 20, 78, 284]);
    p.line([196, 20, 222, 284]);
    p.line([102, 52, 200, 50]);
    p.line([98, 92, 203, 94]);
    p.line([94, 136, 208, 134]);
    p.line([90, 178, 212, 180]);
    p.line([86, 222, 216, 220]);
    p.line([82, 260, 220, 262]);
    p.ink("green", 4);
    p.line([30, 286, 36, 272, 42, 286, 50, 270, 56, 286]);
    p.line([240, 286, 248, 270, 254, 286, 262, 272, 268, 286]);
  },
  key(p) {
    p.ink("black");
    const bow = p.oval(84, 148, 62, 60);
    const hole = p.oval(78, 148, 26, 26);
    const shaft = p.line([
      142, 136, 276, 136, 278, 160, 264, 160, 264, 196, 244, 196, 242, 174, 226, 174, 226, 190, 206,
      190, 206, 160, 142, 160,
    ]);
    p.colour(bow, "yellow", { slope: 30, radius: 7, around: [hole] });
    p.colour(shaft, "yellow", { slope: 0, radius: 6 });
    p.ink("orange", 3);
    p.curve([40, 128, 52, 108, 74, 98]);
    p.ink("yellow", 3);
    p.line([250, 60, 250, 92]);
    p.line([234, 76, 266, 76]);
    p.line([196, 50, 196, 66]);
    p.line([188, 58, 204, 58]);
  },
  glasses(p) {
    p.ink("red", 6);
    const left = p.oval(88, 168, 56, 50);
    const right = p.oval(212, 168, 56, 50);
    p.curve([142, 156, 150, 148, 158, 156]);
    p.curve([36, 148, 24, 112, 30, 82, 50, 76]);
    p.curve([264, 148, 276, 112, 270, 82, 250, 76]);
    p.colour(left, "sky", { slope: -50, radius: 9 });
    p.colour(right, "sky", { slope: -50, radius: 9 });
    p.ink("white", 5);
    p.line([72, 172, 96, 144]);
    p.line([88, 184, 108, 160]);
    p.line([196, 172, 220, 144]);
    p.line([212, 184, 232, 160]);
  },
  crown(p) {
    p.ink("black");
    const crown = p.shape([46, 228, 34, 96, 92, 152, 150, 70, 208, 152, 266, 96, 254, 228]);
    p.colour(crown, "yellow", { slope: 0, radius: 9 });
    p.ink("orange", 5);
    p.line([50, 202, 250, 202]);
    p.ink("red", 12);
    p.dot(34, 86);
    p.dot(150, 58);
    p.dot(266, 86);
    p.ink("blue", 9);
    p.dot(96, 216);
    p.dot(204, 216);
    p.ink("red", 9);
    p.dot(150, 216);
    p.ink("green", 8);
    p.line([150, 140, 162, 158, 150, 176, 140, 158, 150, 140]);
  },
  "t-shirt"(p) {
    p.ink("black");
    const shirt = p.shape([
      104, 62, 34, 104, 62, 156, 92, 138, 92, 254, 208, 254, 208, 138, 238, 156, 266, 104, 196, 62,
      178, 84, 150, 92, 122, 84,
    ]);
    p.colour(shirt, "sky", { slope: 75, radius: 9 });
    p.ink("black");
    p.curve([104, 62, 124, 98, 150, 106, 176, 98, 196, 62]);
    p.ink("red", 8);
    p.line([
      150, 138, 160, 164, 186, 164, 166, 182, 174, 208, 150, 192, 126, 208, 134, 182, 114, 164, 140,
      164, 150, 138,
    ]);
    p.ink("white", 4);
    p.line([52, 118, 74, 148]);
    p.line([248, 118, 226, 148]);
  },
  hat(p) {
    p.ink("black");
    const brim = p.oval(150, 214, 124, 30);
    const top = p.line([90, 200, 82, 66, 218, 66, 210, 200]);
    p.curve([82, 66, 116, 78, 184, 78, 218, 66]);
    p.colour(brim, "black", { slope: 0, radius: 7, around: [top] });
    p.colour([...top, { x: 150, y: 212 }], "black", { slope: 85, radius: 9 });
    p.ink("red", 10);
    p.curve([94, 182, 124, 192, 176, 192, 206, 182]);
    p.ink("pink", 6);
    p.curve([196, 166, 206, 136, 226, 112, 250, 106, 246, 132, 224, 152, 202, 172]);
  },
  scissors(p) {
    p.ink("black");
    const one = p.loop([148, 150, 196, 80, 232, 26, 244, 42, 214, 110, 166, 164]);
    const other = p.loop([152, 150, 104, 80, 68, 26, 56, 42, 86, 110, 134, 164]);
    p.colour(one, "grey", { slope: -60, radius: 5 });
    p.colour(other, "grey", { slope: 60, radius: 5, around: [one] });
    p.ink("red", 8);
    p.line([144, 166, 114, 206]);
    p.line([156, 166, 186, 206]);
    p.oval(96, 236, 34, 36, 30);
    p.oval(204, 236, 34, 36, -30);
    p.ink("black", 5);
    p.dot(150, 158);
  },
  cup(p) {
    p.ink("black");
    const cup = p.curve([66, 122, 70, 180, 84, 236, 136, 250, 188, 236, 202, 180, 206, 122]);
    p.oval(136, 122, 70, 16);
    p.curve([206, 144, 244, 138, 260, 170, 242, 204, 198, 206]);
    p.colour(cup, "red", { slope: 20, radius: 9 });
    p.ink("brown", 7);
    p.curve([82, 122, 110, 130, 160, 130, 190, 122]);
    p.ink("grey", 4);
    p.curve([104, 96, 94, 78, 108, 62, 98, 42]);
    p.curve([138, 96, 128, 76, 144, 58, 132, 36]);
    p.curve([172, 96, 162, 78, 178, 62, 168, 42]);
    p.ink("white", 9);
    p.dot(120, 182);
    p.dot(146, 182);
    p.line([118, 190, 134, 208, 150, 189]);
    p.ink("black");
    p.curve([30, 258, 90, 268, 190, 268, 256, 256]);
  },
  gift(p) {
    p.ink("black");
    const box = p.shape([54, 134, 246, 134, 240, 270, 60, 270]);
    const lid = p.shape([40, 100, 260, 100, 260, 134, 40, 134]);
    p.colour(box, "blue", { slope: 80, radius: 9 });
    p.colour(lid, "sky", { slope: 85, radius: 7 });
    p.ink("yellow", 11);
    p.line([150, 104, 150, 264]);
    p.ink("yellow", 7);
    p.curve([148, 98, 110, 92, 82, 66, 96, 42, 126, 54, 148, 98]);
    p.curve([152, 98, 190, 92, 218, 66, 204, 42, 174, 54, 152, 98]);
    p.ink("white", 5);
    p.dot(90, 174);
    p.dot(108, 224);
    p.dot(206, 172);
    p.dot(194, 226);
    p.dot(224, 248);
  },
  balloon(p) {
    p.ink("black");
    const balloon = p.loop([
      150, 24, 202, 40, 226, 92, 208, 148, 150, 190, 92, 148, 74, 92, 98, 40,
    ]);
    p.colour(balloon, "red", { slope: 60, radius: 10 });
    p.ink("black");
    p.line([150, 188, 138, 206, 162, 206, 151, 190]);
    p.ink("grey", 3);
    p.curve([150, 206, 162, 228, 142, 246, 156, 266, 148, 290]);
    p.ink("white", 7);
    p.curve([104, 100, 104, 76, 120, 58]);
  },
  bell(p) {
    p.ink("black");
    const bell = p.curve([
      48, 222, 76, 196, 86, 120, 114, 78, 150, 70, 186, 78, 214, 120, 224, 196, 252, 222, 48, 222,
    ]);
    p.colour(bell, "yellow", { slope: 15, radius: 9 });
    p.ink("black");
    p.oval(150, 56, 14);
    p.ink("orange", 15);
    p.dot(150, 240);
    p.ink("orange", 4);
    p.curve([80, 196, 120, 204, 180, 204, 220, 196]);
    p.ink("black", 3);
    p.arc(244, 110, 26, 40, -60, 50);
    p.arc(254, 110, 34, 60, -50, 45);
    p.arc(56, 110, 26, 40, 130, 240);
    p.arc(46, 110, 34, 60, 135, 230);
  },
  clock(p) {
    p.ink("red", 6);
    const rim = p.oval(150, 150, 118, 116);
    p.colour(rim, "white", { slope: 20, radius: 12 });
    p.ink("black", 4);
    p.line([150, 48, 150, 66]);
    p.line([252, 150, 234, 150]);
    p.line([150, 252, 150, 234]);
    p.line([48, 150, 66, 150]);
    p.ink("black", 3);
    p.line([202, 62, 196, 72]);
    p.line([238, 98, 228, 104]);
    p.line([238, 202, 228, 196]);
    p.line([202, 238, 196, 228]);
    p.line([98, 238, 104, 228]);
    p.line([62, 202, 72, 196]);
    p.line([62, 98, 72, 104]);
    p.line([98, 62, 104, 72]);
    p.ink("black", 5);
    p.line([150, 150, 112, 112]);
    p.line([150, 150, 196, 96]);
    p.ink("red", 8);
    p.dot(150, 150);
  },
  envelope(p) {
    p.ink("black");
    const paper = p.shape([30, 82, 270, 82, 270, 228, 30, 228]);
    p.colour(paper, "white", { slope: 0, radius: 12 });
    p.ink("black");
    p.line([30, 84, 150, 170, 270, 84]);
    p.line([30, 228, 112, 146]);
    p.line([270, 228, 188, 146]);
    p.ink("red", 5);
    const heart = p.loop([
      150, 146, 132, 126, 118, 140, 126, 162, 150, 184, 174, 162, 182, 140, 168, 126,
    ]);
    p.colour(heart, "red", { slope: 0, radius: 5 });
  },
  lightbulb(p) {
    p.ink("black");
    const glass = p.curve([
      124, 204, 118, 172, 86, 142, 84, 96, 112, 58, 150, 48, 188, 58, 216, 96, 214, 142, 182, 172,
      176, 204, 124, 204,
    ]);
    p.colour(glass, "yellow", { slope: 30, radius: 10 });
    p.ink("orange", 3);
    p.curve([138, 200, 132, 140, 142, 120, 150, 138, 158, 120, 168, 140, 162, 200]);
    p.ink("grey", 6);
    p.line([124, 216, 176, 212]);
    p.line([126, 232, 176, 228]);
    p.line([130, 248, 172, 244]);
    p.ink("black", 6);
    p.line([142, 260, 160, 260]);
    p.ink("yellow", 5);
    p.line([150, 30, 150, 8]);
    p.line([76, 54, 58, 38]);
    p.line([224, 54, 242, 38]);
    p.line([58, 108, 32, 108]);
    p.line([242, 108, 268, 108]);
    p.line([70, 160, 50, 174]);
    p.line([230, 160, 250, 174]);
  },
  book(p) {
    p.ink("black");
    const left = p.curve([150, 92, 112, 70, 66, 68, 28, 80, 28, 220, 66, 208, 112, 212, 150, 232]);
    const right = p.curve([
      150, 92, 188, 70, 234, 68, 272, 80, 272, 220, 234, 208, 188, 212, 150, 232,
    ]);
    p.line([150, 92, 150, 232]);
    p.colour(left, "white", { slope: 85, radius: 10 });
    p.colour(right, "white", { slope: 95, radius: 10 });
    p.ink("grey", 3);
    for (const [at, y] of [104, 126, 148, 170].entries()) {
      p.curve([48, y, 80, y - 4, 130, y + 8]);
      if (at > 1) p.curve([170, y + 8, 214, y - 4, 252, y]);
    }
    p.ink("red", 5);
    p.loop([212, 100, 196, 88, 186, 104, 212, 132, 236, 104, 226, 88]);
    p.ink("red", 6);
    p.curve([28, 226, 70, 218, 116, 222, 150, 242, 184, 222, 230, 218, 272, 226]);
  },
  sock(p) {
    p.ink("black");
    const sock = p.loop([
      112, 32, 194, 32, 190, 130, 200, 172, 256, 206, 262, 244, 230, 262, 170, 252, 116, 206, 108,
      130,
    ]);
    p.colour(sock, "green", { slope: -60, radius: 8 });
    p.ink("red", 9);
    p.line([114, 44, 190, 44]);
    p.ink("white", 7);
    p.line([114, 78, 188, 78]);
    p.line([114, 108, 186, 110]);
    p.ink("red", 10);
    p.curve([232, 206, 222, 232, 232, 252]);
    p.curve([246, 212, 238, 232, 244, 250]);
    p.curve([122, 180, 140, 184, 150, 200, 142, 218]);
  },
  pencil(p) {
    p.ink("black");
    const wood = p.shape([76, 188, 206, 58, 244, 96, 114, 226]);
    const tip = p.line([76, 188, 46, 256, 114, 226]);
    const rubber = p.curve([206, 58, 226, 34, 252, 40, 266, 66, 244, 96]);
    p.colour(wood, "yellow", { slope: -45, radius: 6 });
    p.colour(tip, "peach", { slope: -30, radius: 6 });
    p.colour(rubber, "pink", { slope: 45, radius: 6 });
    p.ink("black", 7);
    p.line([50, 250, 58, 242]);
    p.ink("orange", 3);
    p.line([90, 200, 220, 72]);
    p.line([102, 212, 232, 84]);
    p.ink("grey", 5);
    p.line([198, 66, 236, 104]);
    p.ink("blue", 4);
    p.curve([48, 262, 84, 276, 116, 254, 146, 268, 180, 254, 214, 270]);
  },
  broom(p) {
    p.ink("brown", 7);
    p.line([224, 18, 150, 164]);
    p.ink("black");
    const straw = p.shape([126, 156, 174, 180, 160, 280, 112, 268, 62, 244, 40, 216]);
    p.colour(straw, "yellow", { slope: -55, radius: 8 });
    p.ink("brown", 3);
    p.line([132, 180, 74, 238]);
    p.line([142, 184, 104, 254]);
    p.line([152, 190, 134, 266]);
    p.ink("red", 7);
    p.line([122, 166, 168, 190]);
    p.ink("grey", 3);
    p.dot(206, 266);
    p.dot(228, 254);
    p.dot(220, 280);
    p.dot(250, 276);
  },
  lamp(p) {
    p.ink("black");
    const shade = p.shape([104, 40, 196, 40, 238, 148, 62, 148]);
    p.colour(shade, "orange", { slope: 80, radius: 9 });
    p.ink("brown", 6);
    p.line([150, 152, 150, 246]);
    p.ink("black");
    const foot = p.curve([90, 266, 106, 246, 194, 246, 210, 266, 90, 266]);
    p.colour(foot, "brown", { slope: 0, radius: 5 });
    p.ink("black", 3);
    p.line([184, 150, 184, 184]);
    p.dot(184, 190, 6);
    p.ink("yellow", 5);
    p.line([60, 168, 42, 194]);
    p.line([94, 172, 88, 204]);
    p.line([216, 172, 222, 204]);
    p.line([244, 168, 262, 194]);
  },
  chair(p) {
    p.ink("brown", 6);
    p.line([90, 26, 92, 168]);
    p.line([190, 20, 190, 160]);
    p.line([90, 40, 190, 34]);
    p.line([91, 78, 190, 72]);
    p.line([92, 114, 190, 108]);
    p.ink("black");
    const seat = p.shape([88, 166, 190, 158, 240, 186, 126, 196]);
    p.colour(seat, "red", { slope: -5, radius: 6 });
    p.ink("brown", 6);
    p.line([94, 176, 92, 262]);
    p.line([128, 200, 128, 282]);
    p.line([236, 192, 238, 272]);
    p.line([192, 196, 194, 250]);
  },
  bed(p) {
    p.ink("brown", 6);
    p.line([28, 96, 28, 250]);
    p.line([272, 156, 272, 250]);
    p.ink("black");
    const blanket = p.shape([96, 164, 268, 170, 268, 222, 96, 222]);
    p.line([30, 188, 96, 188]);
    p.line([30, 222, 96, 222]);
    const pillow = p.loop([42, 156, 84, 152, 96, 170, 88, 186, 44, 188, 36, 172]);
    p.colour(blanket, "blue", { slope: 85, radius: 8 });
    p.colour(pillow, "white", { slope: 0, radius: 6 });
    p.ink("white", 6);
    p.dot(130, 188);
    p.dot(168, 206);
    p.dot(204, 186);
    p.dot(242, 204);
    p.ink("black", 4);
    p.line([112, 100, 138, 100, 112, 130, 140, 130]);
    p.line([158, 72, 178, 72, 158, 96, 180, 96]);
    p.line([194, 50, 208, 50, 194, 68, 210, 68]);
  },
};
