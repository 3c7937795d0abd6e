import { useEffect } from "react";
import { arrive } from "./entering.ts";

/** Rendered by every screen that entering a room may end at; uncovers the screen once it is mounted. */
export function Arrived() {
  useEffect(arrive, []);
  return null;
}
