/**
 * Ask another service. Whom we ask is a constant: an answer that leads elsewhere is handed back as it is and
 * not followed, so that no key of ours goes to whoever stands there.
 */
export const askOthers: typeof fetch = (input, init) =>
  fetch(input, { redirect: "manual", ...init });
