import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Support } from "../../../../src-web/app/layout/Support.tsx";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { eventually } from "../../../support/eventually.ts";
import { alive, FakeElement, leaveAll, propsOf } from "../../support/alive.ts";
import { toastsFromNow } from "../../support/toasts.ts";

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["common", "links"]);
  // That nothing was copied is also in the browser's console.
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(async () => {
  await leaveAll();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("the support address can be copied by hand where the page may not write to the clipboard", async () => {
  const writeText = () => Promise.reject(new Error("denied"));
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const said = toastsFromNow();
  const made: FakeElement[] = [];
  const address = "help@party.example";
  const page = await alive(createElement(Support, { address }), (tag) => {
    const element = new FakeElement(tag);
    made.push(element);
    return element;
  });
  const find = (tag: string) =>
    propsOf(made.find(({ tagName }) => tagName === tag) ?? new FakeElement(tag));
  await page.after(() => find("BUTTON")["onClick"]?.());
  await eventually(async () => {
    await page.after(() => undefined);
    expect(find("INPUT")["value"]).toBe(address);
    expect(said).toEqual(["That didn’t reach the clipboard: copy it below by hand."]);
  });
});
