import { afterEach, expect, it, vi } from "vitest";
import { checkServer } from "../../../src-web/client/api/checkServer.ts";
import { request } from "../../../src-web/client/http/request.ts";

afterEach(() => vi.unstubAllGlobals());

/** A response whose connection breaks after the headers. */
function cutOff(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"gameCode":'));
    },
    pull(controller) {
      controller.error(new TypeError("network error"));
    },
  });
  return new Response(body, { headers: { "content-type": "application/json" } });
}

it("a response that breaks off is reported as an unreachable server, just like no response", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("location", { pathname: "/join/K7MPX" });
  vi.stubGlobal("fetch", async () => cutOff());
  const looking = request("GET /gameSession/:gameCode", { params: { gameCode: "K7MPX" } });
  await expect(looking).rejects.toMatchObject({ status: 0, code: "error.server_unavailable" });
  vi.stubGlobal("fetch", async () => Response.json({}));
  await checkServer();
});
