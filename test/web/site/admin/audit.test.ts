import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../../../src-shared/catalog/languages.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import Audit from "../../../../src-web/site/admin/Audit.tsx";

const entry = (id: string, action: string, subject: string, detail: object) => ({
  id,
  at: "2026-11-01T10:00:00.000Z",
  actorId: "a",
  actorEmail: "ann@example.com",
  action,
  subject,
  detail,
});

const DID = [
  entry("1", "user.change", "u", { isBlocked: true, isAdmin: false, trialEndDate: null }),
  entry("2", "user.change", "u", { trialEndDate: "2026-12-24T12:00:00.000Z" }),
  entry("3", "report.judge", "r", { verdict: "hidden", userId: "b", packId: "p" }),
  entry("4", "room.close", "room", { gameCode: "K7MPX", hostUserId: "h" }),
  entry("5", "flag.turn", "survey", { isOn: false }),
  entry("6", "export.newsletter", "", { count: 12 }),
  entry("7", "user.change", "u", { isSomethingOfBefore: 3 }),
];

/** Renders the log in this language. */
async function logIn(language: Language): Promise<string> {
  await initTexts(language);
  await texts.loadNamespaces(["admin", "room", "profile", "games"]);
  const client = new QueryClient();
  const page = { items: DID, page: 1, pageCount: 1, total: DID.length };
  client.setQueryData(["audit", 1], page);
  const html = renderToStaticMarkup(
    createElement(QueryClientProvider, { client }, createElement(Audit)),
  );
  return html.replaceAll(/<[^>]*>/gu, "\n");
}

it("the audit log says in words what was changed, and how", async () => {
  const html = await logIn("en");
  for (const line of [
    "u · Blocked: yes · Admin: no · End of the trial: none",
    "u · End of the trial: 24/12/2026, ",
    "r · Verdict: Taken down · Account: b · Pack: p",
    "room · Room: K7MPX · Host: h",
    "survey · Switched on: no",
    "\nHow many: 12\n",
    // Entries that an older version wrote are shown unchanged.
    "u · isSomethingOfBefore: 3",
  ]) {
    expect(html).toContain(line);
  }
});

it.each(LANGUAGES)("the audit log in %s contains no internal names", async (language) => {
  const html = await logIn(language);
  expect(html).not.toMatch(
    /isBlocked|isAdmin|trialEndDate|verdict:|hidden|userId|packId|gameCode|hostUserId|isOn|\bcount:|true|false|null/u,
  );
});
