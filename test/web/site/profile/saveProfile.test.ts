import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Profile } from "../../../../src-shared/api/profile.ts";
import { signIn, signOut } from "../../../../src-web/client/auth/account.ts";
import { consent } from "../../../../src-web/client/telemetry/analytics.ts";
import { saveProfile } from "../../../../src-web/site/profile/saveProfile.ts";
import { emptyStorage } from "../../support/storage.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";

// SAFETY: all that saving reads.
const ann = { userId: "ann", language: "en", analyticsConsent: false } as Profile;

/** Sends the response to the save request. */
let arrives: (answer: Response) => void;
let spoken: string[];

beforeEach(() => {
  vi.stubGlobal("sessionStorage", emptyStorage());
  vi.stubGlobal("localStorage", emptyStorage());
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("location", new URL("https://hubbub.example/user/ann"));
  vi.stubGlobal("fetch", (address: string) =>
    address.endsWith("/updateProfile")
      ? new Promise((resolve) => (arrives = resolve))
      : Promise.resolve(Response.json({ code: "unauthorized" }, { status: 401 })),
  );
  spoken = [];
  vi.spyOn(texts, "changeLanguage").mockImplementation((tag) => {
    spoken.push(String(tag));
    return Promise.resolve(texts.t);
  });
});
afterEach(() => {
  signOut();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function logIn(userId: string): void {
  const claims = { userId, isGuest: false, roles: [], exp: Date.now() / 1000 + 3_600 };
  signIn({ accessToken: `x.${btoa(JSON.stringify(claims))}.x` });
}

it.each([
  ["is still there", (): void => undefined, "yes", ["de"]],
  ["has logged out meanwhile", signOut, undefined, []],
  ["has made room for somebody else", (): void => logIn("ben"), undefined, []],
] as const)(
  "Ann's saved consent and language apply to this device only if she is still logged in: she %s",
  async (_, meanwhile, said, tags) => {
    logIn("ann");
    const saving = saveProfile(ann, { analyticsConsent: true, language: "de" });
    meanwhile();
    arrives(Response.json({ ...ann, analyticsConsent: true, language: "de" }));
    expect(await saving).toMatchObject({ language: "de" });
    expect(consent()).toBe(said);
    expect(spoken).toEqual(tags);
  },
);
