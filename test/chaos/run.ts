import { mkdtempSync, rmSync } from "node:fs";
import { setMaxListeners } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { decodeJwt } from "jose";
import { unusedPort } from "../../scripts/front.ts";
import { developmentSecrets } from "../../scripts/wrangler.ts";
import { parseAuthSecrets } from "../../src-shared/protocol/roomToken.ts";
import { loginResponse } from "../../src-shared/api/accounts.ts";
import { signAccessToken } from "../../src-worker/identity/accessToken.ts";
import { SITE_GAMES } from "../../src-shared/catalog/gameTypes.ts";
import type { D1Fault } from "../../src-shared/api/dev.ts";
import { databaseFile, endedGames } from "./database.ts";
import { BadNetwork } from "./proxy.ts";
import { chanceOf, pause } from "./random.ts";
import { ChaosRoom, type Call, type Played, type World } from "./room.ts";
import { bundleProduct } from "../../scripts/productRuntime.ts";
import { Victim } from "./server.ts";

/** How long the server runs between two kills, ms. */
const LIVES_MS = [600, 3_500] as const;
/** Maximum error of the rooms' clock at each start, ms, in either direction. */
const SKEW_MS = 3_000;
/** Share of server runs in which D1 fails, and in which the storage is full for a while. */
const D1_STOPS = 0.25;
/** Share of those failures in which D1 hangs instead of throwing. */
const D1_HANGS = 0.5;
const STORAGE_FULL = 0.2;
const FULL_FOR_MS = 900;
/** Time within which the rooms must have written everything to D1 after the last game, ms. */
const TOLD_WITHIN_MS = 30_000;

export interface ChaosReport {
  readonly seed: number;
  readonly seconds: number;
  readonly kills: number;
  /** Starts that failed on the first attempt. */
  readonly failedStarts: number;
  readonly killsByStage: Readonly<Record<string, number>>;
  readonly d1Stops: number;
  readonly d1Hangs: number;
  readonly storageFull: number;
  readonly clockTurns: number;
  readonly network: BadNetwork["did"];
  readonly played: readonly Played[];
  readonly startMs: { readonly median: number; readonly worst: number };
  /** Games of the run that D1 records as ended. */
  readonly told: number;
  readonly faults: readonly string[];
}

/** Fires the browser event that reports a network connection to the clients. */
function sayOnline(): void {
  globalThis.window.dispatchEvent(new Event("online"));
}

/**
 * Creates a host who may open every game: a guest who is then turned into a tester with an account in the
 * database.
 */
async function hostToken(call: Call, stateDir: string): Promise<string> {
  const body = { guestId: crypto.randomUUID(), language: "en" };
  const { accessToken } = loginResponse.parse(await call("POST", "/user/guest", { body }));
  const userId = String(decodeJwt(accessToken)["userId"]);
  const database = new DatabaseSync(databaseFile(stateDir), { timeout: 5_000 });
  database
    .prepare("UPDATE user SET kind = 'registered', is_alpha_tester = 1 WHERE id = ?")
    .run(userId);
  database.close();
  const claims = { roles: ["role_user" as const], isAlphaTester: true, isGuest: false, userId };
  const secrets = parseAuthSecrets(developmentSecrets(stateDir));
  return signAccessToken(secrets, { ...claims, sub: userId, name: "Chaos" }, Date.now());
}

