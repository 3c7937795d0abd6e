import { SETUP_ITEMS, type SetupItem, type SetupState } from "../../../src-shared/catalog/admin.ts";
import { PRODUCT_NAME } from "../../../src-shared/catalog/siteFacts.ts";
import { hasOwnKeys } from "../../config/ownKeys.ts";
import type { Deps } from "../../shared/deps.ts";

/** Names of the settings behind each item. */
const SETTINGS: Readonly<Record<SetupItem, readonly string[]>> = {
  name: ["SITE_NAME", "SITE_COLOR"],
  keys: ["AUTH_SECRETS"],
  limits: ["LIMIT_LOOKUP", "LIMIT_WRITE", "LIMIT_READ"],
  address: ["SITE_URL", "PUBLIC_URL"],
  mail: ["RESEND_API_KEY", "EMAIL", "MAIL_FROM"],
  legal: ["SITE_OPERATOR", "SITE_ADDRESS", "SITE_CONTACT"],
  payment: ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  discord: ["DISCORD_CLIENT_ID", "DISCORD_CLIENT_SECRET"],
  google: ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  activity: ["DISCORD_BOT_TOKEN"],
  cast: ["CAST_APP_ID"],
  pictures: ["PICTURES"],
  translation: ["AI"],
  analytics: ["POSTHOG_KEY", "POSTHOG_HOST"],
  metrics: ["METRICS"],
  errors: ["SENTRY_DSN"],
  production: ["DEV"],
};

const on = (isOn: unknown): SetupState => (isOn ? "ok" : "missing");

function stateOf({ config, pictures }: Deps, item: SetupItem): SetupState {
  const { limits, payment, providers, site } = config;
  switch (item) {
    case "name":
      return config.hasBadColor ? "missing" : site.name === PRODUCT_NAME ? "standIn" : "ok";
    case "legal":
      return on(site.operator && site.address && site.contact);
    case "keys":
      return hasOwnKeys(config) ? "standIn" : "ok";
    case "limits":
      return on(limits.lookup && limits.write && limits.read);
    case "address":
      if (config.hasBadAddress) return "missing";
      return config.siteUrl === undefined ? "standIn" : "ok";
    case "mail":
      return config.mail.send ? "ok" : "standIn";
    case "payment":
      return payment?.kind === "sandbox" ? "standIn" : on(payment);
    case "discord":
    case "google":
      return on(providers[item]);
    case "activity":
      return on(config.discordBotToken);
    case "cast":
      return on(config.castAppId);
    case "pictures":
      return on(pictures);
    case "translation":
      return on(config.translate);
    case "analytics":
      if (config.hasBadPosthogHost) return "missing";
      return config.posthog ? "ok" : "standIn";
    case "metrics":
      return on(config.metrics);
    case "errors":
      if (config.hasBadSentryDsn) return "missing";
      return config.isWatched ? "ok" : "standIn";
    case "production":
      return config.isDev ? "standIn" : "ok";
  }
}

/** Lists what is configured here and what is not, without the value of any setting. */
export function listSetup(deps: Deps) {
  return SETUP_ITEMS.map((item) => ({
    item,
    settings: SETTINGS[item],
    state: stateOf(deps, item),
  }));
}
