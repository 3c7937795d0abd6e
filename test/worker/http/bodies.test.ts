import { expect, test } from "vitest";
import { avatar, client, guest, join, openRoom, problem } from "../support/support.ts";

const aGuest = { guestId: crypto.randomUUID(), language: "en" };

test.for([
  { name: "nothing", raw: "", headers: {} },
  { name: "half a JSON text", raw: '{"guestId":', headers: {} },
  {
    name: "JSON that says it is a form",
    raw: JSON.stringify(aGuest),
    headers: { "content-type": "text/plain" },
  },
])("a body of $name gets 400 invalid_json", async ({ raw, headers }) => {
  const { status, body } = await client()("POST", "/user/guest", { raw, headers });
  expect({ status, body }).toEqual({ status: 400, body: problem(400, "invalid_json") });
});

test.for([
  { name: "a text", body: "hello", errors: [{ path: "", code: "invalid_type" }] },
  { name: "null", body: null, errors: [{ path: "", code: "invalid_type" }] },
  { name: "a list", body: [aGuest], errors: [{ path: "", code: "invalid_type" }] },
  {
    name: "an empty object",
    body: {},
    errors: [
      { path: "guestId", code: "invalid_type" },
      { path: "language", code: "invalid_value" },
    ],
  },
  {
    name: "wrong types",
    body: { guestId: 7, language: ["en"] },
    errors: [
      { path: "guestId", code: "invalid_type" },
      { path: "language", code: "invalid_value" },
    ],
  },
  {
    name: "a language we do not speak",
    body: { ...aGuest, language: "xx" },
    errors: [{ path: "language", code: "invalid_value" }],
  },
  {
    name: "an id that is no UUID",
    body: { ...aGuest, guestId: "secret-of-mine" },
    errors: [{ path: "guestId", code: "invalid_format" }],
  },
])("$name in place of a guest gets 400 validation_failed", async ({ body, errors }) => {
  const answer = await client()("POST", "/user/guest", { raw: JSON.stringify(body) });
  expect(answer).toMatchObject({ status: 400, body: problem(400, "validation_failed", errors) });
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
});

test("a refusal never repeats what was sent", async () => {
  const sent = { guestId: "hunter2-hunter2", language: "hunter2", password: "hunter2" };
  const answer = await client()("POST", "/user/guest", { body: sent });
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).not.toContain("hunter2");
});

test("unknown fields are ignored", async () => {
  const answer = await client()("POST", "/user/guest", { body: { ...aGuest, shoeSize: 42 } });
  expect(answer.status).toBe(200);
});

test.for([
  { size: 70_000, status: 413, said: problem(413, "body_too_large") },
  { size: 65_537, status: 413, said: problem(413, "body_too_large") },
  { size: 65_536, status: 400, said: problem(400, "invalid_json") },
])("a body of $size bytes gets $status", async ({ size, status, said }) => {
  const answer = await client()("POST", "/user/guest", { raw: "x".repeat(size) });
  expect(answer).toMatchObject({ status, body: said });
});

const thirty = "Abcdefghij Abcdefghij Abcdefgh";

test.for([
  { alias: "🦊🦊", status: 400, code: "alias_characters" },
  { alias: "Ann\u200bie", status: 400, code: "alias_characters" },
  { alias: `${thirty}i`, status: 400, code: "alias_too_long" },
  { alias: "   ", status: 400, code: "alias_required" },
])("the alias '$alias' is refused with $code", async ({ alias, status, code }) => {
  const { gameCode } = await openRoom();
  const body = { gameCode, alias, avatarSrc: avatar(0) };
  const answer = await client()("POST", "/gameSession/join", { body });
  expect({ status: answer.status, body: answer.body }).toEqual({
    status,
    body: problem(status, code),
  });
});

test.for([thirty, "Łukasz", "Žofia 2", "J.-P. O'Neil"])(
  "the alias '%s' is accepted",
  async (alias) => {
    const { gameCode } = await openRoom();
    const body = { gameCode, alias, avatarSrc: avatar(0) };
    const answer = await client()("POST", "/gameSession/join", { body });
    expect(answer).toMatchObject({ status: 201, body: { alias } });
  },
);

test("an avatar that is not in the picker is refused, even a robot's", async () => {
  const { gameCode } = await openRoom();
  for (const avatarSrc of ["", "nobody.webp", "robot1.webp", "unknown.webp"]) {
    const body = { gameCode, alias: "Me", avatarSrc };
    const answer = await client()("POST", "/gameSession/join", { body });
    expect(answer).toMatchObject({ status: 400, body: problem(400, "avatar_unknown") });
  }
});

test.for([
  { gameCode: "ABCD", code: "too_small" },
  { gameCode: "ABCDEF", code: "too_big" },
])("the room code $gameCode is refused in a body and in a path", async ({ gameCode, code }) => {
  const call = client();
  const body = { gameCode, alias: "Me", avatarSrc: avatar(0) };
  const said = problem(400, "validation_failed", [{ path: "gameCode", code }]);
  const joined = await call("POST", "/gameSession/join", { body });
  expect({ status: joined.status, body: joined.body }).toEqual({ status: 400, body: said });
  const looked = await call("GET", `/gameSession/${gameCode}`);
  expect({ status: looked.status, body: looked.body }).toEqual({ status: 400, body: said });
});

test.for(["0", "-1", "1.5", "one"])("the seat number '%s' in a path is refused", async (id) => {
  const { gameCode } = await openRoom();
  const answer = await client()("GET", `/gameSession/${gameCode}/player/${id}`);
  expect(answer).toMatchObject({
    status: 400,
    body: { code: "validation_failed", errors: [{ path: "id" }] },
  });
});

test("a room with a game that does not exist is refused", async () => {
  const { call, accessToken: bearer } = await guest();
  const wish = {
    isPublic: false,
    language: "en",
    hostType: "HOST",
    initialGameType: "HOPSCOTCH",
  };
  const answer = await call("POST", "/gameSession/create", { body: wish, bearer });
  const errors = [{ path: "initialGameType", code: "invalid_value" }];
  expect(answer).toMatchObject({ status: 400, body: problem(400, "validation_failed", errors) });
});

test("an error inside a list names its place", async () => {
  const { gameCode, roomToken } = await openRoom({ initialGameType: "RPS_SHOOT" });
  await join(gameCode, 0);
  const body = { wordPackIds: ["a", 2], numberOfRounds: 99 };
  const answer = await client()("PUT", `/host/${gameCode}/updateGameSettings`, { body, roomToken });
  expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
  expect(answer.body).toHaveProperty(
    "errors",
    expect.arrayContaining([
      { path: "wordPackIds.1", code: "invalid_type" },
      { path: "numberOfRounds", code: "too_big" },
    ]),
  );
});
