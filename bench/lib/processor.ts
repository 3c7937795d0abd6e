import { execFileSync, spawn } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";

/** Number of cores of this machine, counted before this process is pinned to one of them. */
const CORES = availableParallelism();

/** Clock ticks per second in /proc/PID/stat, the same on every Linux. */
const TICKS_PER_SECOND = 100;

/**
 * CPU time of a process so far, user and system, s. Has nanosecond precision where the kernel provides it.
 */
export function cpuSeconds(pid: number): number {
  try {
    const nanoseconds = readdirSync(`/proc/${pid}/task`).map((task) =>
      Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ")[0]),
    );
    return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e9;
  } catch {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The command name is in brackets and may contain spaces, so fields are counted from behind it.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  }
}

/**
 * Pins a process and its threads to one core, so that server and clients do not share one. Returns whether it
 * worked.
 */
export function pin(pid: number, core: number): boolean {
  if (CORES < 2 && core > 0) return false;
  try {
    execFileSync("taskset", ["-acp", String(core), String(pid)], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/**
 * Changes the scheduling of a process. Returns false when this machine cannot, and the process keeps its
 * normal share.
 */
function schedule(...args: readonly string[]): boolean {
  try {
    execFileSync("chrt", args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Leaves a process and its threads only the CPU time that no other process uses. */
export function standBack(pid: number): boolean {
  return schedule("--all-tasks", "--idle", "--pid", "0", String(pid));
}

/**
 * Gives the first thread of a process its core immediately whenever it wakes, until the returned function is
 * called. Otherwise Linux may let an idle-priority process on the other core run until its next tick, 4 ms
 * later. The compiler and garbage collector threads of the process keep normal scheduling.
 */
export function goFirst(pid: number): () => void {
  const goes = schedule("--rr", "--reset-on-fork", "--pid", "1", String(pid));
  return () => void (goes && schedule("--other", "--pid", "0", String(pid)));
}

/** Setting by which Linux first divides a core between sessions (`man 7 sched`, autogroup). */
const BY_SESSION = "/proc/sys/kernel/sched_autogroup_enabled";

/**
 * Divides cores between processes rather than sessions for processes started from now on, until the returned
 * function is called. Miniflare starts each workerd in a session of its own, and where cores are divided
 * between sessions, a process with idle priority still runs its turn of 4 ms and more before one of another
 * session. Only root may change this; for other users the figures include that delay.
 */
export function shareByProcess(): () => void {
  try {
    const before = readFileSync(BY_SESSION, "utf8");
    writeFileSync(BY_SESSION, "0");
    const putBack = () => writeFileSync(BY_SESSION, before);
    // Restores the setting after Ctrl+C, too: Miniflare turns it into an orderly exit.
    process.once("exit", putBack);
    return putBack;
  } catch {
    return () => undefined;
  }
}

/** Spins until the process that started it has ended, in whatever way. */
const SPIN = "for (const starter = process.ppid; process.ppid === starter; );";

/**
 * Keeps all cores awake until the returned function is called. A sleeping core of a virtual machine may take
 * 4 ms to wake, so measurements on an otherwise idle machine would be slower than on a busy one.
 */
export function keepAwake(): () => void {
  const spinners = Array.from({ length: CORES }, (_, core) => {
    const spinner = spawn(process.execPath, ["--eval", SPIN], { stdio: "ignore" });
    const { pid } = spinner;
    // A spinner at normal priority would disturb more than a core that sleeps.
    if (pid !== undefined && !(pin(pid, core) && standBack(pid))) spinner.kill();
    return spinner;
  });
  return () => {
    for (const spinner of spinners) spinner.kill();
  };
}

/** Lets a process use every core again. */
export function unpin(pid: number): void {
  try {
    execFileSync("taskset", ["-acp", `0-${CORES - 1}`, String(pid)], {
      stdio: "ignore",
    });
  } catch {
    // Without `taskset` it was never pinned either.
  }
}

/** Ids of the child processes of this process that have this name. */
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
