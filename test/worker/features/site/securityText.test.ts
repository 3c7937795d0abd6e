import { expect, test } from "vitest";
import { PLAIN_SITE } from "../../../../src-shared/catalog/siteFacts.ts";
import { securityText } from "../../../../src-worker/features/site/pages/securityText.ts";

const HERE = "https://party.example";
const PATH = "/.well-known/security.txt";
const NOW = Date.UTC(2026, 10, 24, 21, 55, 7);
const YEAR_MS = 365 * 24 * 60 * 60_000;

const ask = (path = PATH, method = "GET") => new Request(HERE + path, { method });

async function fieldsOf(contact?: string, now = NOW): Promise<(readonly [string, string])[]> {
  const facts = { ...PLAIN_SITE, ...(contact !== undefined && { contact }) };
  const answer = securityText(ask(), HERE, facts, now);
  expect(answer?.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const text = (await answer?.text()) ?? "";
  expect(text).toMatch(/^(?:[A-Z][A-Za-z-]+: [^\n]+\n)+$/);
  return text
    .trimEnd()
    .split("\n")
    .map((line) => {
      const at = line.indexOf(": ");
      return [line.slice(0, at), line.slice(at + 2)] as const;
    });
}

test("names the contact, the language and its own address", async () => {
  expect(await fieldsOf("law@party.example")).toEqual([
    ["Contact", "mailto:law@party.example"],
    ["Contact", `${HERE}/contact`],
    ["Expires", "2027-05-23T21:00:00Z"],
    ["Preferred-Languages", "en"],
    ["Canonical", HERE + PATH],
  ]);
});

test("names the contact form if the contact address is missing or invalid", async () => {
  for (const contact of [undefined, "Ada", "a@b.example\nContact: mailto:evil@x.example"]) {
    const contacts = (await fieldsOf(contact)).filter(([name]) => name === "Contact");
    expect(contacts, contact).toEqual([["Contact", `${HERE}/contact`]]);
  }
});

test("is valid whenever it is read, but for less than a year", async () => {
  for (const now of [NOW, NOW + 3 * YEAR_MS]) {
    const [, expires = ""] =
      (await fieldsOf(undefined, now)).find(([name]) => name === "Expires") ?? [];
    const valid = Date.parse(expires) - now;
    expect(valid).toBeGreaterThan(YEAR_MS / 3);
    expect(valid).toBeLessThan(YEAR_MS);
  }
});

test("is served only at its own address, and only to GET and HEAD", async () => {
  const head = securityText(ask(PATH, "HEAD"), HERE, PLAIN_SITE, NOW);
  expect(head?.status).toBe(200);
  expect(await head?.text()).toBe("");
  expect(securityText(ask(PATH, "POST"), HERE, PLAIN_SITE, NOW)).toBeUndefined();
  expect(securityText(ask("/security.txt"), HERE, PLAIN_SITE, NOW)).toBeUndefined();
});
