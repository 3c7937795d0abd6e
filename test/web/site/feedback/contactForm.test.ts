import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ContactForm } from "../../../../src-web/site/feedback/ContactForm.tsx";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { contactBody } from "../../../../src-shared/api/site.ts";

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
