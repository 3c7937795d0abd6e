import * as z from "zod";
import { PLAYER_AVATARS } from "../catalog/avatars.ts";
import {
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  TYPED_EMAIL_MAX_LENGTH,
} from "../catalog/formLimits.ts";
import { parseEmail } from "../text/emailAddress.ts";

const MAX_TOKEN = 200;

/** An e-mail address as people type it; parsed to the address and a key that look-alikes share. */
export const emailSchema = z
  .string()
  .max(TYPED_EMAIL_MAX_LENGTH)
  .meta({ examples: ["ann@example.com"] })
  .transform((typed, ctx) => {
    const parsed = parseEmail(typed);
    if (parsed) return parsed;
    ctx.issues.push({ code: "invalid_format", format: "email", input: typed });
    return z.NEVER;
  })
  .meta({ description: "E-mail address" });

/**
 * Address of somebody who should already have an account. Not validated: an invalid one simply matches no
 * account.
 */
export const knownEmailSchema = z
  .string()
  .max(TYPED_EMAIL_MAX_LENGTH)
  .meta({ description: "E-mail address", examples: ["ann@example.com"] });

/**
 * Control, direction and other invisible characters, and stacks of accents. Characters that belong to emoji
 * (the joiner, and the selectors of their look) are allowed.
 */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u2800]|(?!\u200D)\p{Cf}|(?!\u200d|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}|\p{M}{3}/u;

/** A name: any script, emoji allowed, one line, nothing invisible. */
export const nameSchema = z
  .string()
  .meta({ examples: ["Ann"] })
  .transform((typed) => typed.normalize("NFC").replaceAll(/\s+/gu, " ").trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(NAME_MAX_LENGTH)
      .refine((name) => !UNSEEN.test(name) && /[\p{L}\p{N}\p{P}\p{S}]/u.test(name)),
  )
  .meta({
    description: `Name on the profile, 1 to ${NAME_MAX_LENGTH} characters; emoji are allowed`,
  });

/**
 * A password as it is typed. Further rules for new passwords are checked where one is set, so that older
 * accounts can still log in.
 */
export const passwordSchema = z
  .string()
  .min(1)
  .max(PASSWORD_MAX_LENGTH)
  .meta({ description: "Password, as typed", examples: ["seven wet umbrellas"] });

export const avatarSrcSchema = z
  .string()
  .refine((src) => PLAYER_AVATARS.some((avatar) => avatar.src === src))
  .meta({
    description: "File name of a character that players may choose",
    examples: ["pear.webp"],
  });

/** A token from a mailed link. Its shape is not checked: a damaged token is treated like an expired one. */
export const tokenSchema = z
  .string()
  .min(1)
  .max(MAX_TOKEN)
  .meta({ description: "Token from the mailed link", examples: ["p4V0kq3mZr8cT1yWn6bJ5s"] });
