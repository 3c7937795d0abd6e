import { createElement } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { announcements } from "../../../../src-web/ui/feedback/announcer.ts";
import { ResultMessage } from "../../../../src-web/ui/feedback/ResultMessage.tsx";
import { alive, FakeElement, leaveAll } from "../../support/alive.ts";

afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

it("what came of a form is announced when it takes the form's place, without its buttons", async () => {
  class Box extends FakeElement {
    querySelectorAll = () => this.children.filter((one) => (one as FakeElement).tagName === "P");
  }
  const children = [
    createElement("p", { key: 1 }, "We have mailed you a link."),
    createElement("p", { key: 2 }, "Look at your inbox."),
    createElement("button", { key: 3 }, "Back"),
  ];
  const props = { children };
  await alive(createElement(ResultMessage, props), (tag) => new Box(tag));
  expect(announcements().polite).toContain("We have mailed you a link. Look at your inbox.");
});
