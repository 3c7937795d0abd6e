import { ROOM_MAX_PLAYERS } from "../../../../src-shared/catalog/limits.ts";
import { fitted, LINE_HEIGHT, type Fitted, type Measure } from "./fit.ts";

/** Size of the picture, px. */
export const CARD = { width: 1_080, height: 1_350 };

/** In px from the upper left corner of the card. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A text and its position; lines follow each other from the top. */
export interface Placed extends Area, Fitted {}

/** A person on the card. */
export interface CardPerson {
  readonly name: string;
  /** Absent in a game that nobody has won. */
  readonly rank?: number | undefined;
  /** As text. */
  readonly points: string;
}

/** The best moment: somebody's words, with or without a picture. */
interface CardWords {
  /** The topic, smaller, above the text. */
  readonly about?: string | undefined;
  readonly text: string;
  readonly by?: string | undefined;
  /** Its picture: width divided by height, and the greatest height, px. */
  readonly picture?: { readonly ratio: number; readonly most: number } | undefined;
}

/** All texts of the card. */
export interface CardTexts {
  readonly headline: string;
  /** Best first. */
  readonly people: readonly CardPerson[];
  readonly label: string;
  readonly moment?: CardWords | undefined;
  /** The site's name where there is no picture of it. */
  readonly site?: string | undefined;
  readonly address: string;
  readonly date: string;
}

export interface Step {
  readonly place: 1 | 2 | 3;
  /** Index in `people`. */
  readonly at: number;
  readonly avatar: Area;
  readonly block: Area;
  readonly rank: Placed;
  readonly name: Placed;
  readonly points: Placed;
}

export interface Row {
  readonly at: number;
  readonly bar: Area;
  readonly avatar: Area;
  readonly rank: Placed;
  readonly name: Placed;
  readonly points: Placed;
}

export interface Note {
  readonly paper: Area;
  readonly label: Placed;
  readonly picture?: Area | undefined;
  readonly about?: Placed | undefined;
  readonly text: Placed;
  readonly by?: Placed | undefined;
}

export interface CardLayout {
  readonly logo: Area;
  readonly headline: Placed;
  readonly steps: readonly Step[];
  readonly rows: readonly Row[];
  readonly note?: Note | undefined;
  readonly foot: {
    readonly mark: Area;
    readonly site?: Placed;
    readonly address: Placed;
    readonly date: Placed;
  };
}

/** Font weights. */
export const WEIGHT = { heavy: 800, strong: 700, plain: 600 } as const;
/** The note is tilted by this, radians. */
export const TILT = -0.018;

const MARGIN = 56;
const INNER = CARD.width - 2 * MARGIN;
const GAP = 22;
const ON_PODIUM = 3;
const SHARE = { 1: 0.52, 2: 0.43, 3: 0.36 } as const;
/** Smallest and largest height of a podium, px: a lower one looks squashed, a higher one empty. */
const PODIUM = { least: 318, most: 560 };
const ROW = { height: 42, pitch: 48, columns: 2 };
const FOOT = { y: 1_238, height: 68 };
const LABEL = 46;
const PAD = 30;

const centred = (area: Area): number => area.x + area.width / 2;

/** Returns the step for a rank: joint winners share the top step, and people without a rank the lowest. */
const placeOf = (rank = ON_PODIUM): 1 | 2 | 3 => (rank <= 1 ? 1 : rank === 2 ? 2 : 3);

/** Lays out the card: nothing overlaps or leaves it, whatever its texts are. */
export function cardLayout(texts: CardTexts, measure: Measure): CardLayout {
  // People who left stay on the podium, beside those who came instead; there is space for one to a seat.
  const people = texts.people.slice(0, ROOM_MAX_PLAYERS);
  const isCrowd = people.length > ON_PODIUM + 2 * ROW.columns;
  const logoHeight = isCrowd ? 132 : 176;
  const logo = { x: CARD.width / 2 - 280, y: 36, width: 560, height: logoHeight };
  const headline = line(
    texts.headline,
    { x: MARGIN, y: logo.y + logo.height + 10, width: INNER, height: isCrowd ? 84 : 116 },
    { largest: 76, smallest: 34, weight: WEIGHT.heavy, lines: 2 },
    measure,
  );
  const top = headline.y + headline.height + GAP;
  const bottom = FOOT.y - GAP;
  const rowCount = Math.ceil(Math.max(0, people.length - ON_PODIUM) / ROW.columns);
  const rowsHeight = rowCount === 0 ? 0 : rowCount * ROW.pitch - (ROW.pitch - ROW.height);
  const gaps = (rowCount > 0 ? GAP : 0) + (texts.moment ? GAP : 0);
  const free = bottom - top - rowsHeight - gaps;
  const note = texts.moment && noteOf(texts.moment, texts.label, free - PODIUM.least, measure);
  const noteHeight = note ? note.paper.height + 2 * lean(note.paper) : 0;
  const podiumHeight = Math.min(PODIUM.most, free - noteHeight);
  // Space left over is divided between the parts.
  const parts = 2 + (rowCount > 0 ? 1 : 0) + (note ? 1 : 0);
  const air = (free - noteHeight - podiumHeight) / parts;
  let y = top + air;
  const podium = { x: MARGIN, y, width: INNER, height: podiumHeight };
  y += podiumHeight + GAP + air;
  const rows = rowsOf(people, y, rowCount, measure);
  if (rowCount > 0) y += rowsHeight + GAP + air;
  return {
    logo,
    headline,
    steps: stepsOf(people, podium, measure),
    rows,
    note: note && moved(note, y + lean(note.paper)),
    foot: footOf(texts, measure),
  };
}

