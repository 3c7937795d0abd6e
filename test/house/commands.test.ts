import { expect, it } from "vitest";
import { COMMANDS } from "../../src-shared/protocol/commands.ts";
import { files, read } from "./repository.ts";

/** An alias of `requestNextStage` (specification, section 7); screens send `requestNextStage`. */
const TWICE = ["requestSkipTimer"];

it("every command of a host is sent by some screen", () => {
  const screens = files("src-web/**/*.{ts,tsx}").map(read).join("\n");
  const hosts = Object.entries(COMMANDS).flatMap(([topic, { sender }]) =>
    sender === "host" && !TWICE.includes(topic) ? [topic] : [],
  );
  expect(
    hosts.filter((topic) => !screens.includes(`"${topic}", {`)),
    "To fix it: send the command from a screen of the host, or remove it from the protocol.",
  ).toEqual([]);
});
