import { abContent } from "../../../src-rooms/games/ab-thinking/content.ts";
import { abThinkingWith } from "../../../src-rooms/games/ab-thinking/rules.ts";
import type { AbPrivate, AbShared, AbState } from "../../../src-rooms/games/ab-thinking/types.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { Table } from "../table.ts";

const CARDS = Array.from({ length: 120 }, (_, at) => ({
  id: `c${at}`,
  tags: [`even-${at % 2}`, `third-${at % 3}`, `fifth-${at % 5}`],
}));

/** Cards that differ only by number and tags. The word "moon" in a clue stands for the even ones. */
export const NUMBERED = abContent(CARDS, {
  en: () => ({
    clues: Object.fromEntries(CARDS.map(({ id }) => [id, [`stock clue of ${id}`]])),
    tags: { "even-0": ["moon"] },
  }),
});

/** A table at which AB_THINKING is played with numbered cards. */
export class AbTable extends Table {
  constructor() {
    super({ gameType: "AB_THINKING", games: { AB_THINKING: abThinkingWith(NUMBERED) } });
  }

  /** Seats this many players and starts a game, which deals the first turn. */
  static with(count: number, settings: Record<string, unknown> = {}) {
    const table = new AbTable();
    const players = Array.from({ length: count }, (_, at) => table.join(`Player ${at}`));
    table.start({ includeTutorial: false, ...settings });
    return { table, players };
  }

  get game(): AbState {
    // SAFETY: this table plays nothing else.
    return this.state.game?.state as AbState;
  }

  get view(): AbShared {
    return this.topic("stage").view as AbShared;
  }

  privateViewOf(id: PlayerId): AbPrivate {
    return this.hand(id) as AbPrivate;
  }

  get teller(): PlayerId {
    const { storyteller } = this.view;
    if (storyteller === undefined) throw new Error("there is no storyteller");
    return storyteller;
  }

  /** The storyteller gives a clue for their first card. */
  tell(text: string | undefined = "something blue"): string {
    const cardId = this.privateViewOf(this.teller).hand[0]?.cardId;
    const move = { type: "clue", cardId, ...(text !== undefined && { text }) };
    return this.move(this.teller, move);
  }

  /** Everybody else plays their first card. */
  pickAll(except: readonly PlayerId[] = []): void {
    for (const id of this.game.submitters) {
      if (except.includes(id)) continue;
      const cardId = this.privateViewOf(id).hand[0]?.cardId;
      this.move(id, { type: "pick", cardId });
    }
  }

  /** Plays on to the VOTE of the next turn: gives the clue and plays the cards. */
  toVotes(): void {
    this.until("CLUE");
    this.tell();
    this.until("PICK");
    this.pickAll();
    this.until("VOTE");
  }

  cardOf(id: PlayerId): string {
    const card = this.game.played[id]?.cardId;
    if (card === undefined) throw new Error(`${id} has not played a card`);
    return card;
  }

  vote(id: PlayerId, ...owners: readonly PlayerId[]): string {
    return this.move(id, { type: "vote", cardIds: owners.map((owner) => this.cardOf(owner)) });
  }
}
