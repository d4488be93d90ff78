import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import type { ResumeLinkView } from '@waymark/contract/resumes/sharing';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { presentView, type ResumeLinkRow } from './presenter.ts';
import { hashSecret } from '../../../platform/ids.ts';

/** A candidate's links, newest first. */
export function listLinks(database: Kysely<Tables>, userId: string): Promise<ResumeLinkRow[]> {
  return selectLinks(database, userId).orderBy('resume_links.created_at', 'desc').execute();
}

/** A link of this candidate. Throws `not_found`. */
export async function getLink(
  database: Kysely<Tables>,
  userId: string,
  linkId: string,
): Promise<ResumeLinkRow> {
  const link = await selectLinks(database, userId).where('resume_links.id', '=', linkId).executeTakeFirst();
  if (!link) throw unknownLink();
  return link;
}

export const unknownLink = () => new AppError('not_found', msg`There is no link with this address.`);

/** A link to a deleted resume is closed; restoring the resume opens it again. */
function selectLinks(database: Kysely<Tables>, userId: string) {
  return database
    .selectFrom('resume_links')
    .leftJoin('resumes', (join) =>
      join.onRef('resumes.id', '=', 'resume_links.resume_id').on('resumes.removed_at', 'is', null),
    )
    .leftJoin('files', 'files.id', 'resumes.file_id')
    .select(['resume_links.id', 'resume_links.label', 'resume_links.with_contact', 'resumes.id as resume_id'])
    .select(['resume_links.allows_download', 'resume_links.created_at', 'resume_links.expires_at'])
    .select(['resume_links.revoked_at', 'resume_links.view_count'])
    .select(sql<string | null>`coalesce(nullif(resumes.label, ''), files.name)`.as('resume_name'))
    .select(sql<boolean>`resume_links.expires_at <= now()`.as('is_expired'))
    .select(({ selectFrom }) =>
      selectFrom('resume_link_views')
        .select(({ fn }) => fn.max('viewed_at').as('last'))
        .whereRef('link_id', '=', 'resume_links.id')
        .as('last_viewed_at'),
    )
    .where('resume_links.user_id', '=', userId);
}

/** One page of views, latest first. Throws `not_found` beyond the last page. */
export async function listLinkViews(
  database: Kysely<Tables>,
  linkId: string,
  page: number,
): Promise<Page<ResumeLinkView>> {
  const views = database.selectFrom('resume_link_views').where('link_id', '=', linkId);
  const { total } = await views
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, defaultPageSize, total);
  const rows = await views
    .select(['device', 'viewed_at', 'has_downloaded'])
    .orderBy('viewed_at', 'desc')
    .orderBy('visitor')
    .limit(defaultPageSize)
    .offset((page - 1) * defaultPageSize)
    .execute();
  return { data: rows.map(presentView), total, page, pageSize: defaultPageSize };
}

/**
 * The resume that a link opens now; undefined for an unknown, expired or revoked link, a deleted resume, or
 * an owner who is suspended or about to be deleted.
 */
export function findShared(database: Kysely<Tables>, token: string) {
  return database
    .selectFrom('resume_links')
    .innerJoin('users', 'users.id', 'resume_links.user_id')
    .innerJoin('resumes', 'resumes.id', 'resume_links.resume_id')
    .innerJoin('files', 'files.id', 'resumes.file_id')
    .select(['resume_links.id', 'resume_links.user_id', 'users.first_name', 'users.last_name'])
    .select(['resume_links.with_contact', 'resume_links.allows_download', 'resume_links.expires_at'])
    .select(['files.id as file_id', 'files.name as file_name', 'files.extension', 'files.size'])
    .select(['files.media_type', 'files.storage_key', 'files.created_at as updated_at'])
    .where('resume_links.token_hash', '=', hashSecret(token))
    .where('resume_links.revoked_at', 'is', null)
    .where(sql<boolean>`resume_links.expires_at > now()`)
    .where('resumes.removed_at', 'is', null)
    .where('users.deletion_due_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst();
}

export type Shared = NonNullable<Awaited<ReturnType<typeof findShared>>>;

/** The same answer for every closed link, so that it does not reveal which ones existed. */
export const deadLink = () =>
  new AppError('not_found', msg`This link opens nothing. It may have expired, or its owner has ended it.`);
