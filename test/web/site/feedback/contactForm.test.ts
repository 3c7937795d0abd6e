import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { ContactForm } from "../../../../src-web/site/feedback/ContactForm.tsx";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { contactBody } from "../../../../src-shared/api/site.ts";
import { eventually } from "../../../support/eventually.ts";
import { alive, FakeElement, leaveAll, propsOf } from "../../support/alive.ts";
import { emptyStorage } from "../../support/storage.ts";

afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

/** The maximum length of a form field. */
function lettersOf(name: string, html: string): number {
  const [tag = ""] =
    new RegExp(`<(?:input|textarea)[^>]*name="${name}"[^>]*>`, "u").exec(html) ?? [];
  return Number(/maxlength="(\d+)"/iu.exec(tag)?.[1] ?? NaN);
}

it("the server accepts the longest name and message that fit into the contact form", async () => {
  await initTexts("en");
  await texts.loadNamespaces(["account"]);
  const html = renderToStaticMarkup(createElement(ContactForm));
  const name = "n".repeat(lettersOf("name", html));
  const message = "m".repeat(lettersOf("message", html));
  expect(contactBody.safeParse({ name, email: "ann@example.com", message }).success).toBe(true);
});

it("whoever sends the contact form by keyboard keeps their place while it is on its way, and can change nothing", async () => {
  await initTexts("en");
  await texts.loadNamespaces(["account"]);
  vi.stubGlobal("localStorage", emptyStorage());
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (...call: unknown[]) => {
    sent.push(call);
    return new Promise(() => undefined);
  });
  const all: FakeElement[] = [];
  const page = await alive(createElement(ContactForm), (tag) => {
    const element = Object.assign(new FakeElement(tag), { elements: [], dataset: {} });
    all.push(element);
    return element;
  });
  const of = (tag: string) => all.filter(({ tagName }) => tagName === tag.toUpperCase());
  const prop = (element: FakeElement | undefined, name: string): unknown =>
    element && Reflect.get(propsOf(element), name);
  const [form] = of("form");
  const fields = [...of("input"), ...of("textarea")];
  for (const [at, value] of ["Ann", "ann@example.com", "Hello"].entries()) {
    const field = fields[at];
    await page.after(() => field && propsOf(field)["onChange"]?.({ target: { value } }));
  }
  expect(fields.map((field) => prop(field, "readOnly"))).not.toContain(true);
  await page.after(() => form && propsOf(form)["onSubmit"]?.({ preventDefault: () => undefined }));
  await eventually(() => sent[0]);
  expect(prop(form, "aria-busy")).toBe(true);
  // What is inert loses the focus for good.
  expect(prop(form, "inert")).not.toBe(true);
  expect(fields.map((field) => prop(field, "readOnly"))).toEqual([true, true, true]);
});
