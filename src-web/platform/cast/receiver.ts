import { loadScript } from "./loadScript.ts";
import { CAST_NAMESPACE, readCastMessage, type CastMessage } from "./messages.ts";

/** Google's receiver framework, which only cast devices have a use for. */
const FRAMEWORK =
  "https://www.gstatic.com/cast/sdk/libs/caf_receiver/v3/cast_receiver_framework.js";

/** What of the receiver framework is used here; its own types are not published with the sender's. */
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
  // SAFETY: the framework has just been loaded; what it calls itself is documented by Google.
  const { framework } = global.cast as {
    framework?: { CastReceiverContext?: { getInstance(): ReceiverContext } };
  };
  return framework?.CastReceiverContext?.getInstance();
}

/** This page as seen by whoever casts to it. */
interface Receiver {
  /** Tell every sender. */
  readonly tell: (message: CastMessage) => void;
}

let started: Promise<Receiver | undefined> | undefined;
let onLoc: (url: string) => void = () => undefined;

async function start(): Promise<Receiver | undefined> {
  await loadScript(FRAMEWORK);
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
  // A party that thinks for ten minutes is not idle.
  context.start({ disableIdleTimeout: true });
  return { tell };
}

/**
 * Be a cast device's receiver, once per page, and hear where to go; the latest listener counts.
 * Undefined on a device that has no framework.
 */
export function receive(goTo: (url: string) => void): Promise<Receiver | undefined> {
  onLoc = goTo;
  started ??= start();
  return started;
}

/** Tell every page that casts to this one, if it is a receiver at all. */
export async function tellSenders(message: CastMessage): Promise<void> {
  const receiver = await started?.catch(() => undefined);
  receiver?.tell(message);
}
