import * as z from "zod/mini";
import { LANGUAGES } from "../catalog/languages.ts";
import { PACK_ID_LENGTH_MAX, PACKS_PER_GAME_MAX } from "../catalog/packs.ts";
import {
  AB_SCORINGS,
  BACKSTAGE_MODES,
  FILTER_LEVELS,
  LEVEL_OPTIONS,
  PHOTO_SOURCES,
  RATINGS,
  ROUND_OPTIONS,
  TIMER_MODES,
  type GameSettings,
  type GameSettingsPatch,
} from "../catalog/settings.ts";

/** Schema of a whole number between the least and the greatest option. */
const within = (options: readonly number[]) =>
  z.int().check(z.minimum(Math.min(...options)), z.maximum(Math.max(...options)));

/** Schema of a game's settings on the wire. */
export const gameSettingsSchema = z.object({
  language: z.enum(LANGUAGES),
  musicEnabled: z.boolean(),
  includeTutorial: z.boolean(),
  numberOfRounds: within(ROUND_OPTIONS),
  numberOfTurns: within(ROUND_OPTIONS),
  maxScore: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  wordPackIds: z
    .array(z.string().check(z.maxLength(PACK_ID_LENGTH_MAX)))
    .check(z.maxLength(PACKS_PER_GAME_MAX)),
  timerMode: z.enum(TIMER_MODES),
  filterLevel: z.enum(FILTER_LEVELS),
  rating: z.enum(RATINGS),
  backstage: z.enum(BACKSTAGE_MODES),
  keepAnswers: z.optional(z.boolean()),
  livelyRobots: z.optional(z.boolean()),
  abThinkingSettings: z.optional(z.object({ scoring: z.enum(AB_SCORINGS) })),
  snaptionSettings: z.optional(z.object({ photoSource: z.enum(PHOTO_SOURCES) })),
  syncThinkSettings: z.optional(
    z.object({ closeMatchEnabled: z.boolean(), maximumLevels: within(LEVEL_OPTIONS) }),
  ),
} satisfies { readonly [Name in keyof Required<GameSettings>]: z.ZodMiniType<GameSettings[Name]> });

/** Schema of the changes a host may make. */
export const gameSettingsPatchSchema = z.partial(
  gameSettingsSchema,
) satisfies z.ZodMiniType<GameSettingsPatch>;
