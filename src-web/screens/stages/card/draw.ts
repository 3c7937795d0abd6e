import { LINE_HEIGHT, type Measure } from "./fit.ts";
import {
  CARD,
  TILT,
  WEIGHT,
  type Area,
  type CardLayout,
  type Note,
  type Placed,
  type Row,
  type Step,
} from "./layout.ts";
import type { Piece, ShownMoment } from "./pieces.ts";

/** Colours of the game's theme and of Hubbub, named as in the style sheets. */
export interface CardColours {
  readonly ink: string;
  readonly cream: string;
  readonly primary: string;
  readonly ground: string;
  readonly raised: string;
  readonly accent: string;
  readonly second: string;
}

/** A person as drawn on the card. */
export interface CardFace {
  readonly piece: Piece | undefined;
  readonly hexColor: string;
  /** Drawn instead of a character that could not be fetched. */
  readonly initial: string;
}

interface CardPicture {
  readonly layout: CardLayout;
  readonly colours: CardColours;
  readonly family: string;
  readonly logo: Piece | undefined;
  /** The site's name as a picture. */
  readonly mark: Piece | undefined;
  /** In the order of `people`. */
  readonly faces: readonly CardFace[];
  readonly moment: ShownMoment | undefined;
}

type Pen = CanvasRenderingContext2D;

/** The canvas font of the card's texts; also used for measuring them. */
const fontOf = (size: number, weight: number, family: string) => `${weight} ${size}px ${family}`;

/** Returns a function that measures the width of texts in this font. */
export function measureWith(pen: Pen, family: string): Measure {
  return (text, size, weight) => {
    pen.font = fontOf(size, weight, family);
    return pen.measureText(text).width;
  };
}

/** Draws the whole card. */
export function drawCard(pen: Pen, picture: CardPicture): void {
  const { layout, colours, logo, mark, faces, family } = picture;
  ground(pen, colours, layout);
  if (logo) contained(pen, logo, layout.logo);
  const write = writer(pen, family);
  outlined(pen, layout.headline, colours, family);
  for (const one of layout.steps) step(pen, one, colours, faces[one.at], write);
  for (const one of layout.rows) row(pen, one, colours, faces[one.at], write);
  if (layout.note && picture.moment) {
    note(pen, layout.note, colours, picture.moment, write);
  }
  const { site, address, date } = layout.foot;
  if (mark) contained(pen, mark, layout.foot.mark, "start");
  else if (site) write(site, colours.cream, WEIGHT.heavy, "start");
  write(address, colours.primary, WEIGHT.strong, "end");
  write(date, colours.cream, WEIGHT.plain, "end");
}

/**
 * Letters appear this much above the middle of their line, as a share of the font size; drawing moves them
 * down by it.
 */
const SINKS = 0.055;

type Align = "start" | "center" | "end";
type Write = (text: Placed, colour: string, weight: number, align?: Align) => void;

function eachLine(
  placed: Placed,
  align: Align,
  draw: (line: string, x: number, y: number) => void,
) {
  const { lines, size, x, y, width, height } = placed;
  const at = { start: x, center: x + width / 2, end: x + width }[align];
  const free = (height - lines.length * size * LINE_HEIGHT) / 2;
  for (const [index, line] of lines.entries()) {
    draw(line, at, y + free + (index + 0.5) * size * LINE_HEIGHT + size * SINKS);
  }
}

function writer(pen: Pen, family: string): Write {
  return (placed, colour, weight, align = "center") => {
    pen.font = fontOf(placed.size, weight, family);
    pen.textAlign = align === "start" ? "left" : align === "end" ? "right" : "center";
    pen.textBaseline = "middle";
    pen.fillStyle = colour;
    eachLine(placed, align, (line, x, y) => pen.fillText(line, x, y));
  };
}

/** Draws the headline like a sticker: letters with a thick edge and a hard shadow. */
function outlined(pen: Pen, placed: Placed, { ink, primary }: CardColours, family: string): void {
  pen.font = fontOf(placed.size, WEIGHT.heavy, family);
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.lineJoin = "round";
  pen.strokeStyle = ink;
  pen.lineWidth = placed.size * 0.18;
  eachLine(placed, "center", (line, x, y) => {
    pen.strokeText(line, x, y + placed.size * 0.06);
    pen.strokeText(line, x, y);
  });
  pen.fillStyle = primary;
  eachLine(placed, "center", (line, x, y) => pen.fillText(line, x, y));
}

