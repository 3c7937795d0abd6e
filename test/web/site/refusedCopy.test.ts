import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement, type ReactElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Pack } from "../../../src-shared/api/packs.ts";
import { initTexts } from "../../../src-web/i18n/i18n.ts";
import { texts } from "../../../src-web/i18n/instance.ts";
import { RecoveryCodes } from "../../../src-web/site/account/second-factor/RecoveryCodes.tsx";
import Mails from "../../../src-web/site/admin/Mails.tsx";
import { ShareDialog } from "../../../src-web/site/packs/ShareDialog.tsx";
import { eventually } from "../../support/eventually.ts";
import { alive, FakeElement, leaveAll, propsOf } from "../support/alive.ts";
import { toastsFromNow } from "../support/toasts.ts";

/** An element of these pages: a dialog opens, and a heading takes the focus. */
class Piece extends FakeElement {
  showModal(): void {}
  close(): void {}
  focus(): void {}
}

const client = new QueryClient();

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["packs", "common", "links", "admin", "profile", "second-factor"]);
  vi.stubGlobal("location", new URL("https://party.example/"));
  const writeText = () => Promise.reject(new Error("denied"));
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  // That nothing was copied is also in the browser's console.
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(async () => {
  await leaveAll();
  client.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Shows something in a browser that allows no copying. */
async function open(shown: ReactElement) {
  const said = toastsFromNow();
  const made: FakeElement[] = [];
  const page = await alive(createElement(QueryClientProvider, { client }, shown), (tag) => {
    const element = new Piece(tag);
    made.push(element);
    return element;
  });
  const press = (label: string) =>
    page.after(() => {
      const inside = made.findIndex(
        ({ tagName, textContent }) => tagName === "SPAN" && textContent === label,
      );
      const button = made.slice(inside).find(({ tagName }) => tagName === "BUTTON");
      if (inside < 0 || !button) throw new Error(`nothing says ${label}`);
      propsOf(button)["onClick"]?.({});
    });
  const fields = () =>
    made
      .filter(({ tagName }) => tagName === "INPUT")
      .map((field): unknown => Reflect.get(propsOf(field), "value"));
  return { said, press, fields, settle: () => page.after(() => undefined) };
}

it("the link to a pack can be copied by hand", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ code: "secret" })));
  // SAFETY: all that the dialog reads.
  const pack = { id: "p1" } as Pack;
  const share = await open(
    createElement(ShareDialog, { kind: "word", pack, onClose: () => undefined }),
  );
  await eventually(() => share.press("Copy the link"));
  await eventually(async () => {
    await share.settle();
    expect(share.fields()).toEqual(["https://party.example/packs/word/secret"]);
    expect(share.said).toEqual(["That didn’t reach the clipboard: copy it below by hand."]);
  });
});

it("the link of an unsent email can be copied by hand", async () => {
  const link = "https://party.example/account/verifyEmail?token=t";
  const mail = {
    id: "m1",
    to: "ann@example.com",
    subject: "Hello",
    createdAt: "2026-11-05",
    tries: 0,
  };
  const list = { items: [{ ...mail, isReadable: true }], page: 1, pageCount: 1, total: 1 };
  const letter = { subject: "Hello", to: "ann@example.com", text: "Hi", links: [link] };
  vi.stubGlobal("fetch", (to: string | URL | Request) =>
    Promise.resolve(
      Response.json(String(to instanceof Request ? to.url : to).includes("m1") ? letter : list),
    ),
  );
  const mails = await open(createElement(Mails));
  await eventually(() => mails.press("Read"));
  await eventually(() => mails.press("Copy the link"));
  await eventually(async () => {
    await mails.settle();
    expect(mails.fields()).toEqual([link]);
    expect(mails.said).toEqual(["That didn’t reach the clipboard: copy it below by hand."]);
  });
});

it("recovery codes say that they were not copied", async () => {
  const codes = await open(
    createElement(RecoveryCodes, { codes: ["aaaa-bbbb"], onKept: () => undefined }),
  );
  await codes.press("Copy");
  await eventually(async () => {
    await codes.settle();
    expect(codes.said).toEqual([
      expect.stringMatching(/^That didn’t reach the clipboard\. Save them/u),
    ]);
  });
});
