import { useCallback, useEffect, useState } from "react";
import { linkFailure, type LinkState } from "./linkState.ts";

/**
 * Calls running or done on this page: a token works only once, and React may run an effect twice. Failed
 * calls are removed so that they can be retried.
 */
const asked = new Map<string, Promise<unknown>>();

function once<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
  const known = asked.get(key);
  // SAFETY: a key identifies the call it was stored for.
  if (known) return known as Promise<Answer>;
  const made = ask();
  asked.set(key, made);
  made.catch(() => asked.delete(key));
  return made;
}

interface Link<Answer> {
  readonly link: LinkState<Answer>;
  readonly again: () => void;
}

/**
 * Sends the token this page was opened with to the server immediately, by calling `ask`. Without a token the
 * link counts as expired.
 */
export function useLink<Answer>(
  name: string,
  token: string | undefined,
  ask: (token: string) => Promise<Answer>,
): Link<Answer> {
  const [link, setLink] = useState<LinkState<Answer>>({ state: "working" });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (token === undefined) return undefined;
    let isOver = false;
    const settle = (next: LinkState<Answer>) => {
      if (!isOver) setLink(next);
    };
    once(`${name} ${token}`, () => ask(token))
      .then((answer) => settle({ state: "done", answer }))
      .catch((error: unknown) => settle(linkFailure(error)));
    return () => {
      isOver = true;
    };
    // One call per link and attempt, however often this renders.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name, token, attempt]);

  const again = useCallback(() => {
    setLink({ state: "working" });
    setAttempt((count) => count + 1);
  }, []);
  return { link: token === undefined ? { state: "expired" } : link, again };
}

/** Like `useLink`, but waits for a press: mail scanners open links but press no buttons. */
export function usePressedLink<Answer, Choice = void>(
  token: string | undefined,
  ask: (token: string, choice: Choice) => Promise<Answer>,
): {
  readonly link: LinkState<Answer> | { readonly state: "idle" };
  /** Sends the token with what was chosen, where there is more than one button. */
  readonly press: (choice: Choice) => void;
} {
  const [link, setLink] = useState<LinkState<Answer> | { readonly state: "idle" }>(
    token === undefined ? { state: "expired" } : { state: "idle" },
  );
  const press = (choice: Choice) => {
    if (token === undefined || link.state === "working") return;
    setLink({ state: "working" });
    ask(token, choice)
      .then((answer) => setLink({ state: "done", answer }))
      .catch((error: unknown) => setLink(linkFailure(error)));
  };
  return { link, press };
}
