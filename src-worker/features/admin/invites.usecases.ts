import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { Deps } from "../../shared/deps.ts";
import { offsetOf, paged } from "../../shared/paging.ts";
import { Problem } from "../../shared/problem.ts";
import type { AccessClaims } from "../../identity/accessToken.ts";
import type { EmailAddressParts } from "../../../src-shared/text/emailAddress.ts";
import { inviteByMail } from "../accounts/invite.usecases.ts";
import type { AuditAction } from "../../../src-shared/catalog/admin.ts";
import { insertAuditEntry } from "../../shared/audit.repository.ts";
import { deleteInvite, listInvites } from "./invites.repository.ts";
import { isoOf } from "../../shared/iso.ts";

/**
 * Returns a page of invitations. An invitation's id cannot be used to accept it: it is the hash of the link's
 * token, and the token itself is not stored.
 */
export async function pageOfInvites(deps: Deps, page: number) {
  const { items, total } = await listInvites(await deps.database(), offsetOf(page));
  const now = deps.now();
  const invites = items.map(({ invite, inviterEmail }) => ({
    inviteId: invite.tokenHash,
    email: invite.email,
    language: invite.language,
    invitedBy: inviterEmail ?? "",
    createdAt: isoOf(invite.createdAt),
    expiresAt: isoOf(invite.expiresAt),
    status:
      invite.usedAt !== null
        ? ("accepted" as const)
        : invite.expiresAt > now
          ? ("open" as const)
          : ("expired" as const),
  }));
  return paged(invites, page, total);
}

async function note(deps: Deps, admin: AccessClaims, action: AuditAction, subject: string) {
  await insertAuditEntry(await deps.database(), {
    actorId: admin.userId,
    action,
    subject,
    at: deps.now(),
  });
}

/** Mails an invitation. Refuses with already_registered. */
export async function sendInvite(
  deps: Deps,
  admin: AccessClaims,
  site: string,
  params: { readonly email: EmailAddressParts; readonly language: Language },
): Promise<void> {
  const invitedBy = { id: admin.userId, name: admin.name || deps.config.mail.site };
  if (!(await inviteByMail(deps, { ...params, invitedBy }, site))) {
    throw new Problem("already_registered");
  }
  await note(deps, admin, "invite.send", params.email.email);
}

/** Revokes an invitation. Refuses with invite_not_found, also if it was accepted. */
export async function revokeInvite(
  deps: Deps,
  admin: AccessClaims,
  inviteId: string,
): Promise<void> {
  const email = await deleteInvite(await deps.database(), inviteId);
  if (email === undefined) throw new Problem("invite_not_found");
  await note(deps, admin, "invite.revoke", email);
}
