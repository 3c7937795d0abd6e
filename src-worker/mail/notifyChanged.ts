import { faultOf, log } from "../../src-shared/log.ts";
import { ACCOUNT_PAGES } from "../../src-shared/protocol/mailLinks.ts";
import { countTry } from "../identity/throttle.ts";
import type { UserRow } from "../identity/user.repository.ts";
import type { Deps } from "../shared/deps.ts";
import { queueMail } from "./queueMail.ts";
import type { AccountChange } from "./templates.ts";

/**
 * Mails an account's owner about a change that was just made. Call it after the change: it never throws, so
 * it cannot make the change fail. Only a user who is logged in to the account can cause these mails, so they
 * have their own limit. With the limit for mails that strangers can request, a stranger could suppress a
 * notice. `site`: the site that links lead to.
 */
export async function notifyChanged(
  deps: Deps,
  account: Pick<UserRow, "id" | "email" | "language" | "name">,
  kind: AccountChange,
  site: string,
): Promise<void> {
  const { id, email: to, language, name } = account;
  if (to === null) return;
  try {
    if ((await countTry(deps, "changed", `${kind} ${id}`)) > 0) return;
    const data = { name, kind, url: site + ACCOUNT_PAGES.forgotPassword };
    await queueMail(deps, { to, language, template: "changed", data });
  } catch (error) {
    log("error", "mail.changed", faultOf(error));
  }
}
