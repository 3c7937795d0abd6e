import type { Sketches } from "./sketch.ts";
import { area } from "./ways.ts";

export const FOOD: Sketches = {
  apple(p) {
    p.ink("black");
    const apple = p.loop([
      150, 98, 188, 80, 234, 100, 248, 156, 224, 220, 184, 258, 150, 250, 116, 258, 76, 220, 52,
      156, 66, 100, 112, 80,
    ]);
    p.colour(apple, "red", { slope: 40, radius: 10 });
    p.ink("brown", 5);
    p.curve([150, 98, 150, 66, 164, 38]);
    p.ink("black");
    const leaf = p.loop([158, 70, 184, 40, 232, 38, 216, 68, 184, 78]);
    p.colour(leaf, "green", { radius: 5, slope: -20 });
    p.ink("white", 7);
    p.curve([86, 132, 78, 158, 86, 184]);
  },
  pear(p) {
    p.ink("black");
    const pear = p.loop([
      150, 62, 178, 74, 184, 116, 214, 158, 226, 208, 196, 258, 150, 268, 104, 258, 76, 208, 88,
      158, 116, 116, 122, 76,
    ]);
    p.colour(pear, "lime", { slope: 60, radius: 10 });
    p.ink("brown", 5);
    p.curve([150, 62, 152, 42, 166, 22]);
    p.ink("black");
    const leaf = p.loop([156, 46, 180, 24, 222, 30, 204, 54, 176, 58]);
    p.colour(leaf, "green", { radius: 5, slope: 0 });
    p.ink("brown", 3);
    p.dot(180, 180);
    p.dot(196, 206);
    p.dot(172, 220);
    p.dot(190, 232);
    p.ink("white", 6);
    p.curve([104, 184, 96, 206, 104, 230]);
  },
  banana(p) {
    p.ink("black");
    const banana = p.loop([
      64, 50, 82, 46, 92, 70, 104, 130, 148, 180, 206, 200, 260, 192, 270, 206, 234, 238, 168, 248,
      104, 220, 66, 158, 58, 96,
    ]);
    p.colour(banana, "yellow", { slope: 50, radius: 9 });
    p.ink("brown", 8);
    p.line([68, 44, 78, 60]);
    p.dot(266, 202, 8);
    p.ink("brown", 2);
    p.curve([78, 84, 86, 146, 128, 198, 190, 222, 240, 216]);
    p.line([130, 200, 146, 206]);
    p.line([96, 160, 102, 172]);
  },
  cherry(p) {
    p.ink("green", 4);
    p.curve([96, 176, 110, 120, 150, 74, 190, 42]);
    p.curve([204, 186, 208, 130, 202, 84, 190, 42]);
    p.ink("black");
    const left = p.loop([94, 172, 130, 164, 150, 202, 130, 246, 90, 254, 54, 226, 56, 184]);
    const right = p.loop([206, 182, 240, 174, 264, 206, 248, 252, 210, 266, 172, 244, 170, 202]);
    p.colour(left, "red", { slope: 30, radius: 9 });
    p.colour(right, "red", { slope: 30, radius: 9 });
    p.ink("black");
    const leaf = p.loop([192, 42, 226, 30, 264, 52, 270, 86, 236, 82, 206, 66]);
    p.colour(leaf, "green", { slope: 30, radius: 6 });
    p.ink("white", 6);
    p.curve([72, 202, 76, 190, 86, 184]);
    p.curve([184, 218, 188, 204, 196, 198]);
  },
  strawberry(p) {
    p.ink("black");
    const berry = p.loop([
      84, 96, 150, 86, 216, 96, 244, 134, 226, 196, 186, 250, 150, 276, 114, 250, 74, 196, 56, 134,
    ]);
    p.colour(berry, "red", { slope: 20, radius: 9 });
    p.ink("green", 8);
    p.line([150, 92, 104, 72]);
    p.line([150, 92, 88, 106]);
    p.line([150, 92, 128, 116]);
    p.line([150, 92, 172, 116]);
    p.line([150, 92, 212, 106]);
    p.line([150, 92, 196, 70]);
    p.line([150, 90, 152, 48]);
    p.ink("yellow", 4);
    for (const [x, y] of [
      [96, 138],
      [136, 146],
      [176, 144],
      [212, 142],
      [112, 176],
      [154, 180],
      [194, 178],
      [132, 212],
      [172, 214],
      [152, 244],
    ] as const) {
      p.line([x, y, x + 1, y + 5]);
    }
  },
  pineapple(p) {
    p.ink("black");
    const fruit = p.loop([
      150, 112, 192, 120, 214, 160, 216, 210, 196, 260, 150, 276, 104, 260, 84, 210, 86, 160, 108,
      120,
    ]);
    p.colour(fruit, "yellow", { slope: 30, radius: 9 });
    p.ink("brown", 3);
    p.line([108, 126, 206, 236]);
    p.line([90, 160, 180, 262]);
    p.line([150, 118, 214, 190]);
    p.line([192, 126, 94, 236]);
    p.line([210, 160, 120, 262]);
    p.line([150, 118, 86, 190]);
    p.ink("green", 7);
    p.curve([150, 112, 146, 70, 152, 18]);
    p.curve([144, 112, 126, 76, 112, 40]);
    p.curve([158, 112, 176, 76, 192, 38]);
    p.curve([140, 114, 108, 96, 78, 82]);
    p.curve([162, 114, 194, 96, 224, 80]);
  },
  watermelon(p) {
    p.ink("green", 8);
    p.curve([24, 104, 44, 176, 96, 226, 152, 238, 208, 226, 258, 176, 278, 104]);
    p.ink("black");
    p.line([24, 100, 150, 104, 278, 100]);
    const flesh = p.curve([
      40, 108, 60, 168, 104, 208, 152, 220, 198, 208, 244, 168, 262, 108, 40, 108,
    ]);
    p.colour(flesh, "red", { slope: 10, radius: 8 });
    p.ink("black", 5);
    for (const [x, y] of [
      [84, 134],
      [126, 140],
      [172, 138],
      [214, 132],
      [106, 172],
      [152, 184],
      [196, 170],
    ] as const) {
      p.line([x, y, x, y + 7]);
    }
  },
  carrot(p) {
    p.ink("black");
    const carrot = p.loop([
      196, 92, 216, 118, 202, 148, 130, 224, 42, 270, 84, 184, 150, 106, 176, 84,
    ]);
    p.colour(carrot, "orange", { slope: 45, radius: 8 });
    p.ink("brown", 3);
    p.line([172, 112, 190, 126]);
    p.line([124, 150, 142, 164]);
    p.line([144, 184, 158, 196]);
    p.line([92, 202, 106, 214]);
    p.line([160, 136, 168, 144]);
    p.ink("green", 7);
    p.curve([200, 94, 216, 58, 214, 24]);
    p.curve([206, 98, 238, 66, 252, 34]);
    p.curve([210, 104, 246, 90, 276, 72]);
    p.curve([204, 96, 228, 50, 236, 22]);
  },
  pumpkin(p) {
    p.ink("black");
    const pumpkin = p.loop([
      150, 96, 196, 84, 246, 106, 272, 170, 250, 232, 200, 258, 150, 250, 100, 258, 50, 232, 28,
      170, 54, 106, 104, 84,
    ]);
    p.colour(pumpkin, "orange", { slope: 75, radius: 10 });
    p.ink("brown", 4);
    p.curve([118, 92, 84, 130, 84, 210, 116, 254]);
    p.curve([182, 92, 216, 130, 216, 210, 184, 254]);
    p.curve([150, 98, 148, 170, 150, 250]);
    p.ink("green", 9);
    p.curve([150, 94, 146, 66, 166, 44]);
    p.ink("green", 4);
    p.curve([156, 78, 190, 56, 214, 72, 204, 86, 196, 74, 220, 62, 246, 72]);
  },
  mushroom(p) {
    p.ink("black");
    const cap = p.curve([36, 156, 48, 96, 98, 52, 152, 46, 206, 54, 252, 96, 266, 156, 36, 156]);
    const stem = p.curve([116, 160, 122, 212, 106, 256, 150, 268, 196, 256, 180, 212, 186, 160]);
    p.colour(cap, "red", { slope: 10, radius: 9 });
    p.colour(stem, "peach", { slope: 80, radius: 7 });
    p.ink("white", 14);
    p.dot(92, 112);
    p.dot(156, 84);
    p.dot(216, 116);
    p.ink("white", 9);
    p.dot(144, 132);
    p.dot(64, 140);
    p.dot(116, 74);
    p.dot(192, 142);
    p.ink("green", 4);
    p.line([52, 272, 58, 254, 66, 272, 74, 252, 82, 272, 90, 256, 96, 272]);
    p.line([204, 272, 212, 252, 220, 272, 228, 256, 236, 272]);
  },
  cheese(p) {
    p.ink("black");
    p.line([34, 168, 214, 66, 268, 146, 34, 168]);
    p.line([34, 168, 34, 240, 268, 226, 268, 146]);
    const side = area([34, 170, 268, 148, 268, 226, 34, 240]);
    const top = area([40, 165, 213, 68, 266, 144]);
    const holes = [
      p.oval(92, 204, 18, 15),
      p.oval(164, 186, 13, 12),
      p.oval(218, 200, 17, 16),
      p.oval(206, 110, 16, 12),
      p.oval(138, 140, 14, 9),
    ];
    p.colour(side, "yellow", { slope: -4, radius: 7, around: holes });
    p.colour(top, "yellow", { slope: -30, radius: 7, around: holes });
    p.ink("brown", 3);
    p.arc(92, 204, 18, 15, 200, 330);
    p.arc(218, 200, 17, 16, 200, 330);
    p.arc(206, 110, 16, 12, 200, 330);
  },
  "fried-egg"(p) {
    p.ink("black");
    const white = p.loop([
      86, 66, 140, 46, 186, 72, 234, 74, 262, 124, 240, 170, 246, 220, 200, 252, 152, 236, 102, 254,
      60, 222, 66, 176, 36, 138, 52, 92,
    ]);
    const yolk = p.oval(150, 148, 50, 48);
    p.colour(white, "white", { slope: 20, radius: 9, around: [yolk] });
    p.colour(yolk, "yellow", { slope: -30, radius: 9 });
    p.ink("white", 6);
    p.curve([120, 146, 124, 128, 138, 118]);
    p.ink("grey", 2);
    p.dot(90, 110);
    p.dot(206, 104);
    p.dot(216, 196);
    p.dot(100, 204);
    p.ink("orange", 3);
    p.arc(150, 148, 50, 48, 20, 110);
  },
  cake(p) {
    p.ink("black");
    p.shape([54, 142, 246, 142, 246, 250, 54, 250]);
    p.curve([
      54, 142, 60, 176, 82, 178, 90, 156, 104, 190, 126, 186, 132, 158, 150, 176, 172, 174, 178,
      156, 194, 192, 216, 188, 224, 160, 238, 174, 246, 144,
    ]);
    p.colour(area([54, 188, 246, 190, 246, 250, 54, 250]), "brown", { slope: 0, radius: 7 });
    p.ink("pink", 8);
    p.curve([64, 152, 100, 156, 150, 152, 200, 156, 236, 152]);
    p.curve([72, 166, 76, 168]);
    p.curve([108, 176, 118, 174]);
    p.curve([200, 178, 208, 176]);
    p.curve([154, 164, 162, 164]);
    p.ink("black");
    p.curve([28, 254, 90, 264, 210, 264, 272, 254]);
    p.ink("blue", 6);
    p.line([96, 136, 96, 96]);
    p.ink("green", 6);
    p.line([150, 136, 150, 90]);
    p.ink("purple", 6);
    p.line([204, 136, 204, 96]);
    p.ink("orange", 7);
    p.line([96, 82, 96, 72]);
    p.line([150, 76, 150, 64]);
    p.line([204, 82, 204, 72]);
    p.ink("white", 4);
    p.dot(84, 214);
    p.dot(130, 226);
    p.dot(170, 212);
    p.dot(216, 226);
  },
  hamburger(p) {
    p.ink("black");
    const top = p.curve([40, 132, 52, 84, 102, 54, 150, 50, 200, 54, 248, 84, 260, 132, 40, 132]);
    const bottom = p.shape([46, 214, 254, 214, 240, 256, 60, 256]);
    p.colour(top, "orange", { slope: 10, radius: 9 });
    p.colour(bottom, "orange", { slope: 0, radius: 8 });
    p.ink("green", 6);
    p.curve([
      34, 148, 58, 162, 82, 144, 108, 162, 134, 144, 160, 162, 186, 144, 212, 162, 238, 144, 268,
      154,
    ]);
    p.ink("red", 6);
    p.line([48, 172, 250, 172]);
    p.ink("yellow", 5);
    p.line([44, 184, 120, 184, 146, 202, 172, 184, 258, 184]);
    p.ink("brown", 9);
    p.curve([44, 200, 110, 204, 190, 202, 256, 200]);
    p.ink("white", 4);
    p.line([98, 86, 104, 82]);
    p.line([144, 70, 150, 74]);
    p.line([192, 84, 198, 80]);
    p.line([128, 104, 134, 102]);
    p.line([172, 108, 178, 104]);
    p.line([220, 110, 226, 108]);
    p.line([76, 112, 82, 108]);
  },
  donut(p) {
    p.ink("black");
    const rim = p.oval(150, 152, 116, 108);
    const hole = p.oval(150, 148, 36, 30);
    const icing = p.loop([
      150, 64, 196, 70, 236, 100, 244, 148, 222, 182, 204, 176, 184, 204, 154, 196, 128, 212, 104,
      190, 78, 192, 58, 158, 58, 116, 96, 76,
    ]);
    p.colour(rim, "brown", { slope: 10, radius: 7, around: [icing] });
    p.colour(icing, "pink", { slope: 30, radius: 8, around: [hole] });
    p.ink("blue", 4);
    p.line([84, 118, 94, 110]);
    p.line([196, 94, 206, 100]);
    p.line([128, 192, 138, 186]);
    p.ink("yellow", 4);
    p.line([120, 88, 130, 92]);
    p.line([216, 140, 220, 152]);
    p.line([80, 158, 90, 164]);
    p.ink("green", 4);
    p.line([164, 82, 172, 90]);
    p.line([180, 184, 190, 178]);
    p.line([100, 138, 96, 148]);
    p.ink("white", 4);
    p.line([204, 122, 196, 116]);
    p.line([148, 104, 156, 100]);
  },
  lollipop(p) {
    p.ink("grey", 6);
    p.line([150, 182, 150, 288]);
    p.ink("black");
    const candy = p.oval(150, 104, 82, 80);
    p.colour(candy, "pink", { slope: 0, radius: 9 });
    p.ink("red", 7);
    p.curve([
      150, 106, 162, 96, 170, 112, 156, 126, 134, 118, 130, 94, 150, 76, 180, 84, 194, 112, 178,
      144, 140, 150, 108, 126, 104, 86, 132, 52, 176, 48,
    ]);
    p.ink("blue", 5);
    p.curve([148, 190, 120, 174, 112, 196, 146, 200]);
    p.curve([152, 190, 180, 174, 190, 196, 154, 200]);
  },
  pizza(p) {
    p.ink("black");
    const slice = p.shape([46, 86, 254, 86, 150, 276]);
    const crust = p.loop([40, 84, 36, 60, 60, 48, 150, 40, 240, 48, 264, 60, 260, 86, 150, 82]);
    p.colour(slice, "yellow", { slope: 0, radius: 8 });
    p.colour(crust, "orange", { slope: 0, radius: 7 });
    p.ink("red", 17);
    p.dot(104, 120);
    p.dot(180, 130);
    p.dot(142, 188);
    p.ink("green", 5);
    p.curve([136, 108, 146, 114, 158, 106]);
    p.curve([128, 152, 140, 148, 144, 156]);
    p.curve([164, 170, 172, 164, 178, 170]);
    p.curve([206, 106, 214, 112, 220, 104]);
    p.ink("black", 4);
    p.dot(152, 226);
    p.dot(116, 156);
    p.dot(214, 128);
  },
  "ice-cream"(p) {
    p.ink("black");
    const cone = p.shape([92, 152, 208, 152, 150, 284]);
    const left = p.arc(114, 116, 42, 42, 150, 390);
    const right = p.arc(186, 116, 42, 42, 150, 390);
    const top = p.arc(150, 68, 44, 42, 140, 400);
    p.colour(cone, "peach", { slope: 60, radius: 7 });
    p.colour(left, "pink", { slope: 70, radius: 6, around: [top] });
    p.colour(right, "lime", { slope: 110, radius: 6, around: [top, left] });
    p.colour(top, "brown", { slope: 20 });
    p.ink("brown", 3);
    p.line([106, 160, 170, 236]);
    p.line([138, 160, 184, 212]);
    p.line([194, 160, 130, 236]);
    p.line([162, 160, 116, 212]);
    p.ink("red", 11);
    p.dot(150, 22);
    p.ink("green", 3);
    p.curve([152, 14, 162, 4, 174, 6]);
  },
};
