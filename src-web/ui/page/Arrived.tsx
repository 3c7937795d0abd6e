import { useEffect } from "react";
import { arrive } from "./crossing.ts";

/** Stands in whatever a way into a room may end at: once it does, nothing is covered any more. */
export function Arrived() {
  useEffect(arrive, []);
  return null;
}
