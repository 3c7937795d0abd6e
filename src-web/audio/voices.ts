// Written by tools/sound: change it there.

/** What the robot may say at each moment, in every language, by name. */
export const VOICES = {
  welcome: ["welcome1", "welcome2", "welcome3", "welcome4"],
  go: ["go1", "go2", "go3", "go4"],
  hurry: ["hurry1", "hurry2", "hurry3", "hurry4"],
  timeUp: ["timeUp1", "timeUp2", "timeUp3", "timeUp4"],
  robotWins: ["robotWins1", "robotWins2", "robotWins3", "robotWins4"],
  wellDone: ["wellDone1", "wellDone2", "wellDone3", "wellDone4"],
  tie: ["tie1", "tie2", "tie3", "tie4"],
  again: ["again1", "again2", "again3", "again4"],
  joins: ["joins1", "joins2", "joins3"],
  lastOne: ["lastOne1", "lastOne2", "lastOne3"],
  newLeader: ["newLeader1", "newLeader2", "newLeader3"],
  robotLeads: ["robotLeads1", "robotLeads2", "robotLeads3"],
  robotLast: ["robotLast1", "robotLast2", "robotLast3"],
  lastRound: ["lastRound1", "lastRound2", "lastRound3"],
  nobodyRight: ["nobodyRight1", "nobodyRight2", "nobodyRight3"],
  allRight: ["allRight1", "allRight2", "allRight3"],
} as const;
