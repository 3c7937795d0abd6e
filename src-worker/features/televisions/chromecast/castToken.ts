import * as z from "zod";
import {
  gameCodeSchema,
  gameTypeSchema,
  languageSchema,
} from "../../../../src-shared/api/common.ts";
import { signedToken } from "../../../shared/signedToken.ts";

/** How long a cast device has to open the room it was sent to, s. Some take a minute to start. */
const LIFETIME_S = 10 * 60;

const claimsSchema = z.object({
  userId: z.string(),
  gameCode: gameCodeSchema,
  isPublic: z.boolean(),
  language: languageSchema,
  initialGameType: gameTypeSchema.optional(),
});

/** A room that a cast device is to open: its host, its code and its settings. */
export type CastClaims = z.infer<typeof claimsSchema>;

const castToken = signedToken({
  type: "cast+jwt",
  lifetimeS: LIFETIME_S,
  claims: claimsSchema,
});

/** Signs the token with which a cast device opens this one room. */
export const signCastToken = castToken.sign;

/** Returns the claims of a token; undefined if it is forged, expired or of another kind. */
export const verifyCastToken = castToken.verify;
