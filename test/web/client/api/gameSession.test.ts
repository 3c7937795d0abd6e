import { afterEach, expect, it, vi } from "vitest";
import { findSession, leaveRoom } from "../../../../src-web/client/api/gameSession.ts";

afterEach(() => vi.unstubAllGlobals());

it("whoever leaves a room has given the seat back, even if the next page is there before the response", async () => {
  const sent: { readonly path: string; readonly outlivesPage: boolean | undefined }[] = [];
  vi.stubGlobal("fetch", async (path: string, { keepalive }: RequestInit) => {
    sent.push({ path, outlivesPage: keepalive });
    return Response.json({});
  });
  await findSession("K7MPX");
  await leaveRoom("K7MPX", 4, "seat");
  // A browser aborts any other request when the page is left.
  expect(sent).toEqual([
    { path: "/api/v1/gameSession/K7MPX", outlivesPage: false },
    { path: "/api/v1/gameSession/K7MPX/4/quit", outlivesPage: true },
  ]);
});
