import { savedCandidatesLimit } from '@waymark/contract/hiring/choices/candidates';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { lockVisible } from './card-queries.ts';
import type { Looker } from './looking-policy.ts';
import { unknownCandidate } from './rules.ts';

/** Likes a candidate for the company. Doing it twice is no error. Throws `not_found`, or `conflict` for a full list. */
export async function saveCandidate(
  database: Kysely<Tables>,
  looker: Looker,
  candidateId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Two at once would both count the rows before either was there.
    await sql`select from companies where id = ${looker.companyId} for no key update`.execute(transaction);
    if (!(await lockVisible(transaction, candidateId, looker))) throw unknownCandidate();
    const { count } = await transaction
      .selectFrom('saved_candidates')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('company_id', '=', looker.companyId)
      .where('profile_id', '<>', candidateId)
      .executeTakeFirstOrThrow();
    if (count >= savedCandidatesLimit) throw fullList();
    await transaction
      .insertInto('saved_candidates')
      .values({ company_id: looker.companyId, profile_id: candidateId, saved_by: looker.userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Takes a like back. Doing it twice is no error, and neither is one for somebody who is hidden meanwhile. */
export async function forgetCandidate(
  database: Kysely<Tables>,
  { companyId }: Pick<Looker, 'companyId'>,
  candidateId: string,
): Promise<void> {
  await database
    .deleteFrom('saved_candidates')
    .where('company_id', '=', companyId)
    .where('profile_id', '=', candidateId)
    .execute();
}

function fullList(): AppError {
  const limit = savedCandidatesLimit.toLocaleString('en-US');
  return new AppError(
    'conflict',
    `Your company's list holds ${limit} candidates. Take some off it to save more.`,
  );
}
