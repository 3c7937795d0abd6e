/** The response to one call. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface CallOptions {
  /** Bytes are sent unchanged, everything else as JSON. */
  readonly body?: unknown;
  readonly bearer?: string;
  readonly roomToken?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

let addresses = 0;

/** A client with its own IP address, which the development server reads from a request header. */
export class Attacker {
  readonly #url: string;
  readonly #address: string;
  /** The cookies a browser would keep, by name. */
  readonly #cookies = new Map<string, string>();

  constructor(url: string, address?: string) {
    addresses += 1;
    this.#url = url;
    this.#address = address ?? `203.0.${113 + (addresses >> 8)}.${addresses & 255}`;
  }

  async get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
    return this.#fetch("GET", path, { headers });
  }

  /** Calls the API under /api/v1. */
  async call(method: string, path: string, options: CallOptions = {}): Promise<Reply> {
    return this.#fetch(method, `/api/v1${path}`, options);
  }

  async #fetch(method: string, path: string, options: CallOptions): Promise<Reply> {
    const { body, bearer, roomToken, headers } = options;
    const isBytes = body instanceof Uint8Array;
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(this.#url + path, {
      method,
      redirect: "manual",
      headers: {
        "cf-connecting-ip": this.#address,
        "user-agent": `Attacker at ${this.#address}`,
        ...(cookie !== "" && { cookie, origin: this.#url }),
        ...(body !== undefined && !isBytes && { "content-type": "application/json" }),
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(roomToken !== undefined && { "room-token": roomToken }),
        ...headers,
      },
      ...(body !== undefined && { body: isBytes ? body.slice() : JSON.stringify(body) }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/u.exec(set) ?? [];
      if (name !== undefined && value !== undefined) this.#cookies.set(name, value);
    }
    const text = await answer.text();
    const isJson = /json/u.test(answer.headers.get("content-type") ?? "");
    // SAFETY: every JSON response of the API is an object; if not, the attack only fails visibly.
    const parsed = (isJson && text !== "" ? JSON.parse(text) : {}) as Reply["body"];
    return { status: answer.status, headers: answer.headers, text, body: parsed };
  }

  /** Copies the cookies of another browser. */
  copyCookies(from: Attacker): void {
    for (const [name, value] of from.#cookies) this.#cookies.set(name, value);
  }

  /** Deletes all cookies, like a private window. */
  forgetCookies(): void {
    this.#cookies.clear();
  }

  /** Logs in as a new guest and returns the access token. */
  async guest(): Promise<string> {
    const body = { guestId: crypto.randomUUID(), language: "en" };
    return String((await this.call("POST", "/user/guest", { body })).body["accessToken"]);
  }

  /** Opens a room as a new guest. */
  async room(): Promise<{ readonly gameCode: string; readonly roomToken: string }> {
    const body = { isPublic: false, language: "en", hostType: "HOST" };
    const bearer = await this.guest();
    const opened = await this.call("POST", "/gameSession/create", { bearer, body });
    return {
      gameCode: String(opened.body["gameCode"]),
      roomToken: String(opened.body["roomToken"]),
    };
  }

  /** Returns everything that a socket receives until it closes, or until `ms` have passed. */
  async socket(
    path: string,
    during: (say: (text: string) => void) => Promise<unknown>,
    ms = 3_000,
  ): Promise<string> {
    const socket = new WebSocket(this.#url.replace(/^http/u, "ws") + path);
    const heard: string[] = [];
    const { promise: over, resolve } = Promise.withResolvers<void>();
    socket.addEventListener("message", ({ data }) => void heard.push(String(data)));
    socket.addEventListener("close", () => resolve());
    socket.addEventListener("error", () => resolve());
    const timer = setTimeout(resolve, ms);
    const { promise: open, resolve: opened } = Promise.withResolvers<void>();
    socket.addEventListener("open", () => opened());
    await Promise.race([open, over]);
    await during((said) => socket.send(said));
    await over;
    clearTimeout(timer);
    socket.close();
    return heard.join("\n");
  }
}
