import { afterEach, expect, it, vi } from "vitest";
import { request } from "../../../src-web/client/http/request.ts";
import { checkServer } from "../../../src-web/client/api/checkServer.ts";
import { onServerBack } from "../../../src-web/client/http/reachable.ts";

afterEach(() => vi.unstubAllGlobals());

it("requests that failed while the server was down are repeated only once it is back", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("location", { pathname: "/" });
  const again = vi.fn();
  const stop = onServerBack(again);
  const nobody = () => Promise.reject(new TypeError("no network"));
  const somebody = () => Promise.resolve(Response.json({}));

  // A single request without a response, for example because of an ad blocker, does not mean that the server
  // is down.
  vi.stubGlobal("fetch", vi.fn(nobody));
  await expect(request("GET /health")).rejects.toMatchObject({ status: 0 });
  vi.stubGlobal("fetch", vi.fn(somebody));
  await checkServer();
  expect(again).not.toHaveBeenCalled();

  const asked = vi.fn(nobody);
  vi.stubGlobal("fetch", asked);
  await expect(request("GET /health")).rejects.toMatchObject({ status: 0 });
  await Promise.all([checkServer(), checkServer()]);
  expect(asked, "one call and one question").toHaveBeenCalledTimes(2);
  expect(again).not.toHaveBeenCalled();
  vi.stubGlobal("fetch", vi.fn(somebody));
  await checkServer();
  expect(again).toHaveBeenCalledTimes(1);
  stop();
});