/** Turns faults on or off in a running server; a restart clears them. */
async function setFaults(url: string, body: { d1?: D1Fault; storage?: boolean }): Promise<void> {
  await fetch(`${url}/api/v1/dev/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/**
 * Plays the seven games of the site at the same time on the real product, which is killed `kills` times at random
 * moments. Every random choice comes from `seed`; the exact timing depends on the machine.
 */
export async function chaos(
  { kills, seed }: { readonly kills: number; readonly seed: number },
  tell: (line: string) => void,
): Promise<ChaosReport> {
  // The client listens for network events on `window`, which Node does not have.
  const window = new EventTarget();
  setMaxListeners(0, window);
  Object.assign(globalThis, { window });
  const random = chanceOf(seed, 0);
  const stateDir = mkdtempSync(join(tmpdir(), "hubbub-chaos-"));
  const bundle = await bundleProduct();
  const victim = new Victim(await unusedPort(), stateDir, bundle);
  const network = await BadNetwork.open(victim.port, chanceOf(seed, 1));
  const began = performance.now();
  const did = { d1Stops: 0, d1Hangs: 0, storageFull: 0, clockTurns: 0 };
  const killsByStage: Record<string, number> = {};
  let alive: number | undefined;
  let closing = false;
  const world: World = {
    url: victim.url,
    host: `127.0.0.1:${network.port}`,
    hostToken: (call) => hostToken(call, stateDir),
    aliveSince: () => alive,
    isClosing: () => closing,
  };
  const start = async (skew: number) => {
    if (skew !== 0) did.clockTurns += 1;
    await victim.start(skew);
    alive = performance.now();
    sayOnline();
  };
  const faults: string[] = [];
  try {
    await start(0);
    const rooms = SITE_GAMES.map((gameType) => new ChaosRoom(gameType, world, seed));
    const playing = Promise.allSettled(rooms.map((room) => room.play()));
    const fail = async () => {
      for (const outcome of await playing) {
        if (outcome.status === "rejected") faults.push(String(outcome.reason));
      }
    };
    // The first kill waits until a game is being played.
    while (!rooms.some(({ stageName }) => stageName && stageName !== "LOBBY")) await pause(50);
    while (victim.kills < kills) {
      if (random.chance(D1_STOPS)) {
        const d1 = random.chance(D1_HANGS) ? "hangs" : "throws";
        did[d1 === "hangs" ? "d1Hangs" : "d1Stops"] += 1;
        await setFaults(victim.url, { d1 });
      }
      if (random.chance(STORAGE_FULL)) {
        did.storageFull += 1;
        await setFaults(victim.url, { storage: true });
        await pause(FULL_FOR_MS);
        await setFaults(victim.url, { storage: false });
      }
      await pause(random.between(...LIVES_MS));
      for (const { gameType, stageName } of rooms) {
        const key = `${gameType} ${stageName ?? "nobody there"}`;
        killsByStage[key] = (killsByStage[key] ?? 0) + 1;
      }
      alive = undefined;
      await victim.kill();
      await start(Math.round((random.unit() * 2 - 1) * SKEW_MS));
      const played = rooms.flatMap((room) => room.played);
      const wrong = played.flatMap(({ verdict }) => verdict.faults).length;
      tell(`kill ${victim.kills} of ${kills}, ${played.length} games played, ${wrong} faults`);
    }
    network.calm = true;
    closing = true;
    await fail();
    const played = rooms.flatMap((room) => room.played);
    for (const { gameType, gameId, verdict } of played) {
      faults.push(...verdict.faults.map((fault) => `${gameType} ${gameId}: ${fault}`));
    }
    for (const { gameType, played } of rooms) {
      if (played.length === 0) faults.push(`${gameType}: no game ended`);
    }
    const ids = played.map(({ gameId }) => gameId);
    const told = await endedGames(stateDir, ids, TOLD_WITHIN_MS);
    const untold = ids.filter((id) => !told.has(id));
    if (untold.length > 0) faults.push(`D1 has no end of the games ${untold.join(", ")}`);
    const times = victim.startTimes.toSorted((a, b) => a - b);
    return {
      seed,
      seconds: (performance.now() - began) / 1000,
      kills: victim.kills,
      failedStarts: victim.failedStarts,
      killsByStage,
      ...did,
      network: network.did,
      played,
      startMs: { median: times[times.length >> 1] ?? 0, worst: times.at(-1) ?? 0 },
      told: told.size,
      faults,
    };
  } finally {
    network.close();
    await victim.kill();
    for (const folder of [stateDir, bundle]) rmSync(folder, { recursive: true, force: true });
  }
}
