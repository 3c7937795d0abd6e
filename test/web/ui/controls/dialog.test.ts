import { createElement, Suspense, use, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { Dialog } from "../../../../src-web/ui/controls/Dialog.tsx";
import { alive, FakeElement, leaveAll } from "../../support/alive.ts";

beforeEach(() => initTexts("en"));
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

/** A dialog element with its methods. */
class FakeDialog extends FakeElement {
  open = false;
  showModal(): void {
    if (this.open) throw new Error("it is open already");
    this.open = true;
  }
  close(): void {
    this.open = false;
  }
}

it("a dialog beside a stage that has to load is open again once the stage has loaded", async () => {
  const dialogs: FakeDialog[] = [];
  const make = (tag: string) => {
    if (tag !== "dialog") return new FakeElement(tag);
    const dialog = new FakeDialog(tag);
    dialogs.push(dialog);
    return dialog;
  };
  let show: (loading: Promise<string> | undefined, open: boolean) => void = () => undefined;
  function Stage({ loading }: { readonly loading: Promise<string> | undefined }) {
    return loading ? use(loading) : null;
  }
  function Remote() {
    const [{ loading, open }, set] = useState<Shown>({ loading: undefined, open: false });
    show = (next, isOpen) => set({ loading: next, open: isOpen });
    const dialog = { open, title: "Host controls", onClose: () => undefined, children: null };
    return createElement(
      Suspense,
      null,
      createElement(Stage, { loading }),
      createElement(Dialog, dialog),
    );
  }
  const remote = await alive(createElement(Remote), make);
  const isOpen = () => dialogs.map(({ open }) => open);
  expect(isOpen()).toEqual([false]);
  await remote.after(() => show(undefined, true));
  expect(isOpen()).toEqual([true]);

  let arrive: (stage: string) => void = () => undefined;
  const loading = new Promise<string>((resolve) => (arrive = resolve));
  await remote.after(() => show(loading, true));
  await remote.after(() => arrive("a duel"));
  expect(isOpen()).toEqual([true]);

  await remote.after(() => show(loading, false));
  expect(isOpen()).toEqual([false]);
});

interface Shown {
  readonly loading: Promise<string> | undefined;
  readonly open: boolean;
}
