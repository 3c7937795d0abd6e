import { cpus } from "node:os";
import { createRequire } from "node:module";
import { median, type Bar, type Figure, type Findings } from "./figures.ts";

const versionOf = (name: string): string => {
  const { version } = createRequire(import.meta.url)(`${name}/package.json`) as { version: string };
  return version;
};

/** Describes the machine in one line: figures mean nothing without it. */
export function machine(pinned: boolean): string {
  const cores = cpus();
  const model = cores[0]?.model.trim() ?? "unknown processor";
  const where = pinned
    ? "workerd on one, clients on another"
    : "server and clients share all cores";
  const versions = `Node ${process.versions.node}, workerd ${versionOf("workerd")}, partyserver ${versionOf("partyserver")}`;
  return `${cores.length} cores (${where}), ${model}, ${process.platform} ${process.arch}, ${versions}`;
}

/** Formats the median of all rounds, with the minimum and the maximum. */
function cell({ values, digits }: Figure, subject: string): string {
  const rounds = values[subject] ?? [];
  if (rounds.length === 0) return "";
  const text = (value: number) => value.toFixed(digits);
  if (rounds.length === 1) return text(median(rounds));
  return `${text(median(rounds))} (${text(Math.min(...rounds))} to ${text(Math.max(...rounds))})`;
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(3, ...rows.map((row) => (row[column] ?? "").length)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...body.map(line)];
}

const verdict = ({ holds }: Bar): string => (holds ? "pass" : "FAIL");

/** Formats the findings as Markdown, which is readable in a terminal as well. */
export function describe(findings: readonly Findings[]): string {
  return findings
    .flatMap(({ title, how, subjects, figures, bars }) => [
      `## ${title}`,
      "",
      how,
      "",
      ...table([
        ["", ...subjects],
        ...figures.map((each) => [each.name, ...subjects.map((subject) => cell(each, subject))]),
      ]),
      "",
      ...table([
        ["criterion", "bar", "found", ""],
        ...bars.map((bar) => [bar.name, bar.bar, bar.found, verdict(bar)]),
      ]),
      "",
    ])
    .join("\n");
}
