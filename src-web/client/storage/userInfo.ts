import type { Language } from "../../../src-shared/catalog/languages.ts";

/** What a room learns about a screen (specification, section 3). */
export interface UserInfo {
  readonly language: Language;
  readonly screenWidth: number;
  readonly screenHeight: number;
  readonly host: boolean;
  readonly userAgent: string;
}

export function userInfo(language: Language, host: boolean): UserInfo {
  return {
    language,
    screenWidth: window.innerWidth,
    screenHeight: window.innerHeight,
    host,
    userAgent: navigator.userAgent || "unknown",
  };
}
