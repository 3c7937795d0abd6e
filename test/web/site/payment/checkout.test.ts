import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useBeginning } from "../../../../src-web/site/payment/useBeginning.ts";
import { alive, leaveAll } from "../../support/alive.ts";
import { eventually } from "../../../support/eventually.ts";

beforeEach(() => {
  const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal("sessionStorage", nothing);
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

it("a user who goes back from the payment provider's page can press the button again", async () => {
  const url = "https://pay.example/c/1";
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal("location", { assign });
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ url, sessionId: "1" })));
  let beginning: ReturnType<typeof useBeginning> | undefined;
  function Checkout() {
    beginning = useBeginning({ planId: "yearly", currency: "EUR" });
    return null;
  }
  const client = new QueryClient();
  const page = await alive(createElement(QueryClientProvider, { client }, createElement(Checkout)));
  const becomes = (status: "idle" | "success") =>
    eventually(async () => {
      await page.after(() => undefined);
      expect(beginning?.status).toBe(status);
    });
  await page.after(() => beginning?.mutate());
  // Until that page is loaded, no second checkout can begin.
  await becomes("success");
  expect(assign).toHaveBeenLastCalledWith(url);
  // The browser restores this page from its cache without loading it.
  await page.after(() =>
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })),
  );
  await becomes("idle");
  client.clear();
});

it("a user who goes back to the plans before the provider's page opens is not sent to pay for the plan they left", async () => {
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal("location", { assign });
  const waiting = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => waiting.promise);
  let beginning: ReturnType<typeof useBeginning> | undefined;
  function Checkout() {
    beginning = useBeginning({ planId: "yearly", currency: "EUR" });
    return null;
  }
  const client = new QueryClient();
  const page = await alive(createElement(QueryClientProvider, { client }, createElement(Checkout)));
  await page.after(() => beginning?.mutate());
  await page.leave();
  waiting.resolve(Response.json({ url: "https://pay.example/c/1", sessionId: "1" }));
  await eventually(() =>
    expect(
      client
        .getMutationCache()
        .getAll()
        .map(({ state }) => state.status),
    ).toEqual(["success"]),
  );
  expect(assign).not.toHaveBeenCalled();
  client.clear();
});
