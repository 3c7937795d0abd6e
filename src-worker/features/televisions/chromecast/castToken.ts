import * as z from "zod";
import {
  gameCodeSchema,
  gameTypeSchema,
  languageSchema,
} from "../../../../src-shared/api/common.ts";
import { signedToken } from "../../../shared/signedToken.ts";

/** Seconds in which a cast device has to open the room it was sent to: some take a minute to start. */
const LIFETIME_S = 10 * 60;

const claimsSchema = z.object({
  userId: z.string(),
  gameCode: gameCodeSchema,
  isPublic: z.boolean(),
  language: languageSchema,
  initialGameType: gameTypeSchema.optional(),
});

/** A room that waits to be opened by a cast device: whose it is, its code and what was chosen. */
export type CastClaims = z.infer<typeof claimsSchema>;

const castToken = signedToken({
  type: "cast+jwt",
  lifetimeS: LIFETIME_S,
  claims: claimsSchema,
});

/** Sign what a cast device needs to open this one room. */
export const signCastToken = castToken.sign;

/** The claims of a token; undefined when it is forged, outdated or of another kind. */
export const verifyCastToken = castToken.verify;
