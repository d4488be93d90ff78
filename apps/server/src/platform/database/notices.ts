import type pg from 'pg';
import { retryUntilDone } from '../retry.ts';

type Wake = (words?: string) => void;

/** What the database calls out (`pg_notify`) to those who listen. */
export interface Notices {
  /**
   * Wakes whenever a channel is notified, with the words that came, and without any whenever something may
   * have been missed; gives what ends that. `lock`: two numbers of a shared advisory lock that is held for as long as
   * the connection hears, by which others know that it does; an embedded database has no others.
   */
  listen(channel: string, wake: Wake, lock?: readonly [number, number]): () => Promise<void>;
}

/**
 * Listens on a connection of its own, since one of the pool would be lost to it. A connection that breaks is
 * made again, with growing waits.
 */
export function listenOnServer(connect: () => pg.Client): Notices {
  return {
    listen(channel, wake, lock) {
      const stopping = new AbortController();
      const { signal } = stopping;
      const listening = retryUntilDone(() => listenOnce(connect(), { channel, wake, lock, signal }), {
        signal,
        // The pool's own statements tell of a database that does not answer.
        onFailure: () => {},
      });
      return async () => {
        stopping.abort();
        await listening;
      };
    },
  };
}

/** Rejects when the connection is lost; resolves when it is ended by the signal. */
async function listenOnce(
  client: pg.Client,
  {
    channel,
    wake,
    lock,
    signal,
  }: { channel: string; wake: Wake; lock: readonly [number, number] | undefined; signal: AbortSignal },
): Promise<void> {
  const { promise: lost, reject } = Promise.withResolvers<never>();
  client.on('error', reject);
  client.on('end', () => reject(new Error('The connection was closed.')));
  client.on('notification', ({ payload }) => wake(payload));
  const end = () => void client.end().catch(() => {});
  let isConnected = false;
  const stop = () => {
    end();
    // `connect` never settles when it is ended before the server has answered.
    if (!isConnected) reject(new Error('The connection was ended while it was being made.'));
  };
  signal.addEventListener('abort', stop);
  // It may be lost while idle.
  lost.catch(() => {});
  try {
    await Promise.race([client.connect(), lost]);
    isConnected = true;
    if (lock) await client.query('select pg_advisory_lock_shared($1, $2)', [...lock]);
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    wake();
    await lost;
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    end();
  }
}

/** The embedded database has one session, which hears what it calls out itself. */
export function listenEmbedded(pool: pg.Pool): Notices {
  const wakers = new Map<string, Set<Wake>>();
  pool.on('connect', (client) => {
    client.on('notification', ({ channel, payload }) => {
      for (const wake of wakers.get(channel) ?? []) wake(payload);
    });
  });
  return {
    listen(channel, wake) {
      const listening = wakers.get(channel) ?? new Set();
      wakers.set(channel, listening.add(wake));
      void pool.query(`listen "${channel}"`).then(
        () => wake(),
        () => {},
      );
      return async () => void listening.delete(wake);
    },
  };
}
