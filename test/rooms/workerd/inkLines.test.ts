import { runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { LINE_REST_MS } from "../../../src-rooms/drawing/inkLines.ts";
import { INK_FRAMES } from "../../../src-shared/catalog/limits.ts";
import { CLOSE, SILENT } from "../../../src-shared/protocol/closeCodes.ts";
import { INK_LINE } from "../../../src-shared/protocol/party.ts";
import { Party, type Device } from "./party.ts";
import { clock } from "./clock.ts";
import { brushOf, drawing, go, guesserOf, next, shows, stroke } from "./studio.ts";
import type { Brush, Studio } from "./studio.ts";
import { database } from "./worker.ts";

beforeEach(() => {
  database.rows.length = 0;
  database.fails = false;
});

/** Opens a second socket of this seat and sends the brush's strokes over it from now on. */
async function lineOf({ party }: Studio, brush: Brush): Promise<Device> {
  const claims = { role: "player", sessionPlayerId: brush.seat.sessionPlayerId } as const;
  const line = await party.connectFor(INK_LINE, await party.token(claims));
  brush.line = line.socket;
  return line;
}

describe("an ink line", () => {
  it("[PR52] takes a painter's strokes; what the room sends goes to the painter's own socket", async () => {
    const studio = await drawing();
    const brush = brushOf(studio, 0);
    const line = await lineOf(studio, brush);
    brush.draw(stroke(1, [1, 1]), go([2, 2]));
    await shows(studio.tv, { [brush.canvas]: ["1 1,1 2,2"] });
    await brush.stored();
    brush.send(1, { playerId: guesserOf(studio).id });
    expect(await brush.refused()).toBe("not_your_turn");
    expect([line.order, line.closedWith]).toEqual([[], undefined]);
  });

  it("[PR52] may open late or be lost: what is sent again on the other socket counts once", async () => {
    const studio = await drawing();
    const brush = brushOf(studio, 0);
    brush.draw(stroke(1, [1, 1]));
    const line = await lineOf(studio, brush);
    brush.send(1);
    brush.draw(go([2, 2]));
    await shows(studio.tv, { [brush.canvas]: ["1 1,1 2,2"] });
    line.socket.close();
    brush.line = undefined;
    brush.send(1);
    brush.draw(go([3, 3]));
    await shows(studio.tv, { [brush.canvas]: ["1 1,1 2,2 3,3"] });
    await brush.stored();
  });

  it("[PR52] is for painters only, and each has one at most", async () => {
    const studio = await drawing();
    const { party } = studio;
    const guesser = await lineOf(studio, guesserOf(studio));
    expect(await guesser.closed()).toBe(CLOSE.over);
    const host = await party.connectFor(INK_LINE, await party.token({ role: "host" }));
    expect(await host.closed()).toBe(CLOSE.token);
    expect(await (await party.connectFor(INK_LINE, "forged")).closed()).toBe(CLOSE.token);
    const brush = brushOf(studio, 0);
    const older = await lineOf(studio, brush);
    const newer = await lineOf(studio, brush);
    expect(await older.closed()).toBe(CLOSE.replaced);
    brush.draw(stroke(1, [1, 1]));
    await shows(studio.tv, { [brush.canvas]: ["1 1,1"] });
    await studio.tv.say("requestPlayerKick", { playerId: brush.seat.sessionPlayerId });
    expect(await newer.closed()).toBe(CLOSE.over);
  });

  it("[PR52] ends with the painting", async () => {
    const studio = await drawing();
    const brush = brushOf(studio, 0);
    const line = await lineOf(studio, brush);
    brush.draw(stroke(1, [1, 1]));
    await brush.stored();
    await next(studio, "CREDIT");
    expect(await line.closed()).toBe(CLOSE.over);
  });

  it("[PR52] takes nothing once the phone's own socket is closed", async () => {
    const studio = await drawing();
    const brush = brushOf(studio, 0);
    const line = await lineOf(studio, brush);
    brush.draw(stroke(1, [1, 1]));
    await shows(studio.tv, { [brush.canvas]: ["1 1,1"] });
    const again = await studio.party.phone(brush.seat);
    await brush.device.closed();
    brush.draw(go([2, 2]));
    expect(await line.closed()).toBe(CLOSE.over);
    brush.line = again.socket;
    brush.send(1);
    await shows(studio.tv, { [brush.canvas]: ["1 1,1 2,2"] });
  });

  it("[PR52] is closed when nothing arrives on it, so that the room can sleep", async () => {
    const studio = await drawing();
    const brush = brushOf(studio, 0);
    const line = await lineOf(studio, brush);
    brush.draw(stroke(1, [1, 1]));
    await brush.stored();
    clock.pass(LINE_REST_MS);
    expect(await line.closed()).toBe(SILENT);
    await studio.party.evict();
    brush.line = undefined;
    brush.draw(go([2, 2]));
    await shows(studio.tv, { [brush.canvas]: ["1 1,1 2,2"] });
  });

  it("[PR52] is closed over anything but ink, and over too much ink", async () => {
    const studio = await drawing();
    const brush = brushOf(studio, 0);
    const bad: [string | Uint8Array, number][] = [
      ["ping", CLOSE.protocol],
      [Uint8Array.from([1, 2, 3]), CLOSE.protocol],
      [new Uint8Array(16 * 1024 + 1), CLOSE.tooBig],
    ];
    for (const [message, code] of bad) {
      const line = await lineOf(studio, brush);
      line.socket.send(message);
      expect(await line.closed()).toBe(code);
    }
    const line = await lineOf(studio, brush);
    for (let count = 0; count <= INK_FRAMES.most; count++) brush.draw(stroke(count + 1, [1, 1]));
    expect(await line.closed()).toBe(CLOSE.tooFast);
    // The count belongs to the seat, whichever socket it uses.
    brush.line = undefined;
    brush.draw(go([2, 2]));
    expect(await brush.device.closed()).toBe(CLOSE.tooFast);
  });

  it("[PR52] leaves nothing behind for a code that somebody only guessed", async () => {
    const party = new Party();
    const line = await party.connectFor(INK_LINE, "");
    expect(await line.closed()).toBe(CLOSE.noRoom);
    const tables = await runInDurableObject(party.object(), (_room, { storage }) =>
      storage.sql
        .exec("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*'")
        .toArray(),
    );
    expect(tables).toEqual([]);
  });
});
