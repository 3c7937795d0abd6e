import {
  PRODUCT_NAME,
  type Processor,
  type SiteFacts,
  type SiteLink,
} from "../../src-shared/catalog/siteFacts.ts";
import { webOrigin } from "../../src-shared/text/webOrigin.ts";
import type { Bindings } from "./bindings.ts";
import { addressIn, sentryDsn } from "./contacts.ts";
import { readProviders } from "./providers.ts";

type StripeKeys = Pick<Bindings, "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET">;

/** Whether Stripe is set up: its keys are of use only together. */
export function hasStripe({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: StripeKeys): boolean {
  return Boolean(STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET);
}

/** Whether time can be bought on this server: with Stripe, or in development with a stand-in. */
function takesPayments(env: Pick<Bindings, "DEV"> & StripeKeys): boolean {
  return hasStripe(env) || env.DEV === "1";
}

/** Colour of text on the site's colour: `--on-bright` of src-web/ui/tokens.css. */
const WRITING = "#15101f";
/** The contrast WCAG requires for text. */
const CONTRAST = 4.5;

/** Relative luminance of `#rrggbb`, 0 to 1. https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns the colour of SITE_COLOR; undefined if there is none, it is no `#rrggbb`, or it is too dark for the
 * dark text on it.
 */
function siteColor({ SITE_COLOR }: Pick<Bindings, "SITE_COLOR">): string | undefined {
  const color = SITE_COLOR?.trim().toLowerCase() ?? "";
  if (!/^#[0-9a-f]{6}$/u.test(color)) return undefined;
  return (luminance(color) + 0.05) / (luminance(WRITING) + 0.05) >= CONTRAST ? color : undefined;
}

/** Lists the outside services that get anything, by the settings that turn each of them on. */
function processorsOf(env: Bindings): Processor[] {
  const logins = readProviders(env, false);
  const used: Readonly<Record<Processor, unknown>> = {
    resend: env.RESEND_API_KEY && addressIn(env.MAIL_FROM),
    stripe: hasStripe(env),
    posthog: env.POSTHOG_KEY && (!env.POSTHOG_HOST?.trim() || webOrigin(env.POSTHOG_HOST)),
    sentry: sentryDsn(env),
    ai: env.AI,
    discord: logins.discord,
    google: logins.google,
  };
  // SAFETY: the keys of the constant above.
  return (Object.keys(used) as Processor[]).filter((one) => used[one]);
}

/**
 * Returns a web address that is safe to use as a link; undefined if it is no https address, so that a click
 * can never run code.
 */
function webAddress(said: string | undefined): string | undefined {
  const address = said?.trim();
  if (!address || !URL.canParse(address)) return undefined;
  return new URL(address).protocol === "https:" ? address : undefined;
}

/** Returns links to the site's pages elsewhere. */
function linksOf(env: Bindings): SiteFacts["links"] {
  const said: Readonly<Record<SiteLink, string | undefined>> = {
    blog: webAddress(env.SITE_BLOG),
    community: webAddress(env.SITE_COMMUNITY),
    social: webAddress(env.SITE_SOCIAL),
  };
  const links = Object.entries(said).filter(([, address]) => address !== undefined);
  return links.length > 0 ? Object.fromEntries(links) : undefined;
}

/**
 * Returns the facts that every page of this deployment receives. It works even if the rest of the environment
 * is unusable.
 */
export function siteFacts(env: Bindings): SiteFacts {
  const color = siteColor(env);
  const said = (value: string | undefined) => value?.trim() || undefined;
  const operator = said(env.SITE_OPERATOR);
  const address = said(env.SITE_ADDRESS);
  const contact = said(env.SITE_CONTACT);
  const support = said(env.SITE_SUPPORT);
  const links = linksOf(env);
  const host = said(env.SITE_SECOND_HOST);
  const title = said(env.SITE_SECOND_TITLE);
  return {
    name: said(env.SITE_NAME) ?? PRODUCT_NAME,
    sells: takesPayments(env),
    ...(color !== undefined && { color }),
    ...(operator !== undefined && { operator }),
    ...(address !== undefined && { address }),
    ...(contact !== undefined && { contact }),
    ...(links && { links }),
    ...(support !== undefined && { support }),
    ...(host !== undefined && title !== undefined && { second: { host, title } }),
    processors: processorsOf(env),
  };
}
