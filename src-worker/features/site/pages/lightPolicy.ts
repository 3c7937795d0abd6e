import { CAST_SCRIPTS } from "../../../../src-shared/catalog/framing.ts";
import { isCastDevice } from "../../../../src-shared/catalog/televisions.ts";

/** The header that carries a page's policy. */
export const POLICY = "content-security-policy";

/** Where a cast device listens for the receiver framework that runs in its own browser. */
const DEVICE_SOCKET = "ws://localhost:8008";

const isCastScript = (source: string) => CAST_SCRIPTS.some((script) => script === source);

/**
 * The policy of the light app on one device, made of the policy of all pages (scripts/page-headers.ts). Before
 * Chromium 71 `'self'` means no web sockets: our own are named. Only a cast device runs Google's framework,
 * which talks to the device by a socket of the device's own.
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
