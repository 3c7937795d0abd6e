import * as z from "zod";
import type { Deps } from "../../shared/deps.ts";
import { Problem } from "../../shared/problem.ts";
import type { ProviderUser } from "../accounts/social/providerUser.ts";
import type { ProviderConfig } from "../../config/providers.ts";

const instanceSchema = z.object({ users: z.array(z.string()) });

/**
 * Whether this user is in this activity instance. Discord only tells an application's bot. Without a bot
 * token, knowing the instance's id, which nobody can guess, has to be enough.
 * https://docs.discord.com/developers/activities/development-guides/multiplayer-experience
 */
export async function isInInstance(
  deps: Deps,
  { clientId, userInfoUrl = "" }: ProviderConfig,
  instanceId: string,
  { subject }: ProviderUser,
): Promise<boolean> {
  const { discordBotToken } = deps.config;
  if (discordBotToken === undefined) return true;
  const path = `applications/${clientId}/activity-instances/${encodeURIComponent(instanceId)}`;
  const response = await deps.fetch(userInfoUrl.replace(/users\/@me$/u, path), {
    headers: { authorization: `Bot ${discordBotToken}` },
  });
  if (response.status === 404) return false;
  if (!response.ok) throw new Problem("error.server_unavailable");
  const instance = instanceSchema.safeParse(await response.json());
  return instance.success && instance.data.users.includes(subject);
}
