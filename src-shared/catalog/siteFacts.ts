/** The product's own name, used for a site that has no other. */
export const PRODUCT_NAME = "Hubbub";

/** Name of the `<meta>` that carries the facts of one site: `SiteFacts` as JSON. */
export const SITE_META = "hubbub-site";

/** Third parties that process personal data, where a deployment uses them. */
const PROCESSORS = ["resend", "stripe", "posthog", "sentry", "ai", "discord", "google"] as const;
export type Processor = (typeof PROCESSORS)[number];

/** Kinds of external places that a deployment may link to. */
export type SiteLink = "blog" | "community" | "social";

/**
 * Attribute that marks a link of such a kind in pre-rendered pages: hidden there, filled in when the page is
 * served.
 */
export const LINK_MARK = "data-site-link";

/** Facts that differ between deployments and that every page may know. Nothing in it is secret. */
export interface SiteFacts {
  /** Name of the site. */
  readonly name: string;
  /** Colour of buttons and headings, `#rrggbb`; absent: the product's own. */
  readonly color?: string;
  /** Whether time to host can be bought here. Where it cannot, hosting is free and never ends. */
  readonly sells: boolean;
  /** Who runs the site, as named in legal texts. */
  readonly operator?: string;
  /** Their postal address, lines separated by commas. */
  readonly address?: string;
  /** Mail address for questions about law and personal data. */
  readonly contact?: string;
  /** Addresses of the site's external places, with https. */
  readonly links?: Readonly<Partial<Record<SiteLink, string>>>;
  /** Mail address for support. */
  readonly support?: string;
  /** A second domain of the same site, and the site's name there. */
  readonly second?: { readonly host: string; readonly title: string };
  /** Third parties that process personal data on this site. */
  readonly processors: readonly Processor[];
}

/** Facts used where a page carries none: in pre-rendered pages and in tests. */
export const PLAIN_SITE: SiteFacts = { name: PRODUCT_NAME, sells: true, processors: [] };
