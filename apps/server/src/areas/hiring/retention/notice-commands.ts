import { endNoticeDays } from '@waymark/contract/hiring/retention-choices';
import type { Kysely } from 'kysely';
import type { Database, Tables } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { listMembers } from '../../companies/companies/queries.ts';
import { recipientOf } from '../../identity/accounts/rules.ts';
import { applicationsEndingMail } from './emails/retention.ts';
import { findEnding, listDue, type EndingRow } from './ending-queries.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

const dayMs = 86_400_000;
const batchSize = 200;

/**
 * Tells companies which applications end soon, in one mail a company, and gives how many. Each end is told once; one
 * that moved to a later day is told again. Nothing ends before it was told.
 */
export async function tellOfEnds(services: Parts, now = new Date()): Promise<number> {
  const notice = new Date(now.getTime() + endNoticeDays * dayMs);
  const untold = (await listDue(services.database, now, notice)).filter((row) => !isTold(row));
  let told = 0;
  for (const [companyId, rows] of Map.groupBy(untold, (row) => row.company_id)) {
    for (let from = 0; from < rows.length; from += batchSize) {
      told += await tellCompany(services, companyId, rows.slice(from, from + batchSize), { now, notice });
    }
  }
  return told;
}

const isTold = ({ is_by_candidate: isByCandidate, told_for: toldFor, ends_at: endsAt }: EndingRow): boolean =>
  isByCandidate || (toldFor !== null && toldFor >= endsAt);

function tellCompany(
  { database, queue, config }: Parts,
  companyId: string,
  rows: readonly EndingRow[],
  { now, notice }: { now: Date; notice: Date },
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const ids = await lockUntold(transaction, rows, notice);
    const told = rows.filter(({ id }) => ids.has(id));
    const [first] = told;
    if (!first) return 0;
    await noteTold(transaction, told, { now, notice });
    for (const member of await listRecruiters(transaction, companyId)) {
      const mail = applicationsEndingMail(recipientOf(member), {
        companyName: first.company_name,
        // A company that is told late has the whole notice all the same.
        firstEnd: first.ends_at > notice ? first.ends_at : notice,
        jobs: countByJob(told),
        publicUrl: config.publicUrl,
      });
      await queue.enqueue(transaction, 'send-mail', mail);
    }
    return told.length;
  });
}

/** Two processes that tell at once: the second waits here and finds it told. */
async function lockUntold(
  transaction: Database,
  rows: readonly EndingRow[],
  notice: Date,
): Promise<Set<string>> {
  const locked = await transaction
    .selectFrom('applications')
    .select('id')
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const untold = new Set<string>();
  for (const { id } of locked) {
    const ending = await findEnding(transaction, id);
    if (ending && ending.ends_at <= notice && !isTold(ending)) untold.add(id);
  }
  return untold;
}

async function noteTold(
  transaction: Kysely<Tables>,
  rows: readonly EndingRow[],
  { now, notice }: { now: Date; notice: Date },
): Promise<void> {
  await transaction
    .insertInto('application_ends')
    .values(rows.map(({ id }) => ({ application_id: id, told_for: notice, told_at: now })))
    .onConflict((conflict) =>
      conflict
        .column('application_id')
        .doUpdateSet(({ ref }) => ({ told_for: ref('excluded.told_for'), told_at: ref('excluded.told_at') })),
    )
    .execute();
}

async function listRecruiters(transaction: Database, companyId: string) {
  return [
    ...(await listMembers(transaction, companyId, 'owner')),
    ...(await listMembers(transaction, companyId, 'recruiter')),
  ];
}

function countByJob(rows: readonly EndingRow[]): { title: string; count: number }[] {
  return [...Map.groupBy(rows, ({ job_id: jobId }) => jobId).values()].map((of) => ({
    title: of[0]?.job_title ?? '',
    count: of.length,
  }));
}
