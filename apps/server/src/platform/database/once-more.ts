/** Work that is asked for from outside, and done by one runner at a time. */
export interface OnceMore {
  /** Begins at once; while it runs, it is done once more after its end for all who ask meanwhile. */
  ask(): void;
  /** Whether it runs. */
  readonly isRunning: boolean;
  /** Resolves when it does not run. */
  idle(): Promise<void>;
}

/**
 * Does something when it is asked for, never twice at once, and never misses who asks while it ends: what they ask for
 * may have come after it looked. The work handles its own errors.
 */
export function onceMore(work: () => Promise<void>): OnceMore {
  let isAsked = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    try {
      while (isAsked) {
        isAsked = false;
        await work();
      }
    } finally {
      // In the same turn as the last look at what is asked for: nobody can ask in between.
      running = undefined;
    }
  }

  return {
    ask() {
      isAsked = true;
      running ??= Promise.resolve().then(run);
    },
    get isRunning() {
      return running !== undefined;
    },
    async idle() {
      await running;
    },
  };
}
