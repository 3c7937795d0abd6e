import type { BrowserContext, Page } from "playwright-core";
import { WebSocketServer, type WebSocket } from "ws";

/*
 * Stand-ins for Google's two cast frameworks and for the device between them. The frameworks are answered at
 * their own addresses; the receiver's reaches the device as the real one does: by a web socket at
 * ws://localhost:8008/v2/ipc, in messages of `namespace`, `senderId` and `data` as text.
 */

/** Where a cast device listens for the framework. */
const DEVICE_PORT = 8008;
const SYSTEM = "urn:x-cast:com.google.cast.system";
const SENDER_ID = "sender-1";

interface IpcMessage {
  readonly namespace: string;
  readonly senderId: string;
  readonly data: string;
}

/** In place of the sender's script: one device, which is always picked. */
const SENDER = `
(() => {
  const listeners = {};
  let session = null;
  window.hearDevice = (namespace, text) => {
    for (const listener of listeners[namespace] || []) listener(namespace, text);
  };
  const made = {
    addMessageListener: (namespace, listener) => {
      (listeners[namespace] = listeners[namespace] || []).push(listener);
    },
    removeMessageListener: (namespace, listener) => {
      listeners[namespace] = (listeners[namespace] || []).filter((one) => one !== listener);
    },
    sendMessage: (namespace, data) => window.tellDevice(namespace, JSON.stringify(data)),
    getCastDevice: () => ({ friendlyName: "Living room" }),
  };
  const context = {
    setOptions: (options) => { window.castOptions = options; },
    getCurrentSession: () => session,
    requestSession: async () => {
      session = made;
      await window.tellDevice("${SYSTEM}", "");
    },
  };
  window.chrome = window.chrome || {};
  window.chrome.cast = { AutoJoinPolicy: { ORIGIN_SCOPED: "origin_scoped" } };
  window.cast = { framework: { CastContext: { getInstance: () => context } } };
  window.__onGCastApiAvailable(true);
})();
`;

/** In place of the receiver's script: like the real one it is ready once the device has answered. */
const RECEIVER = `
(() => {
  const listeners = {};
  const connected = [];
  let socket;
  const hear = ({ namespace, senderId, data }) => {
    const message = JSON.parse(data);
    if (namespace === "${SYSTEM}") {
      if (message.type === "senderconnected")
        for (const listener of connected) listener({ senderId: message.senderId });
      return;
    }
    for (const listener of listeners[namespace] || []) listener({ senderId, data: message });
  };
  const context = {
    addCustomMessageListener: (namespace, listener) => {
      (listeners[namespace] = listeners[namespace] || []).push(listener);
    },
    addEventListener: (type, listener) => { if (type === "senderconnected") connected.push(listener); },
    sendCustomMessage: (namespace, senderId, message) =>
      socket.send(JSON.stringify({ namespace, senderId: senderId || "*:*", data: JSON.stringify(message) })),
    start: (options) => {
      window.receiverOptions = options;
      socket = new WebSocket("ws://localhost:${DEVICE_PORT}/v2/ipc");
      socket.onmessage = ({ data }) => hear(JSON.parse(data));
    },
  };
  window.cast = { framework: { CastReceiverContext: { getInstance: () => context } } };
})();
`;

/** Answer Google's scripts at their own addresses; the page's policy decides whether they are run. */
export async function answerFrameworks(context: BrowserContext): Promise<void> {
  await context.route("https://www.gstatic.com/**", (route) => {
    const isReceiver = route.request().url().includes("caf_receiver");
    return route.fulfill({
      contentType: "text/javascript",
      body: isReceiver ? RECEIVER : SENDER,
    });
  });
}

/** A cast device: the receiver's framework on one side, a page that casts on the other. */
export class CastDevice {
  readonly #server: WebSocketServer;
  #receiver: WebSocket | undefined;
  #sender: Page | undefined;
  /** Resolves when the framework has reached the device. */
  readonly reached: Promise<void>;

  private constructor(server: WebSocketServer) {
    this.#server = server;
    this.reached = new Promise((resolve) => {
      server.on("connection", (socket) => {
        this.#receiver = socket;
        // SAFETY: what arrives in one piece is a Buffer (`binaryType`'s default).
        socket.on("message", (data) => this.#toSender(JSON.parse((data as Buffer).toString())));
        this.#toReceiver(SYSTEM, "SystemSender", { type: "ready", applicationId: "A1B2C3D4" });
        resolve();
      });
    });
  }

  static async plugIn(): Promise<CastDevice> {
    const server = new WebSocketServer({ port: DEVICE_PORT, path: "/v2/ipc" });
    await new Promise((resolve, reject) => {
      server.once("listening", resolve);
      server.once("error", reject);
    });
    return new CastDevice(server);
  }

  /** This page may cast to the device. */
  async offerTo(page: Page): Promise<void> {
    this.#sender = page;
    await page.exposeFunction("tellDevice", (namespace: string, text: string) => {
      if (namespace === SYSTEM) {
        const sender = { type: "senderconnected", senderId: SENDER_ID, userAgent: "Chrome" };
        this.#toReceiver(SYSTEM, "SystemSender", sender);
      } else this.#toReceiver(namespace, SENDER_ID, JSON.parse(text));
    });
  }

  unplug(): void {
    for (const socket of this.#server.clients) socket.terminate();
    this.#server.close();
  }

  #toReceiver(namespace: string, senderId: string, message: unknown): void {
    this.#receiver?.send(JSON.stringify({ namespace, senderId, data: JSON.stringify(message) }));
  }

  #toSender({ namespace, data }: IpcMessage): void {
    void this.#sender
      ?.evaluate(
        ([name = "", text]) => {
          const hear: unknown = Reflect.get(globalThis, "hearDevice");
          if (typeof hear === "function") hear(name, text);
        },
        [namespace, data],
      )
      .catch(() => undefined);
  }
}
