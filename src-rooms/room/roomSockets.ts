import { admit, isBefore, pageTry } from "../sockets/admission.ts";
import { MAX_FRAME_BYTES } from "../../src-shared/catalog/limits.ts";
import { OVERLAYS_MAX } from "../../src-shared/catalog/streams.ts";
import { isRefusal } from "../games/game.ts";
import { CLOSE, type CloseCode } from "../../src-shared/protocol/closeCodes.ts";
import type { ErrorCode } from "../../src-shared/catalog/errorCodes.ts";
import { decodeClientFrame } from "../../src-shared/protocol/decode.ts";
import type { Command, CommandTopic } from "../../src-shared/protocol/commands.ts";
import type { Screen } from "../sockets/screens.ts";
import type { InkLine } from "../drawing/inkLines.ts";
import type { Actor } from "../session/model/inputs.ts";
import { countedAs } from "../session/model/people.ts";
import { HeldCode } from "./opening.ts";
import { RoomCore } from "./roomCore.ts";

/** Commands that may start a game, whose content then has to be fetched first. */
const STARTERS: readonly CommandTopic[] = ["startGame", "newGameSamePlayers"];
/** Commands that a host may send only while their time is paid. */
const PAID: readonly CommandTopic[] = [...STARTERS, "requestNewGameType", "playlist"];

/** Commands that only request data: the response is a fresh snapshot. */
const QUESTIONS: readonly CommandTopic[] = [
  "resync",
  "requestTimer",
  "usedAvatarsRequested",
  "requestCurrentHiderId",
];

/** The room's side of its sockets: who may open one, and what is done with the messages on it. */
export class RoomSockets extends RoomCore {
  /** Held while somebody is about to open a room here; sockets that are opened before that wait. */
  protected readonly code = new HeldCode();

  /** Called when a socket was opened with this address. */
  async onConnect(connection: Screen, url: URL): Promise<void> {
    await this.code.ended;
    const admitted = await admit(
      url,
      this.platform.name,
      () => this.state,
      this.services.secrets(),
      this.now(),
    );
    if ("close" in admitted) {
      this.closeScreen(connection, admitted.close);
      // There is no room under this code: leave nothing behind in storage.
      return this.state ? undefined : this.wipe();
    }
    const { purpose, actor, by, overlay } = admitted;
    this.closeSilent();
    if (overlay !== undefined) {
      // Each scene of a stream opens a socket of its own; of too many, the oldest was probably forgotten.
      const open = this.screens.of("overlay");
      if (open.length >= OVERLAYS_MAX && open[0]) this.closeScreen(open[0], CLOSE.replaced);
    } else if (!this.screens.hasRoomFor(purpose, by))
      return this.closeScreen(connection, CLOSE.full);
    const surplus = purpose === "host" ? this.screens.surplus() : undefined;
    if (surplus) this.closeScreen(surplus, CLOSE.full);
    // One socket per person: a newer one replaces the older.
    const others = this.screens.ofPerson(actor);
    const tried = pageTry(url);
    if (others.some(({ state }) => isBefore(tried, state?.pageTry))) {
      return this.closeScreen(connection, CLOSE.late);
    }
    for (const older of others) this.closeScreen(older, CLOSE.replaced);
    connection.setState({
      purpose,
      actor,
      ...(tried && { pageTry: tried }),
      ...(by !== undefined && { by }),
      ...(overlay !== undefined && { overlay }),
      since: this.now(),
    });
    this.screens.add(connection);
    this.socketsChanged();
    this.#sawAgain(actor);
    // A socket that has received nothing yet gets the snapshot, even when opening it changed nothing.
    this.greet();
    this.ink.welcome(connection);
  }

