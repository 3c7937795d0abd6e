import { expect, test } from "vitest";
import { seatResponse, updatedResponse } from "../../../../src-shared/api/gameSession.ts";
import { avatar, claimsOf, client, guest, join, openRoom, problem } from "../../support/support.ts";

test("a room works from its opening to its end", async () => {
  const { gameCode, roomToken, host } = await openRoom({ initialGameType: "RPS_SHOOT" });
  expect(gameCode).toMatch(/^[A-HJKMNP-Z2-9]{5}$/u);
  expect(claimsOf(roomToken)).toMatchObject({ gameCode, role: "host" });

  const phone = client();
  const looked = await phone("GET", `/gameSession/${gameCode.toLowerCase()}`);
  const session = {
    gameCode,
    gameType: "RPS_SHOOT",
    hostType: "HOST",
    active: true,
    language: "en",
  };
  expect(looked.status).toBe(200);
  expect(looked.body).toEqual({ ...session, playerCount: 0 });
  expect((await phone("GET", `/gameSession/${gameCode}/usedAvatars`)).body).toEqual([]);

  const body = { gameCode: gameCode.toLowerCase(), alias: "  Zoë   B. ", avatarSrc: avatar(0) };
  const joined = await phone("POST", "/gameSession/join", { body });
  const seat = { gameCode, alias: "Zoë B.", avatarSrc: avatar(0), audience: false };
  expect(joined).toMatchObject({ status: 201, body: { ...seat, sessionPlayerId: 1 } });
  const { roomToken: own, hexColor } = seatResponse.parse(joined.body);
  expect(joined.body).toEqual({ ...seat, sessionPlayerId: 1, hexColor, roomToken: own });
  expect(claimsOf(own)).toMatchObject({ gameCode, role: "player", sessionPlayerId: 1 });
  expect(hexColor).toMatch(/^#[0-9a-f]{6}$/u);

  expect((await phone("GET", `/gameSession/${gameCode}/usedAvatars`)).body).toEqual([avatar(0)]);
  const seen = await phone("GET", `/gameSession/${gameCode}/player/1`);
  expect(seen).toMatchObject({
    status: 200,
    body: { sessionPlayerId: 1, alias: "Zoë B.", robot: false },
  });
  const nobody = await phone("GET", `/gameSession/${gameCode}/player/9`);
  expect(nobody).toMatchObject({ status: 404, body: problem(404, "player_not_found") });

  const rejoined = await phone("POST", "/gameSession/rejoin", {
    body: { gameCode, sessionPlayerId: 1 },
    roomToken: own,
  });
  expect(rejoined).toMatchObject({ status: 200, body: { ...seat, hexColor, sessionPlayerId: 1 } });

  const same = await client()("POST", "/gameSession/join", { body: { ...body, alias: "Max" } });
  expect(same).toMatchObject({ status: 409, body: problem(409, "error.avatar_in_use") });

  const renamed = await phone("POST", `/gameSession/${gameCode}/updateSessionPlayer/1`, {
    body: { avatarSrc: avatar(5) },
    roomToken: own,
  });
  expect(renamed).toMatchObject({ status: 200, body: { alias: "Zoë B.", avatarSrc: avatar(5) } });
  expect(renamed.body).not.toHaveProperty("roomToken");

  const destroyed = await host.call("POST", `/gameSession/${gameCode}/destroy`, { roomToken });
  expect(destroyed).toMatchObject({ status: 204, body: "" });
  expect((await phone("GET", `/gameSession/${gameCode}`)).body).toMatchObject({ active: false });
  const late = await client()("POST", "/gameSession/join", {
    body: { ...body, avatarSrc: avatar(1) },
  });
  expect(late).toMatchObject({ status: 410, body: problem(410, "game_over") });
});

test("a full room has no seat left, but a guest can ask to watch", async () => {
  const { gameCode, roomToken, host } = await openRoom({ initialGameType: "RPS_SHOOT" });
  for (let robot = 0; robot < 9; robot += 1) {
    const added = await host.call("POST", `/game/${gameCode}/addAISessionPlayer`, { roomToken });
    expect(added).toMatchObject({ status: 201, body: { robot: true, audience: false } });
  }
  await join(gameCode, 0);
  const call = client();
  const body = { gameCode, alias: "Late", avatarSrc: avatar(1) };
  const full = await call("POST", "/gameSession/join", { body });
  expect(full).toMatchObject({ status: 400, body: problem(400, "error.max_players_reached") });
  const robot = await host.call("POST", `/host/${gameCode}/addAIPlayer`, { roomToken });
  expect(robot).toMatchObject({ status: 400, body: problem(400, "error.max_players_reached") });
  const watching = await call("POST", "/gameSession/join", { body: { ...body, audience: true } });
  expect(watching).toMatchObject({ status: 201, body: { audience: true } });
  expect((await call("GET", `/gameSession/${gameCode}`)).body).toMatchObject({ playerCount: 10 });
});

test("a kicked player cannot return, one who left can", async () => {
  const { gameCode, roomToken, host } = await openRoom();
  const left = await join(gameCode, 0);
  const kicked = await join(gameCode, 1);
  const quit = `/gameSession/${gameCode}/${left.sessionPlayerId}/quit`;
  expect((await left.call("POST", quit, { roomToken: left.roomToken })).status).toBe(204);
  const kick = `/player/${gameCode}/player/${kicked.sessionPlayerId}/quit`;
  expect((await host.call("POST", kick, { roomToken })).status).toBe(204);
  expect((await client()("GET", `/gameSession/${gameCode}`)).body).toMatchObject({
    playerCount: 0,
  });
  const again = ({ call, sessionPlayerId, roomToken: token }: typeof left) =>
    call("POST", "/gameSession/rejoin", { body: { gameCode, sessionPlayerId }, roomToken: token });
  expect(await again(kicked)).toMatchObject({ status: 403, body: problem(403, "kicked") });
  for (const path of [`/game/${gameCode}/playerList`, `/host/${gameCode}`]) {
    const look = await kicked.call("GET", path, { roomToken: kicked.roomToken });
    expect(look, path).toMatchObject({ status: 403, body: problem(403, "kicked") });
  }
  expect((await again(left)).status).toBe(200);
});

test("a rejoin whose avatar has since been taken gets a 409", async () => {
  const { gameCode } = await openRoom();
  const left = await join(gameCode, 0);
  const { call, sessionPlayerId, roomToken } = left;
  await call("POST", `/gameSession/${gameCode}/${sessionPlayerId}/quit`, { roomToken });
  await join(gameCode, 0);
  const again = await call("POST", "/gameSession/rejoin", {
    body: { gameCode, sessionPlayerId },
    roomToken,
  });
  expect(again).toMatchObject({ status: 409, body: problem(409, "error.avatar_in_use") });
});

test("a spectating host cannot change anything, and returns with the host's token", async () => {
  const { gameCode, roomToken, host } = await openRoom();
  const change = (token: string, body: object) =>
    host.call("POST", `/gameSession/${gameCode}`, { body, roomToken: token });
  expect((await change(roomToken, { isPublic: false })).body).not.toHaveProperty("roomToken");
  const spectates = await change(roomToken, { hostSpectate: true });
  const spectator = updatedResponse.parse(spectates.body).roomToken ?? "";
  expect(claimsOf(spectator)).toMatchObject({ gameCode, role: "spectator" });

  for (const [method, path, body] of [
    ["POST", `/gameSession/${gameCode}`, { hostSpectate: false }],
    ["POST", `/gameSession/${gameCode}/destroy`],
    ["POST", "/game/create", { gameCode, gameType: "RPS_SHOOT" }],
    ["POST", "/gameSession/join", { gameCode, alias: "Host", avatarSrc: avatar(0) }],
    ["POST", `/host/${gameCode}/addAIPlayer`],
    ["PUT", `/host/${gameCode}/updateGameSettings`, { musicEnabled: false }],
  ] as const) {
    const options = { roomToken: spectator, ...(body && { body }) };
    const { status, body: said } = await host.call(method, path, options);
    expect({ path, status, said }).toEqual({
      path,
      status: 403,
      said: problem(403, "host_is_spectating"),
    });
  }
  expect((await host.call("GET", `/host/${gameCode}`, { roomToken: spectator })).status).toBe(200);

  const back = await change(roomToken, { hostSpectate: false });
  expect(claimsOf(updatedResponse.parse(back.body).roomToken ?? "")).toMatchObject({
    role: "host",
  });
});

test("a player who joins with the host's token gets the host's rights", async () => {
  const { gameCode, roomToken } = await openRoom({ hostType: "HOST_AND_PLAY" });
  const elsewhere = await openRoom();
  const call = client();
  const sit = (at: number, token?: string) =>
    call("POST", "/gameSession/join", {
      body: { gameCode, alias: "Somebody", avatarSrc: avatar(at) },
      ...(token !== undefined && { roomToken: token }),
    });
  const owner = async () => {
    const { body } = await call("GET", `/host/${gameCode}`, { roomToken });
    return body;
  };
  expect((await sit(0)).status).toBe(201);
  expect((await sit(1, elsewhere.roomToken)).status).toBe(201);
  expect(await owner()).not.toHaveProperty("gameOwnerPlayerId");
  expect((await sit(2, roomToken)).status).toBe(201);
  expect(await owner()).toMatchObject({ gameOwnerPlayerId: 3 });
});

test("joining needs no credential, and an outdated one does not prevent it", async () => {
  const { gameCode } = await openRoom();
  const body = { gameCode, alias: "Visitor", avatarSrc: avatar(0) };
  const joined = await client()("POST", "/gameSession/join", { body, bearer: "out.dated.token" });
  expect(joined.status).toBe(201);
});

test("an unknown code gets a 404 from every call", async () => {
  const call = client();
  const { accessToken } = await guest(call);
  for (const gameCode of ["ZZZZZ", "AB0DE", "ÄÖÜSS"]) {
    for (const path of ["", "/usedAvatars", "/player/1"]) {
      const { status, body } = await call(
        "GET",
        `/gameSession/${encodeURIComponent(gameCode)}${path}`,
      );
      expect({ path, status, body }).toEqual({
        path,
        status: 404,
        body: problem(404, "game_not_found"),
      });
    }
    const body = { gameCode, alias: "Nobody", avatarSrc: avatar(0) };
    const joined = await call("POST", "/gameSession/join", { body, bearer: accessToken });
    expect(joined).toMatchObject({ status: 404, body: problem(404, "game_not_found") });
  }
});
