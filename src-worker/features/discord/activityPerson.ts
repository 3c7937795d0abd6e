import * as oauth from "oauth4webapi";
import { Problem } from "../../shared/problem.ts";
import {
  askWhoItIs,
  discordPerson,
  kindOf,
  requestOptions,
  type Person,
} from "../accounts/social/person.ts";
import type { ProviderConfig } from "../../config/providers.ts";
import type { Deps } from "../../shared/deps.ts";

/** Somebody in an activity, and the token with which the page may speak to Discord's client for them. */
interface Participant {
  readonly person: Person;
  readonly discordToken: string;
}

/** The application people log in to. Refuses with provider_not_configured. */
export function applicationOf({ config }: Deps): ProviderConfig {
  const { discord } = config.providers;
  if (!discord) throw new Problem("provider_not_configured");
  return discord;
}

function failed(error: unknown): Problem {
  if (error instanceof Problem) return error;
  console.warn("discord activity:", kindOf(error));
  return new Problem("social_login_failed", { cause: error });
}

/**
 * Who brings this code. Discord's client made it for the page it shows, so there was no redirect and no
 * verifier: the code and our secret are the proof. Refuses with social_login_failed.
 */
export async function participantOf(
  application: ProviderConfig,
  code: string,
): Promise<Participant> {
  const { server, clientId, clientSecret } = application;
  const client: oauth.Client = { client_id: clientId };
  try {
    const answer = await oauth.genericTokenEndpointRequest(
      server,
      client,
      oauth.ClientSecretPost(clientSecret),
      "authorization_code",
      { code },
      requestOptions(application),
    );
    const tokens = await oauth.processGenericTokenEndpointResponse(server, client, answer);
    const discordToken = tokens.access_token;
    return { discordToken, person: await personBehind(application, discordToken) };
  } catch (error) {
    throw failed(error);
  }
}

/** Whose token this is. Refuses with social_login_failed. */
export async function personBehind(
  application: ProviderConfig,
  discordToken: string,
): Promise<Person> {
  try {
    return discordPerson(await askWhoItIs(application, discordToken));
  } catch (error) {
    throw failed(error);
  }
}
