import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { GAMES } from "../../../src-rooms/games/registry.ts";
import { GAME_TYPES, type GameType } from "../../../src-shared/catalog/gameTypes.ts";
import { isErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import { decodeClientFrame } from "../../../src-shared/protocol/decode.ts";
import { playerIdsOf } from "../../../src-shared/protocol/ids.ts";
import { COMMANDS, type CommandTopic } from "../../../src-shared/protocol/commands.ts";
import { isRefusal } from "../../../src-rooms/session/session.ts";
import type { Actor } from "../../../src-rooms/session/model/inputs.ts";
import { fuzzRuns, fuzzSeed } from "../../support/fuzz/runs.ts";
import { fuzzOf, junk, type JsonSchema } from "../../support/fuzz/schemas.ts";
import { SIMULATED_GAMES } from "../../support/simulatedGames.ts";
import { isPlainJson, viewsAreSendable } from "../../support/invariants.ts";
import { Table } from "../../support/table.ts";

// SAFETY: `z.toJSONSchema` returns a JSON schema.
const schemaOf = (schema: z.core.$ZodType) =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;

/**
 * Letters by which the checks recognise secrets. They are replaced in the input, since a player who writes
 * one would not reveal anything.
 */
const MARKS = /[Ω§]/gu;

/** Number of inputs to a table before a new one is set up. */
const TABLE_INPUTS = 150;

// SAFETY: Object.keys of a constant object yields exactly its keys.
const TOPICS = Object.keys(COMMANDS) as CommandTopic[];
/** Commands that would soon end the game are sent less often. */
const FINAL: readonly string[] = ["exitGame", "requestEndGame", "requestPlayerKick"];

const actor: fc.Arbitrary<Actor> = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Actor>({ kind: "host" }) },
  { weight: 1, arbitrary: fc.constantFrom<Actor>({ kind: "spectator" }, { kind: "onlooker" }) },
  {
    weight: 6,
    // SAFETY: the seat that a token names, which may not exist here.
    arbitrary: fc
      .integer({ min: 1, max: 6 })
      .map((playerId) => ({ kind: "player", playerId }) as Actor),
  },
);

/** One frame as text, valid or not; `stageId` is filled in when it is sent. */
function frameOf(gameType: GameType): fc.Arbitrary<string> {
  const rules = GAMES[gameType];
  if (!rules) throw new Error(`no rules of ${gameType}`);
  const move = fuzzOf(schemaOf(rules.moveSchema));
  const moves = fc
    .record({ stageId: fc.constant("NOW"), move })
    .map((body) => ({ topic: "move", body }));
  const others = TOPICS.map((topic) => ({
    weight: FINAL.includes(topic) ? 1 : 12,
    arbitrary: fuzzOf(schemaOf(COMMANDS[topic].schema)).map((body) => ({ topic, body })),
  }));
  const skip = fc.constant({ topic: "requestNextStage", body: { stageId: "NOW" } });
  const frame = fc.oneof(
    { weight: 700, arbitrary: moves },
    { weight: 120, arbitrary: skip },
    ...others,
    { weight: 8, arbitrary: fc.record({ topic: fc.string(), body: junk }) },
  );
  const text = frame.map((value) => JSON.stringify({ id: "f", ...value }));
  return fc.oneof(
    { weight: 40, arbitrary: text },
    { weight: 1, arbitrary: junk.map((value) => JSON.stringify(value) ?? "") },
    { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
  );
}

function freshTable(gameType: GameType, seed: number): Table {
  const table = new Table({ seed: [seed, 2, 3], gameType });
  for (const name of ["Ada", "Bo", "Cy", "Di"]) table.join(name);
  table.robot();
  table.start({ includeTutorial: false });
  return table;
}

describe.for(SIMULATED_GAMES)("any input to $gameType", (game) => {
  it("[T-topics] throws nothing, is refused only with known codes, and reveals no secret", () => {
    let table = freshTable(game.gameType, 1);
    let inputs = 0;
    let accepted = 0;
    const runs = fuzzRuns(300, 8_000);
    const isOn = () => table.state.game?.gameType === game.gameType;
    fc.assert(
      fc.property(frameOf(game.gameType), actor, fc.nat(4_000), (text, who, wait) => {
        inputs += 1;
        if (inputs % TABLE_INPUTS === 0 || !table.state.room.active || !isOn()) {
          table = freshTable(game.gameType, inputs);
        }
        if (wait > 3_000) table.tick();
        const now = String(table.state.clock.stage.stageId);
        const frame = decodeClientFrame(text.replaceAll('"NOW"', now).replaceAll(MARKS, "?"));
        if ("bad" in frame) return;
        const before = table.state;
        const outcome = table.try({ type: "command", actor: who, command: frame.command });
        if (isRefusal(outcome)) {
          expect(isErrorCode(outcome.refused)).toBe(true);
          expect(table.state).toBe(before);
          return;
        }
        accepted += 1;
        isPlainJson(table.state);
        viewsAreSendable(table);
        // A host may switch to another game, which has secrets of its own.
        if (!isOn()) return;
        game.secretsStay(table);
        game.viewsAreRight?.(table);
      }),
      { numRuns: runs, seed: fuzzSeed(7), endOnFailure: true },
    );
    expect(accepted).toBeGreaterThan(runs / 50);
    for (const id of playerIdsOf(table.state.seats)) expect(table.state.seats[id]).toBeDefined();
  });
});

it("all games are fuzzed", () => {
  expect(SIMULATED_GAMES.map(({ gameType }) => gameType).toSorted()).toEqual(GAME_TYPES.toSorted());
});
