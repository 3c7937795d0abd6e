import { afterEach, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

/** Three radio buttons on a page, the first of which has the focus. */
async function choiceOfThree() {
  const page: EventTarget & { activeElement?: unknown } = new EventTarget();
  const group = { querySelectorAll: () => radios };
  const radios = ["A", "B", "C"].map((name) => ({
    name,
    getAttribute: () => "radio",
    closest: () => group,
    focus() {
      page.activeElement = this;
    },
  }));
  radios[0]?.focus();
  vi.stubGlobal("document", page);
  vi.resetModules();
  await import("../../../../src-web/ui/controls/radioKeys.ts");
  /** Presses a key; returns whether it was handled and which radio button has the focus. */
  return (key: string, held: object = {}) => {
    const event = Object.assign(new Event("keydown", { cancelable: true }), { key }, held);
    page.dispatchEvent(event);
    const focused = radios.find((radio) => radio === page.activeElement)?.name;
    return { focused, isTaken: event.defaultPrevented };
  };
}

it("arrow keys go round a group of radio buttons, and the browser keeps its own key combinations", async () => {
  const press = await choiceOfThree();
  expect(press("ArrowRight")).toEqual({ focused: "B", isTaken: true });
  expect(press("ArrowUp")).toEqual({ focused: "A", isTaken: true });
  expect(press("ArrowLeft")).toEqual({ focused: "C", isTaken: true });
  for (const held of ["altKey", "metaKey", "ctrlKey"]) {
    expect(press("ArrowLeft", { [held]: true }), held).toEqual({ focused: "C", isTaken: false });
  }
});
