import type { Browser, FrameLocator, Page, Route, WebSocketRoute } from "playwright-core";
import type { StandInPerson } from "../support/standInProvider.ts";
import { leaveUnpainted } from "./unpainted.ts";

/**
 * Address of Discord's client, and the address in which it shows the activity of the application `hubbub`.
 */
export const CLIENT = "https://discord.com/channels/1/2";
export const ACTIVITY = "https://hubbub.discordsays.com";

/** Somebody's Discord client, in the middle of a call. */
export interface DiscordClient {
  readonly page: Page;
  /** The activity's page, in its frame. */
  readonly activity: FrameLocator;
  /** Commands the page sent to the client, in order. */
  readonly asked: readonly string[];
  /** Requests from the frame to anything but Discord's proxy. */
  readonly strays: readonly string[];
  readonly problems: readonly string[];
  /** Sets who is in the activity. */
  readonly setCrew: (people: readonly StandInPerson[]) => Promise<void>;
  /** Shows the activity in full (0), as a picture over the chat (1) or as a tile of the call (2). */
  readonly setLayout: (mode: 0 | 1 | 2) => Promise<void>;
  /** Reloads the activity's page. */
  readonly reload: () => Promise<void>;
  /** Storage keys that this browser keeps for the activity's address outside Discord's frame. */
  readonly storedOutside: () => Promise<string[]>;
  readonly leave: () => Promise<void>;
}

interface Wish {
  readonly browser: Browser;
  /** Address of the product's server, to which the application's URL mapping leads. */
  readonly server: string;
  /** Address of the stand-in for Discord's OAuth. */
  readonly provider: string;
  readonly instanceId: string;
  readonly person: StandInPerson;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Value that the link which launched the activity carried along. */
  readonly input?: string | undefined;
  /** Whether frames of other sites are denied storage. */
  readonly isStorageShut?: boolean | undefined;
}

const userOf = ({ subject, name }: StandInPerson) => ({
  id: subject,
  username: name.toLowerCase(),
  discriminator: "0",
  global_name: name,
  avatar: null,
  avatar_decoration_data: null,
  bot: false,
  flags: 0,
  public_flags: 0,
  premium_type: 0,
});

/**
 * The client's page: one frame and the client's half of the SDK's protocol. A message is `[opcode, payload]`,
 * with opcode 0 for the handshake and 1 for commands and events; a response carries the nonce of its request.
 */
