import { CODE_DIGITS } from "../../../src-shared/catalog/secondFactor.ts";
import type { Deps } from "../../shared/deps.ts";
import { recoveryHash } from "./recoveryCodes.ts";
import { unseal } from "./sealed.ts";
import {
  findFactor,
  giveRecoveryCodeBack,
  takeRecoveryCode,
  takeStep,
} from "./secondFactor.repository.ts";
import { stepOfCode } from "./totp.ts";

const APP_CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`, "u");

/**
 * Accepts the code that an account's app shows now, once; also the first code of an enrolment. Returns the
 * sealed secret that made the code; undefined if the code is wrong or was already accepted.
 */
export async function takeAppCode(
  deps: Deps,
  userId: string,
  typed: string,
): Promise<string | undefined> {
  const code = typed.replaceAll(/\s/gu, "");
  if (!APP_CODE.test(code)) return undefined;
  const db = await deps.database();
  const factor = await findFactor(db, userId);
  if (!factor) return undefined;
  const step = stepOfCode(await unseal(deps, userId, factor.secret), code, deps.now());
  return step !== undefined && (await takeStep(db, userId, step)) ? factor.secret : undefined;
}

/** Accepts a code of the app or a recovery code, once; undefined if it is neither or was already used. */
export async function takeCode(
  deps: Deps,
  userId: string,
  typed: string,
): Promise<"app" | "recovery" | undefined> {
  if ((await takeAppCode(deps, userId, typed)) !== undefined) return "app";
  const hash = await recoveryHash(userId, typed);
  const isRecovery = await takeRecoveryCode(await deps.database(), userId, hash);
  return isRecovery ? "recovery" : undefined;
}

/** Makes the recovery code that somebody typed work again, as what it was taken for failed. */
export async function giveCodeBack(deps: Deps, userId: string, typed: string): Promise<void> {
  const hash = await recoveryHash(userId, typed);
  await giveRecoveryCodeBack(await deps.database(), userId, hash);
}
