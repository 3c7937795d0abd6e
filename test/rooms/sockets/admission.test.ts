import { SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { admit } from "../../../src-rooms/sockets/admission.ts";
import { CLOSE, isFinalClose } from "../../../src-shared/protocol/closeCodes.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import {
  parseAuthSecrets,
  signRoomToken,
  verifyRoomToken,
  type RoomClaims,
} from "../../../src-shared/protocol/roomToken.ts";
import type { RoomState } from "../../../src-rooms/session/model/state.ts";
import { NIGHT, type Table } from "../../support/table.ts";
import { twoAtTable } from "../../support/stories.ts";

const OLD = { kid: "old", secret: "an old secret of at least 32 characters" };
const NEW = { kid: "new", secret: "a newer secret of at least 32 characters" };
const HOST: RoomClaims = { gameCode: "PARTY", roomId: "room-1", role: "host" };
const HOUR = 60 * 60_000;

const bytes = (secret: string) => new TextEncoder().encode(secret);
const base64 = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll("=", "").replaceAll("+", "-").replaceAll("/", "_");

/** A hand-made token with arbitrary faults. */
function forged(
  claims: Record<string, unknown>,
  { aud = "hubbub-room", alg = "HS256", kid = NEW.kid, secret = NEW.secret } = {},
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg, kid })
    .setAudience(aud)
    .setIssuedAt(NIGHT / 1000)
    .setExpirationTime(NIGHT / 1000 + 3600)
    .sign(bytes(secret));
}

describe("a room token", () => {
  it("[PR1] proves a role in one room, and for a player the seat", async () => {
    const seat: RoomClaims = { ...HOST, role: "player", sessionPlayerId: 3 as PlayerId };
    for (const claims of [HOST, { ...HOST, role: "spectator" } as const, seat]) {
      const token = await signRoomToken([NEW], claims, NIGHT);
      expect(await verifyRoomToken([NEW], token, NIGHT)).toEqual(claims);
    }
  });

  it("[PR1] is valid for 24 hours", async () => {
    const token = await signRoomToken([NEW], HOST, NIGHT);
    expect(await verifyRoomToken([NEW], token, NIGHT + 24 * HOUR - 1_000)).toEqual(HOST);
    expect(await verifyRoomToken([NEW], token, NIGHT + 24 * HOUR)).toBeUndefined();
  });

  it("[PR1] stays valid after a change of keys as long as its own is still listed", async () => {
    const token = await signRoomToken([OLD], HOST, NIGHT);
    expect(await verifyRoomToken([NEW, OLD], token, NIGHT)).toEqual(HOST);
    expect(await verifyRoomToken([NEW], token, NIGHT)).toBeUndefined();
    const fresh = await signRoomToken([NEW, OLD], HOST, NIGHT);
    expect(await verifyRoomToken([NEW], fresh, NIGHT)).toEqual(HOST);
  });

  it("[PR1] is rejected with another key under the same name", async () => {
    const token = await signRoomToken([{ ...NEW, secret: OLD.secret }], HOST, NIGHT);
    expect(await verifyRoomToken([NEW], token, NIGHT)).toBeUndefined();
  });

  it("[PR1] is rejected when its claims were changed", async () => {
    const token = await signRoomToken([NEW], { ...HOST, role: "spectator" }, NIGHT);
    const [head = "", , sign = ""] = token.split(".");
    const body = base64({ ...HOST, aud: "hubbub-room", exp: NIGHT / 1000 + 3600 });
    expect(await verifyRoomToken([NEW], `${head}.${body}.${sign}`, NIGHT)).toBeUndefined();
  });

  it("[PR1] is rejected unsigned", async () => {
    const body = base64({ ...HOST, aud: "hubbub-room", exp: NIGHT / 1000 + 3600 });
    for (const alg of ["none", "None", "HS256"]) {
      const token = `${base64({ alg, kid: NEW.kid })}.${body}.`;
      expect(await verifyRoomToken([NEW], token, NIGHT), alg).toBeUndefined();
    }
  });

  it("[PR1] is rejected for another audience, another algorithm or an unknown key", async () => {
    expect(await verifyRoomToken([NEW], await forged({ ...HOST }), NIGHT)).toEqual(HOST);
    const wrong = [
      await forged({ ...HOST }, { aud: "hubbub-access" }),
      await forged({ ...HOST }, { alg: "HS512", secret: NEW.secret.repeat(2) }),
      await forged({ ...HOST }, { kid: "unknown" }),
    ];
    for (const token of wrong) expect(await verifyRoomToken([NEW], token, NIGHT)).toBeUndefined();
  });

  it("[PR1] is rejected when its claims are not of a valid shape", async () => {
    const claims: Record<string, unknown>[] = [
      {},
      { ...HOST, role: "admin" },
      { ...HOST, gameCode: 7 },
      { ...HOST, role: "player" },
      { ...HOST, role: "player", sessionPlayerId: 0 },
      { ...HOST, role: "player", sessionPlayerId: "3" },
    ];
    for (const claim of claims) {
      expect(await verifyRoomToken([NEW], await forged(claim), NIGHT)).toBeUndefined();
    }
    for (const text of ["", "x", "a.b.c", "null", "...."]) {
      expect(await verifyRoomToken([NEW], text, NIGHT)).toBeUndefined();
    }
  });

  it("[PR1] needs keys that exist and are long enough; otherwise nothing starts", () => {
    expect(parseAuthSecrets(JSON.stringify([NEW, OLD]))).toEqual([NEW, OLD]);
    for (const text of [undefined, "", "[]", "{}", '[{"kid":"1","secret":"short"}]', "not json"]) {
      expect(() => parseAuthSecrets(text)).toThrow();
    }
  });
});

