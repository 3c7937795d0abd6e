import { discordOrigin } from "../../src-shared/catalog/framing.ts";
import type { Config } from "./env.ts";

/**
 * The origin of our pages inside Discord, whose proxy carries every call of theirs to us; undefined
 * where no Discord application is configured.
 * https://docs.discord.com/developers/activities/development-guides/networking
 */
export function activityOrigin({ providers }: Config): string | undefined {
  return providers.discord && discordOrigin(providers.discord.clientId);
}
