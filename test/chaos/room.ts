import { PLAYER_AVATARS } from "../../src-shared/catalog/avatars.ts";
import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import type { JournalFile } from "../../src-rooms/session/model/inputs.ts";
import type { Random } from "../../src-rooms/games/random.ts";
import { Device } from "./device.ts";
import { chanceOf, pause } from "./random.ts";
import { judge, type Verdict } from "./verdict.ts";

const PHONES = 3;
const STEP_MS = 120;
/** The host ends a stage that lasts longer than this, ms. */
const TIMEOUT_MS = 900;
/** Longest time anything in a room may take while the server is running, ms. */
const STUCK_AFTER_MS = 90_000;

export interface World {
  /** Origin for HTTP calls. */
  readonly url: string;
  /** Host and port of the bad network in front of the server. */
  readonly host: string;
  /** Returns the access token of a user who may open every game; `call` retries until the server responds. */
  hostToken(call: Call): Promise<string>;
  /**
   * Since when the server has been running without interruption, ms of `performance.now`; undefined while it
   * is down.
   */
  aliveSince(): number | undefined;
  /** Whether no new games should be started. */
  isClosing(): boolean;
}

/** The server processed the request and refused it. */
class CallRefused extends Error {}

/** Calls the API and retries until the server responds; throws when the request is refused. */
export type Call = (
  method: string,
  path: string,
  options?: { body?: unknown; bearer?: string; roomToken?: string },
) => Promise<unknown>;

