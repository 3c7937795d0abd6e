import { execFileSync, spawn } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";

/** Cores of this machine; counted before this process is kept on one of them. */
const CORES = availableParallelism();

/** Clock ticks a second in /proc/PID/stat on every Linux. */
const TICKS_PER_SECOND = 100;

/** CPU time of a process so far, user and system, s. In nanoseconds where the kernel counts them. */
export function cpuSeconds(pid: number): number {
  try {
    const nanoseconds = readdirSync(`/proc/${pid}/task`).map((task) =>
      Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ")[0]),
    );
    return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e9;
  } catch {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The command's name is in brackets and may hold blanks: count from behind it.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  }
}

/** Keep a process and its threads on one core, so that server and clients do not share one. */
export function pin(pid: number, core: number): boolean {
  if (CORES < 2 && core > 0) return false;
  try {
    execFileSync("taskset", ["-acp", String(core), String(pid)], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Schedule a process so; false: this machine cannot, and it takes its share. */
function schedule(...args: readonly string[]): boolean {
  try {
    execFileSync("chrt", args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** A process and its threads have what others leave of their core. */
export function standBack(pid: number): boolean {
  return schedule("--all-tasks", "--idle", "--pid", "0", String(pid));
}

/**
 * What wakes a process's first thread gives it its core at once, until the answer is called. Linux may let whoever stands
 * back on another core go on until its next tick, 4 ms later. The compilers and collectors of the process wait like all others.
 */
export function goFirst(pid: number): () => void {
  const goes = schedule("--rr", "--reset-on-fork", "--pid", "1", String(pid));
  return () => void (goes && schedule("--other", "--pid", "0", String(pid)));
}

/** Whether Linux shares a core out between sessions first (`man 7 sched`, autogroup). */
const BY_SESSION = "/proc/sys/kernel/sched_autogroup_enabled";

/**
 * Processes that start from now on share a core as processes, until the answer is called. Miniflare starts each workerd as a
 * session of its own, and where cores are shared out between sessions, one that stands back still has its turn of 4 ms
 * and more before another's. Only root may say so; others measure that as well.
 */
export function shareByProcess(): () => void {
  try {
    const before = readFileSync(BY_SESSION, "utf8");
    writeFileSync(BY_SESSION, "0");
    const putBack = () => writeFileSync(BY_SESSION, before);
    // Ctrl+C must not leave the machine another one: Miniflare makes an orderly end of it.
    process.once("exit", putBack);
    return putBack;
  } catch {
    return () => undefined;
  }
}

/** Ends with whoever started it, however that ends. */
const SPIN = "for (const starter = process.ppid; process.ppid === starter; );";

/**
 * No core sleeps until the answer is called. A core of a virtual machine that sleeps may take 4 ms to wake, which a
 * busy one does not: whoever is alone on a machine would be the slower one.
 */
export function keepAwake(): () => void {
  const spinners = Array.from({ length: CORES }, (_, core) => {
    const spinner = spawn(process.execPath, ["--eval", SPIN], { stdio: "ignore" });
    const { pid } = spinner;
    // One that took its share would be worse than a core that sleeps.
    if (pid !== undefined && !(pin(pid, core) && standBack(pid))) spinner.kill();
    return spinner;
  });
  return () => {
    for (const spinner of spinners) spinner.kill();
  };
}

/** Let a process have every core again. */
export function unpin(pid: number): void {
  try {
    execFileSync("taskset", ["-acp", `0-${CORES - 1}`, String(pid)], {
      stdio: "ignore",
    });
  } catch {
    // Then it was never pinned either.
  }
}

/** Processes that this process has started, by name. */
export function children(name: string): number[] {
  return readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
        const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
        return parent === process.pid && stat.includes(`(${name})`);
      } catch {
        return false;
      }
    });
}
