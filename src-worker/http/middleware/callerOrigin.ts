import * as z from "zod";
import type { CallerOrigin } from "../../../src-rooms/session/model/inputs.ts";
import type { Deps } from "../../shared/deps.ts";
import { hashToken } from "../../shared/ids.ts";
import { SHORT, shortHash } from "../../shared/keyedHash.ts";
import { signedToken } from "../../shared/signedToken.ts";
import type { AppContext } from "../context.ts";
import { addressOf, workerZoneOf } from "./address.ts";
import { readOwnHostCookie, writeHostCookie } from "../hostCookie.ts";
import { cookieAttributes } from "../sessionCookie.ts";

const DEVICE = { name: "hubbub_device", oldPath: "/api" };
/** Longer than any evening lasts. */
const LIFETIME_S = 7 * 24 * 60 * 60;

const deviceMark = signedToken({
  type: "device+jwt",
  lifetimeS: LIFETIME_S,
  claims: z.object({
    device: z.uuid(),
    /** When the browser got the cookie, ms since 1970. Signed, so that nobody can make theirs look older. */
    since: z.int(),
  }),
});

type Mark = { readonly device: string; readonly since: number };

async function readMark({ config, now }: Deps, c: AppContext): Promise<Mark | undefined> {
  const token = readOwnHostCookie(c, DEVICE, cookieAttributes(c, config)) ?? "";
  return deviceMark.verify(config.secrets, token, now());
}

/**
 * Sets the cookie by which rooms recognise this browser, whatever its user calls themselves, unless it has
 * one.
 */
export async function markDevice(deps: Deps, c: AppContext): Promise<Mark> {
  const known = await readMark(deps, c);
  if (known) return known;
  const { config } = deps;
  const mark = { device: crypto.randomUUID(), since: deps.now() };
  const token = await deviceMark.sign(config.secrets, mark, deps.now());
  writeHostCookie(c, DEVICE, token, { ...cookieAttributes(c, config), maxAge: LIFETIME_S });
  return mark;
}

/**
 * Returns where this caller comes from, for one room: hashes that are useless to any other room and to anybody who
 * reads a journal. Behind a Worker such as Discord's proxy, `way` is left out, since the network address says
 * nothing there.
 */
export async function callerOrigin(
  deps: Deps,
  c: AppContext,
  gameCode: string,
): Promise<CallerOrigin> {
  const { device, since } = await markDevice(deps, c);
  const address = workerZoneOf(c.req.raw) ? undefined : addressOf(deps.config, c.req.raw);
  const browser = `${c.req.header("user-agent") ?? ""} ${c.req.header("accept-language") ?? ""}`;
  const way = address && (await shortHash(deps, "way", `${gameCode} ${address} ${browser}`));
  // Nobody can guess the device's id, so this hash needs no key, and rooms recognise it under a new one as well.
  const hash = await hashToken(`${gameCode} ${device}`);
  return { device: hash.slice(0, SHORT), since, ...(way && { way }) };
}
