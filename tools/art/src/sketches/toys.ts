import type { Sketches } from "./sketch.ts";
import { area } from "./ways.ts";

/** Tools, toys and instruments. */
export const TOOLS_AND_TOYS: Sketches = {
  guitar(p) {
    p.ink("black");
    const body = p.loop([
      122, 154, 146, 136, 172, 152, 166, 182, 178, 214, 158, 262, 106, 274, 62, 244, 58, 196, 92,
      174,
    ]);
    p.colour(body, "orange", { slope: 40, radius: 8 });
    p.ink("brown", 10);
    p.line([132, 180, 246, 50]);
    p.ink("black", 17);
    p.dot(118, 206);
    p.ink("brown", 9);
    p.line([244, 54, 262, 32]);
    p.ink("black", 5);
    p.line([88, 232, 104, 246]);
    p.ink("white", 2);
    p.line([96, 236, 254, 46]);
    p.line([102, 242, 258, 52]);
    p.ink("grey", 4);
    p.dot(242, 30);
    p.dot(252, 20);
    p.dot(270, 48);
    p.dot(280, 36);
    p.ink("blue", 4);
    p.line([230, 160, 230, 122, 254, 116, 254, 150]);
    p.dot(223, 162, 8);
    p.dot(247, 153, 8);
  },
  anchor(p) {
    p.ink("blue", 8);
    p.oval(150, 46, 20);
    p.line([150, 70, 150, 262]);
    p.line([102, 104, 198, 102]);
    p.curve([44, 172, 60, 228, 104, 258, 150, 264, 196, 258, 240, 228, 256, 172]);
    p.line([26, 194, 42, 168, 68, 190]);
    p.line([232, 190, 258, 168, 274, 194]);
    p.ink("brown", 4);
    p.curve([168, 50, 208, 56, 214, 92, 180, 130, 128, 150, 112, 186, 150, 206, 196, 216]);
  },
  sword(p) {
    p.ink("black");
    const blade = p.line([98, 180, 232, 40, 268, 30, 260, 68, 122, 204]);
    p.colour(blade, "grey", { slope: -45, radius: 6 });
    p.ink("white", 3);
    p.line([120, 182, 244, 54]);
    p.ink("orange", 8);
    p.line([74, 160, 142, 228]);
    p.ink("brown", 10);
    p.line([100, 204, 60, 244]);
    p.ink("red", 14);
    p.dot(48, 256);
    p.ink("yellow", 4);
    p.line([216, 110, 236, 130]);
    p.line([240, 106, 224, 134]);
    p.ink("brown", 3);
    p.curve([78, 224, 84, 230, 92, 228]);
    p.ink("yellow", 4);
    p.line([176, 40, 186, 56]);
    p.line([190, 38, 172, 56]);
  },
  magnet(p) {
    p.ink("black");
    const magnet = p.line([
      60, 232, 60, 132, 78, 78, 122, 46, 178, 46, 222, 78, 240, 132, 240, 232, 186, 232, 186, 138,
      172, 112, 150, 102, 128, 112, 114, 138, 114, 232, 60, 232,
    ]);
    p.line([60, 192, 114, 192]);
    p.line([186, 192, 240, 192]);
    p.colour(
      magnet.filter(({ y }) => y < 196),
      "red",
      { slope: 60, radius: 8 },
    );
    p.colour(area([62, 196, 112, 196, 112, 230, 62, 230]), "grey", { slope: 0, radius: 6 });
    p.colour(area([188, 196, 238, 196, 238, 230, 188, 230]), "grey", { slope: 0, radius: 6 });
    p.ink("yellow", 5);
    p.line([74, 250, 64, 264, 80, 268, 70, 286]);
    p.line([108, 250, 98, 264, 114, 268, 104, 286]);
    p.line([200, 250, 190, 264, 206, 268, 196, 286]);
    p.line([234, 250, 224, 264, 240, 268, 230, 286]);
  },
  hammer(p) {
    p.ink("black");
    const handle = p.shape([146, 112, 176, 128, 96, 280, 64, 262]);
    const head = p.loop([
      90, 62, 128, 34, 176, 44, 262, 92, 246, 128, 210, 112, 176, 128, 146, 112, 130, 84, 96, 88,
    ]);
    p.colour(handle, "brown", { slope: -62, radius: 5 });
    p.colour(head, "grey", { slope: 25, radius: 7 });
    p.ink("black", 4);
    p.line([214, 252, 214, 286]);
    p.line([202, 250, 228, 250]);
    p.ink("yellow", 4);
    p.line([240, 236, 260, 222]);
    p.line([190, 236, 174, 226]);
    p.line([214, 230, 216, 208]);
  },
  football(p) {
    p.ink("black");
    const ball = p.oval(150, 150, 116, 114);
    p.colour(ball, "white", { slope: 30, radius: 12 });
    p.ink("black");
    const middle = p.shape([150, 108, 192, 138, 176, 186, 124, 186, 108, 138]);
    p.colour(middle, "black", { slope: 0, radius: 7 });
    p.line([150, 108, 150, 72]);
    p.line([192, 138, 228, 124]);
    p.line([176, 186, 198, 218]);
    p.line([124, 186, 102, 218]);
    p.line([108, 138, 72, 124]);
    const top = p.line([108, 48, 124, 66, 150, 72, 178, 66, 194, 48]);
    const right = p.line([252, 102, 228, 124, 236, 160, 260, 176]);
    const left = p.line([48, 102, 72, 124, 64, 160, 40, 176]);
    const low = p.line([178, 258, 176, 232, 198, 218, 226, 226]);
    const other = p.line([122, 258, 124, 232, 102, 218, 74, 226]);
    for (const patch of [top, right, left, low, other])
      p.colour(patch, "black", { radius: 6, slope: 60 });
  },
  drum(p) {
    p.ink("black");
    p.oval(150, 124, 104, 32);
    const side = p.curve([46, 126, 50, 222, 100, 252, 150, 256, 200, 252, 250, 222, 254, 126]);
    p.colour([...side, { x: 200, y: 154 }, { x: 100, y: 154 }], "red", { slope: 85, radius: 9 });
    p.ink("yellow", 4);
    p.line([
      52, 146, 74, 232, 100, 160, 126, 248, 150, 164, 176, 248, 200, 160, 226, 232, 248, 146,
    ]);
    p.ink("brown", 5);
    p.line([64, 32, 136, 110]);
    p.line([242, 28, 174, 106]);
    p.ink("brown", 9);
    p.dot(140, 114);
    p.dot(170, 110);
    p.ink("black", 3);
    p.line([150, 84, 150, 66]);
    p.line([122, 84, 112, 72]);
  },
  robot(p) {
    p.ink("black");
    const head = p.shape([92, 58, 208, 58, 206, 142, 94, 142]);
    const body = p.shape([78, 156, 222, 156, 214, 244, 86, 244]);
    p.colour(head, "grey", { slope: 0, radius: 8 });
    p.colour(body, "sky", { slope: 0, radius: 8 });
    p.ink("black");
    p.line([150, 56, 150, 30]);
    p.ink("red", 9);
    p.dot(150, 22);
    p.ink("yellow", 13);
    p.dot(124, 90);
    p.dot(178, 90);
    p.ink("black", 5);
    p.dot(126, 92);
    p.dot(176, 92);
    p.line([116, 122, 128, 116, 140, 124, 152, 116, 164, 124, 176, 116, 186, 122]);
    p.ink("grey", 8);
    p.curve([74, 172, 44, 186, 36, 224]);
    p.curve([226, 172, 258, 160, 266, 124]);
    p.line([112, 250, 112, 278]);
    p.line([186, 250, 186, 278]);
    p.ink("black", 6);
    p.line([96, 284, 124, 284]);
    p.line([174, 284, 202, 284]);
    p.ink("red", 8);
    p.dot(112, 188);
    p.ink("green", 8);
    p.dot(138, 188);
    p.ink("white", 4);
    p.line([166, 182, 198, 182]);
    p.line([166, 198, 198, 198]);
  },
  "teddy-bear"(p) {
    p.ink("black");
    const head = p.oval(150, 96, 62, 54);
    const body = p.curve([112, 140, 92, 186, 108, 240, 150, 250, 192, 240, 208, 186, 188, 140]);
    const parts = [
      p.arc(98, 54, 22, 22, 100, 350),
      p.arc(202, 54, 22, 22, 190, 440),
      p.oval(96, 244, 32, 28),
      p.oval(204, 244, 32, 28),
    ];
    const left = p.curve([104, 154, 66, 168, 56, 200, 76, 210, 98, 190]);
    const right = p.curve([196, 154, 234, 168, 244, 200, 224, 210, 202, 190]);
    p.colour(head, "brown", { slope: 10, radius: 8 });
    p.colour(body, "brown", { slope: 80, radius: 8, around: parts.slice(2) });
    for (const part of [...parts, left, right]) p.colour(part, "brown", { slope: 60, radius: 6 });
    p.ink("peach", 14);
    p.line([142, 112, 160, 112]);
    p.ink("peach", 10);
    p.dot(94, 246);
    p.dot(206, 246);
    p.ink("black", 5);
    p.dot(128, 88);
    p.dot(174, 88);
    p.line([146, 106, 156, 106]);
    p.ink("red", 6);
    p.line([150, 150, 124, 138, 124, 164, 150, 152, 178, 138, 178, 164, 150, 150]);
  },
  skull(p) {
    p.ink("black");
    const skull = p.curve([
      104, 196, 74, 176, 56, 130, 72, 76, 116, 44, 150, 40, 184, 44, 228, 76, 244, 130, 226, 176,
      196, 196,
    ]);
    const jaw = p.line([104, 194, 106, 244, 194, 244, 196, 194]);
    p.colour(skull, "white", { slope: 20, radius: 12 });
    p.colour(jaw, "white", { slope: 0, radius: 8 });
    p.ink("black");
    const left = p.oval(110, 134, 27, 30);
    const right = p.oval(190, 134, 27, 30);
    p.colour(left, "black", { radius: 7 });
    p.colour(right, "black", { radius: 7 });
    p.ink("black", 5);
    p.line([150, 160, 138, 184, 162, 184, 151, 162]);
    p.ink("black", 3);
    p.line([126, 212, 126, 244]);
    p.line([150, 210, 150, 244]);
    p.line([174, 212, 174, 244]);
    p.line([106, 212, 194, 212]);
  },
};
