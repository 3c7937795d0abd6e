import { faultOf, log } from "../../src-shared/log.ts";
import { ACCOUNT_PAGES } from "../../src-shared/protocol/mailLinks.ts";
import { countTry } from "../identity/throttle.ts";
import type { UserRow } from "../identity/user.repository.ts";
import type { Deps } from "../shared/deps.ts";
import { queueMail } from "./queueMail.ts";
import type { AccountChange } from "./templates.ts";

/**
 * Tell an account's owner by mail what just changed. It never fails the change itself, which has happened:
 * call it afterwards. Only somebody who is in the account can cause such mails, so its purse is not that of
 * mails strangers ask for, by which one could keep a notice from arriving. `site`: where links lead.
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
