import type { CompanyEventKind } from '@waymark/contract/companies/choices';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { newId } from '../../platform/ids.ts';
import { findHiring, type Hiring } from './find-hiring.ts';

const hourMs = 3_600_000;

interface Deed {
  hoursAgo: number;
  kind: CompanyEventKind;
  /** The one that people apply for, or another of the newest jobs, which it was done to. */
  job?: number;
  detail?: string;
}

/** What the demo employer did in the last weeks, as the pages beside it show: newest first. */
const deeds: readonly Deed[] = [
  { hoursAgo: 4, kind: 'interview-offered', job: 0 },
  { hoursAgo: 5, kind: 'conversation-started', job: 0 },
  { hoursAgo: 21, kind: 'applicants-moved', detail: 'Interview' },
  { hoursAgo: 22, kind: 'applicants-moved', detail: 'Shortlist' },
  { hoursAgo: 46, kind: 'applicants-exported', job: 0 },
  { hoursAgo: 52, kind: 'applicants-declined', job: 0 },
  { hoursAgo: 71, kind: 'job-edited', job: 0 },
  { hoursAgo: 76, kind: 'candidate-contacted' },
  { hoursAgo: 117, kind: 'applicants-moved', detail: 'Offer' },
  { hoursAgo: 141, kind: 'job-renewed', job: 2 },
  { hoursAgo: 142, kind: 'job-change-undone', job: 2 },
  { hoursAgo: 143, kind: 'job-closed', job: 2 },
  { hoursAgo: 190, kind: 'applicants-moved', detail: 'Hired' },
  { hoursAgo: 262, kind: 'job-edited', job: 1 },
  { hoursAgo: 333, kind: 'picture-described' },
  { hoursAgo: 334, kind: 'picture-added' },
  { hoursAgo: 335, kind: 'picture-added' },
  { hoursAgo: 358, kind: 'profile-changed' },
  { hoursAgo: 502, kind: 'logo-changed' },
  { hoursAgo: 503, kind: 'profile-changed' },
];

/** A history for the demo employer's company. Nothing where it has one that goes as far back. */
export async function createDemoHistory(database: Kysely<Tables>, now: Date): Promise<void> {
  const hiring = await findHiring(database);
  const { companyId } = hiring;
  const events = await composeEvents(database, hiring, now);
  await database.transaction().execute(async (transaction) => {
    // Two processes that load at once write it once.
    await transaction
      .selectFrom('companies')
      .select('id')
      .where('id', '=', companyId)
      .forNoKeyUpdate()
      .execute();
    const old = await transaction
      .selectFrom('company_events')
      .select('id')
      .where('company_id', '=', companyId)
      .where('created_at', '<', new Date(now.getTime() - 7 * 24 * hourMs))
      .limit(1)
      .execute();
    if (old.length === 0) await transaction.insertInto('company_events').values(events).execute();
  });
}

async function composeEvents(database: Kysely<Tables>, { companyId, jobId, recruiterId }: Hiring, now: Date) {
  const jobs = await database
    .selectFrom('jobs')
    .select(['id', 'title'])
    .where('company_id', '=', companyId)
    .where('status', '=', 'active')
    .orderBy(({ eb }) => eb('id', '=', jobId), 'desc')
    .orderBy('posted_at', (order) => order.desc().nullsLast())
    .orderBy('number')
    .limit(3)
    .execute();
  return deeds.map(({ hoursAgo, kind, job, detail = '' }) => {
    const subject = job === undefined ? undefined : (jobs[job] ?? jobs[0]);
    return {
      id: newId(),
      company_id: companyId,
      user_id: recruiterId,
      kind,
      subject_id: subject?.id ?? null,
      detail: subject?.title ?? detail,
      created_at: new Date(now.getTime() - hoursAgo * hourMs),
    };
  });
}
