import { afterEach, expect, it } from "vitest";
import { haptic, RHYTHM } from "../../../../src-web/ui/effects/haptics.ts";

const browsers = Object.getOwnPropertyDescriptor(globalThis, "navigator");

/** A phone of which this is known about its user's touches; returns the rhythms it was asked for. */
function phone(userActivation?: { readonly hasBeenActive: boolean }): unknown[] {
  const felt: unknown[] = [];
  const vibrate = (pattern: unknown) => felt.push(pattern);
  Object.defineProperty(globalThis, "navigator", {
    configurable: true,
    value: { vibrate, ...(userActivation && { userActivation }) },
  });
  return felt;
}

afterEach(() => {
  if (browsers) Object.defineProperty(globalThis, "navigator", browsers);
  else Reflect.deleteProperty(globalThis, "navigator");
});

it("a phone whose page was just reloaded does not vibrate before it is touched", () => {
  // The browser would refuse each attempt and log an error.
  const untouched = phone({ hasBeenActive: false });
  haptic(...RHYTHM.turn);
  expect(untouched).toEqual([]);
  const touched = phone({ hasBeenActive: true });
  haptic(...RHYTHM.turn);
  expect(touched).toEqual([[60, 40, 60]]);
});

it("a phone whose browser does not tell whether it was touched vibrates", () => {
  const felt = phone();
  haptic(...RHYTHM.tap);
  expect(felt).toEqual([[12]]);
});
