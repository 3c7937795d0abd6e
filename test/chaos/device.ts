import { GAMES } from "../../src-rooms/games/registry.ts";
import type { BotSeat } from "../../src-rooms/games/game.ts";
import type { CanvasPrivate, CanvasShared } from "../../src-rooms/games/canvas-clash/types.ts";
import type { SnaptionPrivate } from "../../src-rooms/games/snaption/types.ts";
import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import {
  decodeInk,
  encodeAction,
  encodeStrokes,
  freshPens,
} from "../../src-shared/protocol/drawing.ts";
import { playerId, type StageId } from "../../src-shared/protocol/ids.ts";
import type { CommandInput, CommandTopic } from "../../src-shared/protocol/commands.ts";
import type { Random } from "../../src-rooms/games/random.ts";
import { RoomClient } from "../../src-web/room/RoomClient.ts";
import { Ledger, tapped } from "./ledger.ts";

/** A phone or a TV: the web app's own client, operated by a quick person. */
export class Device {
  readonly ledger: Ledger;
  readonly client: RoomClient;
  readonly random: Random;
  readonly seat: number | undefined;
  /** Number of commands without a reply. */
  waiting = 0;
  /** Ink actions that the room reported as stored, by sheet. */
  readonly inkStored = new Map<number, number>();
  #ink = { sheet: 0, actions: [] as Uint8Array[], pen: { x: 0, y: 0 } };

  constructor(
    address: { host: string; gameCode: string; token: string; seat?: number },
    random: Random,
  ) {
    this.random = random;
    this.seat = address.seat;
    this.ledger = new Ledger(random);
    this.client = new RoomClient({
      // There is no page here to reload.
      reload: () => undefined,
      host: address.host,
      gameCode: address.gameCode,
      token: () => address.token,
      purpose: address.seat === undefined ? "host" : "player",
      WebSocket: tapped(this.ledger),
    });
    this.client.onBytes((bytes) => {
      const frame = decodeInk(bytes, freshPens());
      if (frame?.kind === "have") this.inkStored.set(frame.sheet, frame.have);
    });
  }

  get stage() {
    return this.client.topic("stage");
  }

  /** Sends a command without waiting: the ledger records it. */
  say<Topic extends CommandTopic>(topic: Topic, body: CommandInput<Topic>): void {
    this.waiting += 1;
    const answered = () => {
      this.waiting -= 1;
    };
    this.client.send(topic, body).then(answered, answered);
  }

  /** Acts as a quick person would, if there is anything to do. */
  act(gameType: GameType): void {
    const { stage, seat, random } = this;
    if (!stage || seat === undefined || this.waiting > 1 || stage.paused) return;
    const { stageId, name } = stage;
    if (random.chance(0.1)) this.say("reaction", { reaction: "clap" });
    if (name === "TUTORIAL") return this.say("ready", { stageId });
    if (stage.view === undefined) return;
    if (gameType === "CANVAS_CLASH") return this.#canvas(stageId, name);
    const move =
      gameType === "SNAPTION" && name === "CAPTION"
        ? this.#caption()
        : this.#asRobot(gameType, name);
    if (move !== undefined) this.say("move", { stageId, move });
  }

  /** Plays as the game's robot would, since robots only know what a person sees. */
  #asRobot(gameType: GameType, stage: string): unknown {
    const seat = {
      playerId: playerId(this.seat ?? 0),
      stage,
      language: "en",
      hurry: false,
      shared: this.stage?.view,
      privateView: this.client.topic("hand"),
      // SAFETY: the running game's own views, which its robot takes.
    } as BotSeat<unknown, unknown>;
    return GAMES[gameType]?.bot(seat, this.random)?.move;
  }

  #caption(): unknown {
    // SAFETY: the private view of a running SNAPTION.
    const hand = this.client.topic("hand") as SnaptionPrivate | undefined;
    const open = hand?.photos.find(({ text }) => text === undefined);
    return (
      open && { type: "caption", photo: open.photo, text: `caption ${this.random.below(999)}` }
    );
  }

  #canvas(stageId: StageId, stage: string): void {
    // SAFETY: the views of a running CANVAS_CLASH.
    const hand = this.client.topic("hand") as CanvasPrivate | undefined;
    const shared = this.stage?.view as CanvasShared;
    if (hand?.role === "painter") {
      if (stage === "DRAW") this.#paint(shared.sheet);
      return;
    }
    if (stage === "CREDIT") {
      const move = this.#asRobot("CANVAS_CLASH", stage);
      if (move !== undefined) this.say("move", { stageId, move });
    } else if (stage === "DRAW" && hand && hand.word === undefined) {
      const text = this.random.pick(["cat", "house", "sun", "bridge", "tree"]) ?? "cat";
      this.say("move", { stageId, move: { type: "guess", text } });
    }
  }

  /** Adds one more stroke; everything not yet acknowledged is sent again with it. */
  #paint(sheet: number): void {
    if (this.#ink.sheet !== sheet) this.#ink = { sheet, actions: [], pen: { x: 0, y: 0 } };
    const { actions, pen } = this.#ink;
    if (actions.length > 60) return;
    const stroke = actions.length + 1;
    const begin = { stroke, colour: 1, radius: 4, width: 800, height: 600 };
    const points = [0, 1, 2].map(() => ({
      x: this.random.below(4096),
      y: this.random.below(4096),
    }));
    actions.push(encodeAction({ action: "DRAW", begin, points }, pen));
    const have = this.inkStored.get(sheet) ?? 0;
    const frame = { playerId: this.seat ?? 0, sheet, first: have + 1 };
    this.client.sendBytes(encodeStrokes(frame, actions.slice(have)));
  }
}
