/** Timings of the contact form (specification, sections 4 and 9), ms. */
const SENDING_CLEARS_MS = 2_000;
const BANNER_SHOWN_MS = 2_250;
const BANNER_STAYS_MS = 5_000;

export interface ContactView {
  /** Shows a spinner and dims the form. */
  readonly isSending: boolean;
  /** Shows the success banner. */
  readonly isThanked: boolean;
}

interface Flow {
  /** Sends the message and passes each change of the view to `show`. Ignored while sending. */
  readonly send: (call: () => Promise<unknown>) => void;
  /** Cancels the timers; called when the form is removed. */
  readonly stop: () => void;
}

/**
 * Controls the contact form: it shows sending until 2 s after the response. After a success it is emptied,
 * and 2.25 s later a banner appears for 5 s. A failure is only logged.
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
          console.error("contact form not sent", error);
          set({ isThanked: false });
        })
        .finally(() => after(SENDING_CLEARS_MS, { isSending: false }));
    },
  };
}
