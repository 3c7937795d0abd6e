/** Addresses outside of the app; an operator sets them at build time, and what is not set is not shown. */
export const LINKS = {
  blog: text("VITE_BLOG_URL"),
  community: text("VITE_COMMUNITY_URL"),
  social: text("VITE_SOCIAL_URL"),
  /** A second domain of the same site, and what it is called there. */
  secondHost: text("VITE_SECOND_HOST"),
  secondTitle: text("VITE_SECOND_TITLE"),
  support: text("VITE_SUPPORT_ADDRESS"),
};

function text(name: string): string | undefined {
  const value: unknown = import.meta.env[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}
