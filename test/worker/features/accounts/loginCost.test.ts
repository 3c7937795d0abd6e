import { afterAll, expect, test, vi } from "vitest";

/** What a login asks scrypt for, which is all of it that takes more than a moment: how much of what. */
const derivations: object[] = [];

vi.mock(import("node:crypto"), async (real) => {
  const crypto = await real();
  const scrypt = (...args: Parameters<typeof crypto.scrypt>) => {
    const [, salt, bytes, cost] = args;
    derivations.push({ salt: Buffer.from(salt).byteLength, bytes, cost });
    return crypto.scrypt(...args);
  };
  return { ...crypto, scrypt: scrypt as typeof crypto.scrypt };
});

// Other files share the Worker's modules, which know the real one.
vi.resetModules();
const { account, newAddress, office } = await import("../../support/office.ts");
afterAll(() => vi.resetModules());

test("finding out that there is no account costs what a wrong password costs", async () => {
  const place = office();
  const { email } = await account(place);
  const costOf = async (address: string) => {
    derivations.length = 0;
    const body = { email: address, password: "wrong" };
    await place.client()("POST", "/user/login", { body });
    return [...derivations];
  };
  const known = await costOf(email);
  expect(known).not.toHaveLength(0);
  expect(await costOf(newAddress())).toEqual(known);
});
