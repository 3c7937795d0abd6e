import type { Sketches } from "./sketch.ts";
import { area } from "./ways.ts";

/** Buildings, and figures that go with them. */
export const PLACES_AND_PEOPLE: Sketches = {
  house(p) {
    p.ink("black");
    const wall = p.shape([64, 138, 236, 138, 236, 266, 64, 266]);
    const roof = p.shape([40, 140, 150, 44, 260, 140]);
    p.line([204, 88, 204, 50, 228, 50, 228, 110]);
    p.colour(roof, "red", { slope: 0, radius: 8 });
    const door = p.shape([128, 266, 128, 196, 172, 196, 172, 266]);
    p.colour(door, "brown", { slope: 85, radius: 6 });
    const panes = [
      p.shape([80, 162, 114, 162, 114, 196, 80, 196]),
      p.shape([186, 162, 220, 162, 220, 196, 186, 196]),
    ];
    for (const pane of panes) p.colour(pane, "sky", { slope: 0, radius: 6 });
    p.colour(wall, "yellow", { slope: 85, radius: 7, around: [door, ...panes] });
    p.line([97, 162, 97, 196]);
    p.line([203, 162, 203, 196]);
    p.dot(163, 232, 3);
    p.ink("grey", 3);
    p.curve([216, 44, 206, 32, 222, 26, 214, 12]);
    p.ink("green", 6);
    p.curve([18, 274, 90, 270, 200, 276, 284, 270]);
  },
  castle(p) {
    p.ink("black");
    const walls = p.line([
      44, 264, 44, 104, 58, 104, 58, 118, 72, 118, 72, 104, 86, 104, 86, 118, 98, 118, 98, 160, 114,
      160, 114, 148, 130, 148, 130, 160, 146, 160, 146, 148, 162, 148, 162, 160, 178, 160, 178, 148,
      192, 148, 192, 160, 204, 160, 204, 118, 214, 118, 214, 104, 228, 104, 228, 118, 242, 118, 242,
      104, 256, 104, 256, 264, 44, 264,
    ]);
    const gate = p.curve([120, 264, 120, 216, 134, 196, 150, 190, 166, 196, 180, 216, 180, 264]);
    p.colour(walls, "grey", { slope: 0, radius: 7, around: [gate] });
    p.colour(gate, "brown", { slope: 85, radius: 7 });
    p.ink("black", 5);
    p.line([72, 150, 72, 172]);
    p.line([230, 150, 230, 172]);
    p.ink("black");
    p.line([72, 104, 72, 52]);
    p.line([230, 104, 230, 52]);
    p.ink("red", 6);
    p.line([74, 54, 106, 64, 76, 76]);
    p.line([232, 54, 264, 64, 234, 76]);
    p.ink("green", 6);
    p.curve([20, 272, 100, 268, 200, 274, 282, 268]);
  },
  lighthouse(p) {
    p.ink("black");
    const tower = p.shape([122, 98, 178, 98, 196, 252, 104, 252]);
    p.colour(tower, "white", { slope: 0, radius: 8 });
    p.ink("red", 11);
    p.line([126, 126, 174, 128]);
    p.line([120, 164, 180, 166]);
    p.line([116, 204, 184, 206]);
    p.line([112, 240, 188, 240]);
    p.ink("black");
    p.line([112, 96, 188, 96]);
    const lantern = p.line([128, 94, 128, 60, 172, 60, 172, 94]);
    p.colour(lantern, "yellow", { slope: 0, radius: 6 });
    const roof = p.shape([116, 60, 150, 30, 184, 60]);
    p.colour(roof, "red", { slope: 0, radius: 5 });
    p.ink("yellow", 5);
    p.line([112, 72, 30, 46]);
    p.line([112, 84, 26, 96]);
    p.line([188, 72, 270, 46]);
    p.line([188, 84, 274, 96]);
    p.ink("brown", 7);
    p.curve([56, 262, 100, 254, 200, 254, 246, 264]);
    p.ink("blue", 5);
    p.curve([
      10, 280, 40, 270, 70, 282, 100, 272, 130, 284, 160, 274, 190, 284, 220, 274, 250, 284, 286,
      274,
    ]);
  },
  windmill(p) {
    p.ink("black");
    const tower = p.line([114, 112, 88, 264, 212, 264, 186, 112]);
    const cap = p.curve([108, 112, 120, 82, 150, 72, 180, 82, 192, 112, 108, 112]);
    const door = p.curve([134, 264, 134, 230, 150, 220, 166, 230, 166, 264]);
    p.colour(tower, "orange", { slope: 0, radius: 8, around: [door] });
    p.colour(cap, "brown", { slope: 0, radius: 6 });
    p.colour(door, "brown", { slope: 85, radius: 5 });
    p.ink("black", 4);
    p.line([62, 26, 238, 188]);
    p.line([236, 22, 64, 186]);
    p.ink("black", 3);
    p.line([62, 26, 46, 46, 120, 116]);
    p.line([236, 22, 252, 40, 182, 106]);
    p.line([238, 188, 254, 168, 182, 102]);
    p.line([64, 186, 46, 166, 118, 104]);
    p.ink("red", 8);
    p.dot(150, 106);
    p.ink("green", 6);
    p.curve([18, 272, 90, 268, 200, 274, 284, 268]);
  },
  tent(p) {
    p.ink("black");
    const front = p.shape([34, 242, 118, 82, 190, 242]);
    const side = p.line([118, 82, 222, 76, 276, 230, 190, 242]);
    p.colour(front, "orange", {
      slope: 65,
      radius: 8,
      around: [area([116, 130, 140, 242, 92, 242])],
    });
    p.colour(side, "red", { slope: 75, radius: 8 });
    p.ink("black");
    p.line([92, 242, 116, 124, 142, 242]);
    p.line([118, 84, 114, 66]);
    p.line([34, 242, 14, 256]);
    p.line([276, 230, 290, 244]);
    p.ink("green", 5);
    p.curve([10, 262, 80, 256, 180, 264, 290, 256]);
    p.ink("yellow", 4);
    p.arc(50, 56, 22, 26, 60, 290);
    p.arc(62, 54, 18, 22, 80, 270);
    p.dot(246, 40, 4);
    p.dot(190, 32, 3);
    p.dot(110, 36, 3);
  },
  igloo(p) {
    p.ink("black");
    const dome = p.curve([36, 226, 44, 152, 86, 98, 146, 82, 206, 98, 248, 152, 256, 226, 36, 226]);
    p.colour(dome, "white", { slope: 0, radius: 10 });
    p.ink("blue", 3);
    p.curve([46, 180, 100, 186, 190, 186, 246, 180]);
    p.curve([66, 134, 110, 142, 180, 142, 226, 134]);
    p.line([106, 104, 104, 138]);
    p.line([156, 86, 158, 140]);
    p.line([204, 100, 198, 138]);
    p.line([84, 142, 80, 182]);
    p.line([180, 144, 182, 184]);
    p.line([222, 142, 226, 180]);
    p.line([64, 186, 62, 222]);
    p.line([214, 188, 218, 222]);
    p.ink("black");
    const door = p.curve([108, 226, 110, 188, 132, 168, 156, 170, 176, 190, 178, 226]);
    p.colour(door, "black", { slope: 85, radius: 7 });
    p.ink("sky", 5);
    p.curve([12, 234, 90, 230, 200, 236, 288, 230]);
    p.dot(40, 60, 5);
    p.dot(84, 40, 4);
    p.dot(222, 44, 5);
    p.dot(266, 86, 4);
    p.dot(150, 46, 4);
  },
  snowman(p) {
    p.ink("black");
    const low = p.oval(150, 226, 62, 54);
    const middle = p.oval(150, 142, 44, 38);
    const head = p.oval(150, 80, 32, 30);
    for (const ball of [low, middle, head]) p.colour(ball, "white", { slope: 20, radius: 9 });
    p.ink("black", 4);
    p.dot(138, 74);
    p.dot(162, 74);
    p.dot(150, 136, 5);
    p.dot(150, 158, 5);
    p.dot(150, 206, 5);
    p.dot(150, 232, 5);
    p.ink("orange", 5);
    p.line([150, 82, 178, 90]);
    p.ink("black", 3);
    p.curve([136, 94, 146, 102, 160, 98]);
    const hat = p.line([122, 50, 124, 12, 176, 10, 180, 48]);
    p.colour(hat, "black", { slope: 85, radius: 6 });
    p.ink("black", 5);
    p.line([104, 53, 198, 50]);
    p.ink("brown", 4);
    p.line([108, 136, 62, 106]);
    p.line([78, 116, 72, 96]);
    p.line([192, 136, 240, 104]);
    p.line([224, 114, 232, 94]);
    p.ink("red", 8);
    p.curve([120, 112, 150, 120, 180, 110]);
    p.line([174, 116, 182, 148]);
  },
  ghost(p) {
    p.ink("black");
    const ghost = p.curve([
      70, 262, 72, 180, 74, 110, 104, 54, 150, 40, 196, 54, 226, 110, 230, 180, 232, 262, 206, 240,
      184, 264, 160, 240, 138, 264, 114, 240, 92, 264, 70, 262,
    ]);
    p.colour(ghost, "white", { slope: 75, radius: 12 });
    p.ink("black", 12);
    p.line([124, 108, 124, 122]);
    p.line([176, 108, 176, 122]);
    p.ink("black", 3);
    const mouth = p.oval(150, 164, 18, 24);
    p.colour(mouth, "black", { radius: 7, slope: 85 });
    p.curve([72, 176, 48, 160, 36, 172, 46, 192, 72, 200]);
    p.curve([230, 176, 254, 160, 266, 172, 256, 192, 230, 200]);
    p.ink("pink", 9);
    p.dot(104, 142);
    p.dot(198, 142);
  },
};
