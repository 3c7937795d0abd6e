import type { AdminUser, UserChange } from "../../../src-shared/api/admin.ts";
import { endOfDay, fieldOf } from "./dateFields.ts";

/** Rights that an admin can grant and revoke. */
export const RIGHTS = ["isAdmin", "isAlphaTester", "isTestAccount", "isBlocked"] as const;
type Right = (typeof RIGHTS)[number];

/** The state of an account in the form. */
type UserDraft = Readonly<Record<Right, boolean>> & {
  readonly hasEnd: boolean;
  /** Day of the date field; kept while `hasEnd` is off. */
  readonly day: string;
};

export function draftOf(user: AdminUser): UserDraft {
  const { isAdmin, isAlphaTester, isTestAccount, isBlocked, subscriptionEndDate: end } = user;
  const rights = { isAdmin, isAlphaTester, isTestAccount, isBlocked };
  return { ...rights, hasEnd: end !== undefined, day: fieldOf(end) };
}

/** Returns only what was changed; `"badDate"` when the new end is no valid day. */
export function changeOf(user: AdminUser, draft: UserDraft): UserChange | "badDate" {
  const before = draftOf(user);
  const rights = Object.fromEntries(
    RIGHTS.flatMap((right) => (draft[right] === before[right] ? [] : [[right, draft[right]]])),
  );
  const isSameEnd = draft.hasEnd === before.hasEnd && (!draft.hasEnd || draft.day === before.day);
  if (isSameEnd) return rights;
  if (!draft.hasEnd) return { ...rights, trialEndDate: null };
  const trialEndDate = endOfDay(draft.day);
  return trialEndDate === undefined ? "badDate" : { ...rights, trialEndDate };
}
