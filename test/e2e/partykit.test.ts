import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ChildProcess } from "node:child_process";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startPartyKit } from "../../scripts/partykit.ts";
import { stop } from "../../scripts/wrangler.ts";
import { callRoom } from "../support/callRoom.ts";
import { PLAYER_AVATARS } from "../../src-shared/catalog/avatars.ts";
import type { RpsPrivate } from "../../src-rooms/games/rps-shoot/types.ts";
import {
  parseAuthSecrets,
  signRoomToken,
  type AuthSecrets,
  type RoomClaims,
} from "../../src-shared/protocol/roomToken.ts";
import { Device } from "../support/device.ts";
import { unusedPort } from "../../scripts/front.ts";

const CODE = "PARTY";
const HANDS = ["ROCK", "PAPER", "SCISSORS"] as const;
const stateDir = mkdtempSync(join(tmpdir(), "hubbub-partykit-"));
let port = 0;
let server: ChildProcess;
let secrets: AuthSecrets;

async function start(): Promise<void> {
  server = startPartyKit({ port, stateDir, verbose: process.env["VERBOSE"] === "1" });
  server.stdout?.resume();
  for (;;) {
    if (server.exitCode !== null) throw new Error("PartyKit ended: VERBOSE=1 shows why");
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer) return;
    await new Promise((wake) => setTimeout(wake, 200));
  }
}

async function kill(): Promise<void> {
  stop(server, "SIGKILL");
  await once(server, "exit");
}

beforeAll(async () => {
  port = await unusedPort();
  await start();
  secrets = parseAuthSecrets(readFileSync(join(stateDir, "auth-secrets.json"), "utf8"));
});

afterAll(async () => {
  await kill();
  rmSync(stateDir, { recursive: true, force: true });
});

const roomApi = (keys = secrets) => {
  const at = { address: `http://127.0.0.1:${port}`, secrets: keys, fetch, now: Date.now };
  return callRoom(at, CODE);
};

async function connect(purpose: "host" | "player", claims: RoomClaims): Promise<Device> {
  const token = await signRoomToken(secrets, claims, Date.now());
  const search = new URLSearchParams({ purpose, token, v: "1" });
  const address = `ws://127.0.0.1:${port}/parties/room/${CODE}?${search.toString()}`;
  const device = new Device(new WebSocket(address));
  await device.until(() => device.topics.gameSessionUpdated ?? device.closedWith);
  expect(device.closedWith).toBeUndefined();
  return device;
}

/** Advances from stage to stage until this one; all phones program every battle on the way. */
async function playTo(name: string, tv: Device, phones: readonly Device[]): Promise<void> {
  for (let count = 0; tv.topics.stage?.name !== name; count++) {
    if (count > 40) throw new Error(`stuck in ${tv.topics.stage?.name}`);
    const stageId = tv.topics.stage?.stageId ?? 0;
    if (tv.topics.stage?.name === "PROGRAM") {
      for (const phone of phones) {
        await phone.stage("PROGRAM");
        const { programs } = phone.topics.hand as RpsPrivate;
        for (const battle of Object.keys(programs)) {
          const move = { type: "program", battle: Number(battle), moves: HANDS };
          expect(await phone.move(move)).toBe("ack");
        }
      }
    }
    // Once all have programmed, the stage may already have ended by itself.
    if (tv.topics.stage?.stageId === stageId) await tv.say("requestNextStage", { stageId });
    await tv.until(() => tv.topics.stage?.stageId !== stageId);
  }
}

it(
  "a whole RPS_SHOOT game runs on PartyKit's own server, which is killed once on the way",
  { timeout: 60_000 },
  async () => {
    const forged = parseAuthSecrets(
      JSON.stringify([{ kid: "development", secret: "somebody else's, which is long enough" }]),
    );
    await expect(roomApi(forged).look()).rejects.toThrow("401");
    expect(await roomApi().look()).toBeUndefined();
    const opened = await roomApi().openRoom({
      gameCode: CODE,
      hostType: "HOST",
      hostUserId: "host",
      isPublic: false,
      language: "en",
      gameType: "RPS_SHOOT",
    });
    if (!opened) throw new Error("the code is in use");
    const { roomId } = opened;
    const claims: RoomClaims[] = [];
    for (const [at, alias] of ["Ada", "Bo"].entries()) {
      const avatarSrc = PLAYER_AVATARS[at]?.src ?? "";
      const seat = await roomApi().joinRoom({ alias, avatarSrc, audience: false });
      if (!seat.ok) throw new Error(seat.code);
      const { sessionPlayerId } = seat.value;
      claims.push({ gameCode: CODE, roomId, role: "player", sessionPlayerId });
    }
    const enter = async () => ({
      tv: await connect("host", { gameCode: CODE, roomId, role: "host" }),
      phones: await Promise.all(claims.map((each) => connect("player", each))),
    });

    const first = await enter();
    first.tv.socket.send("ping");
    const settings = { numberOfRounds: 1, includeTutorial: false, timerMode: "off" } as const;
    expect(await first.tv.say("gameSettings", { settings })).toBe("ack");
    expect(await first.tv.say("startGame", {})).toBe("ack");
    await playTo("BET", first.tv, first.phones);
    const before = first.tv.topics.stage;
    await kill();
    await start();

    const { tv, phones } = await enter();
    expect(tv.topics.stage).toEqual(before);
    await playTo("GAME_END", tv, phones);
    expect(tv.topics.gameEnd?.podium.map(({ alias }) => alias).sort()).toEqual(["Ada", "Bo"]);
    // Refusals arrive too: a journal contains what a running game still hides.
    const journal = await roomApi().exportJournal("operator");
    expect(journal).toEqual({ ok: false, code: "game_running" });
    expect(await tv.say("exitGame", {})).toBe("ack");
    expect(await tv.closed()).toBe(4410);
  },
);
