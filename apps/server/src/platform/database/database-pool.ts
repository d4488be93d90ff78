import type pg from 'pg';
import { currentCaller } from '../caller.ts';
import { AppError, retryAfterSeconds } from '../errors.ts';
import { databaseUnavailable, LastingClient } from './lost-connection.ts';
import { WaitingLine, type LineLimits, type Waiting } from '../waiting-line.ts';

/** What the product asks of connections; whatever fails for want of one is `unavailable`. */
export interface DatabasePool {
  /** What the driver was given: Kysely opens further connections the same way. */
  readonly options: object;
  connect(): Promise<pg.PoolClient>;
  query<Row extends pg.QueryResultRow = pg.QueryResultRow>(
    statement: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>>;
  end(): Promise<void>;
  /** The last query of each connection in use. */
  describeHeld(): string;
  /** How many connections are open and idle, and how many callers wait for one. */
  measure(): { connections: { name: string; open: number; idle: number }[]; waiting: number };
}

/**
 * The driver's pools; their clients have to be `LastingClient`s. One and the same where there is only one
 * session.
 */
interface Drivers {
  guests: pg.Pool;
  others: pg.Pool;
}

/** Stands before the driver's pools, with a line of those who wait. */
export function createDatabasePool(drivers: Drivers, limits: LineLimits): DatabasePool {
  const line = new WaitingLine(limits);
  const all = new Set([drivers.guests, drivers.others]);
  const held = new Set<pg.PoolClient>();
  // An idle client that breaks is replaced by its pool; without a listener it would end the process.
  for (const driver of all) driver.on('error', () => {});

  async function connect(): Promise<pg.PoolClient> {
    const caller = currentCaller();
    const isGuest = caller !== undefined && !caller.isSignedIn;
    const leave = await enterLine(line, { isGuest, address: caller?.address ?? '' });
    try {
      const client = await drivers[isGuest ? 'guests' : 'others'].connect();
      held.add(client);
      return onRelease(client, () => {
        held.delete(client);
        leave();
      });
    } catch (error) {
      leave();
      // Nothing but the database stands behind this: refused, or too slow.
      throw databaseUnavailable(error);
    }
  }

  return {
    options: drivers.others.options,
    connect,
    // Not the driver's own, which answers what the connection says before the client has named it.
    async query<Row extends pg.QueryResultRow>(statement: string | pg.QueryConfig, values?: unknown[]) {
      const client = await connect();
      try {
        return await client.query<Row>(statement, values);
      } finally {
        client.release();
      }
    },
    describeHeld: () =>
      [...held].map((client) => (client instanceof LastingClient ? client.describe() : '')).join(', '),
    measure: () => ({
      connections: Object.entries(drivers)
        // The embedded database has one for all.
        .filter(([name]) => all.size > 1 || name === 'others')
        .map(([name, driver]: [string, pg.Pool]) => ({
          name,
          open: driver.totalCount,
          idle: driver.idleCount,
        })),
      waiting: line.waiting,
    }),
    end: async () => void (await Promise.all([...all].map((driver) => driver.end()))),
  };
}

async function enterLine(line: WaitingLine, who: Waiting): Promise<() => void> {
  try {
    return await line.enter(who);
  } catch (error) {
    const message = 'We are very busy at the moment. Please try again in a few seconds.';
    throw new AppError('unavailable', message, { retryAfterSeconds }, { cause: error });
  }
}

/** Tells of the client's return; one without its connection is not given to the next who asks. */
function onRelease(client: pg.PoolClient, leave: () => void): pg.PoolClient {
  const release = client.release.bind(client);
  client.release = (destroy) => {
    release(destroy ?? (client instanceof LastingClient && client.lost));
    leave();
  };
  return client;
}
