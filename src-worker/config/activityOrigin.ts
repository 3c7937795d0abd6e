import { discordOrigin } from "../../src-shared/catalog/framing.ts";
import type { Config } from "./env.ts";

/**
 * Returns the origin of the product's pages inside Discord, whose proxy forwards all their requests to this
 * server; undefined if no Discord application is configured.
 * https://docs.discord.com/developers/activities/development-guides/networking
 */
export function activityOrigin({ providers }: Config): string | undefined {
  return providers.discord && discordOrigin(providers.discord.clientId);
}
