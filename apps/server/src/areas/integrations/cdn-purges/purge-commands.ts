import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Change } from '../../../platform/changes.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { boardKey, companyKey, listsKey, postingKey } from '../../../platform/http/surrogate-keys.ts';
import type { Logger } from '../../../platform/log.ts';
import { planCatalog } from '../../../platform/plans/plan-catalog.ts';
import type { Services } from '../../../platform/services.ts';
import { purge } from './purge-gateway.ts';

declare module '../../../platform/queue.ts' {
  interface QueuePayloads {
    /** The CDN drops the pages that have one of these keys. */
    'purge-cdn': { keys: string[] };
  }
}

/** Beyond so many changes at once everything is dropped. */
const maxChanges = 300;
/** The second time ends what a node or a request under way has put back with what was before. */
const againSeconds = 15;

type Parts = Pick<Services, 'database' | 'changes' | 'queue'>;

/**
 * Enqueues what has changed since the last call, to be dropped at once and a little later once more. Done by two
 * processes at a time, one of them enqueues it.
 */
export async function notePurges({ database, changes, queue }: Parts): Promise<void> {
  const edition = editionOf();
  const row = await database.selectFrom('cdn_purges').select(['log_cursor', 'edition']).executeTakeFirst();
  const now = await changes.now();
  const news = row && (await changes.since(row.log_cursor));
  const keys = news && row?.edition === edition ? await listKeys(database, news.changes) : [boardKey];
  if (keys.length === 0) return;
  const next = { log_cursor: news?.cursor ?? now, edition };
  await database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('cdn_purges')
      .set(next)
      .where('log_cursor', '=', row?.log_cursor ?? '')
      .where('edition', '=', row?.edition ?? '')
      .executeTakeFirst();
    const isOurs =
      numUpdatedRows > 0n ||
      (!row &&
        (await transaction
          .insertInto('cdn_purges')
          .values(next)
          .onConflict((conflict) => conflict.doNothing())
          .returning('edition')
          .executeTakeFirst()) !== undefined);
    if (!isOurs) return;
    await queue.enqueue(transaction, 'purge-cdn', { keys });
    await queue.enqueue(transaction, 'purge-cdn', { keys }, againSeconds);
  });
}

/** What all pages show beside the log of changes. */
function editionOf(): string {
  return createHash('sha256')
    .update(JSON.stringify([board.settings, planCatalog.onSale]))
    .digest('base64url');
}

async function listKeys(database: Kysely<Tables>, changes: readonly Change[]): Promise<string[]> {
  if (changes.length === 0) return [];
  // Each page shows the newest posts, and any page may show a place.
  const isWide = changes.some(({ kind }) => kind === 'post' || kind === 'place');
  if (isWide || changes.length > maxChanges) return [boardKey];
  const idsOf = (kind: Change['kind']) => [
    ...new Set(changes.filter((change) => change.kind === kind).map(({ id }) => id)),
  ];
  const numbers = idsOf('job').map(Number);
  const jobs =
    numbers.length === 0
      ? []
      : await database
          .selectFrom('jobs')
          .select(['id', 'company_id'])
          .where('number', 'in', numbers)
          .execute();
  // Of one that was deleted nothing says which pages it was on.
  if (jobs.length < numbers.length) return [boardKey];
  const companies = [...jobs.map((job) => job.company_id), ...idsOf('company')];
  return [...new Set([listsKey, ...jobs.map(({ id }) => postingKey(id)), ...companies.map(companyKey)])];
}

/** Has the CDN drop pages. Done twice, it does the same; what fails is done again by the queue. */
export async function sendPurge(
  { changes, outbound, config: { cdn } }: Pick<Services, 'changes' | 'outbound' | 'config'>,
  { keys }: { keys: string[] },
): Promise<void> {
  if (!cdn) return;
  // What a node still has would be put back into the CDN by the next request.
  await changes.settledEverywhere();
  await purge({ outbound }, cdn, keys);
}

/** Follows what changes, where there is a CDN to be told. */
export async function startPurging(services: Services, log: Logger): Promise<void> {
  const { config, changes, queue } = services;
  if (!config.cdn) return;
  await queue.work('purge-cdn', (payload) => sendPurge(services, payload));
  let noting: Promise<void> = Promise.resolve();
  let isWaiting = false;
  const note = () => {
    // One reading that has not begun takes in all changes until then.
    if (isWaiting) return;
    isWaiting = true;
    noting = noting
      .then(() => {
        isWaiting = false;
        return notePurges(services);
      })
      .catch((error: unknown) => log.warn({ err: error }, 'what the CDN has to drop is read again later'));
  };
  changes.subscribe({ changed: note, lost: note });
  const stops = [board.subscribe(note), planCatalog.subscribe(note)];
  queue.onRest(async () => {
    for (const stop of stops) stop();
    await noting;
  });
  await queue.schedule('note-cdn-purges', {
    cron: '* * * * *',
    atStart: true,
    run: () => notePurges(services),
  });
}
