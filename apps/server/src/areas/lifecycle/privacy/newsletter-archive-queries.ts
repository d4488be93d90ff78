import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Row } from './archive-rules.ts';
import type { Person } from './person-queries.ts';
import { isOneOf, type SectionSource } from './section-queries.ts';

/** The newsletter knows addresses and no accounts: a copy has it of those that are proven to be the person's. */
export const newsletterSections: readonly SectionSource[] = [
  {
    key: 'newsletter',
    title: 'The newsletter',
    tables: ['newsletter_subscribers'],
    list: listSubscriptions,
  },
  {
    key: 'newsletterIssues',
    title: 'Issues of the newsletter that were mailed to you',
    tables: ['newsletter_deliveries'],
    list: listDeliveries,
  },
];

function listSubscriptions(database: Kysely<Tables>, { addresses }: Person): Promise<Row[]> {
  return database
    .selectFrom('newsletter_subscribers')
    .select(['email', 'created_at as askedAt', 'confirmed_at as confirmedAt', 'stopped_at as stoppedAt'])
    .select('stop_reason as whyStopped')
    .where(isOneOf(sql`email`, addresses))
    .orderBy('id')
    .execute();
}

function listDeliveries(database: Kysely<Tables>, { addresses }: Person): Promise<Row[]> {
  return database
    .selectFrom('newsletter_deliveries')
    .innerJoin('newsletter_subscribers', 'newsletter_subscribers.id', 'subscriber_id')
    .innerJoin('newsletter_issues', 'newsletter_issues.id', 'issue_id')
    .select(['newsletter_issues.title as issue', 'newsletter_deliveries.state'])
    .select('newsletter_deliveries.created_at as mailedAt')
    .where(isOneOf(sql`newsletter_subscribers.email`, addresses))
    .orderBy('newsletter_deliveries.id')
    .execute();
}
