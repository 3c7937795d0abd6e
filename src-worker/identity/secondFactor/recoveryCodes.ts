import { RECOVERY_CODE_LENGTH, RECOVERY_CODES } from "../../../src-shared/catalog/secondFactor.ts";
import { hashToken } from "../../shared/ids.ts";

/**
 * 32 characters, so that the remainder of a byte is evenly distributed, and none that is easily misread as
 * another.
 */
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const GROUP = /.{4}(?!$)/gu;

function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RECOVERY_CODE_LENGTH));
  const letters = Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length] ?? "");
  return letters.join("").replaceAll(GROUP, "$&-");
}

/** Creates new codes to write down, `ABCD-EFGH-JKLM-NPQR`: 80 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newCode);
}

/**
 * Returns what is stored of an account's code, however it is typed. Nobody can try out 80 bits, so a plain
 * hash is enough.
 */
export function recoveryHash(userId: string, typed: string): Promise<string> {
  return hashToken(`${userId} ${typed.toUpperCase().replaceAll(/[\s-]/gu, "")}`);
}
