import { describe, expect, it } from "vitest";
import { votesOf } from "../../../../src-rooms/games/snaption/score.ts";
import type { Photo, SnaptionHighlights } from "../../../../src-rooms/games/snaption/types.ts";
import type { PlayerId } from "../../../../src-shared/protocol/ids.ts";
import { SnapTable } from "../../../support/snaption/table.ts";

/** A game in which three wrote about two photos and vote on the first. */
function three(settings: Record<string, unknown> = {}) {
  const { table, players } = SnapTable.with(3, settings);
  table.until("CAPTION");
  table.captionAll();
  table.until("VOTE");
  const [a, b, c] = players as [PlayerId, PlayerId, PlayerId];
  return { table, a, b, c };
}

describe("photos", () => {
  it("[SN1] are captioned by everybody, two each, spread evenly", () => {
    for (let count = 3; count <= 16; count += 1) {
      const { table, players } = SnapTable.with(count);
      table.until("CAPTION");
      const { photos } = table.game;
      expect(photos).toHaveLength(Math.max(2, Math.round(count / 2)));
      const loads = photos.map(({ writers }) => writers.length);
      expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1);
      for (const id of players) expect(table.privateViewOf(id).photos).toHaveLength(2);
    }
  });

  it("[SN1] [SN2] are brought by players, who caption only those of others", () => {
    for (const count of [3, 4, 7]) {
      const { table, players } = SnapTable.with(count, {
        snaptionSettings: { photoSource: "players" },
      });
      table.until("SNAP");
      for (const id of players) {
        expect(table.move(id, { type: "photo", photoId: `upload-${id}` })).toBe("ok");
      }
      table.until("CAPTION");
      const own = table.game.photos.filter(({ owner }) => owner !== undefined);
      expect(own.length).toBe(Math.min(count, Math.max(3, Math.round(count / 2))));
      for (const id of players) {
        const { photos } = table.privateViewOf(id);
        expect(photos).toHaveLength(2);
        expect(photos.map(({ source }) => source.id)).not.toContain(`upload-${id}`);
      }
    }
  });

  it("[SN1] get two captions or more each, even if only some players bring one", () => {
    for (let count = 3; count <= 16; count += 1) {
      for (const owners of [1, 2, count]) {
        const { table, players } = SnapTable.with(count, {
          snaptionSettings: { photoSource: "players" },
        });
        table.until("SNAP");
        for (const id of players.slice(0, owners)) {
          table.move(id, { type: "photo", photoId: `upload-${id}` });
        }
        table.until("CAPTION");
        const loads = table.game.photos.map(({ writers }) => writers.length);
        expect(Math.min(...loads), `${count} with ${owners} photos`).toBeGreaterThanOrEqual(2);
        expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1);
      }
    }
  });

  it("[SN2] are filled up with built-in ones, none twice while others are left", () => {
    const { table, players } = SnapTable.with(4, {
      snaptionSettings: { photoSource: "players" },
      numberOfRounds: 2,
    });
    table.until("SNAP");
    table.move(players[0] as PlayerId, { type: "pack" });
    expect(table.privateViewOf(players[0] as PlayerId).sent).toBe("pack");
    table.until("CAPTION");
    const first = table.game.photos.map(({ source }) => source.id);
    expect(new Set(first).size).toBe(3);
    table.until("ROUND_INTRO");
    table.until("CAPTION");
    for (const { source } of table.game.photos) expect(first).not.toContain(source.id);
  });

  it("[SN3] [SN5] neither photos nor captions nor their authors leave the room before their time", () => {
    const { table, players } = SnapTable.with(5, {
      snaptionSettings: { photoSource: "players" },
    });
    table.until("SNAP");
    for (const id of players) table.move(id, { type: "photo", photoId: `upload-${id}` });
    table.until("CAPTION");
    table.captionAll();
    expect(table.publicText()).not.toMatch(/upload-|by \d/);
    table.until("VOTE");
    expect(table.publicText()).not.toMatch(/"authors"|"voters"/);
    table.until("REVEAL");
    expect(table.publicText()).toContain(`"authors"`);
  });
});

