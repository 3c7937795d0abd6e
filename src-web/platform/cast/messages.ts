/** The channel between the page that casts and the device it casts to. */
export const CAST_NAMESPACE = "urn:x-cast:hubbub";

/** To the device: show this address, which is one of ours. */
interface LocMessage {
  readonly type: "loc";
  readonly url: string;
}

/** To the device without a status: how are you? From it: ready to be sent somewhere, in a room, or not. */
export type StatusMessage =
  | { readonly type: "status"; readonly status?: "READY" | "FAILED" }
  | { readonly type: "status"; readonly status: "OPENED"; readonly gameCode: string };

export type CastMessage = LocMessage | StatusMessage;

/** A message as it came over the channel, as text or already read; undefined when it is none of ours. */
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

/** Where a device is sent to open a promised room. */
export function autoCreateUrl(origin: string, token: string, language: string): string {
  const query = new URLSearchParams({ token, language }).toString();
  return `${origin}/autoCreate?${query}`;
}

/** What /autoCreate was opened with. */
export interface CastErrand {
  readonly token: string;
  readonly language: string;
}

/** The errand in an address of ours; undefined for any other address: a device goes nowhere else. */
export function errandOf(url: string, origin: string): CastErrand | undefined {
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
