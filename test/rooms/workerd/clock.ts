/** The test rooms' clock: real time plus what tests have let pass. Rooms run in the tests' own isolate. */
export const clock = {
  ahead: 0,
  now: (): number => Date.now() + clock.ahead,
  pass: (ms: number): void => {
    clock.ahead += ms;
  },
};
