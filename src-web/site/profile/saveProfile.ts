import type { Profile, ProfileChange } from "../../../src-shared/api/profile.ts";
import { updateProfile } from "../../client/api/profile.ts";
import { isStillHere, refreshToken } from "../../client/auth/account.ts";
import { track } from "../../client/telemetry/analytics.ts";
import { storeConsent } from "../../client/telemetry/sharedConsent.ts";
import { chooseLanguage } from "../../i18n/language.ts";

/** Saves a change and refreshes the access token, from which every screen reads the profile. */
export async function saveProfile(profile: Profile, change: ProfileChange): Promise<Profile> {
  const changed = await updateProfile(profile.userId, change);
  // If another user is logged in by now, neither the consent nor the language applies to them.
  if (!isStillHere(profile.userId)) return changed;
  const { analyticsConsent } = change;
  if (analyticsConsent !== undefined) storeConsent(analyticsConsent ? "yes" : "no", profile.userId);
  if (changed.language !== profile.language) {
    track("language_chosen", { language: changed.language });
    await chooseLanguage(changed.language);
  }
  await refreshToken().catch((error: unknown) => console.warn("token refresh failed", error));
  return changed;
}
