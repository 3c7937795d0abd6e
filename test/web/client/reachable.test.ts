import { afterEach, expect, it, vi } from "vitest";
import { request } from "../../../src-web/client/http/request.ts";
import { askServer } from "../../../src-web/client/api/askServer.ts";
import { onBack } from "../../../src-web/client/http/reachable.ts";

afterEach(() => vi.unstubAllGlobals());

it("what failed while nobody answered is asked again once somebody does, and only then", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const again = vi.fn();
  const stop = onBack(again);
  const nobody = () => Promise.reject(new TypeError("no network"));
  const somebody = () => Promise.resolve(Response.json({}));

  // One call that is kept from its answer, by an ad blocker say, is no silence of the server.
  vi.stubGlobal("fetch", vi.fn(nobody));
  await expect(request("GET /health")).rejects.toMatchObject({ status: 0 });
  vi.stubGlobal("fetch", vi.fn(somebody));
  await askServer();
  expect(again).not.toHaveBeenCalled();

  const asked = vi.fn(nobody);
  vi.stubGlobal("fetch", asked);
  await expect(request("GET /health")).rejects.toMatchObject({ status: 0 });
  await Promise.all([askServer(), askServer()]);
  expect(asked, "one call and one question").toHaveBeenCalledTimes(2);
  expect(again).not.toHaveBeenCalled();
  vi.stubGlobal("fetch", vi.fn(somebody));
  await askServer();
  expect(again).toHaveBeenCalledTimes(1);
  stop();
});
