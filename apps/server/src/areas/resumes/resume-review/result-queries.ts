import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { ResultRow } from './result-presenter.ts';

/** The published review of a link. Throws `not_found` for one that never was, was revoked or has gone. */
export async function getResult(database: Kysely<Tables>, token: string): Promise<ResultRow> {
  const row = await selectByToken(database, token)
    .innerJoin('critique_publications', 'critique_publications.critique_id', 'critiques.id')
    .leftJoin('users as reviewers', 'reviewers.id', 'critique_publications.reviewer_id')
    .leftJoin('critiques as earlier', 'earlier.id', 'critiques.previous_id')
    .select(['critiques.round', 'critiques.sheet', 'users.first_name', 'users.last_name'])
    .select(['critique_publications.fields', 'critique_publications.published_at'])
    .select(['reviewers.first_name as reviewer_first_name', 'reviewers.last_name as reviewer_last_name'])
    .select('earlier.sheet as previous_sheet')
    .select(({ selectFrom }) =>
      selectFrom('critique_publications as before')
        .select('before.fields')
        .whereRef('before.critique_id', '=', 'critiques.previous_id')
        .orderBy('before.published_at', 'desc')
        .limit(1)
        .as('previous_fields'),
    )
    .select(({ selectFrom }) =>
      selectFrom('critique_publications as first')
        .select(({ fn }) => fn.min('first.published_at').as('published_at'))
        .whereRef('first.critique_id', '=', 'critiques.id')
        .as('first_published_at'),
    )
    .orderBy('critique_publications.published_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) throw deadLink();
  return row;
}

/** The file that the review of a link is about. Throws as `getResult`. */
export async function getResultResume(database: Kysely<Tables>, token: string) {
  const row = await selectByToken(database, token).executeTakeFirst();
  if (!row) throw deadLink();
  return row;
}

/** Of an account that is suspended or about to be deleted nothing is shown any more. */
function selectByToken(database: Kysely<Tables>, token: string) {
  return database
    .selectFrom('critiques')
    .innerJoin('users', 'users.id', 'critiques.user_id')
    .innerJoin('files', 'files.id', 'critiques.file_id')
    .select(['files.name', 'files.size', 'files.media_type', 'files.storage_key', 'files.extension'])
    .where('critiques.link_token', '=', token)
    .where('critiques.review_ready', '=', true)
    .where('users.suspended_at', 'is', null)
    .where(sql<boolean>`users.deletion_due_at is null`);
}

const deadLink = () =>
  new AppError(
    'not_found',
    'This link leads to no review. It may have been renewed, or revoked by its owner.',
  );
