import type { NoticeChannel } from '@waymark/contract/integrations/choices';
import { jobDetailPath } from '@waymark/contract/paths';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { googleBatch, googleQuota, googleZone, indexNowBatch, indexNowBatches } from './constants.ts';
import { openGoogleNotices } from './google-gateway.ts';
import { sendToIndexNow } from './indexnow-gateway.ts';
import { NoticeFailure } from './notice-failure-rules.ts';
import { readNews } from './reading-commands.ts';
import { dayIn, findObstacle, retryAt } from './rules.ts';

type Parts = Pick<Services, 'database' | 'changes' | 'outbound' | 'config'>;

/** Reads what has changed and tells it; where something cannot be told now, it waits for the next run. */
export async function tellSearchEngines(
  services: Parts,
  now = new Date(),
  signal?: AbortSignal,
): Promise<void> {
  const { database, config } = services;
  const rows = await database
    .selectFrom('search_notice_channels')
    .selectAll()
    .where('is_on', '=', true)
    .execute();
  // A copy of the database on somebody's own machine tells nobody anything.
  const channels = rows.filter(({ channel }) => findObstacle(channel, config) === '');
  if (channels.length === 0) return;
  await readNews(services, signal);
  for (const row of channels) {
    if (signal?.aborted || (row.retry_at !== null && row.retry_at > now)) continue;
    try {
      await (row.channel === 'google'
        ? sendGoogle(services, row, now)
        : sendIndexNow(services, row.key ?? '', now));
    } catch (error) {
      if (!(error instanceof NoticeFailure)) throw error;
      await noteFailure(database, row, error, now);
    }
  }
}

interface Notice {
  jobId: string;
  kind: 'updated' | 'deleted';
  /** As the database wrote it: a page that changes once more meanwhile is told again. */
  notedAt: string;
}

async function listNotices(
  database: Kysely<Tables>,
  channel: NoticeChannel,
  order: 'asc' | 'desc',
  limit: number,
): Promise<Notice[]> {
  return database
    .selectFrom('search_notices')
    .select(['job_id as jobId', 'kind', sql<string>`noted_at::text`.as('notedAt')])
    .where('channel', '=', channel)
    .orderBy('noted_at', order)
    .limit(limit)
    .execute();
}

async function sendIndexNow(services: Parts, key: string, now: Date): Promise<void> {
  const { database, config } = services;
  for (let batch = 0; batch < indexNowBatches; batch++) {
    const notices = await listNotices(database, 'indexnow', 'asc', indexNowBatch);
    if (notices.length === 0) return;
    await sendToIndexNow(
      services,
      key,
      notices.map(({ jobId }) => config.publicUrl + jobDetailPath(jobId)),
    );
    await noteSent(database, 'indexnow', notices, now);
  }
}

/** The newest first: most days have more news than Google takes. */
async function sendGoogle(
  services: Parts,
  { quota_day: day, quota_used: used }: { quota_day: string | null; quota_used: number },
  now: Date,
): Promise<void> {
  const { database, config } = services;
  const today = dayIn(googleZone, now);
  const left = googleQuota - (day === today ? used : 0);
  const notices = await listNotices(database, 'google', 'desc', Math.min(left, googleBatch));
  if (notices.length === 0) return;
  const google = await openGoogleNotices(services);
  for (const notice of notices) {
    // Counted before it is sent: a request that breaks off may have counted there.
    await sql`
      update search_notice_channels set
        quota_used = case when quota_day = ${today}::date then quota_used + 1 else 1 end, quota_day = ${today}::date
      where channel = 'google'
    `.execute(database);
    await google.send(config.publicUrl + jobDetailPath(notice.jobId), notice.kind);
    await noteSent(database, 'google', [notice], now);
  }
  await database
    .updateTable('search_notice_channels')
    .set({ sent_count: notices.length })
    .where('channel', '=', 'google')
    .execute();
}

async function noteSent(
  database: Kysely<Tables>,
  channel: NoticeChannel,
  notices: readonly Notice[],
  now: Date,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`
      delete from search_notices
      using jsonb_to_recordset(${JSON.stringify(notices)}::jsonb) as sent("jobId" uuid, "notedAt" timestamptz)
      where channel = ${channel} and job_id = sent."jobId" and noted_at = sent."notedAt"
    `.execute(transaction);
    await transaction
      .updateTable('search_notice_channels')
      .set({ sent_at: now, sent_count: notices.length, failures: 0, failure: '', retry_at: null })
      .where('channel', '=', channel)
      .execute();
  });
}

async function noteFailure(
  database: Kysely<Tables>,
  { channel, failures }: { channel: NoticeChannel; failures: number },
  { message, waitSeconds }: NoticeFailure,
  now: Date,
): Promise<void> {
  await database
    .updateTable('search_notice_channels')
    .set({ failures: failures + 1, failure: message, retry_at: retryAt(failures + 1, now, waitSeconds) })
    .where('channel', '=', channel)
    .execute();
}
