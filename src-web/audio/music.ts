// Written by tools/sound: change it there.

/** Every piece: where its loop lies in the file of each layer, s, and which layers it has. */
export const MUSIC = {
  lobby: {
    bpm: 112,
    bars: 32,
    loopStart: 2.142854,
    loopEnd: 70.714292,
    layers: ["base", "rhythm"],
  },
  sunny: {
    bpm: 98,
    bars: 28,
    loopStart: 2.448979,
    loopEnd: 71.020417,
    layers: ["base", "rhythm", "tension"],
  },
  playful: {
    bpm: 104,
    bars: 28,
    loopStart: 2.307688,
    loopEnd: 66.923063,
    layers: ["base", "rhythm", "tension"],
  },
  dreamy: {
    bpm: 84,
    bars: 24,
    loopStart: 2.857146,
    loopEnd: 71.428583,
    layers: ["base", "rhythm", "tension"],
  },
  sneaky: {
    bpm: 94,
    bars: 24,
    loopStart: 2.553188,
    loopEnd: 63.829792,
    layers: ["base", "rhythm", "tension"],
  },
  paint: {
    bpm: 118,
    bars: 32,
    loopStart: 2.033896,
    loopEnd: 67.118646,
    layers: ["base", "rhythm", "tension"],
  },
  minds: {
    bpm: 108,
    bars: 28,
    loopStart: 2.222229,
    loopEnd: 64.444458,
    layers: ["base", "rhythm", "tension"],
  },
  dojo: {
    bpm: 126,
    bars: 32,
    loopStart: 1.904771,
    loopEnd: 62.857146,
    layers: ["base", "rhythm", "tension"],
  },
  tension: {
    bpm: 132,
    bars: 36,
    loopStart: 1.818188,
    loopEnd: 67.272729,
    layers: ["base", "rhythm", "tension"],
  },
  podium: {
    bpm: 124,
    bars: 32,
    loopStart: 1.935479,
    loopEnd: 63.870958,
    layers: ["base", "rhythm"],
  },
} as const;