describe("captions", () => {
  it("[SN4] are tidied, measured and filtered, and may be replaced", () => {
    const { table, players } = SnapTable.with(3, { filterLevel: "strict" });
    table.until("CAPTION");
    const [ada] = players as [PlayerId];
    expect(table.caption(ada, 1, " \u200b ")).toBe("text_empty");
    expect(table.caption(ada, 1, "x".repeat(81))).toBe("text_too_long");
    expect(table.caption(ada, 1, "x".repeat(10_001))).toBe("invalid_move");
    expect(table.caption(ada, 1, "what a shit day")).toBe("text_not_allowed");
    expect(table.caption(ada, 3, "too many")).toBe("invalid_move");
    expect(table.caption(ada, 1, "  first\u202e   try ")).toBe("ok");
    expect(table.privateViewOf(ada).photos[0]?.text).toBe("first try");
    expect(table.caption(ada, 1, "<b>second</b>")).toBe("ok");
    expect(table.privateViewOf(ada).photos[0]?.text).toBe("<b>second</b>");
    expect(table.topic("stage").done[ada]).toBeUndefined();
    expect(table.caption(ada, 2, "third")).toBe("ok");
    expect(table.topic("stage").done[ada]).toBe(true);
  });

  it("[SN6] that say the same share a card and its points", () => {
    const { table, players } = SnapTable.with(3);
    table.until("CAPTION");
    const [a, b, c] = players as [PlayerId, PlayerId, PlayerId];
    for (const photo of [1, 2]) {
      table.caption(a, photo, "Great minds!");
      table.caption(b, photo, "great minds");
      table.caption(c, photo, "something else");
    }
    table.until("VOTE");
    expect(Object.keys(table.view.cards)).toHaveLength(2);
    expect(table.vote(a, table.letterOf(b))).toBe("own_entry");
    table.vote(c, table.letterOf(a));
    table.until("REVEAL");
    expect(table.scores()).toEqual({ [a]: 550, [b]: 550, [c]: 0 });
  });
});

