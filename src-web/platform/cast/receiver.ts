import { sleep } from "../../ui/hooks/sleep.ts";
import { loadScript } from "./loadScript.ts";
import { CAST_NAMESPACE, readCastMessage, type CastMessage } from "./messages.ts";

/** Google's receiver framework, which only cast devices use. */
const FRAMEWORK =
  "https://www.gstatic.com/cast/sdk/libs/caf_receiver/v3/cast_receiver_framework.js";

/** How long a device waits before it loads the framework again, ms. */
const RETRY_MS = 3_000;

/**
 * The parts of the receiver framework that are used here; its types are not published with those of the
 * sender.
 */
interface ReceiverContext {
  addCustomMessageListener(
    namespace: string,
    listener: (event: { readonly senderId: string; readonly data: unknown }) => void,
  ): void;
  addEventListener(type: string, listener: (event: { readonly senderId: string }) => void): void;
  sendCustomMessage(namespace: string, senderId: string | undefined, message: CastMessage): void;
  start(options: { readonly disableIdleTimeout: boolean }): void;
}

function contextOf(global: object): ReceiverContext | undefined {
  if (!("cast" in global)) return undefined;
  // SAFETY: the framework has just been loaded; Google documents these names.
  const { framework } = global.cast as {
    framework?: { CastReceiverContext?: { getInstance(): ReceiverContext } };
  };
  return framework?.CastReceiverContext?.getInstance();
}

/** This page as seen by the pages that cast to it. */
interface Receiver {
  /** Sends a message to all senders. */
  readonly tell: (message: CastMessage) => void;
}

let started: Promise<Receiver | undefined> | undefined;
let onLoc: (url: string) => void = () => undefined;

/** Loads the framework, however long the network takes: until then nobody can reach the device. */
async function loadFramework(): Promise<void> {
  try {
    await loadScript(FRAMEWORK);
  } catch (error) {
    console.error("cast framework failed", error);
    await sleep(RETRY_MS);
    await loadFramework();
  }
}

async function start(): Promise<Receiver | undefined> {
  await loadFramework();
  const context = contextOf(globalThis);
  if (!context) return undefined;
  const tell = (message: CastMessage, senderId?: string) =>
    context.sendCustomMessage(CAST_NAMESPACE, senderId, message);
  context.addCustomMessageListener(CAST_NAMESPACE, ({ senderId, data }) => {
    const message = readCastMessage(data);
    if (message?.type === "loc") onLoc(message.url);
    if (message?.type === "status") tell({ type: "status", status: "READY" }, senderId);
  });
  context.addEventListener("senderconnected", ({ senderId }) =>
    tell({ type: "status", status: "READY" }, senderId),
  );
  // Players may think for ten minutes; that must not count as idle.
  context.start({ disableIdleTimeout: true });
  return { tell };
}

/**
 * Starts the cast receiver, once per page. `goTo` is called with each address that a sender sends; the latest
 * listener replaces earlier ones. Undefined on a device without the framework.
 */
export function receive(goTo: (url: string) => void): Promise<Receiver | undefined> {
  onLoc = goTo;
  started ??= start();
  return started;
}

/** Sends a message to every page that casts to this one, if this page is a receiver. */
export async function tellSenders(message: CastMessage): Promise<void> {
  const receiver = await started?.catch(() => undefined);
  receiver?.tell(message);
}
