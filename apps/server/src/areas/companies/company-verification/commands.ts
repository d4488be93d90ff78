import { verificationRecordPrefix } from '@waymark/contract/companies/choices/companies';
import type { VerificationMethod } from '@waymark/contract/companies/choices/companies';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newSecret } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import type { EmployerViewer } from '../../identity/accounts/policy.ts';
import { noteCompanyEvent, lockCompany } from '../companies/commands.ts';
import { isMailboxOf, provableHost } from '../companies/rules.ts';
import { hasMailboxAt, listMailboxCandidates } from '../companies/verification-queries.ts';
import { checkedAtOnce, missingDays, recheckDays } from './constants.ts';
import type { TextLookUp } from './gateway.ts';
import { listDueChallenges } from './queries.ts';
import type { Challenge } from './queries.ts';

/** Verifies the website by the caller's own confirmed mailbox. Throws `conflict` where it is no mailbox there. */
export async function verifyByMail(database: Kysely<Tables>, viewer: EmployerViewer): Promise<void> {
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
        `Your confirmed e-mail address is not at ${host}. Use the DNS record instead.`,
      );
    }
    await verify(transaction, viewer, host, 'mail');
  });
}

/** Asks for a record, another one where the website is another; the one that was asked for stays. */
export async function requestRecord(database: Kysely<Tables>, viewer: EmployerViewer): Promise<void> {
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
 * Looks for the record that was asked for. Throws `conflict` where it is not there, or was not asked for, and
 * `unavailable` where no name server answers.
 */
export async function checkRecord(
  database: Kysely<Tables>,
  viewer: EmployerViewer,
  lookUp: TextLookUp,
): Promise<void> {
  const challenge = await findChallenge(database, viewer.companyId);
  if (!challenge) throw new AppError('conflict', 'Ask for the record first.');
  // Outside of the transaction: a name server may take seconds.
  const texts = await lookUp(challenge.host);
  if (texts === undefined) {
    throw new AppError(
      'unavailable',
      `The name servers of ${challenge.host} do not answer. Please try again.`,
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
      `We do not find the record at ${challenge.host} yet. A new one can take some hours to be seen everywhere.`,
    );
  }
}

function holdsToken(texts: readonly string[] | null, token: string): boolean {
  return (texts ?? []).some((text) => text.trim() === verificationRecordPrefix + token);
}

/** Notes that a record was looked for at a moment, and since when it has been missing. */
async function noteCheck(
  transaction: Kysely<Tables>,
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

function findChallenge(database: Kysely<Tables>, companyId: string): Promise<Challenge | undefined> {
  return database
    .selectFrom('company_dns_challenges')
    .select(['company_id', 'host', 'token'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
}

async function getHost(transaction: Kysely<Tables>, companyId: string): Promise<string> {
  const { website } = await transaction
    .selectFrom('companies')
    .select('website')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const host = provableHost(website);
  if (host !== undefined) return host;
  throw new AppError(
    'conflict',
    'Your company profile has no website that we can verify. Enter your company’s own website there first.',
  );
}

async function verify(
  transaction: Kysely<Tables>,
  { companyId, userId }: EmployerViewer,
  host: string,
  method: VerificationMethod,
): Promise<void> {
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

/** Marks companies that a member's confirmed mailbox proves, and no longer those where nobody has one. */
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
 * Looks for the records again that stood for a week, and every day for those that are missing. A mark is lost when
 * its record has been missing for a week; a name server that is away for a while takes none.
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
  database: Kysely<Tables>,
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
