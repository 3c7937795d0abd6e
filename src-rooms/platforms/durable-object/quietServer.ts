import { Server, type Connection, type ConnectionContext } from "partyserver";
import { faultOf, log } from "../../../src-shared/log.ts";
import { CLOSE } from "../../../src-shared/protocol/closeCodes.ts";
import { PAGE } from "../../../src-shared/protocol/party.ts";
import { PAGE_MAX } from "../../sockets/admission.ts";

/**
 * Returns the request without the page's id if that is longer than any that Hubbub's pages use: partyserver
 * makes it a tag of the socket, and the runtime limits the length of tags.
 */
function tidied(request: Request): Request {
  const url = new URL(request.url);
  if ((url.searchParams.get(PAGE) ?? "").length <= PAGE_MAX) return request;
  url.searchParams.delete(PAGE);
  return new Request(url, request);
}

/** Returns a socket that is closed immediately because something failed; status 500 for any other request. */
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
 * If something throws while a socket is being opened, partyserver responds with the stack trace. Here the
 * trace stays in the log, and the client receives only a close code.
 */
export abstract class QuietServer<Env extends Cloudflare.Env = Cloudflare.Env> extends Server<Env> {
  /**
   * Starts the object before anything reaches it, so that one call is enough: none is needed just to start
   * it. An object that cannot start is discarded by the runtime, and the next call tries again.
   */
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    void ctx.blockConcurrencyWhile(async () => {
      // Fields of the subclasses exist only after their constructors have run.
      await Promise.resolve();
      await this.__unsafe_ensureInitialized();
    });
  }

  override async fetch(request: Request): Promise<Response> {
    try {
      // Starts the object, which may throw, before partyserver would respond itself.
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

  /** Called when a socket was opened. */
  protected abstract admit(socket: Connection, context: ConnectionContext): void | Promise<void>;
}
