import type { PartnerFeed } from '@waymark/contract/integrations/feeds';
import { feedPartners, type FeedPartner } from '@waymark/contract/posting/visit-marks';
import { sql, type Kysely } from 'kysely';
import { contactOf } from '../../../platform/board/board-rules.ts';
import { board } from '../../../platform/board/board.ts';
import type { Config } from '../../../platform/config.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { hashSecret } from '../../../platform/ids.ts';
import { countViewsFrom } from '../../jobs/job-views/queries.ts';
import { sourcesPassedOn } from '../../jobs/jobs/source-queries.ts';
import type { FeedTask } from './partner-rules.ts';

const partners: readonly FeedPartner[] = feedPartners.map(({ value }) => value);

/** Every partner, whether it has a feed or not. */
export async function listPartnerFeeds(database: Kysely<Tables>): Promise<PartnerFeed[]> {
  const rows = await database.selectFrom('feed_partners').selectAll().execute();
  const clicks = await countViewsFrom(database, partners);
  const leftOut = await listLeftOut(database);
  return partners.map((partner) => {
    const row = rows.find((one) => one.partner === partner);
    return {
      partner,
      isOn: row?.is_on ?? false,
      addressMadeAt: row?.key_made_at?.toISOString() ?? null,
      readAt: row?.fetched_at?.toISOString() ?? null,
      clicks: clicks.get(partner) ?? 0,
      leftOut: leftOut
        .filter((one) => one.partner === partner || one.partner === 'all')
        .map(({ companyId, company, by }) => ({ companyId, company, by })),
    };
  });
}

async function listLeftOut(database: Kysely<Tables>) {
  return database
    .selectFrom('feed_left_out')
    .innerJoin('companies', 'companies.id', 'feed_left_out.company_id')
    .select(['company_id as companyId', 'name as company', 'partner', 'left_out_by as by'])
    .orderBy(sql`lower(name)`)
    .orderBy('company_id')
    .execute();
}

/** Whether a feed is on and has this key in its address. */
export async function isOpenFeed(database: Kysely<Tables>, partner: string, key: string): Promise<boolean> {
  // The hash is compared, not the key of 256 random bits, so the time of the comparison reveals nothing.
  const row = await database
    .selectFrom('feed_partners')
    .select('partner')
    .where('partner', '=', partner as FeedPartner)
    .where('key_hash', '=', hashSecret(key))
    .where('is_on', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a company lets its postings go out to partners. */
export async function isGoingOut(database: Kysely<Tables>, companyId: string): Promise<boolean> {
  const row = await database
    .selectFrom('feed_left_out')
    .select('company_id')
    .where('company_id', '=', companyId)
    .where('partner', '=', 'all')
    .where('left_out_by', '=', 'company')
    .executeTakeFirst();
  return row === undefined;
}

/** The settings that decide which postings go out now. */
export async function readFeedTask(database: Kysely<Tables>, config: Config): Promise<FeedTask> {
  const rows = await database
    .selectFrom('feed_left_out')
    .select(['company_id', 'partner'])
    .orderBy('company_id')
    .execute();
  const leftOutOf = (partner: FeedPartner) => [
    ...new Set(
      rows.filter((row) => row.partner === partner || row.partner === 'all').map((row) => row.company_id),
    ),
  ];
  return {
    publicUrl: config.publicUrl,
    boardName: board.settings.name,
    words: board.wordSettings,
    email: contactOf(board.settings, config).email,
    passedOn: await sourcesPassedOn(database),
    leftOut: Object.fromEntries(partners.map((partner) => [partner, leftOutOf(partner)])),
  };
}
