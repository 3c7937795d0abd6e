import * as fc from "fast-check";
import { expect, inject, test, vi } from "vitest";
import * as z from "zod";
import { playerId, stageId } from "../../src-shared/protocol/ids.ts";
import { isErrorCode } from "../../src-shared/catalog/errorCodes.ts";
import { fuzzOf, junk, type Defs, type JsonSchema } from "../support/fuzz/schemas.ts";
import { office } from "./support/office.ts";
import { member } from "./support/people.ts";
import { gameResponse } from "../../src-shared/api/game.ts";
import { roomStub } from "../../src-worker/features/rooms/object/routing.ts";
import {
  endStage,
  appWith,
  bindings,
  client,
  join,
  openRoom,
  through,
  type Client,
} from "./support/support.ts";

/** Number of calls in one run. */
const RUNS = inject("fuzzRuns");
/** A word that no response to anybody but its owner may contain. */
const CANARY = "quetzalcanary";

interface Operation {
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly schema?: JsonSchema;
  }[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { schema?: JsonSchema }>> };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Defs };
}

const METHODS = ["get", "post", "put", "delete"];

/** One call as fast-check generates it. */
interface Made {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly who: number;
}

/**
 * Ids by the name of the field. Most ids in paths and bodies are picked from these; not all of them exist.
 */
type Known = Readonly<Record<string, readonly unknown[]>>;

function parameter(name: string, schema: JsonSchema | undefined, known: Known, defs: Defs) {
  const found = known[name];
  const any = fuzzOf(schema ?? {}, defs);
  return found ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...found) }, any) : any;
}

/** Encodes a value for an address; an object is written as JSON, as a script would do it. */
const written = (value: unknown) =>
  encodeURIComponent(
    (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).toWellFormed(),
  );

/** Generates calls of this operation. */
function callOf(path: string, method: string, operation: Operation, known: Known, defs: Defs) {
  const { parameters = [], requestBody } = operation;
  const values = fc.tuple(
    ...parameters.map(({ name, schema }) => parameter(name, schema, known, defs)),
  );
  const [content] = Object.values(requestBody?.content ?? {});
  const schema = content?.schema;
  const ids = Object.entries(known).filter(([name]) => schema?.properties?.[name]);
  const body = schema
    ? fc.tuple(fuzzOf(schema, defs), fc.nat(99)).map(([value, dice]) =>
        dice < 70 && typeof value === "object" && value !== null && !Array.isArray(value)
          ? {
              ...value,
              ...Object.fromEntries(ids.map(([name, all]) => [name, all[dice % all.length]])),
            }
          : value,
      )
    : fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, junk);
  return fc.tuple(values, body, fc.nat(5)).map(([given, sent, who]): Made => {
    let address = path;
    const query = new URLSearchParams();
    parameters.forEach(({ in: place, name }, at) => {
      const value = given[at];
      if (place === "path") address = address.replace(`{${name}}`, written(value));
      else if (place === "query" && value !== undefined) {
        query.set(
          name,
          typeof value === "string" ? value.toWellFormed() : (JSON.stringify(value) ?? ""),
        );
      }
    });
    const search = query.toString();
    return { method, path: search === "" ? address : `${address}?${search}`, body: sent, who };
  });
}

/** Makes an account with the canary in its name and address, and posts a pack of words that contains it. */
async function owner() {
  const place = office();
  const { call, accessToken, user } = await member({
    email: `${CANARY}@example.org`,
    name: CANARY,
  });
  const pack = await call("POST", "/wordPack/add", {
    bearer: accessToken,
    body: { name: `${CANARY} words`, language: "en", words: [CANARY], isPublic: false },
  });
  expect(pack.status).toBe(201);
  await place.settled();
  return user;
}

/**
 * Makes a REQUIP game of strangers in which an answer is written but not shown yet. No caller plays in it.
 */
