import { createElement } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { FullScreenOverlay } from "../../../../src-web/ui/page/FullScreenOverlay.tsx";
import { alive, FakeElement, leaveAll } from "../../support/alive.ts";

afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

/** A dialog element that notes what happens to it. */
class FakeDialog extends FakeElement {
  readonly note: (what: string) => void;
  constructor(tag: string, note: (what: string) => void) {
    super(tag);
    this.note = note;
  }
  showModal(): void {
    this.note("opened");
  }
  close(): void {
    this.note("closed");
  }
}

/** What is around a dialog. */
class FakePlace extends FakeElement {
  readonly note: (what: string) => void;
  constructor(tag: string, note: (what: string) => void) {
    super(tag);
    this.note = note;
  }
  override removeChild(child: unknown): void {
    if (this.children.includes(child)) this.note("removed");
    super.removeChild(child);
  }
}

it("an overlay gives the focus back to the button that was pressed: it closes before it is removed", async () => {
  const notes: string[] = [];
  const note = (what: string) => void notes.push(what);
  const make = (tag: string) =>
    tag === "dialog" ? new FakeDialog(tag, note) : new FakePlace(tag, note);
  const overlay = await alive(createElement(FullScreenOverlay, { title: "One moment" }), make);
  await overlay.leave();
  expect(notes).toEqual(["opened", "closed", "removed"]);
});