describe("votes", () => {
  it("[SN7] are for other people's cards on the screen, one each, and may be changed", () => {
    const { table, a, b, c } = three();
    expect(table.vote(a, table.letterOf(a))).toBe("own_entry");
    expect(table.vote(a, "P")).toBe("not_shown");
    expect(table.vote(a, "AA")).toBe("invalid_move");
    expect(table.vote(a, table.letterOf(b))).toBe("ok");
    expect(table.vote(a, table.letterOf(c))).toBe("ok");
    expect(table.privateViewOf(a).vote).toBe(table.letterOf(c));
    const watcher = table.join("Late");
    expect(table.vote(watcher, table.letterOf(b))).toBe("ok");
  });

  it("[SN7] have one of the whole audience, for the card that most of it chose", () => {
    const { table, players } = SnapTable.with(16);
    const watchers = ["X", "Y", "Z", "W"].map((name) => table.join(name, { audience: true }));
    const [x, y, z, w] = watchers as [PlayerId, PlayerId, PlayerId, PlayerId];
    table.until("CAPTION");
    table.captionAll();
    table.until("VOTE");
    const [first, second] = Object.keys(table.view.cards) as [string, string];
    const [voter] = players.filter((id) => table.vote(id, first) === "ok") as [PlayerId];
    expect(voter).toBeDefined();
    const counted = () => votesOf(table.game, table.game.photos[table.game.current] as Photo);
    const before = counted();
    expect(Object.keys(before)).toEqual([first]);
    for (const id of [x, y]) table.vote(id, second);
    table.vote(z, first);
    expect(counted()).toEqual({ ...before, [second]: 1 });
    // As many for the one as for the other: the audience has no favourite.
    table.vote(w, first);
    expect(counted()).toEqual(before);
    table.vote(x, first);
    expect(counted()).toEqual({ [first]: (before[first] ?? 0) + 1 });
  });

  it("[SN8] are skipped for a photo with one caption, and a photo with none is not shown", () => {
    const { table, players } = SnapTable.with(3);
    table.until("CAPTION");
    const [a] = players as [PlayerId];
    table.caption(a, 1, "lonely");
    const seen = new Set<string>();
    table.until("SHOW");
    while (table.stage !== "ROUND_SUMMARY") {
      seen.add(table.stage);
      table.tick();
    }
    expect([...seen]).toEqual(["SHOW", "REVEAL"]);
    expect(table.game.snapped).toHaveLength(1);
    expect(table.scores()[a]).toBe(500);
    table.until("CAPTION");
    table.caption(a, 1, "lonely again");
    table.until("ROUND_SUMMARY");
    expect(table.scores()[a]).toBe(1_500);
  });

  it("[SN12] a player who is back in the same round is waited for, and their photo stays", () => {
    const { table, players } = SnapTable.with(3, { snaptionSettings: { photoSource: "players" } });
    table.until("SNAP");
    const [a] = players as [PlayerId];
    const back = () => {
      table.do({ type: "quit", playerId: a });
      table.do({ type: "rejoin", playerId: a });
      table.connect(a);
    };
    table.move(a, { type: "photo", photoId: "upload" });
    back();
    expect(table.topic("stage").done).toEqual({ [a]: true });
    expect(table.move(a, { type: "photo", photoId: "upload again" })).toBe("ok");
    table.until("CAPTION");
    expect(table.game.photos.map(({ owner }) => owner)).toContain(a);
    back();
    expect(table.topic("stage").waitingFor[a]).toBe(true);
  });

  it("[SN12] nobody waits for a player who left, and who is back in a later round writes in the next", () => {
    const { table, players } = SnapTable.with(4);
    const [a, b] = players as [PlayerId, PlayerId];
    table.until("CAPTION");
    table.do({ type: "quit", playerId: a });
    expect(table.topic("stage").waitingFor).not.toHaveProperty(String(a));
    table.captionAll([a]);
    expect(table.topic("stage").waitingFor).toEqual({});
    table.until("VOTE");
    expect(table.topic("stage").waitingFor).toHaveProperty(String(b));
    expect(table.topic("stage").waitingFor).not.toHaveProperty(String(a));
    table.until("ROUND_INTRO");
    table.until("CAPTION");
    expect(table.game.photos.flatMap(({ writers }) => writers)).not.toContain(a);
    table.do({ type: "rejoin", playerId: a });
    table.connect(a);
    expect(table.privateViewOf(a).photos).toEqual([]);
    expect(table.topic("stage").waitingFor).not.toHaveProperty(String(a));
    table.captionAll([a]);
    table.until("VOTE");
    expect(table.vote(a, table.letterOf(b))).toBe("ok");
    table.until("ROUND_INTRO");
    table.until("CAPTION");
    expect(table.privateViewOf(a).photos).toHaveLength(2);
  });

  it("[SN12] a photo of a player who left is captioned all the same", () => {
    const { table, players } = SnapTable.with(4, { snaptionSettings: { photoSource: "players" } });
    table.until("SNAP");
    const [a] = players as [PlayerId];
    for (const id of players.slice(0, 3)) {
      table.move(id, { type: "photo", photoId: `upload-${id}` });
    }
    table.do({ type: "quit", playerId: a });
    table.until("CAPTION");
    expect(table.game.photos.map(({ owner }) => owner)).toContain(a);
  });

  it("[SN9] [SN11] players clap three times for a photo, and the photo with most claps pays its photographer", () => {
    const { table, players } = SnapTable.with(3, {
      snaptionSettings: { photoSource: "players" },
      numberOfRounds: 1,
    });
    table.until("SNAP");
    const [a, b, c] = players as [PlayerId, PlayerId, PlayerId];
    for (const id of players) table.move(id, { type: "photo", photoId: `upload-${id}` });
    table.until("CAPTION");
    table.captionAll();
    for (;;) {
      table.until("VOTE");
      const owner = table.game.photos[table.game.current]?.owner;
      if (owner === a) {
        for (const id of [b, c]) {
          for (let count = 0; count < 3; count += 1) {
            expect(table.move(id, { type: "clap" })).toBe("ok");
          }
          expect(table.move(id, { type: "clap" })).toBe("invalid_move");
        }
        expect(table.move(a, { type: "clap" })).toBe("own_entry");
        expect(table.hand(a)).toMatchObject({ clapsLeft: 0 });
        expect(table.view.claps).toBe(6);
      } else table.move(a === owner ? b : a, { type: "clap" });
      table.until("REVEAL");
      if (table.view.photo === table.view.photoCount) break;
    }
    expect(table.view.photographers).toEqual({ [a]: true });
    expect(table.scores()[a]).toBe(250);
  });
});

