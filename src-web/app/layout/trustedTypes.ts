import { CAST_SCRIPTS } from "../../../src-shared/catalog/framing.ts";

/** Trusted Types as far as they are used here: only some browsers have them. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/** May this address be run as a script or a worker? Our own origin's, and Google's casting scripts. */
function isTrustedScript(address: string, page: string): boolean {
  if (!URL.canParse(address, page)) return false;
  const { href, origin } = new URL(address, page);
  return origin === new URL(page).origin || CAST_SCRIPTS.some((start) => href.startsWith(start));
}

/**
 * The page refuses texts where scripts or markup would be made of them (`require-trusted-types-for`).
 * This is the one exception: addresses of scripts that are named above. Markup and script texts have
 * none, so that no text of a player can ever become either.
 */
export function trustOwnScripts(): void {
  globalThis.window?.trustedTypes?.createPolicy("default", {
    createScriptURL: (address) => {
      if (isTrustedScript(address, location.href)) return address;
      throw new TypeError(`not a script of ours: ${address}`);
    },
  });
}
