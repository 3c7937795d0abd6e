import { PROTOCOL_VERSION } from "../../../src-shared/protocol/party.ts";
import { PLAYER_AVATARS } from "../../../src-shared/catalog/avatars.ts";
import { loginResponse } from "../../../src-shared/api/accounts.ts";
import { createdResponse, seatResponse } from "../../../src-shared/api/gameSession.ts";
import { user } from "../../../src-worker/db/schema.ts";
import { openDatabase } from "../../../src-worker/db/client.ts";
import { hashPassword } from "../../../src-worker/identity/password.ts";
import { emailKeyOf } from "../../../src-shared/text/emailAddress.ts";
import type { Bindings } from "../../../src-worker/config/bindings.ts";
import { farAway, HopCounter, type Hops } from "./hops.ts";

/** The `fetch` handler of the deployed Worker. */
export type Entrance = (
  request: Request<unknown, IncomingRequestCfProperties>,
  env: Bindings,
) => Promise<Response>;

/** One action: what it waited for in sequence, and how long it took, ms. */
export interface Action {
  readonly name: string;
  readonly hops: Hops;
  readonly ms: number;
}

const ORIGIN = "http://localhost:8787";
const PASSWORD = "four-hedgehogs-on-a-tandem";

interface Said {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

function requestOf(path: string, { method = "POST", body, headers }: Said) {
  const json = body === undefined ? null : JSON.stringify(body);
  const type = body === undefined ? {} : { "content-type": "application/json" };
  const from = { "cf-connecting-ip": "10.77.0.1", ...type, ...headers };
  return new Request<unknown, IncomingRequestCfProperties>(`${ORIGIN}${path}`, {
    method,
    body: json,
    headers: from,
  });
}

/** Resolves when the first text arrives on a socket. */
function firstFrame(socket: WebSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.addEventListener("message", () => resolve(), { once: true });
    socket.addEventListener("close", ({ code }) =>
      reject(new Error(`the socket closed with ${code}`)),
    );
  });
}

/**
 * Performs the actions of an evening one after the other, with `delay` ms added to every call that leaves the
 * Worker.
 */
export async function evening(
  env: Bindings,
  enter: Entrance,
  delay: number,
): Promise<readonly Action[]> {
  const counter = new HopCounter(delay);
  const far = farAway(env, counter);
  const actions: Action[] = [];
  const timed = async <Value>(name: string, act: () => Promise<Value>): Promise<Value> => {
    counter.begin();
    const began = Date.now();
    const value = await act();
    actions.push({ name, hops: counter.hops(), ms: Date.now() - began });
    return value;
  };
  /** Cookies that responses have set, by name. */
  const cookies = new Map<string, string>();
  const call = async (path: string, said: Said = {}): Promise<unknown> => {
    const answer = await enter(requestOf(`/api/v1${path}`, said), far);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/u.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return text === "" ? undefined : JSON.parse(text);
  };

  const email = `${crypto.randomUUID()}@latency.example`;
  const userId = crypto.randomUUID();
  await (await openDatabase(env.DB)).insert(user).values({
    id: userId,
    kind: "registered",
    email,
    emailKey: emailKeyOf(email),
    name: "Far",
    language: "en",
    passwordHash: await hashPassword(PASSWORD),
    createdAt: Date.now(),
    verifiedAt: Date.now(),
  });
  // An isolate's first call checks whether the database is migrated; later ones do not.
  const comeAsGuest = () =>
    call("/user/guest", { body: { guestId: crypto.randomUUID(), language: "en" } });
  await comeAsGuest();

  await timed("come as a guest", comeAsGuest);
  cookies.clear();
  await timed("a page", () => enter(requestOf("/", { method: "GET" }), far));
  const loggedIn = await timed("log in", () =>
    call("/user/login", { body: { email, password: PASSWORD } }),
  );
  const { accessToken } = loginResponse.parse(loggedIn);
  const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ");
  await timed("renew a login", () =>
    call("/user/refreshToken", { headers: { cookie, origin: ORIGIN } }),
  );
  const bearer = { authorization: `Bearer ${accessToken}` };
  await timed("profile", () => call(`/userProfile/${userId}`, { method: "GET", headers: bearer }));
  const opened = await timed("open a room", () =>
    call("/gameSession/create", {
      body: { isPublic: false, language: "en", hostType: "HOST" },
      headers: bearer,
    }),
  );
  const { gameCode } = createdResponse.parse(opened);
  const avatarSrc = PLAYER_AVATARS[0]?.src ?? "";
  await timed("look a code up", () => call(`/gameSession/${gameCode}`, { method: "GET" }));
  const joined = await timed("join", () =>
    call("/gameSession/join", { body: { gameCode, alias: "Near", avatarSrc } }),
  );
  const { roomToken, sessionPlayerId } = seatResponse.parse(joined);
  const seat = { "room-token": roomToken };
  const token = encodeURIComponent(roomToken);
  const socket = await timed("first frame", async () => {
    const path = `/parties/room/${gameCode}?v=${PROTOCOL_VERSION}&purpose=player&token=${token}`;
    const headers = { upgrade: "websocket" };
    const { webSocket } = await enter(requestOf(path, { method: "GET", headers }), far);
    if (!webSocket) throw new Error("the response has no socket");
    const frame = firstFrame(webSocket);
    webSocket.accept();
    await frame;
    return webSocket;
  });
  await timed("rejoin", () =>
    call("/gameSession/rejoin", { body: { gameCode, sessionPlayerId }, headers: seat }),
  );
  socket.close();
  const shown = await timed("a code on a TV", () =>
    call("/smarttv/generateLoginCode", { method: "GET" }),
  );
  const { loginCode } = shown as { readonly loginCode: string };
  await timed("pair a TV", () =>
    call(`/smarttv/confirmLoginCode/${loginCode}`, { body: { language: "en" }, headers: bearer }),
  );
  return actions;
}
