import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createRootRoute,
  createRouter,
  RouterContextProvider,
  type AnyRouter,
} from "@tanstack/react-router";
import { createElement, type ReactElement, type ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Circle } from "../../../../../src-shared/api/circles.ts";
import { createInnerHistory } from "../../../../../src-web/app/discord/innerHistory.ts";
import { signIn, signOut } from "../../../../../src-web/client/auth/account.ts";
import { initTexts } from "../../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../../src-web/i18n/instance.ts";
import { JoinCircle } from "../../../../../src-web/site/profile/circles/JoinCircle.tsx";
import { Manage } from "../../../../../src-web/site/profile/circles/Manage.tsx";
import { alive, FakeElement, leaveAll, propsOf } from "../../../support/alive.ts";
import { emptyStorage } from "../../../support/storage.ts";
import { eventually } from "../../../../support/eventually.ts";

/** Calls that wait for their response, by which they are answered. */
let waiting: ((said: object) => void)[];
let router: AnyRouter;

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["circles", "common", "join"]);
  waiting = [];
  router = createRouter({ routeTree: createRootRoute(), history: createInnerHistory() });
  vi.stubGlobal("document", { title: "" });
  vi.stubGlobal("sessionStorage", emptyStorage());
  vi.stubGlobal("localStorage", emptyStorage());
  vi.stubGlobal("location", new URL("https://hubbub.example/circle/c1"));
  vi.stubGlobal("fetch", () => {
    const call = Promise.withResolvers<Response>();
    waiting.push((said) => call.resolve(Response.json(said)));
    return call.promise;
  });
  const claims = { userId: "ann", name: "Ann", roles: [], exp: Date.now() / 1000 + 3_600 };
  signIn({ accessToken: `x.${btoa(JSON.stringify(claims))}.x` });
});
afterEach(async () => {
  await leaveAll();
  signOut();
  vi.unstubAllGlobals();
});

/** A dialog element with its methods. */
class FakeDialog extends FakeElement {
  showModal(): void {}
  close(): void {}
}

/** Shows a part of a circle's page; elements can be looked up in `made`. */
async function open(part: ReactElement) {
  const navigate = vi.spyOn(router, "navigate").mockReset().mockResolvedValue(undefined);
  const client = new QueryClient();
  const Around = ({ children }: { readonly children?: ReactNode }) =>
    RouterContextProvider({
      router,
      children: createElement(QueryClientProvider, { client }, children),
    });
  const made: FakeElement[] = [];
  const page = await alive(createElement(Around, null, part), (tag) => {
    const element = tag === "dialog" ? new FakeDialog(tag) : new FakeElement(tag);
    made.push(element);
    return element;
  });
  const done = () =>
    eventually(() =>
      expect(
        client
          .getMutationCache()
          .getAll()
          .map(({ state }) => state.status),
      ).toEqual(["success"]),
    );
  return { ...page, made, navigate, done };
}

const event = { preventDefault: () => undefined };

/** Deletes a circle from its page; the server has not answered yet. */
async function deleting() {
  // SAFETY: all that this part reads.
  const circle = { circleId: "c1", name: "Friday", members: [], leads: true } as unknown as Circle;
  const page = await open(createElement(Manage, { circle }));
  const says = (one: unknown): boolean =>
    one instanceof FakeElement &&
    (one.textContent === "Delete the circle" || one.children.some((child) => says(child)));
  const press = () => {
    const button = page.made.findLast((one) => one.tagName === "BUTTON" && says(one));
    if (!button) throw new Error("there is no such button");
    return page.after(() => propsOf(button)["onClick"]?.(event));
  };
  await press();
  // The same words in the dialog that asks again.
  await press();
  await eventually(() => expect(waiting).toHaveLength(1));
  return { ...page, answer: () => waiting.pop()?.({}) };
}

/** Joins a circle by its link; the server has not answered yet. */
async function joining() {
  const page = await open(createElement(JoinCircle, { token: "link" }));
  await eventually(() => expect(waiting).toHaveLength(1));
  const circle = { circleId: "c1", name: "Friday" };
  await page.after(() => waiting.pop()?.({ ...circle, isMember: false, memberCount: 3 }));
  const form = await eventually(async () => {
    await page.after(() => undefined);
    const found = page.made.find(({ tagName }) => tagName === "FORM");
    if (!found) throw new Error("there is no form");
    return found;
  });
  await page.after(() => propsOf(form)["onSubmit"]?.(event));
  await eventually(() => expect(waiting).toHaveLength(1));
  return { ...page, answer: () => waiting.pop()?.(circle) };
}

it.each([
  ["deleting", deleting],
  ["joining", joining],
])("%s a circle leads on, but nobody who has gone elsewhere meanwhile", async (_, start) => {
  const stayed = await start();
  await stayed.after(stayed.answer);
  await stayed.done();
  expect(stayed.navigate).toHaveBeenCalledOnce();
  await stayed.leave();

  const left = await start();
  await left.leave();
  left.answer();
  await left.done();
  expect(left.navigate).not.toHaveBeenCalled();
});
