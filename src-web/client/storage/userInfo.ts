import type { UserInfo } from "../../../src-shared/api/common.ts";

/** Returns the facts about this screen that a phone sends when it joins (specification, section 3). No server keeps them. */
export function userInfo(language: string, host: boolean): UserInfo {
  return {
    language,
    screenWidth: window.innerWidth,
    screenHeight: window.innerHeight,
    host,
    userAgent: navigator.userAgent || "unknown",
  };
}