describe("points", () => {
  it("[SN10] are paid by share of votes, with a bonus for the best", () => {
    const { table, a, b, c } = three();
    table.vote(a, table.letterOf(b));
    table.vote(b, table.letterOf(c));
    table.vote(c, table.letterOf(b));
    table.until("REVEAL");
    expect(table.scores()).toEqual({ [a]: 0, [b]: 666 + 100, [c]: 333 });
  });

  it("[SN10] have a bonus for three or more votes all for one card; on a tie each best card gets the bonus for the best", () => {
    const { table, players } = SnapTable.with(4);
    table.until("CAPTION");
    table.captionAll();
    table.until("VOTE");
    const [star, ...others] = players as [PlayerId, ...PlayerId[]];
    for (const id of others) table.vote(id, table.letterOf(star));
    table.until("REVEAL");
    expect(table.view.isUnanimous).toBe(true);
    expect(table.scores()[star]).toBe(1_000 + 100 + 250);
    table.until("VOTE");
    const [second = star, third = star] = others;
    table.vote(star, table.letterOf(second));
    table.vote(second, table.letterOf(third));
    table.until("REVEAL");
    expect(table.scores()).toMatchObject({ [second]: 600, [third]: 600 });
  });

  it("[SN10] count double in the second round", () => {
    const { table, a, b } = three({ numberOfRounds: 2 });
    table.until("ROUND_INTRO");
    table.until("CAPTION");
    table.captionAll();
    table.until("VOTE");
    table.vote(a, table.letterOf(b));
    table.until("REVEAL");
    expect(table.scores()[b]).toBe(2_200);
  });
});

