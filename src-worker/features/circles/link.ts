import { CIRCLE_LINK_MS } from "../../../src-shared/catalog/circles.ts";
import type { AuthSecrets } from "../../../src-shared/protocol/roomToken.ts";
import { sealed, unsealed } from "../../../src-shared/protocol/seal.ts";

const ABOUT = ["hubbub-circle"] as const;

/** Contents of a circle's link: the circle, and how often its link had been renewed. */
interface CircleLink {
  readonly circleId: string;
  readonly linkNumber: number;
}

/**
 * Returns the token of a circle's link. It is valid for a year, or until the link is renewed. `now`: ms since
 * 1970.
 */
export function signLink(
  secrets: AuthSecrets,
  { circleId, linkNumber }: CircleLink,
  now: number,
): Promise<string> {
  const end = Math.floor((now + CIRCLE_LINK_MS) / 1_000).toString(36);
  return sealed(secrets, ABOUT, [circleId, String(linkNumber), end]);
}

/** Returns the contents of a token, or the reason why it is invalid. */
export async function readLink(
  secrets: AuthSecrets,
  token: string,
  now: number,
): Promise<CircleLink | "link_expired" | "link_forged"> {
  const [circleId, linkNumber, end = ""] = (await unsealed(secrets, ABOUT, token)) ?? [];
  if (circleId === undefined || linkNumber === undefined) return "link_forged";
  if (Number.parseInt(end, 36) * 1_000 <= now) return "link_expired";
  return { circleId, linkNumber: Number(linkNumber) };
}
