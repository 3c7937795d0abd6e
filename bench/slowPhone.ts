// `npm run bench:phone`: measures how long a slow phone takes from a room's code to its lobby, over several
// connections. Needs `npm run build`; starts a server of its own. test/e2e/slowPhone.test.ts checks
// everything that is not a time.
import { rmSync } from "node:fs";
import { loadavg } from "node:os";
import { argumentsOf } from "../scripts/arguments.ts";
import { launch } from "../test/e2e/browser.ts";
import { MobileLine } from "../test/e2e/mobileLine.ts";
import { hostOnTv } from "../test/e2e/party.ts";
import { ProductServer } from "../test/e2e/server.ts";
import { SLOW_DOWN, SLOW_LINE, SlowPhone, type Line } from "../test/e2e/slowPhone.ts";
import { bundleProduct } from "../scripts/productRuntime.ts";

const RUNS = Number(process.env["RUNS"] ?? 5);
/** The bars for the slow connection, ms. */
const FORM_MS = 3_000;
const LOBBY_MS = 2_500;

interface Scenario {
  readonly name: string;
  readonly line: Line;
  /** Share of lost packets. */
  readonly loss?: number;
  readonly hasBars?: boolean;
}

const SCENARIOS: readonly Scenario[] = [
  { name: "1.6 Mbit/s, 150 ms", line: SLOW_LINE, hasBars: true },
  { name: "the same, 2 % lost", line: SLOW_LINE, loss: 0.02 },
  { name: "1.6 Mbit/s, 600 ms", line: { ...SLOW_LINE, latency: 600 } },
];

/** `form` and `lobby` are Infinity if the phone never showed them. */
interface Run {
  readonly form: number;
  readonly lobby: number;
  /** Frames with nothing on them, after the first one with content. */
  readonly blank: number;
  readonly faces: number;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity;
}

argumentsOf(import.meta.url, {});
const browser = await launch();
const bundle = await bundleProduct();
const server = new ProductServer(bundle);
try {
  await server.start();
  console.log(
    `Load average before the run: ${(loadavg()[0] ?? 0).toFixed(1)}. Chromium ${browser.version()}.`,
  );

  /** Opens a separate room for each connection, since one room has only ten seats. */
  async function openRoom(): Promise<string> {
    const { tv, code } = await hostOnTv(browser, server.url);
    // The television keeps the room open and must not compete for the processor.
    await tv.page.goto("about:blank");
    return code;
  }

  async function once(code: string, { line, loss = 0 }: Scenario, seed: number): Promise<Run> {
    const air = await MobileLine.open(server.url, { loss, roundTrip: line.latency, seed });
    const phone = await SlowPhone.switchOn(browser, air.url, line);
    try {
      await phone.open(`/join/${code}`);
      await phone.seesForm();
      await phone.takesSeat(`Matilda ${seed}`);
      const frames = await phone.frames();
      const tap = await phone.tappedAt();
      const form = frames.find(({ shown }) => shown === "form");
      const lobby = frames.find(({ shown, overlay }) => shown === "lobby" && overlay === 0);
      const first = frames.findIndex(({ shown }) => shown !== "nothing");
      const blank = frames
        .slice(first)
        .filter(({ shown, overlay }) => shown === "nothing" && overlay < 1);
      const faces = new Set(
        frames
          .filter(({ shown, overlay }) => overlay === 1 || shown === "form" || shown === "lobby")
          .flatMap((frame) => frame.faces),
      );
      return {
        form: form?.at ?? Infinity,
        lobby: (lobby?.at ?? Infinity) - tap,
        blank: blank.length,
        faces: faces.size,
      };
    } finally {
      await phone.switchOff();
      air.close();
    }
  }

  const rows = [
    "| line | form, ms | lobby after the tap, ms | best of each | blank frames | characters seen |",
    "| --- | --- | --- | --- | --- | --- |",
  ];
  let seed = 0;
  for (const scenario of SCENARIOS) {
    const code = await openRoom();
    const runs: Run[] = [];
    for (let count = 0; count < RUNS; count++) {
      seed += 1;
      // oxlint-disable-next-line no-await-in-loop -- one phone at a time: two would slow each other
      runs.push(await once(code, scenario, seed));
    }
    const form = median(runs.map((run) => run.form));
    const lobby = median(runs.map((run) => run.lobby));
    const best = `${Math.min(...runs.map((run) => run.form))}, ${Math.min(...runs.map((run) => run.lobby)).toFixed(0)}`;
    const blank = runs.reduce((sum, run) => sum + run.blank, 0);
    const faces = Math.max(...runs.map((run) => run.faces));
    rows.push(
      `| ${scenario.name} | ${form.toFixed(0)} | ${lobby.toFixed(0)} | ${best} | ${blank} | ${faces} |`,
    );
    if (scenario.hasBars && (form > FORM_MS || lobby > LOBBY_MS)) {
      console.error(
        `To fix it: show the form within ${FORM_MS} ms, and the lobby within ${LOBBY_MS} ms of the tap (docs/slow-phones.md).`,
      );
      process.exitCode = 1;
    }
  }
  console.log(`CPU ${SLOW_DOWN} times slower, nothing cached, medians of ${RUNS}.`);
  console.log(rows.join("\n"));
} finally {
  await server.end();
  rmSync(bundle, { recursive: true, force: true });
  await browser.close();
}
