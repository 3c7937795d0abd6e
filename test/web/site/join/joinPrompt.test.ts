import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { store } from "../../../../src-web/client/storage/storage.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { JoinPrompt } from "../../../../src-web/site/join/JoinPrompt.tsx";
import { NavigationProvider } from "../../../../src-web/ui/page/navigation.tsx";
import { alive, FakeElement, leaveAll, propsOf } from "../../support/alive.ts";
import { emptyStorage } from "../../support/storage.ts";

/** An input that can be focused, or a form with no fields that were filled in early. */
class FakeField extends FakeElement {
  readonly elements: readonly FakeElement[] = [];
  readonly dataset = {};
  focus(): void {}
}

let answer: (said: object) => void;
const go = vi.fn();
const made: FakeElement[] = [];

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["join", "common"]);
  made.length = 0;
  go.mockClear();
  vi.stubGlobal("sessionStorage", emptyStorage());
  vi.stubGlobal("localStorage", emptyStorage());
  vi.stubGlobal("document", { title: "", documentElement: { dataset: {} } });
  vi.stubGlobal("location", new URL("https://hubbub.example/joinGame"));
  vi.stubGlobal("fetch", () => {
    const waiting = Promise.withResolvers<Response>();
    answer = (said) => waiting.resolve(Response.json(said));
    return waiting.promise;
  });
  store("roomCode", "LAST7");
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

const openPrompt = () =>
  alive(
    createElement(
      NavigationProvider,
      { value: { go, prepare: () => undefined, Link: () => null } },
      createElement(JoinPrompt),
    ),
    (tag) => {
      const element = new FakeField(tag);
      made.push(element);
      return element;
    },
  );

const find = (tag: string) => {
  const found = made.find(({ tagName }) => tagName === tag);
  if (!found) throw new Error(`no ${tag}`);
  return propsOf(found);
};

it("joining without a code leads into the last room, which still runs", async () => {
  const page = await openPrompt();
  await page.after(() => answer({ gameCode: "LAST7", active: true }));
  expect(go).toHaveBeenCalledExactlyOnceWith("/join/LAST7", { replace: true });
});

it("who types another code while the last room is still looked up is not taken to the last room", async () => {
  const page = await openPrompt();
  await page.after(() => find("INPUT")["onChange"]?.({ target: { value: "new42" } }));
  await page.after(() => answer({ gameCode: "LAST7", active: true }));
  expect(go).not.toHaveBeenCalled();
  await page.after(() => find("FORM")["onSubmit"]?.({ preventDefault: () => undefined }));
  expect(go).toHaveBeenCalledExactlyOnceWith("/join/NEW42", { replace: false });
});

it("another code can be sent before the answer about the last room has come", async () => {
  const page = await openPrompt();
  expect(find("BUTTON")["aria-busy"]).toBe(true);
  await page.after(() => find("INPUT")["onChange"]?.({ target: { value: "new42" } }));
  expect(find("BUTTON")["aria-busy"]).toBeUndefined();
});
