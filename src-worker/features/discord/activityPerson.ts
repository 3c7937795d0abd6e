import * as oauth from "oauth4webapi";
import { log } from "../../../src-shared/log.ts";
import { Problem } from "../../shared/problem.ts";
import {
  fetchProviderUser,
  readDiscordUser,
  kindOf,
  requestOptions,
  type ProviderUser,
} from "../accounts/social/providerUser.ts";
import type { ProviderConfig } from "../../config/providers.ts";
import type { Deps } from "../../shared/deps.ts";

/**
 * A user in an activity, and the access token with which the page can call Discord's client on their behalf.
 */
interface Participant {
  readonly person: ProviderUser;
  readonly discordToken: string;
}

/** Returns the configuration of the Discord application. Refuses with provider_not_configured. */
export function applicationOf({ config }: Deps): ProviderConfig {
  const { discord } = config.providers;
  if (!discord) throw new Problem("provider_not_configured");
  return discord;
}

function failed(error: unknown): Problem {
  if (error instanceof Problem) return error;
  log("warn", "login.provider", { provider: "discord", kind: kindOf(error) });
  return new Problem("social_login_failed", { cause: error });
}

/**
 * Returns the user this code was created for. Discord's client created it for the page it embeds, so there
 * was no redirect and no code verifier: the code and the client secret are the proof. Refuses with
 * social_login_failed.
 */
export async function participantOf(
  application: ProviderConfig,
  code: string,
): Promise<Participant> {
  const { server, clientId, clientSecret } = application;
  const client: oauth.Client = { client_id: clientId };
  try {
    const response = await oauth.genericTokenEndpointRequest(
      server,
      client,
      oauth.ClientSecretPost(clientSecret),
      "authorization_code",
      { code },
      requestOptions(application),
    );
    const tokens = await oauth.processGenericTokenEndpointResponse(server, client, response);
    const discordToken = tokens.access_token;
    return { discordToken, person: await personBehind(application, discordToken) };
  } catch (error) {
    throw failed(error);
  }
}

/** Returns the user this token belongs to. Refuses with social_login_failed. */
export async function personBehind(
  application: ProviderConfig,
  discordToken: string,
): Promise<ProviderUser> {
  try {
    return readDiscordUser(await fetchProviderUser(application, discordToken));
  } catch (error) {
    throw failed(error);
  }
}