  /**
   * Counts a new socket as a sign of life. If it replaces a silent one, the list of connected seats stays the
   * same, but the person is back.
   */
  #sawAgain(actor: Actor): void {
    const isAway = actor.kind === "player" && this.state?.presence.seats[actor.playerId]?.away;
    if (isAway)
      this.commit({ type: "command", actor, command: { topic: "playerHeartbeat", body: {} } });
  }

  onMessage(
    connection: Screen,
    message: string | ArrayBuffer | ArrayBufferView,
  ): void | Promise<void> {
    const socket = connection.state;
    if (!socket || !this.state) return this.closeScreen(connection, CLOSE.protocol);
    // A client may keep sending on a socket that the room has closed, with rights that it has lost.
    if (!this.screens.has(connection)) return;
    if (typeof message !== "string") {
      if (message.byteLength > MAX_FRAME_BYTES) return this.closeScreen(connection, CLOSE.tooBig);
      const code = this.ink.receive(connection, message);
      return code === undefined ? undefined : this.closeScreen(connection, code);
    }
    if (this.screens.isTooFast(connection, this.now())) {
      return this.closeScreen(connection, CLOSE.tooFast);
    }
    const frame = decodeClientFrame(message);
    if ("bad" in frame) {
      if (frame.id !== undefined) return this.#refuse(connection, frame.id, "validation_failed");
      return this.closeScreen(connection, frame.bad === "too_big" ? CLOSE.tooBig : CLOSE.protocol);
    }
    const { id, command } = frame;
    const actor: Actor = socket.actor;
    const sender = countedAs(actor) ?? actor.kind;
    const key = { sender, id };
    if (command.topic === "openCrowd" && !this.crowd) {
      return this.#refuse(connection, id, "crowd_closed");
    }
    const acknowledge = () => {
      const ack = { topic: "ack", id, serverTime: this.now() } as const;
      if (this.state) this.screens.answer(connection, this.state, ack);
    };
    if (QUESTIONS.includes(command.topic)) {
      if (this.screens.asksTooOften(connection, this.now())) {
        return this.closeScreen(connection, CLOSE.tooFast);
      }
      this.screens.unsync(connection);
      acknowledge();
      return this.ink.welcome(connection, true);
    }
    if (this.store.knows(key)) return acknowledge();
    const act = () => {
      const input = { type: "command", actor, command } as const;
      const outcome = this.commit(input, { key, screen: connection });
      if (isRefusal(outcome)) this.#refuse(connection, id, outcome.refused);
    };
    const loads = this.loadsBefore(command);
    // The same command may arrive again while the first one waits for the database.
    return loads ? loads.then(() => (this.store.knows(key) ? acknowledge() : act())) : act();
  }

  /** Called when an ink line was opened with this address, by a painter who already has a socket here. */
  async onInkLine(line: InkLine, url: URL): Promise<void> {
    await this.code.ended;
    const asPlayer = new URL(url);
    asPlayer.searchParams.set("purpose", "player");
    const { name } = this.platform;
    const secrets = this.services.secrets();
    const admitted = await admit(asPlayer, name, () => this.state, secrets, this.now());
    if ("close" in admitted) {
      line.close(admitted.close);
      return this.state ? undefined : this.wipe();
    }
    const [screen] = this.screens.ofPerson(admitted.actor);
    const code = screen ? this.ink.openLine(line, screen) : CLOSE.over;
    if (code !== undefined) line.close(code);
  }

  /** Called when a message arrived on an ink line. */
  onInk(line: InkLine, message: unknown): void {
    const code = this.#inkRefusal(line, message);
    if (code === undefined) return;
    this.ink.forgetLine(line);
    line.close(code);
  }

  #inkRefusal(line: InkLine, message: unknown): CloseCode | undefined {
    if (!(message instanceof ArrayBuffer)) return CLOSE.protocol;
    if (message.byteLength > MAX_FRAME_BYTES) return CLOSE.tooBig;
    return this.ink.receiveByLine(line, message);
  }

  onInkLineClosed(line: InkLine): void {
    this.ink.forgetLine(line);
  }

  /** What the room has to load from its database before this command; undefined when it needs nothing. */
  protected loadsBefore({ topic }: Command): Promise<unknown> | undefined {
    const asksPayment = PAID.includes(topic) && this.lacksPayment();
    // On a podium the other one begins the same game once more.
    const isNext = topic === "startGame";
    const asksContent = STARTERS.includes(topic) && this.lacksContent(isNext);
    if (!asksPayment && !asksContent) return undefined;
    return Promise.all([
      asksPayment && this.fetchPayment(),
      asksContent && this.fetchContent(isNext),
    ]);
  }

  #refuse(screen: Screen, id: string, code: ErrorCode): void {
    if (this.state)
      this.screens.answer(screen, this.state, { topic: "refused", id, body: { code } });
  }

  onClose(connection: Screen): void {
    this.screens.remove(connection);
    if (this.state?.room.active) this.socketsChanged();
  }
}
