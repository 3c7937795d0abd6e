import { ALL_IN_MS } from "../../src-shared/catalog/limits.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import { tellActors } from "./play/actors.ts";
import { countDecided } from "./people/crowd.ts";
import { isActing, isRobotPlayed, personOf, seatedIds } from "./model/people.ts";
import { resumeWhenEnough } from "./play/pause.ts";
import { stageOf, tellGame } from "./play/play.ts";
import { planRobots } from "./people/robots.ts";
import type { Turn } from "./model/turn.ts";

/** Whoever is still waited for, the absent left out, and whoever is done. */
export function waitingFor(turn: Turn): { waiting: PlayerId[]; done: PlayerId[] } {
  const { clock, game } = turn.state;
  if (clock.stage.name === "TUTORIAL") {
    const people = (game?.players ?? []).filter(
      (id) => isActing(turn.state, id) && !isRobotPlayed(turn.state.seats[id]),
    );
    return {
      waiting: people.filter((id) => !clock.ready.includes(id)),
      done: people.filter((id) => clock.ready.includes(id)),
    };
  }
  const stage = stageOf(turn);
  if (!stage || stage.kind !== "input" || stage.key !== clock.stage.key) {
    return { waiting: [], done: [] };
  }
  return {
    waiting: stage.waitingFor.filter((id) => isActing(turn.state, id)),
    done: [...stage.done],
  };
}

/** The deadline comes close once everybody is done, and goes back when somebody is not any more. */
function endEarlyWhenAllIn(turn: Turn): void {
  const { stage, paused, held } = turn.state.clock;
  if (stage.kind !== "input" || paused || held) return;
  const { waiting, done } = waitingFor(turn);
  const soon = turn.now + ALL_IN_MS;
  if (waiting.length === 0 && done.length > 0) {
    if (stage.endsAt === undefined || stage.endsAt > soon) {
      turn.set("clock", { stage: { ...stage, endsAt: soon } });
    }
    return;
  }
  if (stage.endsAt === stage.fullEndsAt) return;
  const { endsAt: _early, ...rest } = stage;
  turn.set("clock", {
    stage: stage.fullEndsAt === undefined ? rest : { ...rest, endsAt: stage.fullEndsAt },
  });
}

/** Somebody who was away when the game started joins it like any late comer (SE4). */
function seatTheLate(turn: Turn): void {
  for (const id of seatedIds(turn.state)) {
    const isIn = turn.state.game?.players.includes(id) ?? true;
    const seat = turn.state.seats[id];
    if (isIn || !seat || !isActing(turn.state, id)) continue;
    tellGame(turn, { type: "playerJoined", playerId: id, person: personOf(seat) });
  }
}

/** To be called whenever somebody came, went, acted or changed. */
export function afterPeopleChanged(turn: Turn): void {
  if (!turn.state.game) return;
  seatTheLate(turn);
  tellActors(turn);
  resumeWhenEnough(turn);
  countDecided(turn);
  planRobots(turn);
  endEarlyWhenAllIn(turn);
}
