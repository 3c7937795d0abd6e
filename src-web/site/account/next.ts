/**
 * Returns where to go after logging in: a path on this site, otherwise the start page. Browsers read `//host`
 * and `/\host` as the address of another site.
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

/** Reads the query of the address: an email to fill in, and where to go afterwards. */
export function loginQuery(search: string): { readonly email: string; readonly next: string } {
  const query = new URLSearchParams(search);
  return { email: query.get("email") ?? "", next: safeNext(query.get("next")) };
}
