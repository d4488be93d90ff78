import { randomBytes } from 'node:crypto';
import type { NoticeChannel } from '@waymark/contract/integrations/choices';
import { sql } from 'kysely';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { findObstacle } from './rules.ts';

/** From 8 to 128 letters and figures; anybody may read it. */
const newKey = () => randomBytes(16).toString('hex');

/**
 * Switches a channel. Search engines are told of what happens from then on; what waits at the end is forgotten. Throws
 * `conflict` where it could tell nothing.
 */
export async function switchChannel(
  { database, config }: Pick<Services, 'database' | 'config'>,
  staffId: string,
  channel: NoticeChannel,
  isOn: boolean,
): Promise<void> {
  const obstacle = isOn ? findObstacle(channel, config) : '';
  if (obstacle !== '') throw new AppError('conflict', obstacle);
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('search_notice_channels')
      .values({ channel, is_on: isOn, key: channel === 'indexnow' ? newKey() : null })
      .onConflict((conflict) =>
        conflict.column('channel').doUpdateSet({ is_on: isOn, failures: 0, failure: '', retry_at: null }),
      )
      .execute();
    await transaction
      .deleteFrom('search_notices')
      .where('channel', '=', channel)
      .where(sql<boolean>`not ${isOn}::boolean`)
      .execute();
    // While no channel is on nothing is noted: the next one begins with what is open then.
    const isAnyOn = sql<boolean>`exists (select from search_notice_channels where is_on)`;
    await transaction
      .deleteFrom('search_notice_reading')
      .where(sql<boolean>`not ${isAnyOn}`)
      .execute();
    await transaction
      .deleteFrom('search_notice_pages')
      .where(sql<boolean>`not ${isAnyOn}`)
      .execute();
    await noteStaffAction(transaction, {
      staffId,
      action: 'search-notice.switch',
      subjectKind: 'feed',
      subjectId: channel,
      after: { isOn },
    });
  });
}
