import { BACKSTAGE_MODES, PHOTO_SOURCES } from "../../../src-shared/catalog/settings.ts";
import { snaption } from "../../../src-rooms/games/snaption/pictures.ts";
import type {
  Photo,
  SnaptionPrivate,
  SnaptionShared,
  SnaptionState,
} from "../../../src-rooms/games/snaption/types.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Random } from "../../../src-rooms/games/random.ts";
import type { RoomState } from "../../../src-rooms/session/model/state.ts";
import { handText, must, publicText } from "../invariants.ts";
import { tapReady, type SimulatedGame } from "../simulatedGame.ts";
import type { Table } from "../table.ts";

/** Returns the state of the running game, which is SNAPTION in these checks. */
function snaptionOf(state: RoomState): SnaptionState | undefined {
  // SAFETY: simulated rooms play SNAPTION only.
  return state.game ? (state.game.state as SnaptionState) : undefined;
}

const WORDS = ["soup", "a goose", "Kevin", "more soup", "nothing", "Grandma's hat", "ça va"];

function lettersOn(table: Table): string[] {
  const view = table.topic("stage").view as SnaptionShared | undefined;
  return Object.keys(view?.cards ?? {});
}

/** Makes a move as a person would: a photo, a caption, a vote or applause. */
function saneMove(table: Table, id: PlayerId, random: Random): void {
  if (tapReady(table, id)) return;
  // SAFETY: simulated rooms play SNAPTION only.
  const mine = table.hand(id) as SnaptionPrivate | undefined;
  switch (table.stage) {
    case "SNAP":
      table.move(
        id,
        random.chance(0.7)
          ? { type: "photo", photoId: `upload-${id}-${random.below(3)}` }
          : { type: "pack" },
      );
      return;
    case "SHOW":
      table.move(id, { type: "clap" });
      return;
    case "VOTE":
      if (random.chance(0.2)) table.move(id, { type: "clap" });
      else table.move(id, { type: "vote", letter: random.pick(lettersOn(table)) ?? "A" });
      return;
    default: {
      const open = mine?.photos.find(({ text }) => text === undefined);
      if (!open) return;
      const tail = random.chance(0.8) ? ` ${random.below(1_000)}` : "";
      const text = `${random.pick(WORDS) ?? "soup"}${tail}`;
      table.move(id, { type: "caption", photo: open.photo, text });
    }
  }
}

/**
 * Returns anything a hostile phone might send as a move: a valid move, one out of turn, or no move at all.
 */
function hostileMove(random: Random): unknown {
  const photo = random.pick([0, 1, 2, 3, -1, "1"]);
  switch (random.below(8)) {
    case 0:
      return random.pick([null, 0, "", [], {}, { type: "__proto__" }, { type: "vote" }]);
    case 1:
      return { type: "photo", photoId: random.pick(["", "upload-1-0", "x".repeat(65), 7]) };
    case 2:
      return { type: "caption", photo, text: random.pick(["", "x".repeat(10_000), "\u202E", 7]) };
    case 3:
      return { type: "line", photo };
    case 4:
      return { type: "vote", letter: random.pick(["A", "B", "P", "Q", "AA", 1]) };
    case 5:
      return { type: "clap" };
    case 6:
      return { type: "pack" };
    default:
      return { type: "caption", photo, text: "<b>\u0335\u0335\u0335bold</b>" };
  }
}

const SALT = "§";

/** Whether everybody can see this photo and its captions now. */
function isShown(state: SnaptionState, at: number): boolean {
  return at === state.current && (state.at === "SHOW" || state.at === "VOTE");
}

/**
 * Returns the state with other authors and votes wherever nothing was revealed yet, and with a mark in place
 * of every photo and caption that the room may not see.
 */
