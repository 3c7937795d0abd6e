import { snaptionContent } from "../../../src-rooms/games/snaption/content.ts";
import { snaptionWith } from "../../../src-rooms/games/snaption/rules.ts";
import type {
  SnaptionPrivate,
  SnaptionShared,
  SnaptionState,
} from "../../../src-rooms/games/snaption/types.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { Table } from "../table.ts";

const SNAPS = Array.from({ length: 70 }, (_, at) => ({ id: `snap${at}`, tags: [`tag${at % 5}`] }));
const LINES = Object.fromEntries(
  [0, 1, 2, 3, 4].map((tag) => [
    `tag${tag}`,
    Array.from({ length: 30 }, (_, at) => `Line ${at} about ${tag}.`),
  ]),
);

/** Pictures that differ only by number. */
export const NUMBERED = snaptionContent(SNAPS, {
  en: () => ({ lines: LINES, any: ["Anything."] }),
});

/** A table at which SNAPTION is played with numbered pictures. */
export class SnapTable extends Table {
  constructor() {
    super({ gameType: "SNAPTION", games: { SNAPTION: snaptionWith(NUMBERED) } });
  }

  /** Seats this many players and starts a game, which begins the first round. */
  static with(count: number, settings: Record<string, unknown> = {}) {
    const table = new SnapTable();
    const players = Array.from({ length: count }, (_, at) => table.join(`Player ${at}`));
    table.start({ includeTutorial: false, ...settings });
    return { table, players };
  }

  get game(): SnaptionState {
    // SAFETY: this table plays nothing else.
    return this.state.game?.state as SnaptionState;
  }

  get view(): SnaptionShared {
    return this.topic("stage").view as SnaptionShared;
  }

  privateViewOf(id: PlayerId): SnaptionPrivate {
    return this.hand(id) as SnaptionPrivate;
  }

  caption(id: PlayerId, photo: number, text: string): string {
    return this.move(id, { type: "caption", photo, text });
  }

  /** Everybody writes both captions, each with a text of its own. */
  captionAll(except: readonly PlayerId[] = []): void {
    for (const id of Object.keys(this.game.players).map(Number) as PlayerId[]) {
      if (except.includes(id)) continue;
      for (const { photo } of this.privateViewOf(id).photos)
        this.caption(id, photo, `by ${id}, ${photo}`);
    }
  }

  vote(id: PlayerId, letter: string): string {
    return this.move(id, { type: "vote", letter });
  }

  /** Returns the letter of this player's card on the photo that is on screen. */
  letterOf(id: PlayerId): string {
    const card = this.game.photos[this.game.current]?.cards.find(({ authors }) =>
      authors.includes(id),
    );
    if (!card) throw new Error(`${id} has no card on this photo`);
    return card.letter;
  }
}