describe("arriving, leaving, backstage", () => {
  it("[SN12] a latecomer votes immediately and writes from the next round; a player who left still scores", () => {
    const { table, a, b, c } = three({ numberOfRounds: 2 });
    const late = table.join("Late");
    const letter = table.letterOf(c);
    table.do({ type: "quit", playerId: c });
    for (const id of [a, b, late]) expect(table.vote(id, letter)).toBe("ok");
    table.until("REVEAL");
    expect(table.game.players[c]?.score).toBe(1_350);
    table.until("ROUND_INTRO");
    table.until("CAPTION");
    expect(table.privateViewOf(late).photos).toHaveLength(2);
  });

  it("[SN13] what backstage hides before it is shown counts as not sent", () => {
    const { table, players } = SnapTable.with(3, {
      backstage: "hide",
      snaptionSettings: { photoSource: "players" },
    });
    const [a, b] = players as [PlayerId, PlayerId];
    const hide = (itemId: string) =>
      table.host({
        topic: "moderate",
        body: { itemId: table.backstageId(itemId), verdict: "hide" },
      });
    table.until("SNAP");
    for (const id of players) table.move(id, { type: "photo", photoId: `upload-${id}` });
    hide(`photo-1-${a}`);
    table.until("CAPTION");
    expect(table.game.photos.map(({ owner }) => owner)).not.toContain(a);
    table.captionAll();
    const at = table.game.photos.findIndex(({ captions }) =>
      captions.some(({ author }) => author === b),
    );
    hide(`caption-1-${at + 1}-${b}`);
    table.until("SHOW");
    while (table.game.current < at && table.stage !== "ROUND_SUMMARY") table.tick();
    expect(table.game.photos[at]?.cards.some(({ authors }) => authors.includes(b))).toBe(false);
  });

  it("[SN13] a photo that backstage hides during CAPTION is removed from phones, and needs no caption", () => {
    const { table, players } = SnapTable.with(4, {
      backstage: "hide",
      snaptionSettings: { photoSource: "players" },
    });
    table.until("SNAP");
    for (const id of players) table.move(id, { type: "photo", photoId: `upload-${id}` });
    table.until("CAPTION");
    const { owner, writers = [] } = table.game.photos[0] ?? {};
    const judge = (verdict: "approve" | "hide") =>
      table.host({
        topic: "moderate",
        body: { itemId: table.backstageId(`photo-1-${owner}`), verdict },
      });
    judge("hide");
    expect(writers.length).toBeGreaterThan(1);
    for (const id of writers) {
      const { photos } = table.privateViewOf(id);
      expect(photos.map(({ photo }) => photo)).toEqual([2]);
      expect(JSON.stringify(photos)).not.toContain(`upload-${owner}`);
    }
    table.captionAll();
    expect(table.topic("stage").waitingFor).toEqual({});
    // Backstage changes its mind while there is still time.
    judge("approve");
    for (const id of writers) {
      expect(table.privateViewOf(id).photos.map(({ photo }) => photo)).toEqual([1, 2]);
      expect(table.topic("stage").waitingFor).toHaveProperty(String(id));
    }
  });

  it("[SN13] a photo that backstage hides when all have written is skipped with its captions", () => {
    const { table, players } = SnapTable.with(4, {
      backstage: "hide",
      snaptionSettings: { photoSource: "players" },
    });
    table.until("SNAP");
    for (const id of players) table.move(id, { type: "photo", photoId: `upload-${id}` });
    table.until("CAPTION");
    table.captionAll();
    const { owner } = table.game.photos[0] ?? {};
    const itemId = table.backstageId(`photo-1-${owner}`);
    table.host({ topic: "moderate", body: { itemId, verdict: "hide" } });
    table.until("SHOW");
    expect(table.game.current).toBe(1);
    table.until("ROUND_SUMMARY");
    expect(table.publicText()).not.toContain(`upload-${owner}`);
  });

  it("[SN13] a caption that backstage hides while it is shown, or later, is not kept", () => {
    for (const stage of ["SHOW", "REVEAL"] as const) {
      const { table, a, b, c } = three({ numberOfRounds: 1, backstage: "hide" });
      const letter = table.letterOf(b);
      const hide = () =>
        table.host({
          topic: "moderate",
          body: { itemId: table.backstageId(`caption-1-1-${b}`), verdict: "hide" },
        });
      if (stage === "SHOW") hide();
      for (const id of [a, c]) table.vote(id, letter);
      table.until("REVEAL");
      const { points } = table.game.photos[0] ?? {};
      if (stage === "REVEAL") hide();
      expect(table.game.photos[0]?.points).toEqual(points);
      table.until("GAME_END");
      const end = JSON.stringify(table.topic("gameEnd"));
      expect(end, stage).not.toContain(`by ${b}, 1`);
      expect(table.topic("gameEnd").keepsakes.map(({ id }) => id)).toContain("caption-1-1");
    }
  });

  it("[SN13] a photo that is hidden after it was shown is not on the podium, but may be shown again", () => {
    const { table, players } = SnapTable.with(3, {
      numberOfRounds: 1,
      backstage: "hide",
      snaptionSettings: { photoSource: "players" },
    });
    table.until("SNAP");
    for (const id of players) table.move(id, { type: "photo", photoId: `upload-${id}` });
    table.until("CAPTION");
    table.captionAll();
    table.until("REVEAL");
    const { owner } = table.game.photos[0] ?? {};
    const judge = (verdict: "approve" | "hide") =>
      table.host({
        topic: "moderate",
        body: { itemId: table.backstageId(`photo-1-${owner}`), verdict },
      });
    judge("hide");
    expect(table.game.snapped).toEqual([]);
    judge("approve");
    expect(table.game.snapped).toHaveLength(1);
    judge("hide");
    table.until("GAME_END");
    expect(JSON.stringify(table.topic("gameEnd"))).not.toContain(`upload-${owner}`);
  });
});

