/**
 * Where to go after logging in: a path of our own, never another site. Anything else leads home.
 * A browser reads `//host` and `/\host` as another site's address.
 */
export function safeNext(wanted: string | null | undefined): string {
  if (!wanted || !/^\/(?![/\\])/u.test(wanted)) return "/";
  try {
    const here = "https://here.invalid";
    const url = new URL(wanted, here);
    return url.origin === here ? `${url.pathname}${url.search}${url.hash}` : "/";
  } catch {
    return "/";
  }
}

/** What the address says: an e-mail to fill in, and where to go afterwards. */
export function loginQuery(search: string): { readonly email: string; readonly next: string } {
  const query = new URLSearchParams(search);
  return { email: query.get("email") ?? "", next: safeNext(query.get("next")) };
}
