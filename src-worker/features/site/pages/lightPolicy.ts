import { CAST_SCRIPTS } from "../../../../src-shared/catalog/framing.ts";
import { isCastDevice } from "../../../../src-shared/catalog/televisions.ts";

/** The header with a page's policy. */
export const POLICY = "content-security-policy";

/** The address at which a cast device accepts the connection of the receiver framework in its browser. */
const DEVICE_SOCKET = "ws://localhost:8008";

const isCastScript = (source: string) => CAST_SCRIPTS.some((script) => script === source);

/**
 * Returns the policy of the light app on one device, derived from the policy of all pages
 * (scripts/page-headers.ts). Before Chromium 71 `'self'` does not include web sockets, so the site's own are
 * named. Only a cast device runs Google's framework, which communicates with the device over the device's own
 * socket.
 */
export function lightPolicy(policy: string, pageUrl: string, userAgent: string): string {
  const { protocol, host } = new URL(pageUrl);
  const rooms = `${protocol === "https:" ? "wss:" : "ws:"}//${host}`;
  const isCast = isCastDevice(userAgent);
  return policy
    .split("; ")
    .map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      if (name === "connect-src") sources.push(rooms, ...(isCast ? [DEVICE_SOCKET] : []));
      const kept = isCast ? sources : sources.filter((source) => !isCastScript(source));
      return [name, ...kept].join(" ");
    })
    .join("; ");
}
