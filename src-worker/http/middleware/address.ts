import type { Config } from "../../config/env.ts";

const LOCAL = "local";
const THIS_MACHINE = [LOCAL, "127.0.0.1", "::1"];

/** Groups of an IPv6 address that name the network; the others its owner may choose. */
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;

/**
 * What Cloudflare says for a call that somebody's Worker makes to a site of somebody else: one address for all
 * Workers there are. https://developers.cloudflare.com/fundamentals/reference/http-headers/#cf-connecting-ip
 */
const ALL_WORKERS = "2a06:98c0:3600::103";

/**
 * The zone of the Worker that makes this call for somebody; undefined for people's own calls. Cloudflare sets
 * the header, and callers cannot: who rents a Worker shares nothing with Discord's.
 */
export function workerZoneOf({ headers }: Request): string | undefined {
  if (headers.get("cf-connecting-ip") !== ALL_WORKERS) return undefined;
  return headers.get("cf-worker")?.toLowerCase() ?? "unknown";
}

const groupsOf = (text: string): string[] => text.split(":").filter((group) => group !== "");

function networkOf(address: string): string {
  const [start = "", end] = address.toLowerCase().split("::");
  const first = groupsOf(start);
  const last = groupsOf(end ?? "");
  const gap = end === undefined ? 0 : Math.max(0, ALL_GROUPS - first.length - last.length);
  const groups = [...first, ...Array<string>(gap).fill("0"), ...last];
  return `${groups.slice(0, NETWORK_GROUPS).join(":")}::/64`;
}

/**
 * The network address a request came from, of IPv6 its network; undefined for the machine itself in
 * development, where one address plays all the phones.
 */
export function addressOf({ isDev }: Config, request: Request): string | undefined {
  const address = request.headers.get("cf-connecting-ip") ?? LOCAL;
  if (isDev && THIS_MACHINE.includes(address)) return undefined;
  const zone = workerZoneOf(request);
  if (zone !== undefined) return `worker ${zone}`;
  return address.includes(":") ? networkOf(address) : address;
}
