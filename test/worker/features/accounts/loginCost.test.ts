import { expect, test, vi } from "vitest";
import { account, newAddress, office } from "../../support/office.ts";

/**
 * Computing password hashes is the only slow part of a login. Every hash is compared after that, so the
 * comparisons show the cost.
 */
test("a login with an unknown address costs as much as one with a wrong password", async () => {
  const place = office();
  const { email } = await account(place);
  const comparing = vi.spyOn(crypto.subtle, "timingSafeEqual");
  const costOf = async (address: string) => {
    comparing.mockClear();
    const body = { email: address, password: "wrong" };
    await place.client()("POST", "/user/login", { body });
    return comparing.mock.calls.map(([worked]) => worked.byteLength);
  };
  try {
    const known = await costOf(email);
    expect(known).not.toHaveLength(0);
    expect(await costOf(newAddress())).toEqual(known);
  } finally {
    comparing.mockRestore();
  }
});
