import { expect, test } from "vitest";
import * as z from "zod";
import { CALLS } from "../../../src-shared/api/calls.ts";
import type { CallShape } from "../../../src-shared/api/contract.ts";

const letters = (count: number) => "a".repeat(count);
const list = <Item>(count: number, item: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => item(at));
const answers = (count: number) =>
  Object.fromEntries(list(count, (at) => [`question${at}`, true] as const));
const hash = (at: number) => String(at).padStart(64, "0");

const MESSAGE = { name: "Ann", email: "ann@example.com", message: "Hello" };
const REPORT = { gameCode: "K7MPX", content: "rude", reason: "hate" };
const EVENT = { event: "page_viewed", distinctId: "a" };
const FAILURE = { message: "x is undefined", url: "https://games.example.com/join" };
const PACK = { name: "Camp", language: "en", isPublic: false };
const EVENING = { entries: [], handsFree: false };
const DATE = { at: "2030-01-01T20:00:00Z" };
const game = (length: number) => ({ gameType: "REQUIP", length });

type Body = Readonly<Record<string, unknown>>;

/** Each row: a call, a body it accepts, and one that is just beyond the limit. */
const LIMITS: readonly (readonly [keyof typeof CALLS, most: Body, beyond: Body])[] = [
  [
    "POST /email/contactForm",
    { ...MESSAGE, message: letters(5_000), website: letters(200) },
    { ...MESSAGE, message: letters(5_001) },
  ],
  ["POST /email/contactForm", MESSAGE, { ...MESSAGE, website: letters(201) }],
  ["POST /email/contactForm", { ...MESSAGE, name: letters(60) }, { ...MESSAGE, name: letters(61) }],
  ["POST /report", { ...REPORT, content: letters(2_000) }, { ...REPORT, content: letters(2_001) }],
  ["POST /report", REPORT, { ...REPORT, content: "  " }],
  ["POST /survey", { answers: { q: letters(2_000) } }, { answers: { q: letters(2_001) } }],
  ["POST /survey", { answers: answers(40) }, { answers: answers(41) }],
  ["POST /survey", { answers: answers(1) }, { answers: {} }],
  ["POST /survey", { answers: { [letters(40)]: 1 } }, { answers: { [letters(41)]: 1 } }],
  ["POST /survey", { answers: { q: list(20, String) } }, { answers: { q: list(21, String) } }],
  [
    "POST /survey",
    { answers: { a: letters(2_000), b: letters(2_000) } },
    { answers: { a: letters(2_000), b: letters(2_000), c: letters(100) } },
  ],
  [
    "POST /posthogEvent",
    { ...EVENT, distinctId: letters(64) },
    { ...EVENT, distinctId: letters(65) },
  ],
  ["POST /posthogEvent", EVENT, { ...EVENT, distinctId: "" }],
  [
    "POST /posthogEvent",
    { ...EVENT, properties: answers(20) },
    { ...EVENT, properties: answers(21) },
  ],
  [
    "POST /posthogEvent",
    { ...EVENT, properties: { [letters(40)]: letters(200) } },
    { ...EVENT, properties: { [letters(41)]: 1 } },
  ],
  ["POST /posthogEvent", EVENT, { ...EVENT, properties: { path: letters(201) } }],
  [
    "POST /clientError",
    { ...FAILURE, message: letters(8_000), stack: letters(8_000) },
    { ...FAILURE, message: letters(8_001) },
  ],
  ["POST /clientError", FAILURE, { ...FAILURE, stack: letters(8_001) }],
  ["POST /clientError", FAILURE, { ...FAILURE, componentStack: letters(8_001) }],
  ["POST /clientError", { ...FAILURE, url: letters(2_000) }, { ...FAILURE, url: letters(2_001) }],
  ["POST /clientError", FAILURE, { ...FAILURE, version: letters(41) }],
  [
    "POST /translate",
    { texts: [letters(500)], target: "de" },
    { texts: [letters(501)], target: "de" },
  ],
  [
    "POST /translate",
    { texts: list(50, String), target: "de" },
    { texts: list(51, String), target: "de" },
  ],
  ["POST /translate", { texts: ["Hello"], target: "de" }, { texts: [], target: "de" }],
  [
    "POST /wordPack/add",
    { ...PACK, name: "👨‍👩‍👧‍👦".repeat(60), words: list(500, String) },
    { ...PACK, words: list(501, String) },
  ],
  ["POST /wordPack/add", { ...PACK, words: ["tent"] }, { ...PACK, words: [] }],
  [
    "POST /wordPack/add",
    { ...PACK, words: [letters(60)] },
    { ...PACK, words: ["tent", letters(61)] },
  ],
  [
    "POST /wordPack/add",
    { ...PACK, name: letters(60), words: ["tent"] },
    { ...PACK, name: letters(61), words: ["tent"] },
  ],
  [
    "POST /picturePack/add",
    { ...PACK, pictures: list(60, hash) },
    { ...PACK, pictures: list(61, hash) },
  ],
  [
    "POST /picturePack/add",
    { ...PACK, pictures: [hash(1)] },
    { ...PACK, pictures: [hash(1), hash(1)] },
  ],
  [
    "PUT /host/:gameCode/playlist",
    { ...EVENING, entries: list(12, () => game(35)) },
    { ...EVENING, entries: list(13, () => game(1)) },
  ],
  [
    "PUT /host/:gameCode/playlist",
    { ...EVENING, entries: [game(1)] },
    { ...EVENING, entries: [game(0)] },
  ],
  ["PUT /host/:gameCode/playlist", EVENING, { ...EVENING, entries: [game(36)] }],
  ["PUT /circle/:circleId", { name: letters(40) }, { name: letters(41) }],
  ["PUT /circle/:circleId/date", { ...DATE, minutes: 720 }, { ...DATE, minutes: 721 }],
  ["PUT /circle/:circleId/date", { ...DATE, minutes: 30 }, { ...DATE, minutes: 29 }],
];

test.each(LIMITS)("%s takes as much as its document says, and no more", (key, most, beyond) => {
  const call: CallShape = CALLS[key];
  const accepts = (body: Body) => z.safeParse(call.body ?? z.never(), body).success;
  expect(accepts(most)).toBe(true);
  expect(accepts(beyond)).toBe(false);
});

test("a picture's id is a SHA-256 in hex, nothing longer and no path", () => {
  const accepts = (id: string) =>
    CALLS["POST /picturePack/add"].body.safeParse({ ...PACK, pictures: [id] }).success;
  expect(accepts(hash(1))).toBe(true);
  for (const id of [`${hash(1)}0`, hash(1).slice(1), `../${hash(1)}`, `${hash(1)}\n`]) {
    expect(accepts(id), id).toBe(false);
  }
});

test("a login returns only to a path of this site", () => {
  const { query } = CALLS["GET /oauth2/authorization/:provider"];
  const accepts = (returnTo: string) => query.safeParse({ returnTo }).success;
  expect([accepts("/"), accepts("/join?code=K7MPX"), accepts(`/${letters(299)}`)]).toEqual([
    true,
    true,
    true,
  ]);
  for (const elsewhere of [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "join",
    "/a b",
    "/join\n",
    "/\t/evil.example",
    `/${letters(300)}`,
  ]) {
    expect(accepts(elsewhere), elsewhere).toBe(false);
  }
});