function disguised(state: SnaptionState): SnaptionState {
  const ids = playerIdsOf(state.players);
  // In CAPTION the ticks show who has finished writing, so the writers are known and are not exchanged.
  const step = state.at === "CAPTION" ? 0 : 1;
  const next = (id: PlayerId) => ids[(ids.indexOf(id) + step) % ids.length] ?? id;
  const photos = state.photos.map((photo, at): Photo => {
    if (photo.points) return photo;
    const mark = (text: string) => (isShown(state, at) ? text : SALT);
    return {
      ...photo,
      source: isShown(state, at) ? photo.source : { ...photo.source, id: SALT },
      writers: photo.writers.map(next),
      captions: photo.captions.map((one) => ({
        ...one,
        author: next(one.author),
        text: mark(one.text),
      })),
      cards: photo.cards.map((card) => ({ ...card, authors: card.authors.map(next) })),
      votes: Object.fromEntries(playerIdsOf(photo.votes).map((id) => [id, "A"])),
    };
  });
  const sent = Object.fromEntries(
    playerIdsOf(state.sent).map((id) => [id, { photoId: SALT, status: "waiting" as const }]),
  );
  return { ...state, photos, sent };
}

/**
 * Checks that authors stay secret until REVEAL and photos until their SHOW, and that in CAPTION each player
 * sees only their own.
 */
function secretsStay(table: Table): void {
  const state = snaptionOf(table.state);
  const { game } = table.state;
  if (!state || !game || state.at === "OVER") return;
  const masked: RoomState = { ...table.state, game: { ...game, state: disguised(state) } };
  const text = publicText(masked, table);
  must(!text.includes(SALT), "a photo or a caption is shown too early");
  must(text === publicText(table.state, table), "screens show who wrote or chose what");
  if (state.at !== "CAPTION") return;
  for (const id of playerIdsOf(table.state.seats)) {
    const hand = JSON.parse(handText(table.state, id, table) || "null") as SnaptionPrivate | null;
    const mine = state.photos.filter(({ writers }) => writers.includes(id));
    const own = mine.flatMap(({ captions }) => captions.filter(({ author }) => author === id));
    for (const { source, text: said } of hand?.photos ?? []) {
      must(
        mine.some((photo) => photo.source.id === source.id),
        `${id} sees a photo of other writers`,
      );
      must(
        said === undefined || own.some((one) => one.text === said),
        `${id} sees '${said}', which another player wrote`,
      );
    }
    must(
      mine.every(({ owner }) => owner !== id),
      `${id} captions their own photo`,
    );
  }
}

/** Returns the most a photo can pay: the pot, a bonus for each top card on a tie, and one for unanimity. */
function mostOf(photo: Photo, m: number): number {
  return (1_000 + 100 * Math.max(1, photo.cards.length) + 250) * m;
}

/** Checks that points come only from reveals, and never exceed what a photo and its bonuses are worth. */
function scoresAddUp(before: RoomState, after: RoomState): void {
  const old = snaptionOf(before);
  const now = snaptionOf(after);
  if (!old || !now || before.game?.gameId !== after.game?.gameId) return;
  const [was, is] = [snaption.scores(old), snaption.scores(now)];
  const revealed = now.photos.filter(({ points }, at) => points && !old.photos[at]?.points);
  must(revealed.length <= 1, "two photos were revealed at once");
  let won = 0;
  for (const id of playerIdsOf(is)) {
    const gain = (is[id] ?? 0) - (was[id] ?? is[id] ?? 0);
    must(gain >= 0, `${id} lost ${-gain} points`);
    won += gain;
  }
  const [photo] = revealed;
  const bonus = 250 * (photo ? now.photographers.length : 0);
  const most = photo ? mostOf(photo, now.round.scoreMultiplier) + bonus : 0;
  must(won <= most, `a photo worth ${most} points paid ${won}`);
}

/** Simulation of SNAPTION with robots, sane players and hostile ones. */
export const simulation: SimulatedGame = {
  gameType: "SNAPTION",
  settings: (random) => ({
    numberOfRounds: random.chance(0.8) ? 1 : 2,
    backstage: random.chance(0.8) ? "off" : (random.pick(BACKSTAGE_MODES) ?? "off"),
    filterLevel: "none",
    snaptionSettings: { photoSource: random.pick(PHOTO_SOURCES) ?? "pack" },
  }),
  saneMove,
  hostileMove,
  secretsStay,
  scoresAddUp,
};
