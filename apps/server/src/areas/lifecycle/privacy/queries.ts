import { sql } from 'kysely';
import type { Kysely, RawBuilder, SqlBool } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ExportRow } from './presenter.ts';
import type { Row } from './rules.ts';

/** Whom a copy or an erasure is about. */
export interface Person {
  id: string;
  /**
   * In lower case: those that a used link has proven to be read by this person, the account's own and those it had
   * before; there may be none. Whatever else was typed may be a stranger's, whose mails are not this person's.
   */
  addresses: string[];
}

/** The person of an account; throws when there is none any more. */
export async function getPerson(database: Kysely<Tables>, userId: string): Promise<Person> {
  const { rows } = await sql<{ addresses: string[] }>`
    with proven(address) as (
      select lower(email) from users where id = ${userId} and email_confirmed_at is not null
      union select lower(old_email) from email_changes
      where user_id = ${userId} and was_proven and moved_at is not null
    )
    select coalesce((
      select array_agg(address order by address) from proven
      -- One that was left belongs to whoever has proven it since.
      where not exists (
        select from users other
        where lower(other.email) = address and other.id <> ${userId} and other.email_confirmed_at is not null
      )
    ), '{}') as addresses
    from users where id = ${userId}
  `.execute(database);
  const [person] = rows;
  if (!person) throw new Error('The account has been deleted meanwhile.');
  return { id: userId, addresses: person.addresses };
}

export interface SectionSource {
  key: string;
  title: string;
  /** The tables whose rows about a person the section shows. */
  tables: readonly string[];
  list(database: Kysely<Tables>, person: Person): Promise<Row[]>;
}

/** An array, and not a list: somebody may have proven no address at all. */
export function isOneOf(column: RawBuilder<unknown>, addresses: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${column} = any(${addresses}::text[])`;
}

/** The newest copy of a person's data, whatever its state; undefined when there is none or it has expired. */
export function findLatestExport(database: Kysely<Tables>, userId: string): Promise<ExportRow | undefined> {
  return database
    .selectFrom('account_exports')
    .leftJoin('files', 'files.id', 'account_exports.file_id')
    .select(['account_exports.id', 'account_exports.status', 'done', 'total', 'files.size'])
    .select(['account_exports.created_at', 'account_exports.expires_at'])
    .where('account_exports.user_id', '=', userId)
    .where(sql<boolean>`coalesce(account_exports.expires_at > now(), true)`)
    .orderBy('account_exports.created_at', 'desc')
    .orderBy('account_exports.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The file of a finished copy of this person; undefined for another's, an unfinished and an expired one. */
export function findExportFile(
  database: Kysely<Tables>,
  userId: string,
  exportId: string,
): Promise<{ storage_key: string; name: string; media_type: string; size: number } | undefined> {
  return database
    .selectFrom('account_exports')
    .innerJoin('files', 'files.id', 'account_exports.file_id')
    .select(['files.storage_key', 'files.name', 'files.media_type', 'files.size'])
    .where('account_exports.id', '=', exportId)
    .where('account_exports.user_id', '=', userId)
    .where('account_exports.status', '=', 'ready')
    .where('account_exports.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** What somebody wrote below posts. */
export const commentSections: readonly SectionSource[] = [
  {
    key: 'comments',
    title: 'Comments you wrote on our posts',
    tables: ['blog_comments'],
    list: listOwnComments,
  },
];

/** Written signed in, or as a guest with an address that is proven to be theirs. */
function listOwnComments(database: Kysely<Tables>, { id, addresses }: Person): Promise<Row[]> {
  return database
    .selectFrom('blog_comments')
    .innerJoin('blog_posts', 'blog_posts.id', 'blog_comments.post_id')
    .select(['blog_comments.id', 'blog_posts.title as post', 'blog_comments.name', 'blog_comments.email'])
    .select([
      'blog_comments.url as website',
      'blog_comments.text',
      'blog_comments.wants_mail as toldOfAnswers',
    ])
    .select(['blog_comments.confirmed_at as confirmedAt', 'blog_comments.created_at as createdAt'])
    .where(({ or, and, eb }) =>
      or([
        eb('blog_comments.user_id', '=', id),
        and([eb('blog_comments.user_id', 'is', null), isOneOf(sql`blog_comments.email`, addresses)]),
      ]),
    )
    .orderBy('blog_comments.id')
    .execute();
}

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

/** That somebody let staff look at the board as they see it, and who did. */
export const supportSections: readonly SectionSource[] = [
  {
    key: 'supportConsents',
    title: 'When you let our staff look as you',
    tables: ['support_consents'],
    list: listConsents,
  },
  {
    key: 'supportVisits',
    title: 'Who of our staff has looked as you',
    tables: ['support_visits'],
    list: listVisits,
  },
];

function listConsents(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('support_consents')
    .select(['created_at as givenAt', 'expires_at as until', 'ended_at as takenBackAt'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}

async function listVisits(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  const rows = await database
    .selectFrom('support_visits')
    .leftJoin('users', 'users.id', 'support_visits.staff_id')
    .select(['users.first_name', 'users.last_name', 'support_visits.reason'])
    .select(['support_visits.created_at as startedAt', 'support_visits.ended_at as endedAt'])
    .where('support_visits.user_id', '=', id)
    .orderBy('support_visits.id')
    .execute();
  return rows.map(({ first_name: first, last_name: last, ...row }) => ({
    who: first === null ? 'Somebody who has left' : `${first} ${last}`,
    ...row,
  }));
}