function rounded(pen: Pen, { x, y, width, height }: Area, radius: number): void {
  const r = Math.min(radius, width / 2, height / 2);
  pen.beginPath();
  pen.moveTo(x + r, y);
  pen.arcTo(x + width, y, x + width, y + height, r);
  pen.arcTo(x + width, y + height, x, y + height, r);
  pen.arcTo(x, y + height, x, y, r);
  pen.arcTo(x, y, x + width, y, r);
  pen.closePath();
}

/** Draws a sticker: a fill with a thick edge. */
function sticker(
  pen: Pen,
  area: Area,
  fill: string,
  edge: string,
  radius: number,
  width = 6,
): void {
  const half = width / 2;
  const inner = {
    x: area.x + half,
    y: area.y + half,
    width: area.width - width,
    height: area.height - width,
  };
  rounded(pen, inner, radius);
  pen.fillStyle = fill;
  pen.fill();
  pen.lineWidth = width;
  pen.strokeStyle = edge;
  pen.stroke();
}

/** Draws a picture as large as fits into its place without cutting it off. */
function contained(pen: Pen, { image, ratio }: Piece, area: Area, align: Align = "center"): void {
  const width = Math.min(area.width, area.height * ratio);
  const height = width / ratio;
  const x = align === "start" ? area.x : area.x + (area.width - width) / 2;
  pen.drawImage(image, x, area.y + (area.height - height) / 2, width, height);
}

/** Width of the card's own edge, px. */
const EDGE = 14;
const RAYS = 18;
const DOTS = 70;

/** Draws the background: the game's colour, rays from behind the winner, confetti from above. */
function ground(pen: Pen, colours: CardColours, { steps, headline }: CardLayout): void {
  const { width, height } = CARD;
  const winner = steps.find(({ at }) => at === 0)?.avatar;
  const middle = {
    x: winner ? winner.x + winner.width / 2 : width / 2,
    y: winner ? winner.y + winner.height / 2 : height / 3,
  };
  const far = Math.hypot(width, height);
  pen.fillStyle = colours.cream;
  pen.fillRect(0, 0, width, height);
  pen.save();
  rounded(pen, { x: EDGE, y: EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE }, 40);
  pen.clip();
  const glow = pen.createRadialGradient(middle.x, middle.y, 40, middle.x, middle.y, far * 0.72);
  glow.addColorStop(0, colours.raised);
  glow.addColorStop(1, colours.ground);
  pen.fillStyle = glow;
  pen.fillRect(0, 0, width, height);
  pen.globalAlpha = 0.13;
  pen.fillStyle = colours.accent;
  for (let ray = 0; ray < RAYS; ray++) {
    const from = (ray / RAYS) * 2 * Math.PI - Math.PI / 2 - Math.PI / RAYS / 2;
    pen.beginPath();
    pen.moveTo(middle.x, middle.y);
    pen.lineTo(middle.x + far * Math.cos(from), middle.y + far * Math.sin(from));
    const to = from + Math.PI / RAYS;
    pen.lineTo(middle.x + far * Math.cos(to), middle.y + far * Math.sin(to));
    pen.fill();
  }
  confetti(pen, colours, headline.y);
  pen.restore();
}

/** Draws the confetti, the same on every card: multiples of two fixed fractions spread it evenly. */
function confetti(pen: Pen, { accent, second, primary, cream }: CardColours, until: number): void {
  const inks = [primary, second, accent, cream];
  for (let dot = 0; dot < DOTS; dot++) {
    const across = (dot * 0.618_034) % 1;
    const down = (dot * 0.754_878) % 1;
    const x = 30 + across * (CARD.width - 60);
    // Dense at the top, faint where there is text.
    const y = 30 + down ** 2 * (until + 280);
    const isAside = x < 200 || x > CARD.width - 200;
    pen.globalAlpha = isAside || y < until - 20 ? 0.75 : 0.18;
    pen.save();
    pen.translate(x, y);
    pen.rotate(dot * 2.4);
    pen.fillStyle = inks[dot % inks.length] ?? cream;
    if (dot % 3 === 0) {
      pen.beginPath();
      pen.arc(0, 0, 6, 0, 2 * Math.PI);
      pen.fill();
    } else pen.fillRect(-9, -4, 18, 8);
    pen.restore();
  }
}

