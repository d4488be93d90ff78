/** A change of public data, by the noun it touched. */
export interface Change {
  kind: 'jobs';
  jobNumbers: readonly number[];
}

type Listener = (change: Change) => Promise<void> | void;

/** Tells what is derived from the tables (search columns, page cache) that rows have changed. */
export interface Changes {
  /** Called after the commit. Resolves when everything derived is up to date, in order of subscription. */
  publish(change: Change): Promise<void>;
  subscribe(listener: Listener): void;
}

export function createChanges(): Changes {
  const listeners: Listener[] = [];
  return {
    async publish(change) {
      for (const listener of listeners) await listener(change);
    },
    subscribe(listener) {
      listeners.push(listener);
    },
  };
}