/** Returns a function that calls the API and retries until the server responds. */
function caller({ url }: World): Call {
  return async (method, path, { body, bearer, roomToken } = {}) => {
    for (;;) {
      try {
        const answer = await fetch(`${url}/api/v1${path}`, {
          method,
          headers: {
            ...(body !== undefined && { "content-type": "application/json" }),
            ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
            ...(roomToken !== undefined && { "room-token": roomToken }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(10_000),
        });
        const text = await answer.text();
        if (answer.ok) return text === "" ? undefined : (JSON.parse(text) as unknown);
        if (answer.status < 500)
          throw new CallRefused(`${method} ${path}: ${answer.status} ${text}`);
      } catch (error) {
        if (error instanceof CallRefused) throw error;
        // No server, no response, or a stopped D1: try again.
      }
      await pause(200);
    }
  };
}

export interface Played {
  readonly gameType: GameType;
  readonly gameId: string;
  readonly verdict: Verdict;
  readonly ms: number;
  readonly inkStored: number;
  readonly doubled: number;
  readonly repeated: number;
}

/** Plays one game of its type after another, each in a new room. */
export class ChaosRoom {
  readonly gameType: GameType;
  readonly #world: World;
  readonly #random: Random;
  readonly #call: Call;
  readonly played: Played[] = [];
  #tv: Device | undefined;
  #phones: Device[] = [];
  #games = 0;

  constructor(gameType: GameType, world: World, seed: number) {
    this.gameType = gameType;
    this.#world = world;
    this.#random = chanceOf(seed, gameType.length * 31 + gameType.charCodeAt(0));
    this.#call = caller(world);
  }

  /** Name of the room's stage, for the statistics of kills. */
  get stageName(): string | undefined {
    return this.#tv?.stage?.name;
  }

  /** Plays until the world closes; throws when a game does not end. */
  async play(): Promise<void> {
    while (!this.#world.isClosing()) await this.#playOne();
  }

  async #open(): Promise<{ gameCode: string; roomToken: string }> {
    const body = {
      isPublic: false,
      language: "en",
      hostType: "HOST",
      initialGameType: this.gameType,
    };
    const bearer = await this.#world.hostToken(this.#call);
    const room = await this.#call("POST", "/gameSession/create", { body, bearer });
    // SAFETY: the shapes of responses are those of the API's own schemas, which are tested there.
    return room as { gameCode: string; roomToken: string };
  }

  async #seat(gameCode: string, at: number) {
    for (let face = at; ; face += PHONES) {
      const avatarSrc = PLAYER_AVATARS[face % PLAYER_AVATARS.length]?.src ?? "";
      try {
        const body = { gameCode, alias: `Chaos ${at}`, avatarSrc };
        // SAFETY: as above.
        return (await this.#call("POST", "/gameSession/join", { body })) as {
          sessionPlayerId: number;
          roomToken: string;
        };
      } catch (error) {
        // The previous request was processed but its response was lost: that character is taken.
        if (!String(error).includes("avatar_in_use")) throw error;
      }
    }
  }

  #device(gameCode: string, token: string, seat?: number): Device {
    const address = {
      host: this.#world.host,
      gameCode,
      token,
      ...(seat !== undefined && { seat }),
    };
    this.#games += 1;
    return new Device(address, chanceOf(this.#random.below(1_000_000), this.#games));
  }

  /** The connection status of each screen and how many replies it is waiting for, for error messages. */
  #screens(): string {
    const all = [this.#tv, ...this.#phones].filter((device) => device !== undefined);
    return all
      .map(({ seat, client, waiting }) => `${seat ?? "tv"} ${client.status.kind} ${waiting}`)
      .join(", ");
  }

  /** Waits for something that must happen soon while the server is running. */
  async #until(what: string, holds: () => boolean, step?: () => void): Promise<void> {
    let waited = 0;
    let last = performance.now();
    while (!holds()) {
      const now = performance.now();
      // Only time during which the server was running counts.
      const since = this.#world.aliveSince();
      waited = since === undefined || since > last ? 0 : waited + now - last;
      last = now;
      if (waited > STUCK_AFTER_MS) {
        const stage = this.stageName ?? "unknown";
        throw new Error(`${this.gameType} is stuck: ${what} (stage ${stage}; ${this.#screens()})`);
      }
      step?.();
      await pause(STEP_MS);
    }
  }

  async #playOne(): Promise<void> {
    const began = performance.now();
    const { gameCode, roomToken } = await this.#open();
    const tv = this.#device(gameCode, roomToken);
    this.#tv = tv;
    this.#phones = [];
    for (let at = 0; at < PHONES; at++) {
      const { sessionPlayerId, roomToken: token } = await this.#seat(gameCode, at);
      this.#phones.push(this.#device(gameCode, token, sessionPlayerId));
    }
    const all = [tv, ...this.#phones];
    try {
      await this.#start(tv);
      await this.#run(tv);
      this.played.push(await this.#end(tv, gameCode, roomToken, began));
    } finally {
      for (const device of all) device.client.close();
    }
  }

  async #start(tv: Device): Promise<void> {
    await this.#until("no screen is connected", () =>
      [tv, ...this.#phones].every(({ client }) => client.status.kind === "live"),
    );
    const settings = { numberOfRounds: 2, numberOfTurns: 1, includeTutorial: true };
    await this.#until(
      "the settings are not accepted",
      () => tv.client.topic("gameSettingsUpdated")?.numberOfTurns === 1,
      () => {
        if (tv.waiting === 0) tv.say("gameSettings", { settings });
      },
    );
    await this.#until(
      "no robot joins",
      () =>
        Object.values(tv.client.topic("sessionPlayersUpdated") ?? {}).some(({ robot }) => robot),
      () => {
        if (tv.waiting === 0) tv.say("requestAddAiPlayer", {});
      },
    );
    const isRunning = () => (tv.stage?.name ?? "LOBBY") !== "LOBBY";
    await this.#until("the game does not start", isRunning, () => {
      if (tv.waiting === 0) tv.say("startGame", {});
    });
  }

  /** Lets everybody play; the host ends stages that take too long. */
  async #run(tv: Device): Promise<void> {
    let stage = { id: 0, since: 0 };
    await this.#until(
      "the game does not end",
      () => tv.stage?.name === "GAME_END" || tv.stage?.name === "LOBBY",
      () => {
        for (const phone of this.#phones) phone.act(this.gameType);
        const now = performance.now();
        const { stageId = 0, paused } = tv.stage ?? {};
        if (stageId !== stage.id) stage = { id: stageId, since: now };
        const patience = this.#world.isClosing() ? TIMEOUT_MS / 2 : TIMEOUT_MS;
        if (paused === "host" && tv.waiting === 0) tv.say("pause", { paused: false });
        else if (now - stage.since > patience && tv.waiting === 0 && stageId > 0) {
          tv.say("requestNextStage", { stageId });
        }
      },
    );
  }

  /**
   * Waits for all replies, returns to the lobby, and compares the replies everybody received with the
   * journal.
   */
  async #end(tv: Device, gameCode: string, roomToken: string, began: number): Promise<Played> {
    const all = [tv, ...this.#phones];
    for (const { ledger } of all) ledger.mischief = false;
    await this.#until("a player still waits for a response", () =>
      all.every(({ waiting }) => waiting === 0),
    );
    await this.#until(
      "the room does not go back to its lobby",
      () => tv.stage?.name === "LOBBY",
      () => {
        if (tv.stage?.name === "GAME_END" && tv.waiting === 0) tv.say("requestEndGame", {});
      },
    );
    await this.#until("the host still waits for a response", () => tv.waiting === 0);
    const path = `/host/${gameCode}/journal`;
    // SAFETY: the room's own export, which `npm run replay` reads as well.
    const journal = (await this.#call("GET", path, { roomToken })) as JournalFile;
    const ledgers = all.map(({ ledger }) => ledger);
    const verdict = judge(journal, ledgers);
    const { lastGame } = journal.state.room;
    const played: Played = {
      gameType: this.gameType,
      gameId: lastGame?.gameId ?? "",
      verdict: lastGame
        ? verdict
        : { ...verdict, faults: [...verdict.faults, "the game left no podium"] },
      ms: performance.now() - began,
      inkStored: this.#phones.reduce(
        (sum, { inkStored }) => sum + [...inkStored.values()].reduce((a, b) => a + b, 0),
        0,
      ),
      doubled: ledgers.reduce((sum, ledger) => sum + ledger.doubled, 0),
      repeated: ledgers.reduce((sum, ledger) => sum + ledger.repeated, 0),
    };
    // A full disk may have refused it, so the host tries again.
    await this.#until(
      "the room does not close",
      () => tv.client.status.kind === "closed",
      () => {
        if (tv.waiting === 0) tv.say("exitGame", {});
      },
    );
    return played;
  }
}
