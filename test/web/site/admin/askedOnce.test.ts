import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement, type ReactElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import Messages from "../../../../src-web/site/admin/Messages.tsx";
import Reports from "../../../../src-web/site/admin/Reports.tsx";
import { eventually } from "../../../support/eventually.ts";
import { alive, FakeElement, leaveAll, propsOf } from "../../support/alive.ts";
import { emptyStorage } from "../../support/storage.ts";

let changes: number;

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["admin", "common", "profile"]);
  changes = 0;
  vi.stubGlobal("sessionStorage", emptyStorage());
  vi.stubGlobal("localStorage", emptyStorage());
  // A line on which no response has come yet.
  vi.stubGlobal("fetch", (_url: string, { method }: RequestInit) => {
    if (method !== "GET") changes += 1;
    return new Promise(() => undefined);
  });
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

const createdAt = "2026-11-01T10:00:00.000Z";
const message = { id: "m1", name: "Ann", email: "ann@example.com", message: "Hi", createdAt };
const report = { reportId: "r1", reporterId: 1, createdAt, reason: "rude", gameCode: "K7MPX" };

/** A page of the admin home once the server has responded to this query. */
async function open(page: ReactElement, key: readonly unknown[], item: unknown) {
  const client = new QueryClient();
  client.setQueryData(key, { items: [item], page: 1, pageCount: 1, total: 1 });
  const made: FakeElement[] = [];
  const shown = await alive(createElement(QueryClientProvider, { client }, page), (tag) => {
    const element = Object.assign(new FakeElement(tag), {
      close: () => undefined,
      showModal: () => undefined,
    });
    made.push(element);
    return element;
  });
  const propOf = (one: FakeElement | undefined, name: string): unknown =>
    one && Reflect.get(propsOf(one), name);
  const row = (name: string) => made.find((one) => propOf(one, "aria-label") === name);
  const says = (one: unknown, text: string): boolean =>
    one instanceof FakeElement &&
    (one.textContent === text || one.children.some((child) => says(child, text)));
  const last = (text: string) =>
    made.findLast((one) => one.tagName === "BUTTON" && says(one, text));
  const press = (button: FakeElement | undefined) =>
    shown.after(() => button && propsOf(button)["onClick"]?.({ preventDefault: () => undefined }));
  return { row, last, press, propOf };
}

it.each([
  [createElement(Messages), ["messages", 1], message, "Handled", "Ann"],
  [createElement(Reports), ["reports", false, 1], { ...report, content: "Rude" }, "Block", "Rude"],
])(
  "on a slow line, a row's button waits for what it began (%#)",
  async (page, key, item, action, name) => {
    const { row, last, press, propOf } = await open(page, key, item);
    await press(row(`${action}: ${name}`));
    await press(last(action));
    await eventually(() => expect(changes).toBe(1));
    expect(propOf(row(`${action}: ${name}`), "aria-busy")).toBe(true);
  },
);
