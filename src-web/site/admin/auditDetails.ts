import type { TFunction } from "i18next";
import { instantOf } from "../../../src-shared/text/dates.ts";

/** Every detail that the log may contain, with the key of its name. */
const NAMES = {
  isAdmin: "right.isAdmin",
  isAlphaTester: "right.isAlphaTester",
  isTestAccount: "right.isTestAccount",
  isBlocked: "right.isBlocked",
  trialEndDate: "detail.trialEndDate",
  verdict: "detail.verdict",
  userId: "detail.userId",
  packId: "detail.packId",
  gameCode: "detail.gameCode",
  hostUserId: "detail.hostUserId",
  isOn: "detail.isOn",
  count: "detail.count",
  call: "detail.call",
} as const;

const VERDICTS = {
  dismissed: "verdict.dismissed",
  warned: "verdict.warned",
  blocked: "verdict.blocked",
  hidden: "verdict.hidden",
} as const;

const has = <Keys extends object>(keys: Keys, key: string): key is keyof Keys & string =>
  Object.hasOwn(keys, key);

function valueOf(t: TFunction<"admin">, name: string, value: unknown): string {
  if (typeof value === "boolean") return t(value ? "detail.yes" : "detail.no");
  if (name === "trialEndDate" && value === null) return t("detail.noEnd");
  if (typeof value !== "string") return JSON.stringify(value);
  if (name === "trialEndDate") return instantOf(value);
  return name === "verdict" && has(VERDICTS, value) ? t(VERDICTS[value]) : value;
}

/**
 * The details of a log entry as texts, one each. Details unknown to this version are shown as they were
 * logged.
 */
export function detailsOf(
  t: TFunction<"admin">,
  detail: Readonly<Record<string, unknown>>,
): readonly string[] {
  return Object.entries(detail).map(([name, value]) =>
    t("named", {
      action: has(NAMES, name) ? t(NAMES[name]) : name,
      name: valueOf(t, name, value),
    }),
  );
}
