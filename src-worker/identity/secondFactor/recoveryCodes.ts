import { RECOVERY_CODE_LENGTH, RECOVERY_CODES } from "../../../src-shared/catalog/secondFactor.ts";
import { hashToken } from "../../shared/ids.ts";

/** 32 letters, so that a byte's remainder is fair; none that is read as another. */
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const GROUP = /.{4}(?!$)/gu;

function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RECOVERY_CODE_LENGTH));
  const letters = Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length] ?? "");
  return letters.join("").replaceAll(GROUP, "$&-");
}

/** New codes to write down, `ABCD-EFGH-JKLM-NPQR`: 80 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newCode);
}

/** What is kept of an account's code, however it is typed. Nobody tries 80 bits: a plain hash does. */
export function recoveryHash(userId: string, typed: string): Promise<string> {
  return hashToken(`${userId} ${typed.toUpperCase().replaceAll(/[\s-]/gu, "")}`);
}
