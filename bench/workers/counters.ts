/**
 * How often the objects of this worker were started and woken. The counters live in the isolate and not in an
 * object, so they outlive hibernation and can be read without waking an object.
 */
export const counters = { starts: 0, messages: 0, alarms: 0 };

export type Counters = Readonly<typeof counters>;
