import { GAMES } from "../../src-rooms/games/registry.ts";
import type { Games } from "../../src-rooms/session/model/state.ts";
import { CANVAS_CONTENT } from "../../src-rooms/games/canvas-clash/canvasClash.ts";
import type {
  CanvasPrivate,
  CanvasShared,
  CanvasState,
  CanvasTurn,
} from "../../src-rooms/games/canvas-clash/types.ts";
import { playerIdsOf, type PlayerId } from "../../src-shared/protocol/ids.ts";
import type { EventTopic } from "../../src-shared/protocol/topics.ts";
import { Table } from "./table.ts";

const NAMES = "Ada Bo Cy Di Ed Flo Gus Hal Ida Jo Kai Lea Max Noa Olaf Pia Quin".split(" ");

/** A table that plays CANVAS_CLASH, with helpers for what happens in that game. */
export class Studio extends Table {
  readonly people: PlayerId[] = [];
  readonly robots: PlayerId[] = [];

  constructor(
    people: number,
    robots = 0,
    seed: readonly [number, number, number] = [1, 2, 3],
    games: Games = GAMES,
  ) {
    super({ gameType: "CANVAS_CLASH", seed, games });
    for (let seat = 0; seat < people; seat++) this.people.push(this.join(NAMES[seat] ?? "Zoe"));
    for (let seat = 0; seat < robots; seat++) this.robots.push(this.robot());
  }

  /** Starts without a tutorial and goes on to the first DRAW. */
  drawing(settings: Record<string, unknown> = {}): this {
    this.start({ includeTutorial: false, ...settings });
    this.until("DRAW");
    return this;
  }

  get canvas(): CanvasState {
    if (!this.state.game) throw new Error("no game is running");
    // SAFETY: this table plays CANVAS_CLASH only.
    return this.state.game.state as CanvasState;
  }

  get turn(): CanvasTurn {
    const { turn } = this.canvas;
    if (!turn) throw new Error("no turn is running");
    return turn;
  }

  get shared(): CanvasShared {
    // SAFETY: this table plays CANVAS_CLASH only.
    return this.topic("stage").view as CanvasShared;
  }

  own(id: PlayerId): CanvasPrivate | undefined {
    // SAFETY: this table plays CANVAS_CLASH only.
    return this.hand(id) as CanvasPrivate | undefined;
  }

  guesser(id: PlayerId): Extract<CanvasPrivate, { role: "guesser" }> {
    const hand = this.own(id);
    if (hand?.role !== "guesser") throw new Error(`${id} is not a guesser`);
    return hand;
  }

  /** The painters, in the order of their canvases. */
  get painters(): PlayerId[] {
    return this.turn.canvases.flatMap(({ painter }) => (painter === undefined ? [] : [painter]));
  }

  get guessers(): PlayerId[] {
    return playerIdsOf(this.turn.guessers).filter((id) => !this.turn.knows.includes(id));
  }

  /** Returns the guesser of the turn with this index. */
  nth(at: number): PlayerId {
    const id = this.guessers[at];
    if (id === undefined) throw new Error(`there is no guesser ${at}`);
    return id;
  }

  painter(canvas: number): PlayerId {
    const id = this.turn.canvases[canvas]?.painter;
    if (id === undefined) throw new Error(`nobody paints canvas ${canvas}`);
    return id;
  }

  /** Reports, as the room does, that a canvas has ink or no longer has any. */
  ink(canvas: number, inked = true): void {
    this.do({ type: "inked", sheet: this.turn.sheet, canvas, inked });
  }

  inkAll(): void {
    this.turn.canvases.forEach((_, canvas) => this.ink(canvas));
  }

  guess(id: PlayerId, text: string): string {
    return this.move(id, { type: "guess", text });
  }

  solve(id: PlayerId): string {
    return this.guess(id, this.turn.word.text);
  }

  credit(id: PlayerId, canvas: number): string {
    return this.move(id, { type: "credit", canvas });
  }

  /** Replaces the word of the turn. */
  word(text: string, id = "test:word", language = this.canvas.language): void {
    const { game } = this.state;
    if (!game) throw new Error("no game is running");
    const turn = { ...this.turn, word: { id, text, language } };
    this.state = { ...this.state, game: { ...game, state: { ...this.canvas, turn } } };
  }

  said(topic: EventTopic): number {
    return this.events.filter((event) => event.topic === topic).length;
  }

  scoreOf(id: PlayerId): number {
    return this.scores()[id] ?? 0;
  }

  /** Returns a built-in word in all languages, as painters of other languages would see it. */
  static words(id: string): Partial<Record<string, string>> {
    return CANVAS_CONTENT.inAllLanguages(id);
  }
}
