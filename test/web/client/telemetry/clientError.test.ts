import { afterEach, expect, it, vi } from "vitest";
import { sendFailure } from "../../../../src-web/client/telemetry/clientError.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("reports a failed page without its query, shortened, and only a few times", async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal("location", {
    origin: "https://play.example",
    pathname: "/account/resetPassword",
    href: "https://play.example/account/resetPassword?ftoken=secret",
  });
  vi.stubGlobal("fetch", async (_url: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    return Response.json({}, { status: 202 });
  });
  sendFailure(new RangeError("x".repeat(10_000)), "\n at Card");
  expect(bodies).toEqual([
    {
      message: `RangeError: ${"x".repeat(3_988)}`,
      stack: expect.stringMatching(/^RangeError: x/),
      url: "https://play.example/account/resetPassword",
      componentStack: "\n at Card",
    },
  ]);
  expect(JSON.stringify(bodies)).not.toContain("secret");
  sendFailure("no error at all");
  expect(bodies.at(-1)).toEqual({
    message: "no error at all",
    url: "https://play.example/account/resetPassword",
  });
  for (let more = 0; more < 10; more++) sendFailure(new Error("again"));
  expect(bodies).toHaveLength(5);
});
