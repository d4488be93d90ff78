import type { Kysely } from 'kysely';
import { createChanges, type Changes } from '../platform/changes.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { Logger } from '../platform/log.ts';

type Listener = Parameters<Changes['subscribe']>[0];

/** The log of changes for an application that outlives the test files it is used by. */
export interface SharedChanges extends Changes {
  /** Who listens by now goes on listening; who comes later does so until `forget`. */
  keep(): void;
  /** Goes on from now, as after a start: who stays reads everything again. */
  forget(): Promise<void>;
}

export function createSharedChanges(database: Kysely<Tables>, log: Logger): SharedChanges {
  const changes = createChanges(database, log);
  const awayListeners: (() => void)[] = [];
  let listeners: Listener[] = [];
  let kept = { listeners: 0, awayListeners: 0 };
  const toAll: Listener = {
    async changed(told, cursor) {
      for (const listener of listeners) await listener.changed(told, cursor);
    },
    async lost() {
      for (const listener of listeners) await listener.lost();
    },
  };
  changes.subscribe(toAll);
  changes.onAway(() => {
    for (const tell of awayListeners) tell();
  });
  return {
    ...changes,
    get isAway() {
      return changes.isAway;
    },
    subscribe: (listener) => void listeners.push(listener),
    onAway: (tell) => void awayListeners.push(tell),
    keep() {
      kept = { listeners: listeners.length, awayListeners: awayListeners.length };
    },
    async forget() {
      const staying = listeners.slice(0, kept.listeners);
      awayListeners.length = kept.awayListeners;
      listeners = [];
      await changes.settled();
      listeners = staying;
      await toAll.lost();
    },
  };
}
