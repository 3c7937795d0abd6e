// `npm run complete-lock`: completes package-lock.json after dependencies changed, and prints what it added.
// Optional binaries for other platforms are left out by npm when its registry does not serve them, while `npm
// ci` requires them to be listed. Plain JavaScript: it runs before an install.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const file = fileURLToPath(new URL("../package-lock.json", import.meta.url));
const lock = JSON.parse(readFileSync(file, "utf8"));
const { packages } = lock;

const SYSTEMS = {
  android: "android",
  darwin: "darwin",
  freebsd: "freebsd",
  linux: "linux",
  openharmony: "openharmony",
  win32: "win32",
  windows: "win32",
};
const PROCESSORS = ["arm64", "arm", "ia32", "ppc64", "riscv64", "s390x", "x64"];

/** Which machines a platform package is for, according to its name; undefined when the name does not say. */
function platformOf(name) {
  const words = name.split(/[-/]/u);
  const system = words.map((word) => SYSTEMS[word]).find(Boolean);
  if (!system) return undefined;
  const cpu = PROCESSORS.find((processor) => words.includes(processor)) ?? "x64";
  const libc = words.some((word) => word.startsWith("musl"))
    ? ["musl"]
    : words.some((word) => word.startsWith("gnu")) && system === "linux"
      ? ["glibc"]
      : undefined;
  return { os: [system], cpu: [cpu], ...(libc && { libc }) };
}

const added = [];
for (const parent of Object.values(packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`;
    const platform = platformOf(name);
    // Only exact versions: for a range, npm has to choose the version itself.
    if (packages[key] || !platform || !/^\d/u.test(version)) continue;
    packages[key] = { version, ...platform, ...(parent.dev && { dev: true }), optional: true };
    added.push(`${name}@${version}`);
  }
}
const [root, ...rest] = Object.keys(packages);
rest.sort((a, b) => (a < b ? -1 : 1));
lock.packages = Object.fromEntries([root, ...rest].map((key) => [key, packages[key]]));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length === 0 ? "nothing to add" : `added:\n  ${added.join("\n  ")}`);
