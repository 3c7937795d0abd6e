/** The unknown character: a dark figure with a question mark for a face. */
import { INK, linear, path, svg } from "../lib/svg.ts";
import { CANVAS } from "../rig/character.ts";

const BODY =
  "M256 88C344 88 400 150 404 236C408 286 436 330 430 372C426 406 396 412 378 392C366 424 330 432 312 406C294 436 218 436 200 406C182 432 146 424 134 392C116 412 86 406 82 372C76 330 104 286 108 236C112 150 168 88 256 88Z";
const HOOK = "M206 216C206 172 232 154 258 154C290 154 312 176 312 206C312 250 260 250 260 294";

export const drawUnknown = (): string =>
  svg(
    CANVAS.width,
    CANVAS.height,
    `<defs>${linear("dark", [
      [0, "#7a62b8"],
      [0.55, "#4a3880"],
      [1, "#2c2052"],
    ])}</defs>` +
      path("M222 400V458M290 400V458", { stroke: INK, width: 18 }) +
      path(
        "M204 468C200 448 214 440 226 442C236 446 240 456 240 468ZM308 468C312 448 298 440 286 442C276 446 272 456 272 468Z",
        { fill: "#2c2052", stroke: INK, width: 6 },
      ) +
      path(BODY, { fill: "url(#dark)", stroke: INK, width: 6 }) +
      path("M150 196C160 146 200 118 244 112", { stroke: "#b9a4ee", width: 12, opacity: 0.75 }) +
      path(HOOK, { stroke: INK, width: 58 }) +
      path("M260 352V353", { stroke: INK, width: 62 }) +
      path(HOOK, { stroke: "#ffd23f", width: 40 }) +
      path("M260 352V353", { stroke: "#ffd23f", width: 44 }) +
      path("M216 196C222 176 240 166 256 166", { stroke: "#fff3bd", width: 9 }),
    CANVAS.box,
  );
