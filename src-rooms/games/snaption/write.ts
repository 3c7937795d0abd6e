import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Random } from "../random.ts";
import { cleanText, textLength } from "../../../src-shared/text/clean.ts";
import { isAllowed } from "../../../src-shared/text/filter.ts";
import type { Refusal } from "../game.ts";
import { drawLines, languageIn } from "../packs.ts";
import type { SnaptionContent } from "./content.ts";
import { photosOf } from "./deal.ts";
import { isOut } from "./score.ts";
import { type SnaptionState, type Status } from "./types.ts";
import { CAPTION_LENGTH_MAX } from "../../../src-shared/catalog/games/snaption.ts";
import type { SnaptionMove } from "./schemas.ts";

function withCaption(
  state: SnaptionState,
  at: number,
  author: PlayerId,
  text: string,
  { status = "waiting", language }: { readonly status?: Status; readonly language?: Language },
): SnaptionState {
  const photo = state.photos[at];
  if (!photo) return state;
  const others = photo.captions.filter((caption) => caption.author !== author);
  const captions = [...others, { author, text, ...(language && { language }), status }];
  return { ...state, photos: state.photos.with(at, { ...photo, captions }) };
}

/** Handles a caption of the player's own, or a line from the packs or the built-in ones (SN4, SN14, SN17). */
export function write(
  state: SnaptionState,
  id: PlayerId,
  move: Extract<SnaptionMove, { type: "caption" | "line" }>,
  content: SnaptionContent,
  random: Random,
): SnaptionState | Refusal {
  if (state.at !== "CAPTION") return { refused: "stage_over" };
  const at = photosOf(state, id)[move.photo - 1];
  const photo = at === undefined ? undefined : state.photos[at];
  if (at === undefined || !photo) return { refused: "not_your_turn" };
  if (move.type === "line") {
    const drawn = drawLines(state.lots ?? [], 1);
    const [ours] = drawn.lines;
    if (ours) {
      const used = [...state.used, ours.id];
      const { language } = ours;
      return withCaption({ ...state, lots: drawn.lots, used }, at, id, ours.text, {
        status: "approved",
        ...(language !== state.language && { language }),
      });
    }
    const tags = photo.source.kind === "pack" ? content.tagsOf(photo.source.id) : [];
    const lines = content.linesFor(tags, state.language);
    const said = new Set([...(state.seen ?? []), ...state.used]);
    const fresh = lines.filter((line) => !said.has(`said:${line}`));
    // Lines that fit the picture come first, so robots mostly take one of those.
    const near = fresh.slice(0, Math.max(1, Math.ceil(fresh.length / 2)));
    const line = random.pick(near) ?? random.pick(lines);
    if (line === undefined) return { refused: "not_found" };
    const text = random.chance(0.4) ? line.replace(/[.!]$/u, "") : line;
    // Like built-in photos, built-in lines need no approval.
    return withCaption({ ...state, used: [...state.used, `said:${line}`] }, at, id, text, {
      status: "approved",
    });
  }
  const text = cleanText(move.text);
  if (text === "") return { refused: "text_empty" };
  if (textLength(text) > CAPTION_LENGTH_MAX) return { refused: "text_too_long" };
  if (!isAllowed(text, [state.language], state.filterLevel)) return { refused: "text_not_allowed" };
  // A line from a pack stays in the pack's language, unless the player changed it.
  const language = languageIn(state.foreign, text);
  return withCaption(state, at, id, text, { ...(language && { language }) });
}

/**
 * How many captions a player has to write, and how many are sent. Photos that backstage hid need none (SN13).
 */
export function progressOf(state: SnaptionState, id: PlayerId): { done: number; of: number } {
  const mine = photosOf(state, id).filter((at) => {
    const photo = state.photos[at];
    return photo && !isOut(photo.status, state.backstage);
  });
  const done = mine.filter((at) => state.photos[at]?.captions.some(({ author }) => author === id));
  return { done: done.length, of: mine.length };
}
