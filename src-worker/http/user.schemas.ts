import * as z from "zod";
import { PLAYER_AVATARS } from "../../src-shared/catalog/avatars.ts";
import { languageSchema } from "./schemas.ts";
import { parseEmail } from "../identity/emailAddress.ts";

const MAX_TYPED_EMAIL = 320;
const MAX_NAME = 60;
const MAX_PASSWORD = 200;
const MAX_TOKEN = 200;

/** An address as people type it; it comes out with the key that look-alikes share. */
export const emailSchema = z
  .string()
  .max(MAX_TYPED_EMAIL)
  .transform((typed, ctx) => {
    const parsed = parseEmail(typed);
    if (parsed) return parsed;
    ctx.issues.push({ code: "invalid_format", format: "email", input: typed });
    return z.NEVER;
  })
  .meta({ description: "E-mail address", example: "ann@example.com" });

/** An address of somebody who should have an account: what is none simply has none. */
export const knownEmailSchema = z
  .string()
  .max(MAX_TYPED_EMAIL)
  .meta({ description: "E-mail address", example: "ann@example.com" });

/** Control, direction and other unseen characters; the joiner inside emoji is none of them. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?!\u200D)\p{Cf}/u;

/** A name: any script, emoji too, one line, nothing invisible. */
export const nameSchema = z
  .string()
  .transform((typed) => typed.normalize("NFC").replaceAll(/\s+/gu, " ").trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(MAX_NAME)
      .refine((name) => !UNSEEN.test(name) && /[\p{L}\p{N}\p{P}\p{S}]/u.test(name)),
  )
  .meta({ description: "Name on the profile, 1 to 60 characters; emoji are welcome" });

/** No rule but that there is one: length is the owner's choice. */
export const passwordSchema = z.string().min(1).max(MAX_PASSWORD);

export const avatarSrcSchema = z
  .string()
  .refine((src) => PLAYER_AVATARS.some((avatar) => avatar.src === src))
  .meta({ description: "File name of a character a person may pick" });

/** A token out of a link; a damaged one is as good as an old one. */
export const tokenSchema = z.string().min(1).max(MAX_TOKEN);

export const loginBody = z.object({ email: knownEmailSchema, password: passwordSchema });

export const emailBody = z.object({ email: knownEmailSchema });

export const guestLoginBody = z.object({
  guestId: z
    .uuid()
    .toLowerCase()
    .meta({ description: "Made and kept by the client: whoever knows it is this guest" }),
  language: languageSchema,
});

export const signUpBody = z.object({
  name: nameSchema,
  email: emailSchema,
  password: passwordSchema,
  language: languageSchema,
  marketingConsent: z.boolean(),
  acceptTerms: z.boolean(),
  favoriteAvatarSrc: avatarSrcSchema.optional(),
});

export const acceptInviteBody = z.object({
  itoken: tokenSchema,
  name: nameSchema,
  password: passwordSchema,
  language: languageSchema,
  acceptTerms: z.boolean(),
  marketingConsent: z.boolean().default(false),
  favoriteAvatarSrc: avatarSrcSchema.optional(),
});

export const resetPasswordBody = z.object({ ftoken: tokenSchema, password: passwordSchema });

export const loginAnswer = z.object({
  accessToken: z.string().meta({ description: "JWT, valid for an hour" }),
  locale: languageSchema,
});

export const emailSentAnswer = z.object({ emailSent: z.literal(true) });

export const inviteAnswer = z.object({
  email: z.string(),
  invitedBy: z.string().meta({ description: "Name of who invites" }),
  language: languageSchema,
});