const pageOf = (frame: string, user: object) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Discord</title>
<style>body{margin:0;background:#1e1f22}iframe{display:block;border:0;width:100vw;height:100vh}</style></head>
<body><iframe allow="autoplay" title="Activity" src="${frame}"></iframe><script>
const user = ${JSON.stringify(user)};
const frame = document.querySelector("iframe");
const subscribed = new Set();
let crew = [user];
const send = (payload) => frame.contentWindow.postMessage([1, payload], "${ACTIVITY}");
const dispatch = (evt, data) => subscribed.has(evt) && send({ cmd: "DISPATCH", evt, data, nonce: null });
const answers = {
  AUTHORIZE: async () => ({ code: await window.newCode() }),
  AUTHENTICATE: ({ access_token }) => ({
    access_token, user, scopes: ["identify", "email"], expires: "2099-01-01T00:00:00.000Z",
    application: { id: "hubbub", description: "", name: "Hubbub", icon: null, rpc_origins: [] },
  }),
  SUBSCRIBE: (_args, evt) => { subscribed.add(evt); return { evt }; },
  GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS: () => ({ participants: crew }),
  OPEN_EXTERNAL_LINK: () => ({ opened: true }),
  OPEN_INVITE_DIALOG: () => null,
};
addEventListener("message", async ({ data, origin }) => {
  if (origin !== "${ACTIVITY}" || !Array.isArray(data)) return;
  const [opcode, payload] = data;
  if (opcode === 0) {
    window.heard("HANDSHAKE " + payload.client_id);
    subscribed.clear();
    send({ cmd: "DISPATCH", evt: "READY", nonce: null, data: { v: 1, config: { api_endpoint: "", environment: "" } } });
    return;
  }
  const { cmd, args, evt, nonce } = payload;
  window.heard(cmd + (cmd === "OPEN_EXTERNAL_LINK" ? " " + args.url : ""));
  const answer = answers[cmd];
  if (!answer) return send({ cmd, evt: "ERROR", nonce, data: { code: 4002, message: "unknown" } });
  send({ cmd, evt: null, nonce, data: await answer(args, evt) });
});
window.setCrew = (people) => { crew = people; dispatch("ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE", { participants: crew }); };
window.setLayout = (layout_mode) => dispatch("ACTIVITY_LAYOUT_MODE_UPDATE", { layout_mode });
window.reloadActivity = () => { frame.src = frame.src; };
</script></body></html>`;

/**
 * The page that the client shows to this person. Its window must provide the functions `heard` and `newCode`.
 */
export function clientPage(
  person: StandInPerson,
  call: { readonly instanceId: string; readonly input?: string | undefined },
): string {
  const query = new URLSearchParams({
    frame_id: `frame-${person.subject}`,
    instance_id: call.instanceId,
    platform: "desktop",
    channel_id: "2",
    guild_id: "1",
    ...(call.input !== undefined && { custom_id: call.input }),
  });
  return pageOf(`${ACTIVITY}/?${query}`, userOf(person));
}

/** Returns a code for this person, as Discord gives it to its client for the activity's page. */
export async function newCode(provider: string, person: StandInPerson): Promise<string> {
  const query = new URLSearchParams({ person: JSON.stringify(person) });
  // SAFETY: the stand-in's response.
  return ((await (await fetch(`${provider}/activity-code?${query}`)).json()) as { code: string })
    .code;
}

/**
 * Does what Discord's proxy does: forwards requests for the activity's address to the product, as the URL
 * mapping `/` says.
 */
async function carry(route: Route, server: string): Promise<void> {
  const request = route.request();
  const { pathname, search } = new URL(request.url());
  const answer = await route.fetch({
    url: `${server}${pathname}${search}`,
    headers: { ...(await request.allHeaders()), host: new URL(server).host },
    maxRedirects: 0,
  });
  await route.fulfill({ response: answer });
}

/** The proxy's forwarding for WebSockets: connects the page's socket to one of the product. */
function join(ours: WebSocketRoute, server: string): void {
  const { pathname, search } = new URL(ours.url());
  const theirs = new WebSocket(`${server.replace("http", "ws")}${pathname}${search}`);
  theirs.binaryType = "arraybuffer";
  const waiting: (string | Buffer)[] = [];
  const pass = (message: string | Buffer) =>
    theirs.send(typeof message === "string" ? message : new Uint8Array(message));
  ours.onMessage((message) => {
    if (theirs.readyState === WebSocket.OPEN) pass(message);
    else waiting.push(message);
  });
  theirs.addEventListener("open", () => waiting.splice(0).forEach(pass));
  theirs.addEventListener("message", ({ data }: MessageEvent<string | ArrayBuffer>) =>
    ours.send(typeof data === "string" ? data : Buffer.from(data)),
  );
  theirs.addEventListener("close", ({ code }) => {
    // A socket may only be closed with 1000 or with 3000 and above; any other code was set by the network.
    void ours.close(code === 1000 || code >= 3000 ? { code } : {});
  });
  ours.onClose(() => theirs.close());
}

/** Runs first in every frame: denies storage to frames, as some browsers do for those of other sites. */
function shutStorage(): void {
  if (globalThis.top === globalThis.self) return;
  for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
    const get = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    Object.defineProperty(globalThis, name, { get });
  }
}

/** Opens the activity in somebody's Discord client. */
export async function openInDiscord(wish: Wish): Promise<DiscordClient> {
  const { browser, server, provider, instanceId, person } = wish;
  const context = await browser.newContext({
    viewport: wish.viewport ?? { width: 1280, height: 720 },
    reducedMotion: "reduce",
    locale: "en-GB",
  });
  await leaveUnpainted(context);
  if (wish.isStorageShut) await context.addInitScript(shutStorage);
  const page = await context.newPage();
  const asked: string[] = [];
  const strays: string[] = [];
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  await page.exposeFunction("heard", (what: string) => void asked.push(what));
  await page.exposeFunction("newCode", () => newCode(provider, person));
  const html = clientPage(person, { instanceId, input: wish.input });
  await context.route("**/*", async (route) => {
    const url = route.request().url();
    if (url === CLIENT) return route.fulfill({ contentType: "text/html", body: html });
    if (url.startsWith(`${ACTIVITY}/`)) return carry(route, server);
    strays.push(url);
    return route.abort();
  });
  await context.routeWebSocket(/./u, (socket) => {
    if (socket.url().startsWith(ACTIVITY.replace("https", "wss"))) join(socket, server);
    else strays.push(socket.url());
  });
  await page.goto(CLIENT);
  const run = (name: "setCrew" | "setLayout" | "reloadActivity", value?: unknown) =>
    page.evaluate(
      // SAFETY: the client's page defines these functions.
      ([which, what]) =>
        (globalThis as unknown as Record<string, (value: unknown) => void>)[String(which)]?.(what),
      [name, value],
    );
  return {
    page,
    activity: page.frameLocator("iframe"),
    asked,
    strays,
    problems,
    setCrew: (people) => run("setCrew", people.map(userOf)),
    setLayout: (mode) => run("setLayout", mode),
    reload: () => run("reloadActivity"),
    storedOutside: async () => {
      const outside = await context.newPage();
      await outside.goto(`${ACTIVITY}/robots.txt`);
      const names = await outside.evaluate(() => Object.keys(localStorage));
      await outside.close();
      return names;
    },
    leave: async () => {
      // Requests that the page still has in flight are dropped.
      await context.unrouteAll({ behavior: "ignoreErrors" });
      await context.close();
    },
  };
}
