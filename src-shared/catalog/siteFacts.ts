/** The product's own name: what a site is called that was given no other. */
export const PRODUCT_NAME = "Hubbub";

/** Name of the `<meta>` by which a page learns what is true of its site alone: `SiteFacts` as JSON. */
export const SITE_META = "hubbub-site";

/** Outside services that learn something about people, where a deployment uses them. */
const PROCESSORS = ["resend", "stripe", "posthog", "sentry", "ai", "discord", "google"] as const;
export type Processor = (typeof PROCESSORS)[number];

/** Places outside of the site that a deployment may name. */
export type SiteLink = "blog" | "community" | "social";

/** Attribute of a link of this kind in pages that the build writes out: hidden there, filled in as they are served. */
export const LINK_MARK = "data-site-link";

/** What differs from one deployment to the next and every page may know. Nothing in it is secret. */
export interface SiteFacts {
  /** What the site is called. */
  readonly name: string;
  /** The colour of buttons and headings, `#rrggbb`; absent: the product's own. */
  readonly color?: string;
  /** Can time to host be bought here? Where it cannot, hosting is free and never ends. */
  readonly sells: boolean;
  /** Who runs the site, as a legal text names them. */
  readonly operator?: string;
  /** Their postal address, lines separated by commas. */
  readonly address?: string;
  /** Mail address for whatever concerns law and people's data. */
  readonly contact?: string;
  /** Where its people are met elsewhere: addresses by https. */
  readonly links?: Readonly<Partial<Record<SiteLink, string>>>;
  /** Mail address that helps. */
  readonly support?: string;
  /** A second domain of the same site, and what it is called there. */
  readonly second?: { readonly host: string; readonly title: string };
  /** Who else learns something about people here. */
  readonly processors: readonly Processor[];
}

/** What holds where nobody says otherwise: on pages as they were built, and in tests. */
export const PLAIN_SITE: SiteFacts = { name: PRODUCT_NAME, sells: true, processors: [] };
