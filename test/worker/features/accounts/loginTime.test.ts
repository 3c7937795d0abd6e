import { expect, test, vi } from "vitest";
import { account, newAddress, office } from "../../support/office.ts";

// What a password costs in the world: at the cheap price of the other tests it would drown in everything else.
vi.mock(
  "../../support/cheapPasswords.ts",
  () => import("../../../../src-worker/identity/passwordCost.ts"),
);

test("finding out that there is no account takes as long as a wrong password", async () => {
  const place = office();
  const { email } = await account(place);
  const time = async (address: string) => {
    const times: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const began = performance.now();
      const body = { email: address, password: "wrong" };
      await place.client()("POST", "/user/login", { body });
      times.push(performance.now() - began);
    }
    return times.sort((a, b) => a - b)[1] ?? 0;
  };
  const unknown = await time(newAddress());
  const known = await time(email);
  expect(unknown / known).toBeGreaterThan(0.5);
  expect(unknown / known).toBeLessThan(2);
});
