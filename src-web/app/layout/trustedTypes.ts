import { CAST_SCRIPTS } from "../../../src-shared/catalog/framing.ts";

/** The part of Trusted Types that is used here; only some browsers have it. */
interface TrustedTypes {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/**
 * Whether this address may be run as a script or a worker: those of the page's own origin, and Google's Cast
 * scripts.
 */
function isTrustedScript(address: string, page: string): boolean {
  if (!URL.canParse(address, page)) return false;
  const { href, origin } = new URL(address, page);
  return origin === new URL(page).origin || CAST_SCRIPTS.some((start) => href.startsWith(start));
}

/**
 * Installs the default policy, of which a page has only one. The page refuses strings where scripts or markup
 * would be created from them (`require-trusted-types-for`); the only exception is the script addresses allowed
 * above. There is none for markup or inline scripts, so that no text of a player can ever become either.
 */
export function trustOwnScripts(): void {
  const types = globalThis.window?.trustedTypes;
  if (!types || types.defaultPolicy) return;
  types.createPolicy("default", {
    createScriptURL: (address) => {
      if (isTrustedScript(address, location.href)) return address;
      throw new TypeError(`untrusted script: ${address}`);
    },
  });
}
