import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { JoinByCode } from "../../../../src-web/site/join/JoinByCode.tsx";
import { NavigationProvider } from "../../../../src-web/ui/page/navigation.tsx";
import { alive, FakeElement, leaveAll } from "../../support/alive.ts";
import { emptyStorage } from "../../support/storage.ts";

/** An input that can be focused, or a form with no fields that were filled in early. */
class FakeField extends FakeElement {
  readonly elements: readonly FakeElement[] = [];
  readonly dataset = {};
  focus(): void {}
}

const made: FakeElement[] = [];
const fetched = vi.fn(() => Promise.resolve(Response.json({}, { status: 400 })));

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["join", "common"]);
  made.length = 0;
  fetched.mockClear();
  vi.stubGlobal("sessionStorage", emptyStorage());
  vi.stubGlobal("localStorage", emptyStorage());
  // The field is not shaken for people who want less motion.
  const matchMedia = () => ({ matches: true });
  vi.stubGlobal("window", Object.assign(new EventTarget(), { matchMedia }));
  vi.stubGlobal("document", { title: "", documentElement: { dataset: {} } });
  vi.stubGlobal("location", new URL("https://hubbub.example/join/AB"));
  vi.stubGlobal("fetch", fetched);
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

it("an address without a whole room code asks for one, and says what is missing", async () => {
  const page = await alive(
    createElement(
      NavigationProvider,
      { value: { go: () => undefined, prepare: () => undefined, Link: () => null } },
      createElement(JoinByCode, { written: "ab", quickStart: false }),
    ),
    (tag) => {
      const element = new FakeField(tag);
      made.push(element);
      return element;
    },
  );
  await page.after(() => undefined);
  const said = made.map(({ textContent }) => textContent).join("\n");
  expect(said).toContain("Type the room code");
  expect(said).toContain("a room code has five letters or digits");
  expect(fetched).not.toHaveBeenCalled();
});
