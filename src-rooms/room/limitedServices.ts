import type { RoomServices } from "./platform.ts";

/** How long a room waits for a call to anything outside it, ms. A later response counts as a failure. */
export const OUT_WITHIN_MS = 3_000;

/** Resolves like `answer`, or rejects if that takes too long; a later response is ignored. */
function inTime<Value>(answer: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new Error(`no response within ${OUT_WITHIN_MS} ms`));
  }, OUT_WITHIN_MS);
  return Promise.race([answer, promise]).finally(() => {
    clearTimeout(timer);
  });
}

/** Wraps the services so that none keeps a room waiting: a database may be down, and it may hang. */
export function limited(services: RoomServices): RoomServices {
  return {
    now: () => services.now(),
    build: () => services.build(),
    games: () => services.games(),
    secrets: () => services.secrets(),
    deliver: (rows) => inTime(services.deliver(rows)),
    loadPacks: (ids, hostUserId) => inTime(services.loadPacks(ids, hostUserId)),
    loadPaidUntil: (hostUserId) => inTime(services.loadPaidUntil(hostUserId)),
    loadExisting: (gameType, language) => inTime(services.loadExisting(gameType, language)),
    loadSeen: (gameType, userIds) => inTime(services.loadSeen(gameType, userIds)),
    robotLine: (about, language, longest) => inTime(services.robotLine(about, language, longest)),
  };
}
