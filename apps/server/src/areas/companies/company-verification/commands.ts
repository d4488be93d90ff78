import { verificationRecordPrefix, type VerificationMethod } from '@waymark/contract/companies/choices';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newSecret } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import type { EmployerViewer } from '../../identity/accounts/policy.ts';
import { noteCompanyEvent, lockCompany } from '../companies/commands.ts';
import { hasMailboxAt, listMailboxCandidates } from '../companies/queries.ts';
import { isMailboxOf, provableHost } from '../companies/rules.ts';
import type { TextLookUp } from './gateway.ts';
import { listDueChallenges, type Challenge } from './queries.ts';

/** Checks of one run; the rest follows in the next. */
const checkedAtOnce = 200;

const missingDays = 7;

/** How often a found record is checked again, and how long it may be missing. */
const recheckDays = 7;

/** Verifies the website by one’s own confirmed mailbox. Throws `conflict` if it is elsewhere. */
export async function verifyByMail(database: Database, viewer: EmployerViewer): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockCompany(transaction, viewer);
    const host = await getHost(transaction, viewer.companyId);
    // By what holds now: the address may have been changed this moment.
    const { email, email_confirmed_at: confirmedAt } = await transaction
      .selectFrom('users')
      .select(['email', 'email_confirmed_at'])
      .where('id', '=', viewer.userId)
      .executeTakeFirstOrThrow();
    if (confirmedAt === null || !isMailboxOf(email, host)) {
      throw new AppError(
        'conflict',
        msg`Your confirmed email address is not at ${host}. Use the DNS record instead.`,
      );
    }
    await verify(transaction, viewer, host, 'mail');
  });
}

/** Creates a DNS challenge for the website; an existing one stays. */
export async function requestRecord(database: Database, viewer: EmployerViewer): Promise<void> {
  const { companyId } = viewer;
  await database.transaction().execute(async (transaction) => {
    await lockCompany(transaction, viewer);
    const host = await getHost(transaction, companyId);
    await transaction
      .insertInto('company_dns_challenges')
      .values({
        company_id: companyId,
        host,
        token: newSecret().secret,
        checked_at: null,
        missing_since: null,
      })
      .onConflict((conflict) => conflict.column('company_id').doNothing())
      .execute();
  });
}

/**
 * Looks up the requested record. Throws `conflict` if it is missing or was not requested, and `unavailable`
 * if no name server answers.
 */
export async function checkRecord(
  database: Database,
  viewer: EmployerViewer,
  lookUp: TextLookUp,
): Promise<void> {
  const challenge = await findChallenge(database, viewer.companyId);
  if (!challenge) throw new AppError('conflict', msg`Ask for the record first.`);
  // Outside of the transaction: a name server may take seconds.
  const texts = await lookUp(challenge.host);
  if (texts === undefined) {
    throw new AppError(
      'unavailable',
      msg`The name servers of ${challenge.host} do not answer. Please try again.`,
    );
  }
  const isThere = holdsToken(texts, challenge.token);
  await database.transaction().execute(async (transaction) => {
    await lockCompany(transaction, viewer);
    // The website may be another by now, and its record with it.
    if ((await findChallenge(transaction, viewer.companyId))?.token !== challenge.token) return;
    await noteCheck(transaction, viewer.companyId, isThere);
    if (isThere) await verify(transaction, viewer, challenge.host, 'dns');
  });
  if (!isThere) {
    throw new AppError(
      'conflict',
      msg`We do not find the record at ${challenge.host} yet. A new one can take some hours to be seen everywhere.`,
    );
  }
}

function holdsToken(texts: readonly string[] | null, token: string): boolean {
  return (texts ?? []).some((text) => text.trim() === verificationRecordPrefix + token);
}

/** Records a check, and since when the record has been missing. */
async function noteCheck(
  transaction: Database,
  companyId: string,
  isThere: boolean,
  at = new Date(),
): Promise<void> {
  await transaction
    .updateTable('company_dns_challenges')
    .set({
      checked_at: at,
      missing_since: isThere ? null : sql`coalesce(missing_since, ${at}::timestamptz)`,
    })
    .where('company_id', '=', companyId)
    .execute();
}

function findChallenge(database: Database, companyId: string): Promise<Challenge | undefined> {
  return database
    .selectFrom('company_dns_challenges')
    .select(['company_id', 'host', 'token'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
}

async function getHost(transaction: Database, companyId: string): Promise<string> {
  const { website } = await transaction
    .selectFrom('companies')
    .select('website')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const host = provableHost(website);
  if (host !== undefined) return host;
  throw new AppError(
    'conflict',
    msg`Your company profile has no website that we can verify. Enter your company’s own website there first.`,
  );
}

async function verify(
  transaction: Database,
  { companyId, userId }: EmployerViewer,
  host: string,
  method: VerificationMethod,
) {
  const verified = await transaction
    .updateTable('companies')
    .set({ verified_at: sql`now()`, verified_by: method })
    .where('id', '=', companyId)
    .where((where) => where.or([where('verified_by', 'is', null), where('verified_by', '<>', method)]))
    .returning('id')
    .executeTakeFirst();
  if (!verified) return;
  await noteCompanyEvent(transaction, { companyId, userId, kind: 'domain-verified', detail: host });
}

const dayMs = 86_400_000;

/** Verifies companies by members’ confirmed mailboxes, and withdraws it where there is none any more. */
export async function settleMailboxes({ database }: Pick<Services, 'database'>): Promise<void> {
  for (const { id, website, isVerified } of await listMailboxCandidates(database, checkedAtOnce)) {
    const isProven = await hasMailboxAt(database, id, website);
    if (isProven === isVerified) continue;
    await database
      .updateTable('companies')
      .set(
        isProven
          ? { verified_at: sql<Date>`now()`, verified_by: 'mail' }
          : { verified_at: null, verified_by: null },
      )
      .where('id', '=', id)
      // Another website since, or another proof, is another question.
      .where('website', '=', website)
      .where('verified_by', isProven ? 'is' : '=', isProven ? null : 'mail')
      .execute();
  }
}

/**
 * Checks records again weekly, missing ones daily. A verification ends when its record has been missing for
 * a week; unreachable name servers change nothing.
 */
export async function recheckRecords(
  { database }: Pick<Services, 'database'>,
  lookUp: TextLookUp,
  now = new Date(),
): Promise<void> {
  const due = await listDueChallenges(database, {
    checkedBefore: new Date(now.getTime() - recheckDays * dayMs),
    missingCheckedBefore: new Date(now.getTime() - 0.9 * dayMs),
    limit: checkedAtOnce,
  });
  for (const challenge of due) {
    const texts = await lookUp(challenge.host);
    if (texts === undefined) continue;
    await settle(database, challenge, holdsToken(texts, challenge.token), now);
  }
}

function settle(
  database: Database,
  { company_id: companyId, token }: Challenge,
  isThere: boolean,
  now: Date,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    await noteCheck(transaction, companyId, isThere, now);
    if (isThere) return;
    const longMissing = new Date(now.getTime() - missingDays * dayMs);
    const lost = await transaction
      .deleteFrom('company_dns_challenges')
      .where('company_id', '=', companyId)
      .where('token', '=', token)
      .where('missing_since', '<', longMissing)
      .returning('company_id')
      .executeTakeFirst();
    if (!lost) return;
    await transaction
      .updateTable('companies')
      .set({ verified_at: null, verified_by: null })
      .where('id', '=', companyId)
      .where('verified_by', '=', 'dns')
      .execute();
  });
}