function face(pen: Pen, area: Area, shown: CardFace | undefined, colours: CardColours): void {
  const { x, y, width } = area;
  if (shown?.piece) return contained(pen, shown.piece, area);
  pen.beginPath();
  pen.arc(x + width / 2, y + width / 2, width / 2 - 2, 0, 2 * Math.PI);
  pen.fillStyle = shown?.hexColor ?? colours.cream;
  pen.fill();
  pen.fillStyle = colours.ink;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.font = pen.font.replace(/[\d.]+px/, `${width * 0.6}px`);
  pen.fillText(shown?.initial ?? "?", x + width / 2, y + width / 2);
}

function step(
  pen: Pen,
  { place, avatar, block, rank, name, points }: Step,
  colours: CardColours,
  shown: CardFace | undefined,
  write: Write,
): void {
  const isFirst = place === 1;
  const letters = isFirst ? colours.ink : colours.cream;
  // The person's own colour shines behind them.
  const at = { x: avatar.x + avatar.width / 2, y: avatar.y + avatar.height * 0.56 };
  const shine = pen.createRadialGradient(at.x, at.y, 0, at.x, at.y, avatar.width * 0.62);
  shine.addColorStop(0, shown?.hexColor ?? colours.accent);
  shine.addColorStop(1, "transparent");
  pen.globalAlpha = 0.55;
  pen.fillStyle = shine;
  pen.fillRect(at.x - avatar.width, at.y - avatar.width, avatar.width * 2, avatar.width * 2);
  pen.globalAlpha = 1;
  sticker(pen, block, isFirst ? colours.primary : colours.raised, colours.cream, 26);
  if (!isFirst) {
    pen.globalAlpha = 0.4;
    sticker(pen, block, colours.accent, "transparent", 26);
    pen.globalAlpha = 1;
  }
  face(pen, avatar, shown, colours);
  write(name, letters, WEIGHT.heavy);
  write(points, letters, WEIGHT.strong);
  pen.globalAlpha = isFirst ? 1 : 0.9;
  write(rank, letters, WEIGHT.heavy);
  pen.globalAlpha = 1;
}

function row(
  pen: Pen,
  { bar, avatar, rank, name, points }: Row,
  colours: CardColours,
  shown: CardFace | undefined,
  write: Write,
): void {
  sticker(pen, bar, colours.raised, shown?.hexColor ?? colours.cream, 16, 3);
  face(pen, avatar, shown, colours);
  write(rank, colours.cream, WEIGHT.strong, "center");
  write(name, colours.cream, WEIGHT.strong, "start");
  write(points, colours.cream, WEIGHT.strong, "end");
}

function note(
  pen: Pen,
  { paper, label, picture, about, text, by }: Note,
  colours: CardColours,
  { moment, piece }: ShownMoment,
  write: Write,
): void {
  pen.save();
  pen.translate(paper.x + paper.width / 2, paper.y + paper.height / 2);
  pen.rotate(TILT);
  pen.translate(-paper.x - paper.width / 2, -paper.y - paper.height / 2);
  sticker(pen, paper, colours.cream, colours.ink, 24, 5);
  // The top of the note is a strip in the game's colour.
  pen.save();
  rounded(
    pen,
    { x: paper.x + 5, y: paper.y + 5, width: paper.width - 10, height: paper.height },
    20,
  );
  pen.clip();
  pen.fillStyle = colours.accent;
  pen.fillRect(paper.x, paper.y, paper.width, label.y + label.height - paper.y + 6);
  pen.restore();
  write(label, colours.ink, WEIGHT.heavy);
  if (picture && piece) framed(pen, picture, piece, moment.picture?.kind === "sticker", colours);
  const align = picture ? "start" : "center";
  if (about) write(about, colours.ink, WEIGHT.plain, align);
  write(text, colours.ink, WEIGHT.heavy, align);
  if (by) write(by, colours.ink, WEIGHT.strong, align);
  pen.restore();
}

/** Draws a picture on the note, with an edge unless it is a cut-out. */
function framed(pen: Pen, area: Area, piece: Piece, isCutOut: boolean, { ink }: CardColours): void {
  if (isCutOut) return contained(pen, piece, area);
  pen.save();
  rounded(pen, area, 14);
  pen.clip();
  pen.drawImage(piece.image, area.x, area.y, area.width, area.height);
  pen.restore();
  rounded(
    pen,
    { x: area.x + 2, y: area.y + 2, width: area.width - 4, height: area.height - 4 },
    12,
  );
  pen.lineWidth = 4;
  pen.strokeStyle = ink;
  pen.stroke();
}
