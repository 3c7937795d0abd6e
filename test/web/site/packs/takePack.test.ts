import { createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, it } from "vitest";
import { createInnerHistory } from "../../../../src-web/app/discord/innerHistory.ts";
import { QueryProvider } from "../../../../src-web/client/query/QueryProvider.tsx";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { TakePack } from "../../../../src-web/site/packs/TakePack.tsx";

beforeAll(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["packs", "common"]);
});

it("while the session is checked nobody is asked to log in to copy a pack", () => {
  const router = createRouter({ routeTree: createRootRoute(), history: createInnerHistory() });
  const Ways = ({ children }: { readonly children?: ReactNode }) =>
    RouterContextProvider({ router, children });
  const take = createElement(TakePack, { id: "p1", code: "c1" });
  // As markup everybody is still unknown, as on a page whose session is being checked.
  const html = renderToStaticMarkup(
    createElement(Ways, null, createElement(QueryProvider, null, take)),
  );
  expect(html).toContain(texts.t("packs:shared.copy"));
  expect(html).toContain("aria-busy");
  expect(html).not.toContain(texts.t("packs:shared.logIn"));
});
