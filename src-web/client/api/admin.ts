import type { Flag } from "../../../src-shared/catalog/flags.ts";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import type { HostType } from "../../../src-shared/catalog/hostTypes.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { ReportReason, ReportVerdict } from "../../../src-shared/catalog/reports.ts";
import type { Presence } from "../../../src-shared/protocol/entities.ts";
import { accessToken, refreshToken } from "../auth/account.ts";
import { call } from "./call.ts";
import { ApiError } from "../http/request.ts";
import { saveFile } from "../../ui/hooks/saveFile.ts";

/** One page of a list; pages count from 1. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly page: number;
  readonly pageCount: number;
  readonly total: number;
}

/** An account. Instants are ISO 8601, here and below. */
export interface AdminUser {
  readonly userId: string;
  readonly kind: "guest" | "registered";
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly isAdmin: boolean;
  readonly isTestAccount: boolean;
  readonly isAlphaTester: boolean;
  readonly isBlocked: boolean;
  readonly hasPaid: boolean;
  readonly createdAt: string;
  readonly verifiedAt?: string;
  /** End of the trial or of the paid time; absent: no end. */
  readonly subscriptionEndDate?: string;
}

export type UserChange = Partial<
  Pick<AdminUser, "isAdmin" | "isTestAccount" | "isAlphaTester" | "isBlocked">
> & {
  /** null: no end. */
  readonly trialEndDate?: string | null;
};

export interface Invite {
  readonly inviteId: string;
  readonly email: string;
  readonly language: Language;
  readonly invitedBy: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly status: "open" | "accepted" | "expired";
}

export interface AdminRoom {
  readonly roomId: string;
  readonly gameCode: string;
  readonly gameType?: GameType;
  readonly hostType: HostType;
  readonly hostUserId: string;
  /** Empty for guests. */
  readonly hostEmail: string;
  readonly isPublic: boolean;
  readonly language: Language;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly playerCount: number;
  /** Absent when the room did not answer. */
  readonly stage?: string;
  readonly roundCount?: number;
  readonly screens?: number;
  readonly players?: readonly {
    readonly playerId: number;
    readonly alias: string;
    readonly robot: boolean;
    readonly audience: boolean;
    readonly presence: Presence;
  }[];
}

/** A room as everybody finds it in the public list. */
export interface PublicRoom {
  /** Both absent while its host has not chosen a game. */
  readonly gameId?: string;
  readonly gameType?: GameType;
  readonly gameCode: string;
  readonly createdAt: string;
  readonly playerCount: number;
}

export interface Report {
  readonly reportId: string;
  readonly gameCode: string;
  readonly gameType?: string;
  /** Seat of whoever reported; 0: the host's screen. */
  readonly reporterId: number;
  readonly playerId?: number;
  /** Account behind the reported seat. */
  readonly userId?: string;
  readonly content: string;
  readonly reason: ReportReason;
  readonly createdAt: string;
  readonly verdict?: ReportVerdict;
  readonly handledAt?: string;
}

export interface FlagState {
  readonly name: Flag;
  readonly isOn: boolean;
  readonly isDefault: boolean;
  readonly updatedAt?: string;
}

export interface AuditEntry {
  readonly id: string;
  readonly at: string;
  readonly actorId: string;
  /** Empty when the account is gone. */
  readonly actorEmail: string;
  readonly action: string;
  readonly subject: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

export interface Message {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly createdAt: string;
}

const post = <Answer>(path: string, body: unknown = {}) =>
  call<Answer>(path, { method: "POST", body });
const list = <Item>(path: string, query: Readonly<Record<string, string | number | boolean>>) =>
  call<Page<Item>>(
    `/admin/${path}?${new URLSearchParams(
      Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
    )}`,
  );
const at = (path: string, id: string) => `/admin/${path}/${encodeURIComponent(id)}`;

export const fetchUsers = (search: string, page: number) =>
  list<AdminUser>("users", { search, page });
export const changeUser = (id: string, change: UserChange) =>
  post<AdminUser>(at("users", id), change);

export const fetchInvites = (page: number) => list<Invite>("invites", { page });
export const sendInvite = (email: string, language: Language) =>
  post<undefined>("/admin/invites", { email, language });
export const revokeInvite = (id: string) =>
  call<undefined>(at("invites", id), { method: "DELETE" });

export const fetchRooms = (page: number) => list<AdminRoom>("rooms", { page });
export const fetchPublicRooms = () => call<readonly PublicRoom[]>("/gameSession/publicGames");
/** Close a room or take it from the public list, whoever hosts it. */
export const moderateRoom = (gameCode: string, action: "close" | "makePrivate") =>
  post<undefined>(`${at("rooms", gameCode)}/${action}`);

export const fetchReports = (open: boolean, page: number) =>
  list<Report>("reports", { open, page });
export const judgeReport = (id: string, verdict: ReportVerdict) =>
  post<Report>(at("reports", id), { verdict });

export const fetchFlags = () => call<readonly FlagState[]>("/admin/flags");
export const turnFlag = (name: Flag, isOn: boolean) =>
  post<readonly FlagState[]>("/admin/flags", { name, isOn });

export const fetchAudit = (page: number) => list<AuditEntry>("audit", { page });

export const fetchMessages = (page: number) => list<Message>("contactMessages", { page });
export const removeMessage = (id: string) =>
  call<undefined>(at("contactMessages", id), { method: "DELETE" });

async function csv(name: string): Promise<Response> {
  return fetch(`/api/v1/admin/${name}.csv`, {
    headers: { authorization: `Bearer ${accessToken() ?? ""}` },
  });
}

/** One thing an operator may configure, and whether it is. */
export interface SetupLine {
  readonly item:
    | "keys"
    | "limits"
    | "address"
    | "mail"
    | "payment"
    | "discord"
    | "google"
    | "translation"
    | "analytics"
    | "metrics"
    | "errors"
    | "production";
  /** Names of its bindings and variables. */
  readonly settings: readonly string[];
  /** `standIn`: something of ours does instead. */
  readonly state: "ok" | "standIn" | "missing";
}

export const fetchSetup = () => call<readonly SetupLine[]>("/admin/setup");

/** Save one of the lists as a file. Throws `ApiError` when it is not to be had. */
export async function download(name: "newsletter" | "survey"): Promise<void> {
  let response = await csv(name);
  if (response.status === 401) {
    await refreshToken();
    response = await csv(name);
  }
  if (!response.ok) throw new ApiError(response.status, "internal");
  saveFile(await response.blob(), `${name}.csv`);
}
