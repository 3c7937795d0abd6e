// Written by tools/sound: change it there.

/** Where each loop lies in its file, s. */
export const MUSIC = {
  lobby: { loopStart: 2.1429, loopEnd: 19.2857 },
  sunny: { loopStart: 2.449, loopEnd: 22.0408 },
  playful: { loopStart: 2.3077, loopEnd: 20.7692 },
  dreamy: { loopStart: 2.8571, loopEnd: 25.7143 },
  sneaky: { loopStart: 2.5, loopEnd: 22.5 },
  paint: { loopStart: 2.0339, loopEnd: 18.3051 },
  minds: { loopStart: 2.2222, loopEnd: 20 },
  dojo: { loopStart: 1.9048, loopEnd: 17.1429 },
  tension: { loopStart: 1.8182, loopEnd: 16.3636 },
  podium: { loopStart: 1.9355, loopEnd: 17.4194 },
} as const;
