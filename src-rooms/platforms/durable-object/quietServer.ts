import { Server, type Connection, type ConnectionContext } from "partyserver";
import { faultOf, log } from "../../../src-shared/log.ts";
import { CLOSE } from "../../../src-shared/protocol/closeCodes.ts";

/** What a page calls itself: partyserver makes it a tag of the socket, and the runtime takes no longer ones. */
const PAGE_PARAM = "_pk";
const PAGE_MAX = 64;

/** The same request without a page's name that no page of ours has. */
function tidied(request: Request): Request {
  const url = new URL(request.url);
  if ((url.searchParams.get(PAGE_PARAM) ?? "").length <= PAGE_MAX) return request;
  url.searchParams.delete(PAGE_PARAM);
  return new Request(url, request);
}

/** A socket that says nothing but that something failed. */
function failed(request: Request): Response {
  if (request.headers.get("upgrade")?.toLowerCase() !== "websocket") {
    return new Response(null, { status: 500 });
  }
  const { 0: client, 1: server } = new WebSocketPair();
  server.accept();
  server.close(CLOSE.failed);
  return new Response(null, { status: 101, webSocket: client });
}

/**
 * partyserver answers whoever opens a socket with the stack of what was thrown meanwhile. Here that stays in
 * the log, and strangers hear a close code of ours.
 */
export abstract class QuietServer<Env extends Cloudflare.Env = Cloudflare.Env> extends Server<Env> {
  /**
   * Started before anything reaches it, so that nobody has to call it twice: once to start it and once to ask.
   * What cannot start is thrown away by the runtime, and its next caller tries anew.
   */
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    void ctx.blockConcurrencyWhile(async () => {
      // The fields of the classes below are there only when their constructors have ended.
      await Promise.resolve();
      await this.__unsafe_ensureInitialized();
    });
  }

  override async fetch(request: Request): Promise<Response> {
    try {
      // Begins the object, which may throw, before partyserver would answer for it.
      await this.__unsafe_ensureInitialized();
    } catch (error) {
      log("error", "object.not_started", faultOf(error));
      return failed(request);
    }
    return super.fetch(tidied(request));
  }

  override async onConnect(socket: Connection, context: ConnectionContext): Promise<void> {
    try {
      await this.admit(socket, context);
    } catch (error) {
      log("error", "object.connect_failed", faultOf(error));
      socket.close(CLOSE.failed);
    }
  }

  /** Somebody opened a socket. */
  protected abstract admit(socket: Connection, context: ConnectionContext): void | Promise<void>;
}
