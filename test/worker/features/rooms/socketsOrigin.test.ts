import { expect, test } from "vitest";
import { mayOpenSocket } from "../../../../src-worker/http/middleware/origin.ts";
import { depsWith, openRoom, ORIGIN, problem, worker } from "../../support/support.ts";

/** Requests a socket as a page of this origin would; with `undefined`, as a client that is not a page. */
function ask(code: string, origin: string | undefined): Promise<Response> | Response {
  const headers = { upgrade: "websocket", ...(origin !== undefined && { origin }) };
  return worker(new Request(`${ORIGIN}/parties/room/${code}?purpose=join&v=1`, { headers }));
}

test.for(["https://evil.example", "null", "http://localhost:8787.evil.example", "nonsense"])(
  "[T-socket] a page of %s gets no socket",
  async (origin) => {
    const { gameCode } = await openRoom();
    const answer = await ask(gameCode, origin);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual(problem(403, "foreign_origin"));
    expect(answer.webSocket).toBeNull();
  },
);

test.for([ORIGIN, undefined])("[T-socket] our own page (%s) gets its socket", async (origin) => {
  const { gameCode } = await openRoom();
  const answer = await ask(gameCode, origin);
  expect(answer.status).toBe(101);
  answer.webSocket?.accept();
  answer.webSocket?.close(1000);
});

test("[T-socket] the server's other addresses and our own Discord activity may open sockets, others may not", () => {
  const { config } = depsWith();
  const discord = { clientId: "123456" } as NonNullable<typeof config.providers.discord>;
  const known = {
    ...config,
    isDev: false,
    publicUrl: "http://192.0.2.7:8787",
    siteUrl: "https://hubbub.example",
    providers: { discord },
  };
  const from = (origin: string, name = known) =>
    mayOpenSocket(
      name,
      new Request("https://worker.example/parties/room/ABCDE", { headers: { origin } }),
    );
  expect(from("https://worker.example")).toBe(true);
  expect(from("http://worker.example")).toBe(false);
  expect(from("https://hubbub.example")).toBe(true);
  expect(from("http://192.0.2.7:8787")).toBe(true);
  expect(from("https://123456.discordsays.com")).toBe(true);
  expect(from("https://654321.discordsays.com")).toBe(false);
  expect(from("https://123456.discordsays.com", { ...known, providers: {} as never })).toBe(false);
});
