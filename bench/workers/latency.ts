import worker from "../../src-worker/index.ts";
import type { Bindings } from "../../src-worker/config/bindings.ts";
import { evening } from "./latency/evening.ts";

export { Codes, Crowd, Keys, Pairing, Room } from "../../src-worker/index.ts";

/** Static files are served where the Worker runs, without leaving it. */
const ASSETS = { fetch: async () => new Response("<!doctype html>") };

export default {
  async fetch(request: Request, env: Bindings, ctx: ExecutionContext): Promise<Response> {
    const delay = Number(new URL(request.url).searchParams.get("delay"));
    // SAFETY: only `fetch` is called on it.
    const whole: Bindings = { ...env, ASSETS: ASSETS as unknown as Fetcher };
    const enter = (asked: Request<unknown, IncomingRequestCfProperties>, far: Bindings) =>
      worker.fetch(asked, far, ctx);
    return Response.json(await evening(whole, enter, delay));
  },
};
