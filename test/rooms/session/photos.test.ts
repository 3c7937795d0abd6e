import { expect, it } from "vitest";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Actor, Input } from "../../../src-rooms/session/model/inputs.ts";
import {
  maySeePhoto,
  photographer,
  usesForeignPhoto,
} from "../../../src-rooms/session/views/photos.ts";
import { SnapTable } from "../../support/snaption/table.ts";

/** Three at a table that plays with its own photos; the first has submitted one. */
function darkroom(settings: Record<string, unknown> = {}) {
  const { table, players } = SnapTable.with(3, {
    snaptionSettings: { photoSource: "players" },
    ...settings,
  });
  table.until("SNAP");
  const [ada, ben] = players as [PlayerId, PlayerId, PlayerId];
  const photo = { id: "ada-at-the-zoo", owner: ada };
  const seat = (playerId: PlayerId): Actor => ({ kind: "player", playerId });
  const sees = (actor: Actor) => maySeePhoto(table.state, table.games, actor, photo);
  const uses = (actor: Actor, move: unknown) => {
    const { stageId } = table.topic("stage");
    const input: Input = {
      type: "command",
      actor,
      command: { topic: "move", body: { stageId, move } },
    };
    return usesForeignPhoto(table.state, table.games, input, (id) =>
      id === photo.id ? ada : undefined,
    );
  };
  return { table, players, ada, ben, photo, seat, sees, uses };
}

const HOST: Actor = { kind: "host" };

it("[SN16] a player may send a photo while photos are taken", () => {
  const { table, ada, seat } = darkroom();
  const who = (actor: Actor) => photographer(table.state, table.games, actor);
  expect(who(seat(ada))).toBe(ada);
  expect(who(HOST)).toEqual({ refused: "not_yours" });
  expect(who(seat(table.join("Late")))).toEqual({ refused: "stage_over" });
  table.until("CAPTION");
  expect(who(seat(ada))).toEqual({ refused: "stage_over" });
});

it("[SN16] only the player who brought a photo may play it", () => {
  const { ada, ben, photo, seat, uses } = darkroom();
  const move = { type: "photo", photoId: photo.id };
  expect(uses(seat(ada), move)).toBe(false);
  expect(uses(seat(ben), move)).toBe(true);
  expect(uses(seat(ada), { type: "photo", photoId: "of-nobody" })).toBe(true);
  expect(uses(seat(ben), { type: "pack" })).toBe(false);
});

it("[SN16] [SE51] a crowd plays no photo: neither one that somebody else brought nor one that nobody did", () => {
  const table = new SnapTable();
  for (const name of ["Ada", "Ben"]) table.join(name);
  const crowd = table.openCrowd(1);
  table.start({ includeTutorial: false, snaptionSettings: { photoSource: "players" } });
  table.until("SNAP");
  for (const photoId of ["ada-at-the-zoo", "of-nobody"]) {
    expect(table.voteInCrowd(crowd, 1, { type: "photo", photoId })).toBe("not_yours");
  }
  expect(table.privateViewOf(crowd).sent).toBeUndefined();
  expect(table.voteInCrowd(crowd, 1, { type: "pack" })).toBe("ok");
  expect(table.privateViewOf(crowd).sent).toBe("pack");
});

it("[SN16] a photo is seen by its owner, then by those who caption it, and from its SHOW on by everybody", () => {
  const { table, players, ada, photo, seat, sees } = darkroom();
  table.move(ada, { type: "photo", photoId: photo.id });
  const seers = () => players.filter((id) => sees(seat(id)));
  expect(seers()).toEqual([ada]);
  table.until("CAPTION");
  const writers = players.filter((id) =>
    table.privateViewOf(id).photos.some(({ source }) => source.id === photo.id),
  );
  expect(writers.length).toBeGreaterThan(0);
  expect(seers()).toEqual(players.filter((id) => id === ada || writers.includes(id)));
  expect(sees(HOST)).toBe(false);
  table.captionAll();
  while (table.view.source?.id !== photo.id) table.tick();
  expect(seers()).toEqual(players);
  expect(sees(HOST)).toBe(true);
});

it("[SN16] backstage sees a photo before the room does", () => {
  const { table, ada, ben, photo, seat, sees } = darkroom({ backstage: "hide" });
  table.move(ada, { type: "photo", photoId: photo.id });
  expect(sees(seat(ben))).toBe(false);
  table.host({ topic: "coHost", body: { playerId: ben, on: true } });
  expect(sees(seat(ben))).toBe(true);
  const ticket = { id: "lent", kind: "remote", until: table.now + 60_000 } as const;
  table.do({ type: "invite", actor: HOST, ticket });
  const { number: remoteId = 0 } = table.do({ type: "redeem", ticketId: ticket.id });
  expect(sees({ kind: "remote", remoteId })).toBe(true);
  table.host({ topic: "dismissRemote", body: { remoteId } });
  expect(sees({ kind: "remote", remoteId })).toBe(false);
});
