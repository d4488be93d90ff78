import { resumeLinksKept, resumeLinksLimit, linkViewsKept } from '@waymark/contract/resumes/choices';
import type { NewResumeLink } from '@waymark/contract/resumes/sharing';
import { type Message, msg } from '@waymark/contract/text/message';
import { isbot } from 'isbot';
import { sql, type Kysely } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { networkOf } from '../../../platform/rate-limits/network.ts';
import { newId, newSecret, hashSecret } from '../../../platform/ids.ts';
import { lockAccount } from '../../identity/accounts/queries.ts';
import { describeDevice } from '../../identity/accounts/rules.ts';
import { getResume } from '../resumes/queries.ts';
import { getLink, unknownLink } from './queries.ts';
import { sayEnglish } from '@waymark/contract/text/say';

/**
 * Creates a link and returns its id and secret; only the secret's hash is stored. Throws `not_found` for another
 * candidate's resume, `conflict` for too many links or an unverified address: the owner must be reachable.
 */
export async function createLink(
  database: Kysely<Tables>,
  userId: string,
  { resumeId, label, withContact, allowsDownload, days }: NewResumeLink,
): Promise<{ id: string; secret: string }> {
  const { secret, hash } = newSecret();
  const id = newId();
  await database.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, userId);
    await getResume(transaction, userId, resumeId);
    if (account.email_confirmed_at === null) {
      throw new AppError('conflict', msg`Confirm your email address first, by the link in our mail to you.`);
    }
    await requireRoom(transaction, userId);
    await transaction
      .insertInto('resume_links')
      .values({
        id,
        user_id: userId,
        resume_id: resumeId,
        label,
        token_hash: hash,
        with_contact: withContact,
        allows_download: allowsDownload,
        expires_at: inDays(days),
      })
      .execute();
    await dropOldest(transaction, userId);
  });
  return { id, secret };
}

/** Extends a link, even an expired one, by a number of days from now. Throws `not_found` or `conflict`. */
export async function renewLink(
  database: Kysely<Tables>,
  userId: string,
  linkId: string,
  days: number,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    const link = await getLink(transaction, userId, linkId);
    if (link.revoked_at !== null)
      throw new AppError('conflict', msg`This link is revoked for good: make a new one.`);
    if (link.is_expired) await requireRoom(transaction, userId);
    await transaction
      .updateTable('resume_links')
      .set({ expires_at: inDays(days) })
      .where('id', '=', linkId)
      .execute();
  });
}

/** Revokes a link for good; revoking it twice is no error. Throws `not_found`. */
export async function revokeLink(database: Kysely<Tables>, userId: string, linkId: string): Promise<void> {
  const revoked = await database
    .updateTable('resume_links')
    .set({ revoked_at: sql<Date>`coalesce(revoked_at, now())` })
    .where('id', '=', linkId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!revoked) throw unknownLink();
}

/** Revokes the links created since a time: anyone with a link can read the current resume. */
export async function revokeLinksSince(
  transaction: Kysely<Tables>,
  userId: string,
  since: Date,
): Promise<void> {
  await sql`
    update resume_links set revoked_at = now()
    where user_id = ${userId} and revoked_at is null and created_at >= ${since}
  `.execute(transaction);
}

async function requireRoom(transaction: Kysely<Tables>, userId: string): Promise<void> {
  const { count } = await transaction
    .selectFrom('resume_links')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where(sql<boolean>`expires_at > now()`)
    .executeTakeFirstOrThrow();
  if (count < resumeLinksLimit) return;
  throw new AppError(
    'conflict',
    msg`You have ${resumeLinksLimit} links that work. Revoke one of them first.`,
  );
}

/** Deletes the oldest of the ended links. */
async function dropOldest(transaction: Kysely<Tables>, userId: string): Promise<void> {
  await sql`
    delete from resume_links where id in (
      select id from resume_links where user_id = ${userId}
      order by (revoked_at is null and expires_at > now()) desc, created_at desc offset ${resumeLinksKept}
    )
  `.execute(transaction);
}

const inDays = (days: number) => sql<Date>`now() + make_interval(days => ${days}::int)`;

/** Deletes views, and links that have ended, after the period of the settings. */
export async function forgetOldLinks(database: Kysely<Tables>): Promise<void> {
  const long = sql`now() - make_interval(days => ${board.settings.retention.linkViewDays}::int)`;
  await sql`delete from resume_link_views where viewed_at < ${long}`.execute(database);
  await sql`delete from resume_links where expires_at < ${long} or revoked_at < ${long}`.execute(database);
}

export interface Visitor {
  ip: string;
  userAgent: string;
}

/**
 * Records a view, once per visitor and day, with all programs counted as one visitor. Older views are counted
 * but not listed, so that a program that changes its user agent cannot fill the table.
 */
export async function noteLinkView(
  database: Kysely<Tables>,
  { linkId, token, hasDownloaded }: { linkId: string; token: string; hasDownloaded: boolean },
  visitor: Visitor,
): Promise<void> {
  const { key, device } = identify(visitor, token);
  await database.transaction().execute(async (transaction) => {
    // Locking the link serializes its views, so that two cannot both take the last free place; a link deleted
    // meanwhile returns no row.
    const link = await transaction
      .selectFrom('resume_links')
      .select('id')
      .where('id', '=', linkId)
      .forUpdate()
      .executeTakeFirst();
    if (!link) return;
    const { rows } = await sql<{ is_new: boolean }>`
      insert into resume_link_views (link_id, day, visitor, device, has_downloaded)
      values (${linkId}, (now() at time zone 'utc')::date, ${key}, ${sayEnglish(device)}, ${hasDownloaded})
      on conflict (link_id, day, visitor) do update
        set viewed_at = excluded.viewed_at,
          has_downloaded = resume_link_views.has_downloaded or excluded.has_downloaded
      returning xmax = 0 as is_new
    `.execute(transaction);
    if (rows[0]?.is_new) await countView(transaction, linkId);
  });
}

async function countView(transaction: Kysely<Tables>, linkId: string): Promise<void> {
  await transaction
    .updateTable('resume_links')
    .set({ view_count: sql<number>`view_count + 1` })
    .where('id', '=', linkId)
    .execute();
  await sql`
    delete from resume_link_views where link_id = ${linkId} and (day, visitor) in (
      select day, visitor from resume_link_views where link_id = ${linkId}
      order by viewed_at desc, visitor offset ${linkViewsKept}
    )
  `.execute(transaction);
}

/**
 * The hash includes the link's secret, which is not stored, so that no one can test guessed addresses against
 * it.
 */
function identify({ ip, userAgent }: Visitor, token: string): { key: string; device: Message } {
  // Browsers send a user agent.
  if (userAgent === '' || isbot(userAgent)) return { key: 'program', device: msg`A program` };
  const day = new Date().toISOString().slice(0, 10);
  return {
    key: hashSecret(`${token} ${day} ${networkOf(ip)} ${userAgent}`),
    device: describeDevice(userAgent),
  };
}
