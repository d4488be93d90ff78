import { poolWords, type PoolMonths } from '@waymark/contract/hiring/retention-choices';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import { sayIn } from '../../../platform/languages/say-in.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId, newSecret } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { noteCompanyEvent } from '../../companies/companies/commands.ts';
import { recipientOf } from '../../identity/accounts/rules.ts';
import { poolAgreedMail, poolRequestMail } from './emails/retention.ts';
import { findEnding, type EndingRow } from './ending-queries.ts';
import {
  findOwnRequest,
  getPoolRequest,
  lastAsked,
  latestRequest,
  type PoolRequestRow,
} from './pool-queries.ts';
import { addMonths, deletionOf, mayAskAgain, standingOf, type LatestRequest } from './rules.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

/**
 * Asks a candidate to stay in the company's talent pool, by a mailed link. Throws `not_found` for an application that is
 * gone, `conflict` for one that goes on, and where the candidate was asked already or takes no mail of the company.
 */
export async function askForPool(
  { database, queue, config }: Parts,
  {
    applicationId,
    recruiterId,
    companyId,
  }: { applicationId: string; recruiterId: string; companyId: string },
  now = new Date(),
): Promise<void> {
  const { secret, hash } = newSecret();
  await database.transaction().execute(async (transaction) => {
    await lockCandidateOf(transaction, applicationId);
    const ending = requireOver(await findEnding(transaction, applicationId));
    const candidate = await requireReachable(transaction, ending);
    await requireUnasked(transaction, ending, now);
    const to = recipientOf(candidate);
    const words = sayIn(to.language)(poolWords(ending.company_name, ending.job_title, board.settings.name));
    await transaction
      .insertInto('pool_requests')
      .values({
        id: newId(),
        application_id: applicationId,
        asked_by: recruiterId,
        asked_at: now,
        token_hash: hash,
        words,
      })
      .execute();
    const mail = poolRequestMail(to, {
      companyName: ending.company_name,
      jobTitle: ending.job_title,
      words,
      endsAt: deletionOf(ending, now),
      link: linkOf(config, secret),
    });
    await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: candidate.id });
    const detail = ending.job_title;
    await noteCompanyEvent(transaction, { companyId, userId: recruiterId, kind: 'pool-requested', detail });
  });
}

const linkOf = (config: Parts['config'], secret: string) =>
  `${config.publicUrl}${paths.talentPool}?token=${secret}`;

/** The candidate first: two recruiters who ask the same person about two applications take turns. */
async function lockCandidateOf(transaction: Database, applicationId: string): Promise<void> {
  await sql`
    select from users where id = (select user_id from applications where id = ${applicationId}) for no key update
  `.execute(transaction);
  await sql`select from applications where id = ${applicationId} for update`.execute(transaction);
}

function requireOver(ending: EndingRow | undefined): EndingRow {
  if (ending && (ending.reason === 'declined' || ending.reason === 'closed')) return ending;
  throw new AppError(
    'conflict',
    msg`This application is not over. Ask once it is declined or its posting has closed.`,
  );
}

async function requireReachable(
  transaction: Database,
  { user_id: userId, company_id: companyId }: EndingRow,
) {
  const candidate = await transaction
    .selectFrom('users')
    .innerJoin('companies', (join) => join.on('companies.id', '=', companyId))
    .select(['users.id', 'users.email', 'users.first_name', 'users.email_confirmed_at', 'users.language'])
    .select(['users.deletion_due_at', 'users.suspended_at', 'companies.held_reason'])
    .select(
      sql<boolean>`exists (
        select from blocked_companies where candidate_id = users.id and company_id = companies.id
      )`.as('is_blocked'),
    )
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  if (candidate.held_reason !== null) {
    throw new AppError('forbidden', msg`Our team has to look at your company first. You can ask after that.`);
  }
  if (candidate.deletion_due_at !== null || candidate.suspended_at !== null || candidate.is_blocked) {
    throw new AppError('conflict', msg`This candidate no longer takes messages from you.`);
  }
  return candidate;
}

async function requireUnasked(transaction: Database, ending: EndingRow, now: Date): Promise<void> {
  const { rows } = await sql<LatestRequest & { company_asked_at: Date | null }>`
    select asked_at, answered_at, agreed_until, withdrawn_at, ${lastAsked} as company_asked_at
    from (select ${ending.id}::uuid as id, ${ending.user_id}::uuid as user_id,
      ${ending.company_id}::uuid as company_id) ending
    left join lateral (${latestRequest}) latest on true
  `.execute(transaction);
  const [row] = rows;
  if (row && !mayAskAgain(row, row.company_asked_at, now)) {
    throw new AppError(
      'conflict',
      msg`Your company has asked this candidate already. Please do not ask again.`,
    );
  }
}

/**
 * Answers the question of a mailed link once; null is a no, and takes an earlier yes back. Throws `gone` where the
 * application has ended, and `conflict` for an answer that stands.
 */
export async function answerPoolRequest(
  { database, queue, config }: Parts,
  { token, months }: { token: string; months: PoolMonths | null },
  now = new Date(),
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { application_id: applicationId } = await getPoolRequest(transaction, token);
    await sql`select from applications where id = ${applicationId} for update`.execute(transaction);
    // Read again: an earlier answer, or the end of the application, was waited for.
    const request = await getPoolRequest(transaction, token);
    const standing = standingOf(request, now);
    if (standing === 'agreed' && months === null) {
      await withdraw(transaction, applicationId, now);
      return;
    }
    if (standing !== 'asked') throw answered();
    const until = months === null ? null : addMonths(now, months);
    await transaction
      .updateTable('pool_requests')
      .set({ answered_at: now, agreed_until: until })
      .where('id', '=', request.id)
      .execute();
    if (until) await confirmConsent(transaction, { queue, config }, request, { until, token });
  });
}

function answered(): AppError {
  return new AppError('conflict', msg`You have answered this already. Your answer stands.`);
}

async function confirmConsent(
  transaction: Database,
  { queue, config }: Pick<Parts, 'queue' | 'config'>,
  request: PoolRequestRow,
  { until, token }: { until: Date; token: string },
): Promise<void> {
  const candidate = await transaction
    .selectFrom('users')
    .select(['email', 'first_name', 'email_confirmed_at', 'language'])
    .where('id', '=', request.user_id)
    .executeTakeFirstOrThrow();
  const mail = poolAgreedMail(recipientOf(candidate), {
    companyName: request.company_name,
    jobTitle: request.job_title,
    words: request.words,
    until,
    link: linkOf(config, token),
  });
  await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: request.user_id });
}

/**
 * Takes this candidate's consent back, also while the company asks to renew it; repeating it is no error. Throws
 * `not_found` for another's, and where there was none.
 */
export async function withdrawConsent(
  { database }: Pick<Parts, 'database'>,
  userId: string,
  requestId: string,
  now = new Date(),
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const request = await findOwnRequest(transaction, userId, requestId);
    if (!request) throw notAgreed();
    await sql`select from applications where id = ${request.application_id} for update`.execute(transaction);
    if (!(await withdraw(transaction, request.application_id, now))) throw notAgreed();
  });
}

function notAgreed(): AppError {
  return new AppError('not_found', msg`You have not agreed to this talent pool.`);
}

/** Of an application whole: a consent that another one renews would otherwise hold to its own end. */
async function withdraw(transaction: Database, applicationId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('pool_requests')
    .set({ withdrawn_at: sql`coalesce(withdrawn_at, ${now}::timestamptz)` })
    .where('application_id', '=', applicationId)
    .where('agreed_until', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