type Limits = Pick<Parameters<typeof fitted>[1], "largest" | "smallest" | "weight" | "lines">;

/** Places a text in the middle of an area, as high as its lines. */
function line(text: string, area: Area, limits: Limits, measure: Measure): Placed {
  const fit = fitted(text, { ...area, ...limits }, measure);
  const height = Math.min(area.height, fit.lines.length * fit.size * LINE_HEIGHT);
  return { ...area, ...fit, y: area.y + (area.height - height) / 2, height };
}

function stepsOf(people: readonly CardPerson[], podium: Area, measure: Measure): Step[] {
  const count = Math.min(ON_PODIUM, people.length);
  const order = count === ON_PODIUM ? [1, 0, 2] : [0, 1].slice(0, count);
  const gap = 14;
  const width = (podium.width - (ON_PODIUM - 1) * gap) / ON_PODIUM;
  const left = podium.x + (podium.width - count * width - (count - 1) * gap) / 2;
  const foot = podium.y + podium.height;
  return order.flatMap((at, column): Step[] => {
    const person = people[at];
    if (!person) return [];
    const place = placeOf(person.rank);
    const height = podium.height * SHARE[place];
    const block = { x: left + column * (width + gap), y: foot - height, width, height };
    const side = Math.min(width * 0.86, podium.height * (1 - SHARE[1]) - 6);
    const avatar = {
      x: centred(block) - side / 2,
      y: block.y - side - 6,
      width: side,
      height: side,
    };
    const inner = { x: block.x + 16, width: block.width - 32 };
    const nameHeight = Math.min(58, height * 0.34);
    const pointsHeight = Math.min(44, height * 0.26);
    const rankHeight = height - nameHeight - pointsHeight - 16;
    const name = line(
      person.name,
      { ...inner, y: block.y + 8, height: nameHeight },
      { largest: 44, smallest: 18, weight: WEIGHT.heavy, lines: 1 },
      measure,
    );
    const points = line(
      person.points,
      { ...inner, y: block.y + 8 + nameHeight, height: pointsHeight },
      { largest: 34, smallest: 16, weight: WEIGHT.strong, lines: 1 },
      measure,
    );
    const rank = line(
      String(person.rank ?? ""),
      { ...inner, y: block.y + 8 + nameHeight + pointsHeight, height: rankHeight },
      {
        largest: Math.min(150, rankHeight / LINE_HEIGHT),
        smallest: 12,
        weight: WEIGHT.heavy,
        lines: 1,
      },
      measure,
    );
    return [{ place, at, avatar, block, rank, name, points }];
  });
}

function rowsOf(
  people: readonly CardPerson[],
  top: number,
  perColumn: number,
  measure: Measure,
): Row[] {
  const gap = 20;
  const rest = people.slice(ON_PODIUM);
  const isOne = rest.length === 1;
  const width = (INNER - gap) / ROW.columns;
  return rest.map((person, at) => {
    const column = Math.floor(at / Math.max(1, perColumn));
    const x = isOne ? CARD.width / 2 - width / 2 : MARGIN + column * (width + gap);
    const { height } = ROW;
    const bar = { x, y: top + (at % Math.max(1, perColumn)) * ROW.pitch, width, height };
    const rowLine = (text: string, start: number, wide: number, largest: number) =>
      line(
        text,
        { x: x + start, y: bar.y, width: wide, height },
        { largest, smallest: 12, weight: WEIGHT.strong, lines: 1 },
        measure,
      );
    return {
      at: ON_PODIUM + at,
      bar,
      avatar: { x: x + 62, y: bar.y + 3, width: height - 6, height: height - 6 },
      rank: rowLine(String(person.rank ?? ""), 12, 44, 26),
      name: rowLine(person.name, 108, width - 108 - 150, 27),
      points: rowLine(person.points, width - 142, 130, 24),
    };
  });
}