/** Ada and Bo's room, and a way to request a connection to it. */
function door() {
  const { table, ada, bo } = twoAtTable();
  const addressOf = async (
    query: Record<string, string>,
    claims?: Partial<RoomClaims>,
    code = "PARTY",
  ) => {
    const own = { gameCode: "PARTY", roomId: table.state.room.roomId, role: "host" };
    // SAFETY: each test gives the claims of one role.
    const all = { ...own, ...claims } as RoomClaims;
    const token = claims ? await signRoomToken([NEW], all, NIGHT) : "";
    const search = new URLSearchParams({ v: "1", token, ...query });
    return new URL(`https://hubbub.example/parties/room/${code}?${search.toString()}`);
  };
  const knock = async (
    query: Record<string, string>,
    claims?: Partial<RoomClaims>,
    state: RoomState | undefined = table.state,
    code = "PARTY",
  ) => admit(await addressOf(query, claims, code), code, () => state, [NEW], NIGHT);
  return { table, ada, bo, knock, addressOf };
}

const player = (id: PlayerId): Partial<RoomClaims> => ({ role: "player", sessionPlayerId: id });

function without(table: Table): RoomState {
  return { ...table.state, room: { ...table.state.room, active: false } };
}

describe("the door of a room", () => {
  it("[PR1] admits everybody who may come, each in their own role", async () => {
    const { ada, knock } = door();
    expect(await knock({ purpose: "join" })).toEqual({
      purpose: "join",
      actor: { kind: "onlooker" },
    });
    expect(await knock({ purpose: "host" }, { role: "host" })).toMatchObject({
      actor: { kind: "host" },
    });
    expect(await knock({ purpose: "player" }, player(ada))).toMatchObject({
      actor: { kind: "player", playerId: ada },
    });
    for (const claims of [{ role: "host" } as const, { role: "spectator" } as const, player(ada)]) {
      expect(await knock({ purpose: "spectator" }, claims)).toMatchObject({
        actor: { kind: "spectator" },
      });
    }
  });

  it("[PR1] lets a host's screen with a spectator's token only look", async () => {
    const { knock } = door();
    expect(await knock({ purpose: "host" }, { role: "spectator" })).toMatchObject({
      actor: { kind: "spectator" },
    });
  });

  it("[PR1] [PR2] rejects with 4401 a missing token and one of another room or another role", async () => {
    const { table, ada, knock } = door();
    const refused = { close: CLOSE.token };
    expect(await knock({ purpose: "player" })).toEqual(refused);
    expect(await knock({ purpose: "host" }, { gameCode: "OTHER" })).toEqual(refused);
    expect(await knock({ purpose: "host" }, { roomId: "an earlier room" })).toEqual(refused);
    expect(await knock({ purpose: "host" }, player(ada))).toEqual(refused);
    expect(await knock({ purpose: "player" }, { role: "host" })).toEqual(refused);
    expect(await knock({ purpose: "player" }, player(77 as PlayerId))).toEqual(refused);
    table.do({ type: "quit", playerId: ada });
    expect(await knock({ purpose: "player" }, player(ada))).toEqual(refused);
  });

  it("[PR2] rejects with 4400 an unknown purpose, and with 4426 an old client", async () => {
    const { knock } = door();
    for (const purpose of ["", "admin", "HOST"]) {
      expect(await knock({ purpose }, { role: "host" })).toEqual({ close: CLOSE.protocol });
    }
    for (const v of ["0", "-1", "x", "NaN"]) {
      expect(await knock({ purpose: "join", v })).toEqual({ close: CLOSE.tooOld });
    }
    expect(await knock({ purpose: "join", v: "2" })).toHaveProperty("actor");
  });

  it("[PR2] rejects with 4403 a player who was kicked", async () => {
    const { table, bo, knock } = door();
    table.host({ topic: "requestPlayerKick", body: { playerId: bo } });
    for (const purpose of ["player", "spectator"]) {
      expect(await knock({ purpose }, player(bo))).toEqual({ close: CLOSE.kicked });
    }
  });

  it("[PR2] [SE46] rejects a player who is kicked, or whose seat moves, while their token is checked", async () => {
    const { table, ada, bo, addressOf } = door();
    const comes = async (id: PlayerId) =>
      addressOf({ purpose: "player" }, player(id)).then((url) => ({
        admitted: admit(url, "PARTY", () => table.state, [NEW], NIGHT),
      }));
    const kicked = await comes(bo);
    table.host({ topic: "requestPlayerKick", body: { playerId: bo } });
    expect(await kicked.admitted).toEqual({ close: CLOSE.kicked });
    const ticket = { id: "link", kind: "seat", playerId: ada, until: NIGHT + 1_000 } as const;
    table.do({ type: "invite", actor: { kind: "host" }, ticket });
    const moved = await comes(ada);
    table.do({ type: "redeem", ticketId: "link" });
    expect(await moved.admitted).toEqual({ close: CLOSE.moved });
  });

  it("[PR2] closes with 4404 if there is no such room and with 4410 if it is closed", async () => {
    const { table, knock } = door();
    const { gameCode: _code, ...nobody } = HOST;
    expect(nobody).toBeDefined();
    const search = new URL("https://hubbub.example/parties/room/PARTY?purpose=join&v=1");
    expect(await admit(search, "PARTY", () => undefined, [NEW], NIGHT)).toEqual({
      close: CLOSE.noRoom,
    });
    expect(await knock({ purpose: "join" }, undefined, without(table))).toEqual({
      close: CLOSE.closed,
    });
  });

  it("[PR2] tells clients after which codes reconnecting helps", () => {
    const { protocol, late, over, tooFast, tooBig, failed } = CLOSE;
    const helps: number[] = [protocol, late, over, tooFast, tooBig, failed, 1001, 1006];
    for (const code of Object.values(CLOSE)) {
      expect(isFinalClose(code), String(code)).toBe(!helps.includes(code));
    }
    expect([1001, 1006].some(isFinalClose)).toBe(false);
  });
});
