import { describe, expect, test } from "vitest";
import { photoOf } from "../../../../src-worker/shared/pictures/photo.ts";
import { animatedPng, animatedWebp, jpeg, png, SECRET, tells, webp } from "../../support/photos.ts";
import { endStage, join, openRoom, ORIGIN, problem, worker } from "../../support/support.ts";

const encode = (text: string) => new TextEncoder().encode(text);

describe("a photo's file", () => {
  test.for([
    { name: "a JPEG", bytes: jpeg(), type: "image/jpeg" },
    { name: "a PNG", bytes: png(), type: "image/png" },
    { name: "a WebP", bytes: webp(), type: "image/webp" },
  ])(
    "$name loses its metadata and anything after its end, and stays a valid photo",
    ({ bytes, type }) => {
      expect(tells(bytes)).toBe(true);
      const photo = photoOf(bytes);
      expect(photo?.type).toBe(type);
      if (!photo) throw new Error("no photo");
      expect(tells(photo.bytes)).toBe(false);
      // Doing it again changes nothing: the result is a complete file.
      expect(photoOf(photo.bytes)).toEqual(photo);
    },
  );

  test("a JPEG's pixels stay the same to the byte", () => {
    const kept = photoOf(jpeg())?.bytes ?? new Uint8Array();
    const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56];
    expect([...kept.subarray(-scan.length - 2)]).toEqual([...scan, 0xff, 0xd9]);
  });

  test("a WebP's header no longer announces what was removed", () => {
    const kept = photoOf(webp())?.bytes ?? new Uint8Array();
    expect(kept[20]).toBe(0x10);
    expect(new DataView(kept.buffer).getUint32(4, true)).toBe(kept.length - 8);
  });

  test.for([
    { name: "nothing", bytes: new Uint8Array() },
    { name: "a page", bytes: encode("<!doctype html><script>alert(1)</script>") },
    { name: "a drawing", bytes: encode('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    { name: "a GIF", bytes: encode("GIF89a\u0001\u0000\u0001\u0000") },
    { name: "the beginning of a JPEG", bytes: jpeg().subarray(0, 60) },
    { name: "the beginning of a PNG", bytes: png().subarray(0, 60) },
    { name: "the beginning of a WebP", bytes: webp().subarray(0, 40) },
    { name: "a PNG that moves", bytes: animatedPng() },
    { name: "a WebP that moves", bytes: animatedWebp() },
    { name: "a JPEG without width", bytes: jpeg(0, 48) },
    { name: "a PNG as wide as a street", bytes: png(60_000, 48) },
  ])("$name is not accepted as a photo", ({ bytes }) => {
    expect(photoOf(bytes)).toBeUndefined();
  });

  test("no input of any bytes makes the parser throw", () => {
    for (const whole of [jpeg(), png(), webp()]) {
      for (let at = 0; at < whole.length; at += 1) {
        photoOf(whole.subarray(0, at));
        for (const value of [0, 0x7f, 0xff]) photoOf(whole.with(at, value));
      }
    }
  });
});

/**
 * A room with three players that plays SNAPTION, by default with their own photos. The game has begun unless
 * `begins` is false.
 */
async function darkroom({ photoSource = "players", begins = true } = {}) {
  const { gameCode, roomToken, host } = await openRoom();
  const players = await Promise.all([0, 1, 2].map((at) => join(gameCode, at)));
  const settings = { includeTutorial: false, snaptionSettings: { photoSource } };
  const body = { gameType: "SNAPTION", gameCode, settings };
  await host.call("POST", "/game/create", { body, roomToken });
  const advance = () => endStage(host, gameCode, roomToken);
  if (begins) {
    const reply = await host.call("POST", `/host/${gameCode}/duplicate`, { roomToken });
    expect(reply.status).toBe(200);
    await advance();
  }
  const [ada, ben, cleo] = players;
  if (!ada || !ben || !cleo) throw new Error("too few");
  return { gameCode, roomToken, host, ada, ben, cleo, advance };
}

const url = (gameCode: string, photoId = "") =>
  `${ORIGIN}/api/v1/snaption/${gameCode}/photo${photoId && `/${photoId}`}`;

async function send(gameCode: string, token: string, bytes: Uint8Array, type = "image/jpeg") {
  const headers = { "room-token": token, "content-type": type };
  const body = bytes.slice();
  const answer = await worker(new Request(url(gameCode), { method: "POST", headers, body }));
  return { status: answer.status, body: await answer.json<{ photoId: string }>() };
}

async function see(gameCode: string, token: string | undefined, photoId: string) {
  const headers = token === undefined ? {} : { "room-token": token };
  const answer = await worker(new Request(url(gameCode, photoId), { headers }));
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

describe("photos of players", () => {
  test("are stored without metadata, and visible only to their owner until they are shown", async () => {
    const { gameCode, roomToken, ada, ben } = await darkroom();
    const sent = await send(gameCode, ada.roomToken, jpeg(), "text/html");
    expect(sent.status).toBe(201);
    const { photoId } = sent.body;
    const { answer, bytes } = await see(gameCode, ada.roomToken, photoId);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    expect(bytes).toEqual(photoOf(jpeg())?.bytes);
    expect(tells(bytes)).toBe(false);
    for (const token of [ben.roomToken, roomToken]) {
      expect((await see(gameCode, token, photoId)).answer.status).toBe(404);
    }
    expect((await see(gameCode, undefined, photoId)).answer.status).toBe(401);
  });

  test("are accepted only from a seat of their room, while photos are taken", async () => {
    const [here, there] = await Promise.all([darkroom(), darkroom()]);
    const { body } = await send(here.gameCode, here.ada.roomToken, png());
    const refusals = [
      await send(here.gameCode, there.ada.roomToken, png()),
      await send(here.gameCode, "made.up.token", png()),
      await send(here.gameCode, here.roomToken, png()),
    ].map((reply) => reply.body);
    expect(refusals).toEqual([
      problem(401, "bad_room_token"),
      problem(401, "bad_room_token"),
      problem(403, "not_yours"),
    ]);
    const foreign = await see(there.gameCode, there.ada.roomToken, body.photoId);
    expect(foreign.answer.status).toBe(404);
    await here.advance();
    const late = await send(here.gameCode, here.ada.roomToken, png());
    expect(late.body).toEqual(problem(409, "stage_over"));
  });

  test("are not accepted if the game uses photos of packs, nor before the game", async () => {
    const house = await darkroom({ photoSource: "pack" });
    expect((await send(house.gameCode, house.ada.roomToken, webp())).body).toEqual(
      problem(409, "stage_over"),
    );
    const early = await darkroom({ begins: false });
    expect((await send(early.gameCode, early.ada.roomToken, webp())).body).toEqual(
      problem(404, "no_game_running"),
    );
  });

  test("must be photos, and no larger than a phone makes them", async () => {
    const { gameCode, ada } = await darkroom();
    const page = encode(`<html><img src=x onerror="alert('${SECRET}')"></html>`);
    expect((await send(gameCode, ada.roomToken, page)).body).toEqual(
      problem(415, "photo_unusable"),
    );
    const huge = new Uint8Array(50 * 1024 * 1024);
    huge.set(jpeg());
    expect((await send(gameCode, ada.roomToken, huge)).body).toEqual(
      problem(413, "body_too_large"),
    );
  });

  test("are deleted when the room ends", async () => {
    const { gameCode, roomToken, host, ada } = await darkroom();
    const { body } = await send(gameCode, ada.roomToken, jpeg());
    const ended = await host.call("POST", `/gameSession/${gameCode}/destroy`, { roomToken });
    expect(ended.status).toBeLessThan(300);
    expect((await see(gameCode, ada.roomToken, body.photoId)).answer.status).not.toBe(200);
  });
});
