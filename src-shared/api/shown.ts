import * as z from "zod";

// Text fields that many responses have in common, with their descriptions and examples.

/** An id. */
export const id = z
  .string()
  .meta({ description: "Opaque identifier", examples: ["0192d4c8-6f0a-7b1e-9c55-3f2a1b7d8e90"] });

/** A room's code, upper-case. */
export const gameCode = z.string().meta({ description: "Room code", examples: ["K7MPX"] });

/** A player's name in a room. */
export const alias = z.string().meta({ description: "Name in the room", examples: ["Ann"] });

export const avatarSrc = z
  .string()
  .meta({ description: "File name of a character", examples: ["pear.webp"] });

export const hexColor = z
  .string()
  .meta({ description: "Colour of the seat", examples: ["#ff7a59"] });

/** Stage of the room: the game's, or LOBBY. */
export const stage = z
  .string()
  .meta({ description: "Stage of the game; LOBBY until it starts", examples: ["LOBBY"] });

export const email = z
  .string()
  .meta({ description: "E-mail address", examples: ["ann@example.com"] });

/** The name on an account. */
export const name = z.string().meta({ description: "Name on the profile", examples: ["Ann"] });

/** A token that a client passes on unchanged; `description` says where to. */
export const token = (description: string) =>
  z.string().meta({ description, examples: ["eyJhbGciOiJIUzI1NiJ9.eyJqdGkiOiIx….x9Qk"] });

/** A web address; `description` says what is there. */
export const address = (description: string) =>
  z.string().meta({ description, examples: ["https://games.example.com/"] });
