import type { UserInfo } from "../../../src-shared/api/common.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";

/** What a room learns about this screen (specification, section 3). */
export function userInfo(language: Language, host: boolean): UserInfo {
  return {
    language,
    screenWidth: window.innerWidth,
    screenHeight: window.innerHeight,
    host,
    userAgent: navigator.userAgent || "unknown",
  };
}
