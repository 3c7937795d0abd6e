/** The channel between the casting page and the cast device. */
export const CAST_NAMESPACE = "urn:x-cast:hubbub";

/** To the device: open this address, which must be one of Hubbub's own. */
interface LocMessage {
  readonly type: "loc";
  readonly url: string;
}

/**
 * To the device, without a status: a request for its status. From the device: ready to receive an address, in
 * a room, or failed to open one.
 */
export type StatusMessage =
  | { readonly type: "status"; readonly status?: "READY" | "FAILED" }
  | { readonly type: "status"; readonly status: "OPENED"; readonly gameCode: string };

export type CastMessage = LocMessage | StatusMessage;

/**
 * Parses a message from the channel, given as text or as an object; undefined when it is not one of these
 * messages.
 */
export function readCastMessage(raw: unknown): CastMessage | undefined {
  let data: unknown = raw;
  if (typeof raw === "string") {
    try {
      data = JSON.parse(raw);
    } catch {
      return undefined;
    }
  }
  if (typeof data !== "object" || data === null || !("type" in data)) return undefined;
  if (data.type === "loc") {
    return "url" in data && typeof data.url === "string"
      ? { type: "loc", url: data.url }
      : undefined;
  }
  if (data.type !== "status") return undefined;
  const status = "status" in data ? data.status : undefined;
  if (status === "OPENED") {
    return "gameCode" in data && typeof data.gameCode === "string"
      ? { type: "status", status, gameCode: data.gameCode }
      : undefined;
  }
  if (status === "READY" || status === "FAILED") return { type: "status", status };
  return status === undefined ? { type: "status" } : undefined;
}

/** The address that a device opens to create a promised room. */
export function autoCreateUrl(origin: string, token: string, language: string): string {
  const query = new URLSearchParams({ token, language }).toString();
  return `${origin}/autoCreate?${query}`;
}

/** The parameters of /autoCreate. */
export interface AutoCreateParams {
  readonly token: string;
  readonly language: string;
}

/**
 * Returns the parameters of an /autoCreate address of this origin; undefined for any other address, which a
 * device never opens.
 */
export function autoCreateParamsOf(url: string, origin: string): AutoCreateParams | undefined {
  let target: URL;
  try {
    target = new URL(url, origin);
  } catch {
    return undefined;
  }
  if (target.origin !== origin || !/^\/autoCreate\/?$/iu.test(target.pathname)) return undefined;
  const token = target.searchParams.get("token");
  return token ? { token, language: target.searchParams.get("language") ?? "" } : undefined;
}
