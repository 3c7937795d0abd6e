/**
 * Sends a request to another service. The addresses are constants: a redirect is returned as it is and not
 * followed, so that no key is sent to an unknown server.
 */
export const fetchWithoutRedirects: typeof fetch = (input, init) =>
  fetch(input, { redirect: "manual", ...init });
