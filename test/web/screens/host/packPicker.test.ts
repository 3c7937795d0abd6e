import { createElement, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { signIn, signOut } from "../../../../src-web/client/auth/account.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import PackPicker from "../../../../src-web/screens/host/PackPicker.tsx";
import { alive, FakeElement, leaveAll, propsOf } from "../../support/alive.ts";
import { emptyStorage } from "../../support/storage.ts";
import { eventually } from "../../../support/eventually.ts";

const PACKS = ["Camp", "Sea", "Woods"];

beforeEach(async () => {
  vi.stubGlobal("sessionStorage", emptyStorage());
  vi.stubGlobal("localStorage", emptyStorage());
  vi.stubGlobal("navigator", {});
  await initTexts("en");
  await texts.loadNamespaces("packs");
  const facts = { ownerId: "ann", language: "en", entryCount: 9, isPublic: false };
  const packs = PACKS.map((name) => ({ ...facts, id: name, name }));
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(packs)));
  const claims = { userId: "ann", isGuest: false, roles: [], exp: Date.now() / 1000 + 3_600 };
  signIn({ accessToken: `x.${btoa(JSON.stringify(claims))}.x` });
});
afterEach(async () => {
  await leaveAll();
  signOut();
  vi.unstubAllGlobals();
});

/**
 * The list of a host's packs. `asked` records the requests to the room; `answer` resolves the oldest open
 * one.
 */
async function picker() {
  const boxes: FakeElement[] = [];
  const asked: (readonly string[])[] = [];
  const open: ((isTaken: boolean) => void)[] = [];
  function Panel() {
    const [chosen, setChosen] = useState<readonly string[]>([]);
    const onChange = (next: string[]) =>
      new Promise<boolean>((resolve) => {
        asked.push(next);
        open.push((isTaken) => {
          if (isTaken) setChosen(next);
          resolve(isTaken);
        });
      });
    return createElement(PackPicker, { kinds: ["word"], chosen, language: "en", onChange });
  }
  const panel = await alive(createElement(Panel), (tag) => {
    const element = new FakeElement(tag);
    if (tag === "input") boxes.push(element);
    return element;
  });
  await eventually(async () => {
    await panel.after(() => undefined);
    expect(boxes).toHaveLength(PACKS.length);
  });
  return {
    asked,
    ticked: () => boxes.map((box) => Reflect.get(propsOf(box), "checked")),
    tick: (pack: string) =>
      panel.after(() => {
        const box = boxes[PACKS.indexOf(pack)];
        if (box) propsOf(box)["onChange"]?.();
      }),
    answer: (isTaken: boolean) => panel.after(() => open.shift()?.(isTaken)),
  };
}

it("after the room refused a pack, the next one is requested without it", async () => {
  const { asked, tick, answer } = await picker();
  await tick("Camp");
  await answer(false);
  await tick("Sea");
  expect(asked.at(-1)).toEqual(["Sea"]);
  await answer(true);
  // A second attempt is sent: the refusal may have been temporary.
  await tick("Camp");
  expect(asked.at(-1)).toEqual(["Sea", "Camp"]);
});

it("three packs that are ticked faster than the room responds are all chosen", async () => {
  const { asked, ticked, tick, answer } = await picker();
  await tick("Camp");
  await tick("Sea");
  await answer(true);
  await tick("Woods");
  expect(asked.at(-1)).toEqual(PACKS);
  await answer(true);
  await answer(true);
  expect(ticked()).toEqual([true, true, true]);
  await tick("Sea");
  expect(asked.at(-1)).toEqual(["Camp", "Woods"]);
});
