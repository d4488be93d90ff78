import { candidateViewsKeptDays, savedCandidatesLimit } from '@waymark/contract/hiring/choices/candidates';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { conversionBatchSize, writeDrifted } from '../../jobs/jobs/conversion-commands.ts';
import { sendMessage } from '../conversations/message-commands.ts';
import { lockVisible } from './card-queries.ts';
import type { Looker } from './looking-policy.ts';
import { unknownCandidate, toYearlyRate } from './rules.ts';

/** Writes to a candidate whom the company may see. Throws `not_found` for all others, else as `sendMessage`. */
export async function writeToCandidate(
  { database, queue, config }: Pick<Services, 'database' | 'queue' | 'config'>,
  looker: Looker,
  candidateId: string,
  text: string,
): Promise<{ conversationId: string }> {
  return database.transaction().execute(async (transaction) => {
    // Nobody hides between the look and the message.
    const profile = await lockVisible(transaction, candidateId, looker);
    if (!profile) throw unknownCandidate();
    const { companyId, userId: authorId } = looker;
    const message = { companyId, candidateId: profile.user_id, authorId, text };
    const { conversationId } = await sendMessage(transaction, { queue, config }, message);
    return { conversationId };
  });
}

/** Notes that a company looked at a candidate: once a day, with the last time and which resume was read, if any. */
export async function noteView(
  database: Kysely<Tables>,
  view: { candidateId: string; companyId: string; resumeId: string | null },
): Promise<void> {
  await sql`
    insert into candidate_views (profile_id, company_id, day, resume_read, resume_id)
    select id, ${view.companyId}, (now() at time zone 'utc')::date, ${view.resumeId !== null}, ${view.resumeId}
    from candidate_profiles where id = ${view.candidateId}
    on conflict (profile_id, company_id, day) do update
      set viewed_at = excluded.viewed_at, resume_read = candidate_views.resume_read or excluded.resume_read,
        resume_id = coalesce(excluded.resume_id, candidate_views.resume_id)
  `.execute(database);
}

/** Forgets views from so long ago that nobody asks any more. */
export async function forgetOldViews(database: Kysely<Tables>): Promise<void> {
  await sql`
    delete from candidate_views where day < current_date - ${candidateViewsKeptDays}::int
  `.execute(database);
}

/**
 * Converts candidates' hourly rates at the present exchange rates and writes those that have drifted. A profile that is
 * being changed meanwhile is left for the next rates. Run twice, it does the same.
 */
export async function convertHourlyRates(
  database: Kysely<Tables>,
  batchSize = conversionBatchSize,
): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined;) {
    last = await convertBatch(database, last, batchSize);
  }
}

/** Converts the next rates after `from`; gives the number of the last one, undefined when there are no more. */
async function convertBatch(
  database: Kysely<Tables>,
  from: number,
  batchSize: number,
): Promise<number | undefined> {
  const rows = await database
    .selectFrom('candidate_profiles')
    .select(['number', 'rate_amount as amount', 'rate_currency as currency', 'rate_yearly_usd as stored'])
    .where('number', '>', from)
    .where('rate_currency', '<>', 'USD')
    .orderBy('number')
    .limit(batchSize)
    .execute();
  const conversions = rows.map(({ number, stored, amount, currency }) => ({
    number,
    stored,
    present: amount === null || currency === null ? null : toYearlyRate({ amount, currency }),
  }));
  await writeDrifted(database, { table: 'candidate_profiles', column: 'rate_yearly_usd' }, conversions);
  return rows.at(-1)?.number;
}

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
