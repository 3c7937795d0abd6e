import { castConfig } from "../../client/api/televisions.ts";
import { loadScript } from "./loadScript.ts";
import { mayCast } from "./mayCast.ts";
import {
  CAST_NAMESPACE,
  readCastMessage,
  type CastMessage,
  type StatusMessage,
} from "./messages.ts";

/** Google's sender framework: it finds the devices and manages the session. */
const FRAMEWORK = "https://www.gstatic.com/cv/js/sender/v1/cast_sender.js?loadCastFramework=1";

/** How long the framework may take to report whether the browser can cast, ms. */
const READY_MS = 10_000;
/** How long a device that was just switched on may take to load its page, ms. */
const START_MS = 60_000;
/** How often a device that does not respond is asked again, ms. */
const ASK_MS = 1_500;

function frameworkIn(global: object): typeof cast.framework | undefined {
  if (!("cast" in global)) return undefined;
  // SAFETY: only the framework script loaded below defines `cast`.
  return (global.cast as { framework?: typeof cast.framework }).framework;
}

let context: Promise<cast.framework.CastContext | undefined> | undefined;

async function loadContext(): Promise<cast.framework.CastContext | undefined> {
  if (!mayCast(navigator.userAgent)) return undefined;
  const { appId } = await castConfig();
  if (appId === undefined) return undefined;
  const available = new Promise<boolean>((resolve) => {
    window.__onGCastApiAvailable = resolve;
    setTimeout(() => resolve(false), READY_MS);
  });
  await loadScript(FRAMEWORK);
  if (!(await available)) return undefined;
  const made = frameworkIn(globalThis)?.CastContext.getInstance();
  made?.setOptions({
    receiverApplicationId: appId,
    // Rejoins a session that a page of this origin started.
    autoJoinPolicy: chrome.cast.AutoJoinPolicy.ORIGIN_SCOPED,
  });
  return made;
}

/** The cast context of this browser; undefined where casting is not possible. Loaded once per page. */
export function castContext(): Promise<cast.framework.CastContext | undefined> {
  context ??= loadContext().catch((error: unknown) => {
    console.warn("casting is not available", error);
    return undefined;
  });
  return context;
}

/** The user closed the list of devices without picking one. */
export class CastCancelled extends Error {}

/** Starts the receiver on a device that the user picks. Throws `CastCancelled` when they do not. */
export async function startCasting(
  from: cast.framework.CastContext,
): Promise<cast.framework.CastSession> {
  const running = from.getCurrentSession();
  if (running) return running;
  try {
    await from.requestSession();
  } catch (reason) {
    if (reason === "cancel") throw new CastCancelled();
    throw new Error(`the cast session did not start: ${String(reason)}`, { cause: reason });
  }
  const session = from.getCurrentSession();
  if (!session) throw new Error("the started cast session is missing");
  return session;
}

/** The conversation with one device. */
interface CastTalk {
  readonly send: (message: CastMessage) => void;
  /** Resolves with the first of these statuses that the device sends; asks repeatedly until it does. */
  readonly waitFor: (...wanted: readonly StatusMessage["status"][]) => Promise<StatusMessage>;
  readonly close: () => void;
}

/** Opens a conversation with the receiver over Hubbub's channel. */
export function talkTo(session: cast.framework.CastSession): CastTalk {
  const heard: StatusMessage[] = [];
  const listeners = new Set<() => void>();
  const listener = (_namespace: string, text: string) => {
    const message = readCastMessage(text);
    if (message?.type !== "status") return;
    heard.push(message);
    for (const tell of listeners) tell();
  };
  session.addMessageListener(CAST_NAMESPACE, listener);
  const send = (message: CastMessage) => {
    // A device that is still loading rejects messages; `waitFor` sends its question again.
    void session.sendMessage(CAST_NAMESPACE, message).catch(() => undefined);
  };
  return {
    send,
    close: () => session.removeMessageListener(CAST_NAMESPACE, listener),
    waitFor: (...wanted) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = heard.find(({ status }) => wanted.includes(status));
          if (found) end(() => resolve(found));
        };
        const asking = setInterval(() => send({ type: "status" }), ASK_MS);
        const giveUp = setTimeout(
          () => end(() => reject(new Error("the cast device does not respond"))),
          START_MS,
        );
        const end = (settle: () => void) => {
          clearInterval(asking);
          clearTimeout(giveUp);
          listeners.delete(look);
          settle();
        };
        listeners.add(look);
        send({ type: "status" });
        look();
      }),
  };
}
