/** Prints why a script cannot go on, and exits. */
export function giveUp(why: string): never {
  console.error(why);
  process.exit(1);
}

/**
 * Does what needs the state folder; gives up where nothing can be stored, as on a full disk or without the right to.
 * `command` is what starts the script.
 */
export function stored<Made>(stateDir: string, command: string, work: () => Made): Made {
  try {
    return work();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return giveUp(
      `nothing can be stored in ${stateDir} (${why}): STATE_DIR=folder ${command} takes another`,
    );
  }
}
