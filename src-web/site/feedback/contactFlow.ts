/** Timings of the contact form (specification, sections 4 and 9), ms. */
const SENDING_CLEARS_MS = 2_000;
const BANNER_SHOWN_MS = 2_250;
const BANNER_STAYS_MS = 5_000;

export interface ContactView {
  /** Spinner, dimmed form. */
  readonly isSending: boolean;
  /** The success banner. */
  readonly isThanked: boolean;
}

interface Flow {
  /** Send; says later, again and again, what to show. A second one while the first is sending is ignored. */
  readonly send: (call: () => Promise<unknown>) => void;
  /** Nobody looks any more. */
  readonly stop: () => void;
}

/**
 * What becomes of a message: sending until 2 s after the answer; when it was good, an empty form and
 * from 2.25 s after it a banner for 5 s. When it was bad, nothing but a line in the log.
 */
export function contactFlow(show: (view: ContactView) => void, emptyForm: () => void): Flow {
  let view: ContactView = { isSending: false, isThanked: false };
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const set = (change: Partial<ContactView>) => {
    view = { ...view, ...change };
    show(view);
  };
  const after = (ms: number, change: Partial<ContactView>) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      set(change);
    }, ms);
    timers.add(timer);
  };
  const stop = () => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  };

  return {
    stop,
    send(call) {
      if (view.isSending) return;
      stop();
      set({ isSending: true, isThanked: false });
      call()
        .then(() => {
          emptyForm();
          after(BANNER_SHOWN_MS, { isThanked: true });
          after(BANNER_SHOWN_MS + BANNER_STAYS_MS, { isThanked: false });
        })
        .catch((error: unknown) => {
          console.error("contact form", error);
          set({ isThanked: false });
        })
        .finally(() => after(SENDING_CLEARS_MS, { isSending: false }));
    },
  };
}
