import { describe, expect, it } from "vitest";
import { displayName } from "../../../src-shared/text/displayName.ts";

describe("an alias on a screen", () => {
  it("is written in capitals and cut to fifteen characters", () => {
    expect(displayName("Dörte-Annegret Maria")).toBe("DÖRTE-ANNEGRET");
    expect(displayName("abcdefghijklmnopqrs")).toBe("ABCDEFGHIJKLMNO");
  });

  it("is never cut inside a letter, of whatever parts it is written", () => {
    const fifteen = "नि".repeat(15);
    expect(displayName(`${fifteen}नि`)).toBe(fifteen);
  });

  it("does not end with the space at which it was cut", () => {
    expect(displayName("Konstantin der Große")).toBe("KONSTANTIN DER");
  });
});