/** Returns how far a tilted paper sticks out above and below, px. */
function lean({ width }: Pick<Area, "width">): number {
  return Math.ceil((width / 2) * Math.abs(Math.sin(TILT))) + 4;
}

/**
 * Lays out the note with the best moment as if at the top of the card; it is moved down when the rest is laid
 * out.
 */
function noteOf(words: CardWords, label: string, most: number, measure: Measure): Note {
  // Tilted, it must not stick out at the sides either.
  const width = INNER - 24;
  const x = (CARD.width - width) / 2;
  const paperMost = Math.min(430, most - 2 * lean({ width }));
  const inside = paperMost - LABEL - 2 * PAD + 12;
  const picture =
    words.picture && pictureOf(words.picture.ratio, Math.min(inside, words.picture.most));
  const left = x + PAD + (picture ? picture.width + PAD : 0);
  const wide = x + width - PAD - left;
  const aboutMost = words.about === undefined ? 0 : Math.min(76, inside * 0.32);
  const byMost = words.by === undefined ? 0 : Math.min(66, inside * 0.26);
  const place = (text: string, height: number, limits: Limits): Placed => {
    const fit = fitted(text, { width: wide, height, ...limits }, measure);
    return {
      x: left,
      y: 0,
      width: wide,
      ...fit,
      height: Math.min(height, fit.lines.length * fit.size * LINE_HEIGHT),
    };
  };
  const about =
    words.about === undefined
      ? undefined
      : place(words.about, aboutMost, {
          largest: 30,
          smallest: 18,
          weight: WEIGHT.plain,
          lines: 2,
        });
  const by =
    words.by === undefined
      ? undefined
      : place(words.by, byMost, { largest: 28, smallest: 18, weight: WEIGHT.strong, lines: 2 });
  const textMost = inside - (about?.height ?? 0) - (by?.height ?? 0);
  const text = place(words.text, textMost, {
    largest: 62,
    smallest: 22,
    weight: WEIGHT.heavy,
    lines: 6,
  });
  const wordsHeight = (about?.height ?? 0) + text.height + (by?.height ?? 0);
  const content = Math.max(wordsHeight, picture?.height ?? 0);
  const paper = { x, y: 0, width, height: LABEL + content + 2 * PAD - 12 };
  const start = LABEL + PAD - 12;
  let y = start + (content - wordsHeight) / 2;
  const next = <One extends Placed>(one: One): One => {
    const placed = { ...one, y };
    y += one.height;
    return placed;
  };
  return {
    paper,
    label: line(
      label,
      { x: x + PAD, y: 8, width: width - 2 * PAD, height: LABEL - 8 },
      { largest: 28, smallest: 16, weight: WEIGHT.heavy, lines: 1 },
      measure,
    ),
    picture: picture && {
      ...picture,
      x: x + PAD,
      y: start + (content - picture.height) / 2,
    },
    about: about && next(about),
    text: next(text),
    by: by && next(by),
  };
}

/** Returns the size of a picture beside the words: at most two fifths of the note's width. */
function pictureOf(ratio: number, height: number): Area {
  const widest = INNER * 0.4;
  const fits = Math.min(height, widest / ratio);
  return { x: 0, y: 0, width: fits * ratio, height: fits };
}

function moved(note: Note, by: number): Note {
  const down = <One extends Area>(one: One): One => ({ ...one, y: one.y + by });
  return {
    paper: down(note.paper),
    label: down(note.label),
    picture: note.picture && down(note.picture),
    about: note.about && down(note.about),
    text: down(note.text),
    by: note.by && down(note.by),
  };
}

function footOf({ site, address, date }: CardTexts, measure: Measure): CardLayout["foot"] {
  const { y, height } = FOOT;
  const mark = { x: MARGIN, y, width: 260, height };
  const right = { x: MARGIN + 290, width: INNER - 290 };
  const limits = { smallest: 16, weight: WEIGHT.strong, lines: 1 };
  return {
    mark,
    ...(site !== undefined && {
      site: line(
        site,
        mark,
        { ...limits, largest: 44, weight: WEIGHT.heavy, smallest: 18 },
        measure,
      ),
    }),
    address: line(address, { ...right, y, height: 40 }, { ...limits, largest: 32 }, measure),
    date: line(date, { ...right, y: y + 40, height: 28 }, { ...limits, largest: 22 }, measure),
  };
}
