/**
 * How often objects of this worker were started and woken. It lives in the isolate and not in an
 * object, so it outlives hibernation and can be read without waking anybody.
 */
export const counters = { starts: 0, messages: 0, alarms: 0 };

export type Counters = Readonly<typeof counters>;
