import type { Kysely } from 'kysely';
import { writePostings } from '../../areas/jobs/jobs/write-commands.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { newId } from '../../platform/ids.ts';
import {
  demoCallBacks,
  demoMessages,
  demoNewCompanies,
  demoReports,
  demoWaitingPostings,
} from './staff-queues.ts';

const hourMs = 3_600_000;
const before = (now: Date, hours: number) => new Date(now.getTime() - hours * hourMs);

/** Gives the demo's staff something to do in each queue, once. */
export async function createDemoQueues(database: Kysely<Tables>, now = new Date()): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const created = await createCompanies(transaction, now);
    // Two processes that load at once: the second finds the companies of the first.
    if (created.size === 0) return;
    await createPostings(transaction, created, now);
    await createReports(transaction, now);
    await createMessages(transaction, now);
  });
}

/** Their ids by slug; none where they are there already. */
async function createCompanies(transaction: Kysely<Tables>, now: Date): Promise<Map<string, string>> {
  const rows = demoNewCompanies.map(({ slug, name, website, heldReason, daysAgo }) => ({
    id: newId(),
    slug,
    name,
    website,
    held_reason: heldReason,
    created_at: before(now, daysAgo * 24),
  }));
  const created = await transaction
    .insertInto('companies')
    .values(rows)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning(['id', 'slug'])
    .execute();
  return new Map(created.map(({ id, slug }) => [slug, id]));
}

async function createPostings(
  transaction: Kysely<Tables>,
  companies: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  for (const { company, sourceId, hoursAgo, salary, requirements, ...posting } of demoWaitingPostings) {
    const companyId = companies.get(company);
    if (companyId === undefined) continue;
    const { name = '', website = '' } = demoNewCompanies.find(({ slug }) => slug === company) ?? {};
    const draft = {
      ...posting,
      sourceId,
      company: { name, website, about: '', industry: '' },
      requirements: [...requirements],
      howToApply: '',
      education: '',
      category: 'other' as const,
      type: 'full-time' as const,
      workMode: 'on-site' as const,
      places: [],
      skills: [],
      experienceMin: null,
      experienceMax: null,
      salary,
      applyUrl: null,
      postedAt: null,
      deadline: null,
    };
    await writePostings(transaction, {
      source: 'employer',
      companyId,
      keepsStatus: true,
      now,
      drafts: [draft],
    });
    await transaction
      .updateTable('jobs')
      .set({ awaits_approval: true, approval_asked_at: before(now, hoursAgo) })
      .where('source', '=', 'employer')
      .where('source_id', '=', sourceId)
      .execute();
  }
}

async function createReports(transaction: Kysely<Tables>, now: Date): Promise<void> {
  const jobs = await transaction
    .selectFrom('jobs')
    .select('id')
    .where('status', '=', 'active')
    .where('source', '=', 'demo')
    .orderBy('posted_at', (order) => order.desc().nullsLast())
    .orderBy('number')
    .limit(10)
    .execute();
  const rows = demoReports.flatMap(({ job, reason, text, hoursAgo }) => {
    const id = jobs[job]?.id;
    const at = before(now, hoursAgo);
    return id === undefined
      ? []
      : {
          id: newId(),
          job_id: id,
          user_id: null,
          reporter_hash: newId(),
          reason,
          text,
          created_at: at,
          updated_at: at,
        };
  });
  if (rows.length > 0) await transaction.insertInto('job_reports').values(rows).execute();
}

async function createMessages(transaction: Kysely<Tables>, now: Date): Promise<void> {
  const rowsOf = <T extends { hoursAgo: number }>(given: readonly T[]) =>
    given.map(({ hoursAgo, ...row }) => ({
      ...row,
      id: newId(),
      user_id: null,
      created_at: before(now, hoursAgo),
    }));
  await transaction.insertInto('contact_messages').values(rowsOf(demoMessages)).execute();
  await transaction.insertInto('call_back_requests').values(rowsOf(demoCallBacks)).execute();
}
