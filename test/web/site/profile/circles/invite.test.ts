import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Circle } from "../../../../../src-shared/api/circles.ts";
import { initTexts } from "../../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../../src-web/i18n/instance.ts";
import { Invite } from "../../../../../src-web/site/profile/circles/Invite.tsx";
import { alive, FakeElement, leaveAll, propsOf } from "../../../support/alive.ts";
import { eventually } from "../../../../support/eventually.ts";

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["circles", "links"]);
  vi.stubGlobal("location", new URL("https://hubbub.example/circle/c1"));
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

/** A dialog element with its methods. */
class FakeDialog extends FakeElement {
  showModal(): void {}
  close(): void {}
}

it("a circle's link can be copied by hand in a chat app's browser that does not allow copying", async () => {
  const refuse = () => Promise.reject(new Error("denied"));
  vi.stubGlobal("navigator", { clipboard: { writeText: refuse } });
  const made: FakeElement[] = [];
  // SAFETY: all that an invitation reads.
  const circle = { circleId: "c1", link: "secret", leads: false } as unknown as Circle;
  const client = new QueryClient();
  const invite = await alive(
    createElement(QueryClientProvider, { client }, createElement(Invite, { circle })),
    (tag) => {
      const element = tag === "dialog" ? new FakeDialog(tag) : new FakeElement(tag);
      made.push(element);
      return element;
    },
  );
  const press = (label: string) =>
    invite.after(() => {
      const inside = made.find(
        ({ tagName, textContent }) => tagName === "SPAN" && textContent === label,
      );
      const at = inside ? made.indexOf(inside) : -1;
      const button = made.slice(at).find(({ tagName }) => tagName === "BUTTON");
      if (!button) throw new Error(`nothing says ${label}`);
      propsOf(button)["onClick"]?.({});
    });
  await press("Invite");
  await press("Copy link");
  await eventually(async () => {
    await invite.after(() => undefined);
    const fields = made.filter(({ tagName }) => tagName === "INPUT");
    expect(fields.map((field) => Reflect.get(propsOf(field), "value"))).toEqual([
      "https://hubbub.example/circle/join/secret",
    ]);
  });
  client.clear();
});
