import { endNoticeDays } from '@waymark/contract/hiring/retention-choices';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { listMembers } from '../../companies/companies/queries.ts';
import { recipientOf } from '../../identity/accounts/rules.ts';
import { applicationsEndingMail } from './emails/retention.ts';
import { listUntold, listUntoldCompanies, type UntoldRow } from './ending-queries.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

const dayMs = 86_400_000;

/**
 * Tells companies which applications end soon, in one mail a company, and gives how many. Each end is told once; one
 * that moved to a later day is told again.
 */
export async function tellOfEnds(services: Parts, now = new Date(), signal?: AbortSignal): Promise<number> {
  const notice = new Date(now.getTime() + endNoticeDays * dayMs);
  let told = 0;
  for (const companyId of await listUntoldCompanies(services.database, notice)) {
    if (signal?.aborted) break;
    told += await tellCompany(services, companyId, { now, notice });
  }
  return told;
}

/** What ends earlier than the notice asks for, because nobody told of it in time, ends when the notice is over. */
function tellCompany(
  { database, queue, config }: Parts,
  companyId: string,
  { now, notice }: { now: Date; notice: Date },
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    // Two processes that tell at once: the second waits here and finds it told.
    await sql`select from companies where id = ${companyId} for no key update`.execute(transaction);
    const untold = await listUntold(transaction, companyId, notice);
    const [first] = untold;
    if (!first) return 0;
    await noteTold(transaction, untold, { now, notice });
    for (const member of await listRecruiters(transaction, companyId)) {
      const mail = applicationsEndingMail(recipientOf(member), {
        companyName: first.company_name,
        firstEnd: notice,
        jobs: countByJob(untold),
        publicUrl: config.publicUrl,
      });
      await queue.enqueue(transaction, 'send-mail', mail);
    }
    return untold.length;
  });
}

/** One that is deleted at the same moment is left out. */
async function noteTold(
  transaction: Database,
  rows: readonly UntoldRow[],
  { now, notice }: { now: Date; notice: Date },
): Promise<void> {
  await sql`
    insert into application_ends (application_id, told_for, told_at)
    select id, ${notice}::timestamptz, ${now}::timestamptz from applications
    where id = any(${rows.map(({ id }) => id)}::uuid[]) for key share
    on conflict (application_id) do update set told_for = excluded.told_for, told_at = excluded.told_at
  `.execute(transaction);
}

async function listRecruiters(transaction: Database, companyId: string) {
  return [
    ...(await listMembers(transaction, companyId, 'owner')),
    ...(await listMembers(transaction, companyId, 'recruiter')),
  ];
}

function countByJob(rows: readonly UntoldRow[]): { title: string; count: number }[] {
  return [...Map.groupBy(rows, ({ job_id: jobId }) => jobId).values()].map((of) => ({
    title: of[0]?.job_title ?? '',
    count: of.length,
  }));
}
