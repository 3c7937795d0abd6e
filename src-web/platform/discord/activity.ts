import { DiscordSDK } from "@discord/embedded-app-sdk";
import { fetchActivity, logInFromDiscord } from "../../client/api/discord.ts";
import { ApiError } from "../../client/http/request.ts";
import { phonesFind } from "../../client/joinUrl.ts";
import { chooseLanguage, currentLanguage } from "../../i18n/language.ts";
import { signIn } from "../../client/auth/account.ts";
import { store, stored } from "../../client/storage/storage.ts";
import { setParticipants } from "./participants.ts";
import { aliasOf } from "./displayName.ts";
import { keepInsets, setLayoutMode } from "./layout.ts";

/** The activity, once Discord's client and the server have identified the participant. */
export interface Activity {
  readonly instanceId: string;
  /** This participant's access token, issued by Discord. */
  readonly discordToken: string;
  readonly alias: string;
  /** The `custom_id` of the link that launched the activity; null for most launches. */
  readonly input: string | null;
  /** Opens a page of Hubbub in a browser, outside Discord. */
  readonly openOutside: (path: string) => void;
  /** Opens Discord's own dialog for inviting friends. */
  readonly invite: () => void;
}

let sdk: DiscordSDK | undefined;
let starting: Promise<Activity> | undefined;

const unheard = (error: unknown) => console.warn("Discord's client rejected a command", error);

/** Returns the OAuth code for this participant. Discord's client asks for consent the first time. */
async function codeFrom(client: DiscordSDK, clientId: string): Promise<string> {
  try {
    const { code } = await client.commands.authorize({
      client_id: clientId,
      response_type: "code",
      state: "",
      prompt: "none",
      scope: ["identify", "email"],
    });
    return code;
  } catch (error) {
    console.warn("not authorized by Discord's client", error);
    throw new ApiError(403, "social_login_denied");
  }
}

/**
 * Subscribes to changes of the layout and of the participants. Older clients support less; nothing depends on
 * it.
 */
async function listen(client: DiscordSDK): Promise<void> {
  globalThis.addEventListener("resize", keepInsets);
  keepInsets();
  const heard = await Promise.allSettled([
    client.subscribe("ACTIVITY_LAYOUT_MODE_UPDATE", ({ layout_mode }) =>
      setLayoutMode(layout_mode),
    ),
    client.subscribe("ORIENTATION_UPDATE", keepInsets),
    client.subscribe("ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE", ({ participants }) =>
      setParticipants(participants),
    ),
    client.commands
      .getActivityInstanceConnectedParticipants()
      .then(({ participants }) => setParticipants(participants)),
  ]);
  for (const one of heard) if (one.status === "rejected") unheard(one.reason);
}

async function start(): Promise<Activity> {
  const { clientId, siteUrl } = await fetchActivity();
  phonesFind(siteUrl);
  // The SDK's console override would send every line that is logged here to Discord's client.
  sdk ??= new DiscordSDK(clientId, { disableConsoleLogOverride: true });
  const client = sdk;
  await client.ready();
  const code = await codeFrom(client, clientId);
  const login = await logInFromDiscord(code, currentLanguage());
  signIn(login);
  // Guests also get Discord's language, unless they chose another one before a reload.
  if (!stored("languageChosen")) await chooseLanguage(login.locale);
  const { discordToken } = login;
  const { user } = await client.commands.authenticate({ access_token: discordToken });
  void listen(client);
  store("runningInDiscord", true);
  store("discordInstanceId", client.instanceId);
  store("discordAccessToken", discordToken);
  store("discordActivityInput", client.customId);
  return {
    instanceId: client.instanceId,
    discordToken,
    alias: aliasOf(user),
    input: client.customId,
    openOutside: (path) =>
      void client.commands.openExternalLink({ url: siteUrl + path }).catch(unheard),
    invite: () => void client.commands.openInviteDialog().catch(unheard),
  };
}

/**
 * Returns the activity, which is started once. Rejects with `ApiError`: provider_not_configured where no
 * Discord application is configured, social_login_denied when the user declines. After a rejection the next
 * call tries again.
 */
export function activity(): Promise<Activity> {
  starting ??= start().catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}
