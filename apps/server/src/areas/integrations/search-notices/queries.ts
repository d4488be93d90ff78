import { noticeChannels } from '@waymark/contract/integrations/choices';
import type { NoticeChannelState } from '@waymark/contract/integrations/feeds';
import type { Say } from '@waymark/contract/text/say';
import { sql, type Kysely } from 'kysely';
import type { Config } from '../../../platform/config.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { findObstacle } from './rules.ts';

/** Every channel, whether it was ever on or not. */
export async function listChannels(
  database: Kysely<Tables>,
  config: Config,
  say: Say,
): Promise<NoticeChannelState[]> {
  const rows = await database
    .selectFrom('search_notice_channels')
    .selectAll()
    .select(
      sql<number>`(
        select count(*)::int from search_notices where search_notices.channel = search_notice_channels.channel
      )`.as('waiting'),
    )
    .execute();
  return noticeChannels.map(({ value: channel }) => {
    const row = rows.find((one) => one.channel === channel);
    return {
      channel,
      isOn: row?.is_on ?? false,
      obstacle: say(findObstacle(channel, config)),
      waiting: row?.waiting ?? 0,
      sentAt: row?.sent_at?.toISOString() ?? null,
      sentCount: row?.sent_count ?? 0,
      failures: row?.failures ?? 0,
      failure: say(row?.failure ?? ''),
      retryAt: row?.retry_at?.toISOString() ?? null,
    };
  });
}

/** Whether a key is that of this board's notices. */
export async function isOwnKey(database: Kysely<Tables>, key: string): Promise<boolean> {
  const row = await database
    .selectFrom('search_notice_channels')
    .select('channel')
    .where('key', '=', key)
    .where('is_on', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}
