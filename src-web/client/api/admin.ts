import type { UserChange } from "../../../src-shared/api/admin.ts";
import type { NumbersDays } from "../../../src-shared/api/adminSite.ts";
import type { Flag } from "../../../src-shared/catalog/flags.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { ReportVerdict } from "../../../src-shared/catalog/reports.ts";
import { saveFile } from "../../ui/hooks/saveFile.ts";
import { call } from "./call.ts";

export const fetchUsers = (search: string, page: number) =>
  call("GET /admin/users", { query: { search, page } });
export const changeUser = (id: string, change: UserChange) =>
  call("POST /admin/users/:id", { params: { id }, body: change });

/** Remove the second factor of a user who lost it. */
export const resetSecondFactor = (id: string) =>
  call("POST /admin/users/:id/resetSecondFactor", { params: { id } });

export const fetchInvites = (page: number) => call("GET /admin/invites", { query: { page } });
export const sendInvite = (email: string, language: Language) =>
  call("POST /admin/invites", { body: { email, language } });
export const revokeInvite = (inviteId: string) =>
  call("DELETE /admin/invites/:inviteId", { params: { inviteId } });

export const fetchRooms = (page: number) => call("GET /admin/rooms", { query: { page } });
/** Close a room or take it from the public list, whoever hosts it. */
export const moderateRoom = (gameCode: string, action: "close" | "makePrivate") =>
  call(`POST /admin/rooms/:gameCode/${action}`, { params: { gameCode } });

export const fetchReports = (open: boolean, page: number) =>
  call("GET /admin/reports", { query: { open: open ? "true" : "false", page } });
export const judgeReport = (id: string, verdict: ReportVerdict) =>
  call("POST /admin/reports/:id", { params: { id }, body: { verdict } });

/** Fetch a picture of a pack, even one that was taken down. */
export const fetchAnyPicture = (pictureId: string) =>
  call("GET /admin/picture/:pictureId", { params: { pictureId } });

export const hidePack = (id: string, isHidden: boolean) =>
  call("POST /admin/packs/:id", { params: { id }, body: { isHidden } });

export const fetchFlags = () => call("GET /admin/flags");
export const turnFlag = (name: Flag, isOn: boolean) =>
  call("POST /admin/flags", { body: { name, isOn } });

export const fetchAudit = (page: number) => call("GET /admin/audit", { query: { page } });

export const fetchMessages = (page: number) =>
  call("GET /admin/contactMessages", { query: { page } });
export const removeMessage = (id: string) =>
  call("DELETE /admin/contactMessages/:id", { params: { id } });

export const fetchUnsent = (page: number) => call("GET /admin/mails", { query: { page } });
/** Fetch the text of a waiting mail; the server records that it was read. */
export const readMail = (id: string) => call("GET /admin/mails/:id", { params: { id } });

export const fetchSetup = () => call("GET /admin/setup");

/** Save one of the lists as a file. Throws `ApiError` if it cannot be fetched. */
export async function download(name: "newsletter" | "survey"): Promise<void> {
  saveFile(await call(`GET /admin/${name}.csv`), `${name}.csv`);
}

export const fetchNumbers = ({ from, to }: NumbersDays) =>
  call("GET /admin/numbers", { query: { from, to } });

/** Save the numbers of these days as a file. Throws `ApiError` if they cannot be fetched. */
export async function saveNumbers({
  kind,
  ...days
}: NumbersDays & { readonly kind: "csv" | "json" }): Promise<void> {
  const { from, to } = days;
  const content =
    kind === "csv"
      ? await call("GET /admin/numbers.csv", { query: { from, to } })
      : new Blob([JSON.stringify(await fetchNumbers(days), undefined, 2)], {
          type: "application/json",
        });
  saveFile(content, `numbers ${from} ${to}.${kind}`);
}
