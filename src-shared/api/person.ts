import * as z from "zod";
import { PLAYER_AVATARS } from "../catalog/avatars.ts";
import {
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  TYPED_EMAIL_MAX_LENGTH,
} from "../catalog/formLimits.ts";
import { parseEmail } from "../text/emailAddress.ts";

const MAX_TOKEN = 200;

/** An address as people type it; it comes out with the key that look-alikes share. */
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

/** An address of somebody who should have an account: what is none simply has none. */
export const knownEmailSchema = z
  .string()
  .max(TYPED_EMAIL_MAX_LENGTH)
  .meta({ description: "E-mail address", examples: ["ann@example.com"] });

/**
 * Control, direction and other unseen characters, and towers of accents; what belongs to emoji (the joiner, and the
 * signs that choose their look) is none of them.
 */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u2800]|(?!\u200D)\p{Cf}|(?!\u200d|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}|\p{M}{3}/u;

/** A name: any script, emoji too, one line, nothing invisible. */
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
    description: `Name on the profile, 1 to ${NAME_MAX_LENGTH} characters; emoji are welcome`,
  });

/**
 * A password as it is typed. What a new one has to be more than that is asked where one is set, so that
 * older accounts can still log in.
 */
export const passwordSchema = z
  .string()
  .min(1)
  .max(PASSWORD_MAX_LENGTH)
  .meta({ description: "Password, as it is typed", examples: ["seven wet umbrellas"] });

export const avatarSrcSchema = z
  .string()
  .refine((src) => PLAYER_AVATARS.some((avatar) => avatar.src === src))
  .meta({ description: "File name of a character a person may pick", examples: ["pear.webp"] });

/** A token out of a link; a damaged one is as good as an old one. */
export const tokenSchema = z
  .string()
  .min(1)
  .max(MAX_TOKEN)
  .meta({ description: "Token out of the mailed link", examples: ["p4V0kq3mZr8cT1yWn6bJ5s"] });
