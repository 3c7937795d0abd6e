/** A path on this site. Browsers read `//host` and `/\host` as the address of another one. */
const OWN_PATH = /^\/(?![/\\])/u;

/**
 * Returns where to go after logging in: a path on this site, otherwise the start page. It is checked before and
 * after its dots are resolved, since `/.//host` becomes `//host`.
 */
export function safeNext(wanted: string | null | undefined): string {
  if (!wanted || !OWN_PATH.test(wanted)) return "/";
  try {
    const here = "https://here.invalid";
    const url = new URL(wanted, here);
    const isOwn = url.origin === here && OWN_PATH.test(url.pathname);
    return isOwn ? `${url.pathname}${url.search}${url.hash}` : "/";
  } catch {
    return "/";
  }
}

/** Reads the query of the address: an email to fill in, and where to go afterwards. */
export function loginQuery(search: string): { readonly email: string; readonly next: string } {
  const query = new URLSearchParams(search);
  return { email: query.get("email") ?? "", next: safeNext(query.get("next")) };
}

/** Returns the address of the login page that continues a query, with this email filled in. */
export function loginPath(search: string, email: string): string {
  const query = new URLSearchParams(search);
  if (email) query.set("email", email);
  else query.delete("email");
  const rest = query.toString();
  return `/account/login${rest && "?"}${rest}`;
}