async function secretAnswer() {
  const room = await openRoom({ initialGameType: "REQUIP" });
  const writer = await join(room.gameCode, 0);
  await join(room.gameCode, 1);
  const stub = await roomStub(bindings, room.gameCode);
  const asHost = async (topic: "startGame") =>
    expect(await stub.command({ kind: "host" }, { topic, body: {} })).toMatchObject({ ok: true });
  for (let robot = 0; robot < 2; robot++) {
    const path = `/host/${room.gameCode}/addAIPlayer`;
    expect((await room.host.call("POST", path, { roomToken: room.roomToken })).status).toBe(201);
  }
  await asHost("startGame");
  const game = async () => {
    const path = `/game/${room.gameCode}`;
    return gameResponse.parse(
      (await room.host.call("GET", path, { roomToken: room.roomToken })).body,
    );
  };
  while ((await game()).stage !== "WRITE") {
    expect((await endStage(room.host, room.gameCode, room.roomToken)).status).toBe(200);
  }
  const { stageId: number } = await game();
  const move = { type: "answer", prompt: 1, text: `a ${CANARY}` };
  const written = await stub.command(
    { kind: "player", playerId: playerId(writer.sessionPlayerId) },
    { topic: "move", body: { stageId: stageId(number), move } },
  );
  expect(written).toMatchObject({ ok: true });
  return room;
}

test("[T-http] no generated call makes the server fail or reveals another user's data", async () => {
  const failures: unknown[] = [];
  // Errors that a page reports about itself are not failures of the server.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const app = appWith({
    report: (error, { side }) => void (side === "worker" && failures.push(error)),
  });
  const call: Client = client(through(app));
  const stranger = await owner();
  const foreign = await secretAnswer();
  const own = await openRoom({ initialGameType: "RPS_SHOOT" });
  const seats = [await join(own.gameCode, 0), await join(own.gameCode, 1)];
  const someone = await member({});
  const known: Known = {
    gameCode: [own.gameCode, own.gameCode, foreign.gameCode, "ABCDE"],
    userId: [stranger.id, someone.user.id, own.host.guestId],
    playerId: [1, 2, 3],
    sessionPlayerId: [1, 2, 3],
    id: ["1", "2", stranger.id],
    guestId: [own.host.guestId],
    email: [`${CANARY}@example.org`, "somebody@example.org"],
  };
  const credentials = [
    {},
    { bearer: own.host.accessToken },
    { bearer: someone.accessToken },
    { roomToken: own.roomToken, bearer: own.host.accessToken },
    { roomToken: seats[0]?.roomToken ?? "" },
    { roomToken: `${own.roomToken.slice(0, -4)}AAAA` },
  ];
  const description = await call("GET", "/openapi.json");
  // SAFETY: the project's own description, whose shape is checked by its own test.
  const document = description.body as Document;
  const defs = document.components?.schemas ?? {};
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const operation = methods[method];
      return operation ? [callOf(path, method.toUpperCase(), operation, known, defs)] : [];
    }),
  );
  expect(operations.length).toBeGreaterThan(80);
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(fc.oneof(...operations), async ({ method, path, body, who }) => {
      const raw = body === undefined || method === "GET" ? undefined : JSON.stringify(body);
      const answer = await call(method, path, {
        ...credentials[who],
        ...(raw !== undefined && { raw }),
      });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const text = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body);
      expect(failures).toEqual([]);
      // Some services are not available on this server; calls to them respond with 503 and a code of their
      // own.
      if (answer.status >= 500) expect(answer).toMatchObject({ status: 503 });
      expect(answer.status).not.toBe(500);
      const sent = `${path}${raw ?? ""}`.toLowerCase();
      if (!sent.includes(CANARY)) expect(text.toLowerCase()).not.toContain(CANARY);
      expect(text).not.toContain(foreign.roomToken);
      expect(text).not.toMatch(/\bat .+\.ts:\d+|SQLITE_|D1_ERROR/u);
      if (answer.status >= 400 && text !== "") {
        const problem = z.object({ code: z.string() }).parse(answer.body);
        expect(isErrorCode(problem.code)).toBe(true);
      }
    }),
    { numRuns: RUNS, endOnFailure: true, seed: inject("fuzzSeed") },
  );
  console.log(`${RUNS} calls of ${operations.length} routes:`, Object.fromEntries(statuses));
  expect(statuses.get(200) ?? 0).toBeGreaterThan(0);
  expect(statuses.get(400) ?? 0).toBeGreaterThan(0);
}, 1_800_000);
