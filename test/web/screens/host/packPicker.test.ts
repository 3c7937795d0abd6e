import { createElement, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PACKS_PER_GAME_MAX } from "../../../../src-shared/catalog/packs.ts";
import { signIn, signOut } from "../../../../src-web/client/auth/account.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import PackPicker from "../../../../src-web/screens/host/PackPicker.tsx";
import { alive, FakeElement, leaveAll, propsOf } from "../../support/alive.ts";
import { emptyStorage } from "../../support/storage.ts";
import { eventually } from "../../../support/eventually.ts";

const PACKS = ["Camp", "Sea", "Woods"];
/** A list of which a game cannot use all. */
const MANY = Array.from({ length: PACKS_PER_GAME_MAX + 2 }, (_, at) => `Pack ${at}`);
let listed: readonly string[] = [];
/** A public pack that was changed too long ago for the list, and one that was deleted. */
const [OLD, GONE] = ["Attic", "gone"];
/** The host's packs need not be in the game's language. */
const DANISH = "Sea";

beforeEach(async () => {
  vi.stubGlobal("sessionStorage", emptyStorage());
  vi.stubGlobal("localStorage", emptyStorage());
  vi.stubGlobal("navigator", {});
  await initTexts("en");
  await texts.loadNamespaces("packs");
  listed = PACKS;
  const facts = { ownerId: "ann", entryCount: 9, isPublic: false };
  const packs = () =>
    listed.map((name) => {
      return { ...facts, id: name, name, language: name === DANISH ? "dk" : "en" };
    });
  const answer = (url: string) => {
    if (url.includes("/getAll")) return Response.json(packs());
    if (!url.endsWith(OLD)) return Response.json({ code: "pack_not_found" }, { status: 404 });
    return Response.json({ ...facts, id: OLD, name: OLD, language: "dk", words: ["box"] });
  };
  vi.stubGlobal("fetch", (url: string) => Promise.resolve(answer(url)));
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
async function picker(before: readonly string[] = []) {
  const all: FakeElement[] = [];
  const boxes: FakeElement[] = [];
  const asked: (readonly string[])[] = [];
  const open: ((isTaken: boolean) => void)[] = [];
  function Panel() {
    const [chosen, setChosen] = useState(before);
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
    all.push(element);
    if (tag === "input") boxes.push(element);
    return element;
  });
  await eventually(async () => {
    await panel.after(() => undefined);
    expect(boxes).toHaveLength(new Set([...listed, ...before]).size);
  });
  // Packs in the game's language come first.
  const inOrder = [
    ...listed.filter((pack) => pack !== DANISH),
    ...listed.filter((pack) => pack === DANISH),
    ...before.filter((pack) => !listed.includes(pack)),
  ];
  return {
    asked,
    languages: () => all.map((one) => Reflect.get(propsOf(one), "lang")).filter(Boolean),
    ticked: () => boxes.map((box) => Reflect.get(propsOf(box), "checked")),
    /** The packs that cannot be ticked or unticked. */
    locked: () =>
      inOrder.filter((_, at) => boxes[at] && Reflect.get(propsOf(boxes[at]), "disabled")),
    tick: (pack: string) =>
      panel.after(() => {
        const box = boxes[inOrder.indexOf(pack)];
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

it("when a game has as many packs as it can use, others wait until one of these is unticked", async () => {
  listed = MANY;
  const most = MANY.slice(0, PACKS_PER_GAME_MAX);
  const { locked, tick, answer, asked } = await picker(most.slice(1));
  expect(locked()).toEqual([]);
  await tick("Pack 0");
  await answer(true);
  expect(locked()).toEqual(MANY.slice(PACKS_PER_GAME_MAX));
  await tick("Pack 0");
  await answer(true);
  expect(asked.at(-1)).toEqual(most.slice(1));
  expect(locked()).toEqual([]);
});

it("every name says in which language it is to be pronounced", async () => {
  const { languages } = await picker();
  expect(languages()).toEqual(["en", "en", "da"]);
});

it("chosen packs that the list leaves out can be unticked: an old public one, and one that is gone", async () => {
  const { asked, ticked, tick, answer } = await picker(["Camp", OLD, GONE]);
  expect(ticked()).toEqual([true, false, false, true, true]);
  await tick(GONE);
  expect(asked.at(-1)).toEqual(["Camp", OLD]);
  await answer(true);
  await tick(OLD);
  expect(asked.at(-1)).toEqual(["Camp"]);
});
