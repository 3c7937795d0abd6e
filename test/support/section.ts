import type { CrowdSocket } from "../../src-rooms/crowd/audience.ts";
import { Section } from "../../src-rooms/crowd/section.ts";
import type { SectionStore } from "../../src-rooms/crowd/sectionPlatform.ts";
import type {
  CrowdFrame,
  CrowdGone,
  CrowdRoom,
  SectionReport,
} from "../../src-rooms/crowd/wire.ts";
import type { CountedVote } from "../../src-rooms/crowd/sectionTally.ts";
import { HEARTBEAT_MS } from "../../src-shared/catalog/limits.ts";
import type { CloseCode } from "../../src-shared/protocol/closeCodes.ts";
import { playerId, stageId } from "../../src-shared/protocol/ids.ts";

/** The crowd's seat in the room. */
export const SEAT = playerId(3);

/** A crowd frame of a running game. Its one topic, `mark`, holds the frame's number. */
export function frameOf(at: number, more: Partial<CrowdFrame> = {}): CrowdFrame {
  const stage = more.stageId ?? stageId(1);
  return {
    at,
    roomId: "room",
    hostType: "HOST",
    build: "",
    seat: { sessionPlayerId: SEAT, alias: "All", avatarSrc: "popcorn.webp", hexColor: "#fff" },
    stageId: stage,
    counted: {},
    whole: JSON.stringify({ mark: at }),
    hand: JSON.stringify({ chosen: "none" }),
    news: [JSON.stringify({ topic: "mark", body: at })],
    people: [1],
    kicked: [],
    isCovered: true,
    delayMs: 0,
    ...more,
  };
}

/** A clock that moves only when a test says so. */
export function clockOf() {
  let now = 1_000_000;
  let tasks: { at: number; task: () => void }[] = [];
  const breath = async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  };
  return {
    now: () => now,
    later: (ms: number, task: () => void) => void tasks.push({ at: now + ms, task }),
    async pass(ms: number): Promise<void> {
      const until = now + ms;
      for (;;) {
        const [next] = tasks.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (!next) break;
        tasks = tasks.filter((one) => one !== next);
        now = Math.max(now, next.at);
        next.task();
        await breath();
      }
      now = until;
      await breath();
    },
  };
}

export const NO_STORE: SectionStore = {
  voices: () => [],
  keepVoice: () => undefined,
  forgetVoices: () => undefined,
  wipe: async () => undefined,
  placeOf: () => undefined,
  keepPlace: () => undefined,
  given: () => 0,
};

/** The storage that outlives a section that is evicted. */
export function storeOf(): SectionStore {
  const voices = new Map<string, CountedVote>();
  return {
    ...NO_STORE,
    voices: () => voices.values(),
    keepVoice: (voice) => void voices.set(`${voice.member} ${voice.on}`, voice),
    forgetVoices: () => voices.clear(),
    wipe: async () => voices.clear(),
  };
}

/** The question of a move: of "guess: tree" it is `guess`, of others `bet`. */
const questionOf = (move: unknown) => ({ on: /^(\w+):/u.exec(String(move))?.[1] ?? "bet" });

/** A section with this many phones, in a room that accepts every move of its stage. */
export function crowdOf(people: number, { number = 0, store = NO_STORE } = {}) {
  const clock = clockOf();
  let newest: CrowdFrame | CrowdGone = frameOf(1);
  const told: SectionReport[] = [];
  let held: Promise<void> | undefined;
  const room: CrowdRoom = {
    crowdFrame: async () => newest,
    hearCrowd: async (telling) => {
      told.push(telling);
      await held;
      if ("gone" in newest) return newest;
      const { stageId: current } = newest;
      return telling.asked.map(({ stageId: wanted, move }) =>
        wanted === current
          ? { question: questionOf(move), hand: { chosen: move } }
          : { refused: "stage_over" as const },
      );
    },
    commandInCrowd: async () => undefined,
  };
  const darkSince = new Map<CrowdSocket, number>();
  const heardTexts = new Map<CrowdSocket, string[]>();
  const sockets = Array.from({ length: people }, (_, at): CrowdSocket => {
    const socket: CrowdSocket = {
      member: at + 1,
      device: `browser ${at + 1}`,
      heardAt: () => darkSince.get(socket) ?? clock.now() - (clock.now() % HEARTBEAT_MS),
      send: (text) => void heardTexts.get(socket)?.push(text),
      close: (code) => void heardTexts.get(socket)?.push(JSON.stringify({ topic: "closed", code })),
    };
    heardTexts.set(socket, []);
    return socket;
  });
  const section = new Section({
    section: number,
    store,
    sockets: () => sockets,
    room: async () => room,
    now: clock.now,
    later: clock.later,
  });
  const show = async (frame: CrowdFrame) => {
    newest = frame;
    await section.show(frame, false);
    await clock.pass(0);
  };
  let said = 0;
  const phones = sockets.map((socket) => {
    const say = (topic: string, body: unknown = {}) =>
      section.onMessage(socket, JSON.stringify({ id: `p:${(said += 1)}`, topic, body }));
    return {
      come: () => section.onConnect(socket, { roomId: "room", seat: SEAT }),
      say,
      leave: () => void section.onClose(socket),
      vote: (move: string, stage = 1) => say("move", { stageId: stage, move }),
      /** Keeps the socket open but stops its heartbeats. */
      goDark: () => void darkSince.set(socket, clock.now()),
      /** Returns what it received since the last call. */
      seen: () => heardTexts.get(socket)?.splice(0) ?? [],
    };
  });
  /**
   * The room ends its crowd. The section is not notified: it learns of it from the response to its next
   * request.
   */
  const end = (code: CloseCode) => void (newest = { gone: code });
  /** The room answers no report until the returned function is called. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    return resolve;
  };
  return { clock, section, show, phones, told, end, hold };
}
