import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { PackForm } from "../../../../src-web/site/packs/PackForm.tsx";
import { alive, FakeElement, leaveAll, propsOf } from "../../support/alive.ts";
import { eventually } from "../../../support/eventually.ts";

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["packs", "account"]);
  vi.stubGlobal("sessionStorage", { getItem: () => null });
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("navigator", {});
  const canvas = {
    getContext: () => ({ drawImage: () => undefined }),
    toBlob: (hear: (blob: Blob) => void, type: string) => hear(new Blob(["x"], { type })),
  };
  vi.stubGlobal("document", { createElement: () => canvas });
  const bitmap = { width: 8, height: 8, close: () => undefined };
  vi.stubGlobal("createImageBitmap", () => Promise.resolve(bitmap));
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

it("a picture pack is not saved before all its pictures are uploaded, as later ones would be lost", async () => {
  const saved: unknown[] = [];
  const uploads: ((pictureId: string) => void)[] = [];
  vi.stubGlobal("fetch", (address: string, { body }: { readonly body: unknown }) => {
    if (address.endsWith("/picture")) {
      return new Promise((resolve) =>
        uploads.push((pictureId) => resolve(Response.json({ pictureId }))),
      );
    }
    saved.push(JSON.parse(String(body)));
    return Promise.resolve(Response.json({ code: "internal" }, { status: 500 }));
  });
  const made: FakeElement[] = [];
  const client = new QueryClient();
  const draft = { name: "Us", language: "en", isPublic: false, rating: "family" } as const;
  const form = createElement(PackForm, {
    userId: "ann",
    kind: "picture",
    draft: { ...draft, entries: [] },
  });
  const page = await alive(createElement(QueryClientProvider, { client }, form), (tag) => {
    const element = new FakeElement(tag);
    made.push(element);
    return element;
  });
  const event = { preventDefault: () => undefined };
  const save = () =>
    page.after(() => {
      const whole = made.find(({ tagName }) => tagName === "FORM");
      if (whole) propsOf(whole)["onSubmit"]?.(event);
    });
  const isOnItsWay = (count: number) =>
    eventually(async () => {
      await page.after(() => undefined);
      expect(uploads).toHaveLength(count);
    });
  await page.after(() => {
    const chooser = made.find(
      (one) => one.tagName === "INPUT" && String(propsOf(one)["type"]) === "file",
    );
    const target = { files: [new Blob(["1"]), new Blob(["2"])], value: "" };
    if (chooser) propsOf(chooser)["onChange"]?.({ target });
  });
  await isOnItsWay(1);
  uploads[0]?.("one");
  await isOnItsWay(2);
  await save();
  expect(saved).toEqual([]);
  uploads[1]?.("two");
  await eventually(async () => {
    await save();
    expect(saved.at(-1)).toMatchObject({ name: "Us", pictures: ["one", "two"] });
  });
  client.clear();
});