describe("robots", () => {
  it("[SN13] say built-in lines, which need no approval", () => {
    const table = new SnapTable();
    table.join("Ada");
    for (let count = 0; count < 2; count += 1) table.robot();
    table.start({ includeTutorial: false, backstage: "approve" });
    table.until("VOTE");
    expect(table.game.photos[0]?.cards.length).toBeGreaterThan(0);
  });

  it("[SN14] are the only ones who take built-in lines", () => {
    const { table, players } = SnapTable.with(3);
    table.until("CAPTION");
    const [ada] = players as [PlayerId];
    expect(table.move(ada, { type: "line", photo: 1 })).toBe("invalid_move");
  });

  it("[SN14] play whole games in time and without repeating a line, in any timer mode", () => {
    for (const timerMode of ["x1", "off"]) {
      const table = new SnapTable();
      for (let count = 0; count < 4; count += 1) table.robot();
      table.start({ includeTutorial: false, numberOfRounds: 2, timerMode });
      table.until("GAME_END", 2_000);
      const lines = table.game.used.filter((id) => id.startsWith("said:Line"));
      expect(lines.length).toBe(16);
      expect(new Set(lines).size).toBe(16);
      expect(table.game.snapped).toHaveLength(4);
    }
  });

  it("[SN7] leave the voting to people", () => {
    const table = new SnapTable();
    const ada = table.join("Ada");
    for (let count = 0; count < 2; count += 1) table.robot();
    table.start({ includeTutorial: false });
    table.until("VOTE");
    expect(Object.keys(table.topic("stage").waitingFor)).toEqual([String(ada)]);
  });

  it("[SN7] leave the vote to the only person, who gave the seat up and is back", () => {
    const table = new SnapTable();
    const ada = table.join("Ada");
    for (let count = 0; count < 3; count += 1) table.robot();
    table.start({ includeTutorial: false });
    table.until("VOTE");
    table.do({ type: "quit", playerId: ada });
    table.wait(200);
    table.do({ type: "rejoin", playerId: ada });
    table.connect(ada);
    table.wait(10_000);
    expect(table.game.photos[table.game.current]?.votes).toEqual({});
    const [letter] = Object.keys(table.view.cards);
    expect(table.vote(ada, letter ?? "")).toBe("ok");
  });
});

describe("keepsakes", () => {
  it("[SN15] keep the best card of each photo, with the photo if it is built-in, and no photo of a player", () => {
    const { table, a, b, c } = three({ numberOfRounds: 1 });
    for (const best of [b, c]) {
      table.until("VOTE");
      table.vote(a, table.letterOf(best));
      table.until("REVEAL");
    }
    table.until("GAME_END");
    const photo = expect.stringMatching(/^snap\d/);
    expect(table.topic("gameEnd").keepsakes).toMatchObject([
      { id: "caption-1-1", kind: "caption", playerIds: [b], body: { votes: 1, photo } },
      { id: "caption-1-2", kind: "caption", playerIds: [c], body: { votes: 1, photo } },
    ]);
    const { table: own, players } = SnapTable.with(3, {
      snaptionSettings: { photoSource: "players" },
      numberOfRounds: 1,
    });
    own.until("SNAP");
    for (const id of players) own.move(id, { type: "photo", photoId: `upload-${id}` });
    own.until("CAPTION");
    own.captionAll();
    own.until("GAME_END");
    const { keepsakes, highlights } = own.topic("gameEnd");
    expect(keepsakes).toHaveLength(3);
    // The podium knows whose photo it is: their picture is nobody else's to show around.
    for (const { source, owner } of (highlights as SnaptionHighlights).snapped) {
      expect(source.id).toBe(`upload-${owner}`);
    }
    for (const { body } of keepsakes) expect(body).not.toHaveProperty("photo");
    expect(JSON.stringify(keepsakes)).not.toContain("upload-");
  });

  it("[SN15] remove their captions from the podium when they are removed", () => {
    const { table } = three({ numberOfRounds: 1 });
    table.until("GAME_END");
    expect(table.topic("gameEnd").highlights).toMatchObject({ snapped: [{}, {}] });
    table.takeAllAway();
    expect(table.topic("gameEnd").highlights).toEqual({ snapped: [] });
  });
});
