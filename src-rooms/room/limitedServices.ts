import type { RoomServices } from "./platform.ts";

/** No call out of a room is waited for longer than this, ms: what is late is as good as away. */
export const OUT_WITHIN_MS = 3_000;

/** The answer, or a rejection when it does not come in time; what comes later is nobody's any more. */
function inTime<Value>(answer: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new Error(`not answered within ${OUT_WITHIN_MS} ms`));
  }, OUT_WITHIN_MS);
  return Promise.race([answer, promise]).finally(() => {
    clearTimeout(timer);
  });
}

/** The same services, of which none keeps a room waiting: a database may be away, and it may hang. */
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
