import type { Config } from "../../config/env.ts";

const LOCAL = "local";
const THIS_MACHINE = [LOCAL, "127.0.0.1", "::1"];

/** The groups of an IPv6 address that identify the network; its owner can choose the others freely. */
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;

/**
 * The client address Cloudflare reports when a Worker of one customer requests a site of another: the same
 * for all Workers. https://developers.cloudflare.com/fundamentals/reference/http-headers/#cf-connecting-ip
 */
const ALL_WORKERS = "2a06:98c0:3600::103";

/**
 * Returns the zone of the Worker that sent this request on somebody's behalf; undefined if no Worker did.
 * Cloudflare sets the header and clients cannot, so nobody can rent a Worker and be counted as Discord's.
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
 * Returns the network address a request came from, for IPv6 only its network. undefined for the developer's
 * own machine, where one address plays all the phones.
 */
export function addressOf({ isDev }: Config, request: Request): string | undefined {
  const address = request.headers.get("cf-connecting-ip") ?? LOCAL;
  if (isDev && THIS_MACHINE.includes(address)) return undefined;
  const zone = workerZoneOf(request);
  if (zone !== undefined) return `worker ${zone}`;
  return address.includes(":") ? networkOf(address) : address;
}
