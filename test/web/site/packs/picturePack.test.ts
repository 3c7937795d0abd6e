import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PICTURES_PER_PACK_MAX } from "../../../../src-shared/catalog/packs.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { PackForm } from "../../../../src-web/site/packs/PackForm.tsx";
import { announcements } from "../../../../src-web/ui/feedback/announcer.ts";
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

const saysThat = (text: string) =>
  eventually(() => expect(announcements().assertive).toContain(text));

/** The form of a new pack of pictures, which has these already. */
async function form(entries: readonly string[] = []) {
  const saved: unknown[] = [];
  const uploads: ((pictureId: string) => void)[] = [];
  let isHeld = false;
  let answer: (response: Response) => void = () => undefined;
  /** From now on saving takes until the function that this returns is called. */
  const hold = () => {
    isHeld = true;
    return () => answer(Response.json({ code: "internal" }, { status: 500 }));
  };
  vi.stubGlobal("fetch", (address: string, { body }: { readonly body: unknown }) => {
    if (address.endsWith("/picture")) {
      return new Promise((resolve) =>
        uploads.push((pictureId) => resolve(Response.json({ pictureId }))),
      );
    }
    saved.push(JSON.parse(String(body)));
    if (isHeld) return new Promise((resolve) => (answer = resolve));
    return Promise.resolve(Response.json({ code: "internal" }, { status: 500 }));
  });
  const made: FakeElement[] = [];
  const client = new QueryClient();
  const draft = { name: "Us", language: "en", isPublic: false, rating: "family", entries } as const;
  const pack = createElement(PackForm, { userId: "ann", kind: "picture", draft });
  const page = await alive(createElement(QueryClientProvider, { client }, pack), (tag) => {
    const element = new FakeElement(tag);
    made.push(element);
    return element;
  });
  const event = { preventDefault: () => undefined };
  const chooser = (): FakeElement => {
    const isFile = (one: FakeElement) => String(propsOf(one)["type"]) === "file";
    const found = made.find((one) => one.tagName === "INPUT" && isFile(one));
    if (!found) throw new Error("no files can be chosen");
    return found;
  };
  return {
    saved,
    hold,
    client,
    save: () =>
      page.after(() => {
        const whole = made.find(({ tagName }) => tagName === "FORM");
        if (whole) propsOf(whole)["onSubmit"]?.(event);
      }),
    choose: (...files: readonly Blob[]) =>
      page.after(() => propsOf(chooser())["onChange"]?.({ target: { files, value: "" } })),
    /** The sentence about the pictures that a screen reader hears when it changes. */
    told: () => made.find((one) => String(propsOf(one)["role"]) === "status")?.textContent,
    /** Presses the button that chooses files: whether the browser shows them, and whether the button can have the focus. */
    press: async () => {
      let opens = true;
      await page.after(() =>
        propsOf(chooser())["onClick"]?.({ preventDefault: () => (opens = false) }),
      );
      return { opens, hasFocus: !propsOf(chooser())["disabled"] };
    },
    /** Waits until as many uploads as `count` have begun, and ends the last of them with this id. */
    upload: async (count: number, pictureId: string) => {
      await eventually(async () => {
        await page.after(() => undefined);
        expect(uploads).toHaveLength(count);
      });
      return () => uploads.at(-1)?.(pictureId);
    },
  };
}

it("a picture pack is not saved before all its pictures are uploaded, as later ones would be lost", async () => {
  const { saved, save, choose, upload, client } = await form();
  await choose(new Blob(["1"]), new Blob(["2"]));
  (await upload(1, "one"))();
  const second = await upload(2, "two");
  await save();
  expect(saved).toEqual([]);
  second();
  await eventually(async () => {
    await save();
    expect(saved.at(-1)).toMatchObject({ name: "Us", pictures: ["one", "two"] });
  });
  client.clear();
});

it("how many pictures a pack has is told when they are uploaded", async () => {
  const { told, choose, upload, client } = await form(["first"]);
  expect(told()).toBe(`1 of ${PICTURES_PER_PACK_MAX}`);
  await choose(new Blob(["2"]));
  const second = await upload(1, "second");
  expect(told()).toBe("Uploading…");
  second();
  await eventually(() => expect(told()).toBe(`2 of ${PICTURES_PER_PACK_MAX}`));
  client.clear();
});

it("a file that is no picture does not hold up those chosen with it", async () => {
  const { saved, save, choose, upload, client } = await form();
  const [notes, photo] = [new Blob(["notes"]), new Blob(["photo"])];
  const read = globalThis.createImageBitmap;
  vi.stubGlobal("createImageBitmap", (file: Blob) =>
    file === notes ? Promise.reject(new Error("no picture")) : read(file),
  );
  await choose(notes, photo);
  (await upload(1, "photo"))();
  await saysThat("That isn’t a photo we can use.");
  await eventually(async () => {
    await save();
    expect(saved.at(-1)).toMatchObject({ pictures: ["photo"] });
  });
  client.clear();
});

it("pictures for which a pack has no place are not left out silently", async () => {
  const full = Array.from({ length: PICTURES_PER_PACK_MAX - 1 }, (_, at) => `picture ${at}`);
  const { saved, save, choose, upload, client } = await form(full);
  await choose(new Blob(["1"]), new Blob(["2"]));
  (await upload(1, "last"))();
  await saysThat("Your album is full.");
  await eventually(async () => {
    await save();
    expect(saved.at(-1)).toMatchObject({ pictures: [...full, "last"] });
  });
  client.clear();
});

it("the button that adds pictures keeps the focus while they upload and in a full pack, and says why it adds none", async () => {
  const full = Array.from({ length: PICTURES_PER_PACK_MAX - 1 }, (_, at) => `picture ${at}`);
  const { press, choose, upload, client } = await form(full);
  expect(await press()).toEqual({ opens: true, hasFocus: true });
  await choose(new Blob(["1"]));
  const last = await upload(1, "last");
  const heard = announcements();
  expect(await press()).toEqual({ opens: false, hasFocus: true });
  expect(announcements().assertive).toBe(heard.assertive);
  last();
  await eventually(async () => {
    expect(await press()).toEqual({ opens: false, hasFocus: true });
    expect(announcements()).not.toBe(heard);
    expect(announcements().assertive).toContain("Your album is full.");
  });
  client.clear();
});

it("no pictures are chosen for a new pack while it is saved, as they would be lost", async () => {
  const { saved, save, hold, press, client } = await form(["one"]);
  const answer = hold();
  await save();
  await eventually(async () => {
    expect(saved).toHaveLength(1);
    expect(await press()).toEqual({ opens: false, hasFocus: true });
  });
  answer();
  await eventually(async () => expect(await press()).toMatchObject({ opens: true }));
  client.clear();
});
