import { expect, it } from "vitest";
import { COMMANDS } from "../../src-shared/protocol/topics.ts";
import { files, read } from "./repository.ts";

/** The same deed under the specification's other name: what screens send is `requestNextStage`. */
const TWICE = ["requestSkipTimer"];

it("whatever a host may command, some screen has a button for", () => {
  const screens = files("src-web/**/*.{ts,tsx}").map(read).join("\n");
  const hosts = Object.entries(COMMANDS).flatMap(([topic, { sender }]) =>
    sender === "host" && !TWICE.includes(topic) ? [topic] : [],
  );
  expect(
    hosts.filter((topic) => !screens.includes(`"${topic}", {`)),
    "To mend it: send the command from a screen of the host, or take it out of the protocol.",
  ).toEqual([]);
});
