import { displayName } from "../../../../src-shared/text/displayName.ts";
import type { GameType } from "../../../../src-shared/catalog/gameTypes.ts";
import type { PodiumEntry } from "../../../../src-shared/protocol/entities.ts";
import wordmark from "../../../assets/brand/hubbub.svg";
import type { Moment } from "../../../game-kit/moment.ts";
import { gameEntry } from "../../../games/registry.ts";
import { avatarUrl } from "../../../ui/avatar/avatarUrl.ts";
import { drawCard, measureWith, type CardColours, type CardFace } from "./draw.ts";
import { CARD, cardLayout, WEIGHT, type CardTexts } from "./layout.ts";
import { peopleOf } from "./people.ts";
import { firstShown, loaded } from "./pieces.ts";

/** Greatest height of the picture of a moment, px: things that players made are larger than cut-outs. */
const HIGHEST = { sticker: 190, photo: 320, drawing: 360 } as const;

/** The contents of a card. */
export interface CardSource {
  readonly gameType: GameType;
  readonly podium: readonly PodiumEntry[];
  /** Best first; the first that can be shown is drawn. */
  readonly moments: readonly Moment[];
  readonly texts: Pick<CardTexts, "headline" | "label" | "site" | "address" | "date">;
  /** Puts a score into words as the podium does. */
  readonly pointsOf: (score: number) => string;
}

/** Reads the colours that the style sheets give to a game. */
function coloursOf(gameType: GameType): CardColours {
  const probe = document.createElement("i");
  probe.dataset["theme"] = gameType;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const colours = {
    ink: colour("ink"),
    cream: colour("cream"),
    primary: colour("primary"),
    ground: colour("ground"),
    raised: colour("raised"),
    accent: colour("accent"),
    second: colour("second"),
  };
  probe.remove();
  return colours;
}

/** Returns the font family of the page, after loading it for these texts. */
async function familyOf(all: string): Promise<string> {
  const family = getComputedStyle(document.body).fontFamily;
  const weights = Object.values(WEIGHT).map((weight) => `${weight} 40px ${family}`);
  // Without a network another font is used.
  await Promise.all(weights.map((font) => document.fonts.load(font, all))).catch(() => undefined);
  return family;
}

async function facesOf(podium: readonly PodiumEntry[]): Promise<readonly CardFace[]> {
  return Promise.all(
    podium.map(async ({ avatarSrc, alias, hexColor }) => ({
      piece: await loaded(avatarUrl(avatarSrc)),
      hexColor,
      initial: Array.from(displayName(alias))[0] ?? "?",
    })),
  );
}

/** Makes the picture of a game's end. Rejects if the browser cannot make pictures. */
export async function makeCard(source: CardSource): Promise<Blob> {
  const { gameType, podium, texts } = source;
  const canvas = document.createElement("canvas");
  canvas.width = CARD.width;
  canvas.height = CARD.height;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no 2D canvas");
  const [logo, mark, faces, moment] = await Promise.all([
    loaded(gameEntry(gameType).logo),
    loaded(texts.site === undefined ? wordmark : undefined),
    facesOf(podium),
    firstShown(source.moments),
  ]);
  const people = peopleOf(podium, source.pointsOf);
  const words = moment && {
    about: moment.moment.about,
    text: moment.moment.text,
    by: moment.moment.by,
    picture: moment.piece && {
      ratio: moment.piece.ratio,
      most: HIGHEST[moment.moment.picture?.kind ?? "sticker"],
    },
  };
  const written = { ...texts, people, moment: words };
  const family = await familyOf(JSON.stringify(written));
  const layout = cardLayout(written, measureWith(pen, family));
  const colours = coloursOf(gameType);
  drawCard(pen, { layout, colours, family, logo, mark, faces, moment });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no PNG"))), "image/png");
  });
}
