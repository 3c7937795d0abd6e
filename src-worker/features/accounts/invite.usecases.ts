import type { Language } from "../../../src-shared/catalog/languages.ts";
import { mailLink } from "../../../src-shared/protocol/mailLinks.ts";
import { composeMail } from "../../mail/queueMail.ts";
import type { Deps } from "../../shared/deps.ts";
import { areRoomsPaidFor } from "../../shared/paidRooms.ts";
import { Problem } from "../../shared/problem.ts";
import { findByKey } from "./accounts.repository.ts";
import type { EmailAddressParts } from "../../../src-shared/text/emailAddress.ts";
import { admit } from "./enter.usecases.ts";
import { issueToken, peekToken } from "../../mail/mailToken.ts";
import { requireGoodPassword } from "../../identity/goodPassword.ts";
import { hashPassword } from "../../identity/password.ts";
import type { LoginWithSession } from "./sessions.usecases.ts";
import { openAccount } from "./signUp.usecases.ts";
import { findUser } from "../../identity/user.repository.ts";
import type { Visitor } from "../../http/visitor.ts";

interface Invite {
  readonly email: EmailAddressParts;
  readonly language: Language;
  /** The admin who sends the invitation. */
  readonly invitedBy: { readonly id: string; readonly name: string };
}

/** Mails an invitation. Returns false, and sends nothing, when the address already has an account. */
export async function inviteByMail(deps: Deps, invite: Invite, site: string): Promise<boolean> {
  const { email: address, language, invitedBy } = invite;
  const { email, emailKey } = address;
  const db = await deps.database();
  if (await findByKey(db, emailKey)) return false;
  const params = { purpose: "invite", userId: null, email, emailKey, language } as const;
  const { token, insert } = await issueToken({ ...params, invitedBy: invitedBy.id }, deps.now());
  const mail = await composeMail(deps, {
    to: email,
    language,
    template: "invite",
    data: {
      invitedBy: invitedBy.name,
      url: mailLink(site, "invite", token),
      isTrial: await areRoomsPaidFor(deps),
    },
  });
  await db.batch([mail.insert(db), insert(db)]);
  mail.send();
  return true;
}

/** Returns the details of an invitation. Refuses with token_expired. */
export async function fetchInvite(deps: Deps, token: string) {
  const db = await deps.database();
  const row = await peekToken(db, token, "invite", deps.now());
  if (!row) throw new Problem("token_expired");
  const inviter = row.invitedBy === null ? undefined : await findUser(db, row.invitedBy);
  const { email, language } = row;
  return { email, language, invitedBy: inviter?.name || deps.config.mail.site };
}

interface Acceptance {
  readonly itoken: string;
  readonly name: string;
  readonly password: string;
  readonly language: Language;
  readonly acceptTerms: boolean;
  readonly marketingConsent: boolean;
  readonly favoriteAvatarSrc?: string | undefined;
}

/**
 * Accepts an invitation. Its link verifies the address, so the account is created immediately. Refuses with
 * terms_not_accepted, token_expired, password_too_weak.
 */
export async function acceptInvite(
  deps: Deps,
  { itoken, acceptTerms, password, ...rest }: Acceptance,
  visitor: Visitor,
): Promise<LoginWithSession> {
  if (!acceptTerms) throw new Problem("terms_not_accepted");
  // As with a sign-up, creating the account uses up the link.
  const shown = await peekToken(await deps.database(), itoken, "invite", deps.now());
  if (!shown) throw new Problem("token_expired");
  requireGoodPassword(password);
  const { email, emailKey } = shown;
  const guestUserId = visitor.guestUserId ?? null;
  const passwordHash = await hashPassword(password);
  const favoriteAvatarSrc = rest.favoriteAvatarSrc ?? null;
  const beginning = {
    ...rest,
    email,
    emailKey,
    passwordHash,
    passwordProved: true,
    favoriteAvatarSrc,
    guestUserId,
  };
  const account = await openAccount(deps, beginning, visitor.site);
  if (!account) throw new Problem("token_expired");
  return admit(deps, account, visitor);
}
