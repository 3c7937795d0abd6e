import { useEffect } from "react";
import { announce } from "./announcer.ts";

/**
 * Makes a screen reader announce a text when it appears and whenever it changes; an empty one is silent. For a text
 * that comes together with its place: a live region that is new itself is not read out by every screen reader.
 */
export function useAnnouncement(text: string): void {
  useEffect(() => {
    if (text !== "") announce(text);
  }, [text]);
}
