import { expect } from "vitest";
import type { CanvasPrivate, CanvasShared } from "../../../src-rooms/games/canvas-clash/types.ts";
import type { SeatTaken } from "../../../src-rooms/room/roomApi.ts";
import {
  encodeAction,
  encodeStrokes,
  type CanvasAction,
  type InkAction,
} from "../../../src-shared/protocol/drawing.ts";
import { Party, type Device } from "./party.ts";

type Places = readonly (readonly [number, number])[];
const steps = (places: Places) => places.map(([x, y]) => ({ x, y }));
export const go = (...places: Places): InkAction => ({ action: "DRAW", points: steps(places) });
export const stroke = (number: number, ...places: Places): InkAction => ({
  action: "DRAW",
  begin: { stroke: number, colour: 4, radius: 10, width: 400, height: 400 },
  points: steps(places),
});

/** A phone that paints, numbering its actions as the web client does. */
export class Brush {
  readonly device: Device;
  readonly seat: SeatTaken;
  readonly #pen = { x: 0, y: 0 };
  readonly #parts: Uint8Array[] = [];
  /** The socket that carries its frames instead of its own one. */
  line: WebSocket | undefined;

  constructor(device: Device, seat: SeatTaken) {
    this.device = device;
    this.seat = seat;
  }

  get id(): number {
    return this.seat.sessionPlayerId;
  }

  get sheet(): number {
    return (this.device.topics.stage?.view as CanvasShared | undefined)?.sheet ?? 0;
  }

  get canvas(): number {
    const hand = this.device.topics.hand as CanvasPrivate | undefined;
    return hand?.role === "painter" ? hand.canvas : -1;
  }

  /** Number of actions sent so far. */
  get count(): number {
    return this.#parts.length;
  }

  /** Sends these actions in one frame. */
  draw(...actions: readonly InkAction[]): void {
    const first = this.#parts.length + 1;
    this.#parts.push(...actions.map((action) => encodeAction(action, this.#pen)));
    this.send(first);
  }

  /** Tells the room that nothing follows for now. */
  rest(): void {
    this.send(this.#parts.length + 1);
  }

  /** Sends all actions from this one on; `sheet` and `playerId` may be wrong on purpose. */
  send(first: number, wrong: { sheet?: number; playerId?: number } = {}): void {
    const head = { playerId: this.id, sheet: this.sheet, first, ...wrong };
    const socket = this.line ?? this.device.socket;
    socket.send(encodeStrokes(head, this.#parts.slice(first - 1)));
  }

  /** Waits until the room has stored everything. */
  async stored(count = this.count): Promise<void> {
    await this.device.until(() =>
      this.device.ink.some((frame) => frame.kind === "have" && frame.have >= count),
    );
  }

  async refused(): Promise<string> {
    const frame = await this.device.until(() =>
      this.device.ink.find(({ kind }) => kind === "refused"),
    );
    return frame.kind === "refused" ? frame.code : "";
  }
}

export interface Studio {
  readonly party: Party;
  readonly tv: Device;
  readonly painters: readonly Brush[];
  readonly guessers: readonly Brush[];
}

export const brushOf = (studio: Studio, at: number): Brush => {
  const brush = studio.painters[at];
  if (!brush) throw new Error(`nobody paints as number ${at}`);
  return brush;
};
export const guesserOf = ({ guessers }: Studio): Brush => {
  const [brush] = guessers;
  if (!brush) throw new Error("nobody guesses");
  return brush;
};

/** A room in DRAW without a time limit, with three phones and a television by default. */
export async function drawing(people = 3, robots = 0): Promise<Studio> {
  const party = await Party.open("CANVAS_CLASH");
  const tv = await party.tv();
  const brushes: Brush[] = [];
  for (let at = 0; at < people; at++) {
    const seat = await party.seat(`P${at}`, at);
    brushes.push(new Brush(await party.phone(seat), seat));
  }
  for (let count = 0; count < robots; count++) await tv.say("requestAddAiPlayer", {});
  await tv.say("gameSettings", {
    settings: { includeTutorial: false, timerMode: "off", numberOfTurns: 1 },
  });
  await tv.say("startGame", {});
  await next({ party, tv }, "DRAW");
  await Promise.all(brushes.map(({ device }) => device.stage("DRAW")));
  const painters = brushes.filter(({ canvas }) => canvas >= 0);
  const guessers = brushes.filter(({ canvas }) => canvas < 0);
  return { party, tv, painters, guessers };
}

/** Lets the host skip stages until the room is in this one. */
export async function next({ tv }: Pick<Studio, "party" | "tv">, name: string): Promise<void> {
  for (let count = 0; tv.topics.stage?.name !== name; count++) {
    if (count > 20) throw new Error(`stuck in ${tv.topics.stage?.name}`);
    const stageId = tv.topics.stage?.stageId ?? 0;
    expect(await tv.say("requestNextStage", { stageId })).toBe("ack");
    await tv.until(() => tv.topics.stage?.stageId !== stageId);
  }
}

/** What a screen shows on its canvases, built from all the ink it received. */
export function seenBy({ ink }: Device): Record<number, string[]> {
  const canvases: Record<number, string[]> = {};
  const put = (action: CanvasAction): void => {
    const lines = (canvases[action.canvas] ??= []);
    if (action.action === "CLEAR") lines.length = 0;
    else if (action.action === "UNDO") {
      while (Number(lines.at(-1)?.split(" ")[0] ?? 0) >= action.stroke) lines.pop();
    } else {
      const points = action.points.map(({ x, y }) => ` ${x},${y}`).join("");
      if (action.begin) lines.push(`${action.begin.stroke}${points}`);
      else lines.push(`${lines.pop() ?? ""}${points}`);
    }
  };
  for (const frame of ink) {
    if (frame.kind === "whole")
      for (const key of Object.keys(canvases)) delete canvases[Number(key)];
    if (frame.kind === "ink" || frame.kind === "whole") frame.actions.forEach(put);
  }
  return Object.fromEntries(Object.entries(canvases).filter(([, lines]) => lines.length > 0));
}

/** Waits until a screen shows exactly this. */
export async function shows(device: Device, canvases: Record<number, string[]>): Promise<void> {
  const wanted = JSON.stringify(canvases);
  await device.until(() => JSON.stringify(seenBy(device)) === wanted);
}
