import type { BrowserContext, Page } from "playwright-core";
import { WebSocketServer, type WebSocket } from "ws";

/*
 * Stand-ins for Google's two cast frameworks and for the device between them. The frameworks are served at
 * their own addresses. The receiver's framework connects to the device as the real one does: by a WebSocket
 * at ws://localhost:8008/v2/ipc, with messages of `namespace`, `senderId` and `data` as text.
 */

/** Port on which a cast device listens for the framework. */
const DEVICE_PORT = 8008;
const SYSTEM = "urn:x-cast:com.google.cast.system";
const SENDER_ID = "sender-1";

interface IpcMessage {
  readonly namespace: string;
  readonly senderId: string;
  readonly data: string;
}

/** Replaces the sender's script: offers one device, which is always picked. */
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

/** Replaces the receiver's script. It opens its socket to the device when it is started. */
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

/** Serves the stand-ins at the addresses of Google's scripts; the page's policy decides whether they run. */
export async function answerFrameworks(context: BrowserContext): Promise<void> {
  await context.route("https://www.gstatic.com/**", (route) => {
    const isReceiver = route.request().url().includes("caf_receiver");
    return route.fulfill({
      contentType: "text/javascript",
      body: isReceiver ? RECEIVER : SENDER,
    });
  });
}

/** A cast device, connected to the receiver's framework on one side and to a casting page on the other. */
export class CastDevice {
  readonly #server: WebSocketServer;
  #receiver: WebSocket | undefined;
  #sender: Page | undefined;
  /** Resolves once the framework has connected to the device. */
  readonly reached: Promise<void>;

  private constructor(server: WebSocketServer) {
    this.#server = server;
    this.reached = new Promise((resolve) => {
      server.on("connection", (socket) => {
        this.#receiver = socket;
        // SAFETY: a message in one piece is a Buffer (the default of `binaryType`).
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

  /** Lets this page cast to the device. */
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
