import { parseEmail } from "../../src-shared/text/emailAddress.ts";
import type { Bindings } from "./bindings.ts";

/**
 * Returns the email address in a setting, which many people write as mail programs do: `Name <address>`; undefined
 * if there is none.
 */
export function addressIn(said = ""): string | undefined {
  return parseEmail(/<([^<>]*)>\s*$/u.exec(said)?.[1] ?? said)?.email;
}

/** What Sentry's library reads: a key, a host and the number of a project. */
const DSN = /^https?:\/\/\w+(?::\w*)?@[^\s/@]+\/(?:\S+\/)?\d+$/u;

/**
 * Returns where errors are sent; undefined if nowhere, or if the setting cannot be used, with which Sentry's library
 * would send nothing. It works even if the rest of the environment is unusable.
 */
export function sentryDsn({ SENTRY_DSN }: Pick<Bindings, "SENTRY_DSN">): string | undefined {
  const dsn = SENTRY_DSN?.trim() ?? "";
  return DSN.test(dsn) ? dsn : undefined;
}
