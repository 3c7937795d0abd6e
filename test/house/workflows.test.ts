import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { LANGUAGES, LANGUAGE_NAMES } from "../../src-shared/catalog/languages.ts";
import { exists, files, read } from "./repository.ts";

// Nothing runs these GitHub workflows locally, so without these tests a mistake would only show as a failure
// on GitHub.

const Step = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  if: z.string().optional(),
});
const Permissions = z.record(z.string(), z.enum(["read", "write", "none"]));
const Job = z.looseObject({
  uses: z.string().optional(),
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  permissions: Permissions.optional(),
  "timeout-minutes": z.number().optional(),
  steps: z.array(Step).optional(),
});
const Workflow = z.looseObject({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions: Permissions,
  jobs: z.record(z.string(), Job),
});

const FOLDER = ".github/workflows";
const all = files(`${FOLDER}/*.yml`).map((path) => {
  const workflow = Workflow.parse(parse(read(path)));
  const jobs = Object.values(workflow.jobs);
  return { path, workflow, jobs, steps: jobs.flatMap(({ steps }) => steps ?? []) };
});
const named = (name: string) => {
  const found = all.find(({ workflow }) => workflow.name === name);
  if (!found) throw new Error(`To fix it: restore ${FOLDER}/${name}.yml.`);
  return found;
};

describe("the GitHub workflows", () => {
  it("are a test, a preview, a deploy and a probe", () => {
    expect(all.map(({ workflow }) => workflow.name)).toEqual([
      "deploy",
      "preview",
      "test",
      "uptime",
    ]);
  });

  it.each(all)("$path pins others' actions to a commit, so that nobody can swap them", (one) => {
    const used = [...one.steps, ...one.jobs].flatMap(({ uses }) => uses ?? []);
    const loose = used.filter((uses) => !uses.startsWith("./") && !/@[0-9a-f]{40}$/u.test(uses));
    expect(loose, "To fix it: use the release's commit, with its tag as a comment.").toEqual([]);
    expect(used.filter((uses) => uses.startsWith("./") && !exists(uses.slice(2)))).toEqual([]);
  });

  it.each(all)("$path has at most read access to the repository", ({ workflow, jobs }) => {
    const given = [workflow.permissions, ...jobs.map(({ permissions }) => permissions ?? {})];
    expect(
      given.flatMap((one) => Object.entries(one)).filter(([, right]) => right === "write"),
      "To fix it: remove the permission; no step writes anything to GitHub.",
    ).toEqual([]);
  });

  it.each(all)("$path has a time limit", ({ jobs }) => {
    expect(
      jobs.filter((job) => job.uses === undefined && job["timeout-minutes"] === undefined),
      "To fix it: add timeout-minutes to the job.",
    ).toEqual([]);
  });

  it.each(all)("$path runs existing commands", ({ steps }) => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const lines = steps.map(({ run }) => run ?? "").join("\n");
    const commands = [...lines.matchAll(/\bnpm run ([\w:-]+)/gu)].map(([, name = ""]) => name);
    const programs = [...lines.matchAll(/\bbash (\S+)/gu)].map(([, path = ""]) => path);
    expect(
      [
        ...commands.filter((name) => !Object.hasOwn(scripts, name)),
        ...programs.filter((path) => !exists(path)),
      ],
      "To fix it: correct the command in the workflow, or add it to package.json.",
    ).toEqual([]);
  });

  it.each(all)("$path puts no values from outside into a command", ({ steps }) => {
    const filled = steps.filter(({ run }) => run?.includes("${{"));
    expect(filled, "To fix it: pass the value as an environment variable.").toEqual([]);
  });
});

describe("a deploy", () => {
  const { workflow, steps } = named("deploy");

  it("is started by a tag, after everything that `npm test` checks", () => {
    expect(workflow.on).toEqual({ push: { tags: ["v*.*.*"] } });
    expect(workflow.jobs["test"]?.uses).toBe(`./${FOLDER}/test.yml`);
    expect(workflow.jobs["deploy"]?.needs).toBe("test");
    expect(named("test").steps.map(({ run }) => run)).toContain("bash .ci/run");
  });

  it.each(["deploy", "preview"])(
    "in the workflow %s waits until an account is configured",
    (name) => {
      const [first, ...rest] = named(name).steps;
      expect(first?.run).toContain("CLOUDFLARE_API_TOKEN");
      expect(first?.run).toContain("::notice::");
      const asks = (step: z.infer<typeof Step>) =>
        step.if?.startsWith("steps.account.outputs.known == 'true'");
      expect(rest.filter((step) => !asks(step))).toEqual([]);
    },
  );

  it("has the version that package.json and the changelog name", () => {
    const { version } = JSON.parse(read("package.json")) as { version: string };
    expect(steps.some(({ run }) => run?.includes("GITHUB_REF_NAME"))).toBe(true);
    const [, newest] = /^## (\d+\.\d+\.\d+) – \d{4}-\d\d-\d\d$/mu.exec(read("CHANGELOG.md")) ?? [];
    expect(
      newest,
      "To fix it: add a section for this version, with its date, at the top of CHANGELOG.md.",
    ).toBe(version);
  });
});

describe("the issue forms on GitHub", () => {
  const Form = z.looseObject({
    name: z.string(),
    description: z.string(),
    body: z.array(z.looseObject({ type: z.string(), id: z.string().optional() })).min(1),
  });
  const forms = files(".github/ISSUE_TEMPLATE/*.yml").filter(
    (path) => !path.endsWith("config.yml"),
  );

  it.each(forms)("%s is a valid form", (path) => {
    const { body } = Form.parse(parse(read(path)));
    const ids = body.flatMap(({ id }) => id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("include every language in the form for wrong texts", () => {
    const form = read(".github/ISSUE_TEMPLATE/words.yml");
    expect(LANGUAGES.filter((one) => !form.includes(LANGUAGE_NAMES[one]))).toEqual([]);
  });
});
