import { emptyJobFields } from '@waymark/contract/jobs/job-field-tables';
import type { JobReportReason } from '@waymark/contract/jobs/report-choices';
import type { Kysely } from 'kysely';
import { writePostings } from '../../areas/jobs/jobs/write-commands.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { newId } from '../../platform/ids.ts';

/** New companies that await a review by staff; the end of each name belongs to no real company. */
const demoNewCompanies = [
  {
    slug: 'demo-tidewater-labs',
    name: 'Tidewater Labs',
    website: 'https://tidewater.example',
    heldReason: null,
    daysAgo: 2,
  },
  {
    slug: 'demo-bright-future-careers',
    name: 'Bright Future Careers',
    website: '',
    heldReason: null,
    daysAgo: 1,
  },
  {
    slug: 'demo-namesake',
    name: 'Tidewater Labs',
    website: 'https://tidewater-labs.example',
    heldReason: 'name',
    daysAgo: 3,
  },
] as const;

/** Their first postings. */
const demoWaitingPostings = [
  {
    company: 'demo-tidewater-labs',
    sourceId: 'demo-waiting-analyst',
    title: 'Water Quality Analyst',
    description:
      '<p>You take samples along the estuary, measure them in our laboratory and tell three towns what ' +
      'their water holds. Your week is half outdoors; a van, a boat and a calm colleague come with ' +
      'it.</p><p>We are nine people. You will be trained for two months, and you may bring your own ' +
      'questions to our research day.</p>',
    requirements: ['A degree in chemistry or biology', 'A driving licence'],
    salary: { min: 3_800_000, max: 4_600_000, currency: 'USD', period: 'year' },
    hoursAgo: 30,
  },
  {
    company: 'demo-bright-future-careers',
    sourceId: 'demo-waiting-helper',
    title: 'HOME OFFICE HELPER',
    description:
      '<p>Earn a full salary from your sofa! No interview. Pay a registration fee of $40 for your starter kit and begin tomorrow. Write to us on WhatsApp, not here.</p>',
    requirements: ['A copy of your passport'],
    salary: { min: 22_000_000, max: 26_000_000, currency: 'USD', period: 'year' },
    hoursAgo: 9,
  },
] as const;

const demoReports: readonly DemoReport[] = [
  { job: 0, reason: 'closed', text: 'They told me on the phone that the job has been filled.', hoursAgo: 50 },
  { job: 0, reason: 'closed', text: '', hoursAgo: 28 },
  { job: 0, reason: 'misleading', text: 'The office is in another town than the posting says.', hoursAgo: 7 },
  { job: 1, reason: 'spam', text: 'It is an advertisement for a course.', hoursAgo: 16 },
];

const demoMessages = [
  {
    name: 'Ida Rhodes',
    email: 'ida@visitor.example',
    message:
      'Good morning,\n\nour school would like to show its pupils how a job alert works. May we print your pages for a lesson?\n\nIda Rhodes',
    hoursAgo: 21,
  },
  {
    name: 'Tomas Lind',
    email: 'tomas@visitor.example',
    message: 'I cannot find the invoice of the plan that my company bought in spring. Where is it?',
    hoursAgo: 4,
  },
] as const;

const demoCallBacks = [
  { name: 'Maren Holt', phone: '+44 20 7946 0311', topic: 'Executive Package', hoursAgo: 6 },
] as const;

const hourMs = 3_600_000;
const before = (now: Date, hours: number) => new Date(now.getTime() - hours * hourMs);

/** Gives the demo's staff something to do in each queue, once; the ids are those of postings that were reported. */
export async function createDemoQueues(
  database: Kysely<Tables>,
  reportedIds: readonly string[],
  now = new Date(),
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const created = await createCompanies(transaction, now);
    // Two processes that load at once: the second finds the companies of the first.
    if (created.size === 0) return;
    await createPostings(transaction, created, now);
    await createReports(transaction, reportedIds, now);
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
    if (companyId === undefined) throw new Error(`There is no company ${company} for a posting that waits.`);
    const { name = '', website = '' } = demoNewCompanies.find(({ slug }) => slug === company) ?? {};
    const draft = {
      ...posting,
      sourceId,
      company: { name, website, about: '', industry: '' },
      ...emptyJobFields,
      requirements: [...requirements],
      category: 'other' as const,
      type: 'full-time' as const,
      workMode: 'on-site' as const,
      places: [],
      skills: [],
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

async function createReports(
  transaction: Kysely<Tables>,
  reportedIds: readonly string[],
  now: Date,
): Promise<void> {
  const jobs = await transaction
    .selectFrom('jobs')
    .select(['id', 'source_id'])
    .where('source', '=', 'demo')
    .where('source_id', 'in', reportedIds)
    .execute();
  const rows = demoReports.map(({ job, reason, text, hoursAgo }) => {
    const id = jobs.find(({ source_id: sourceId }) => sourceId === reportedIds[job])?.id;
    if (id === undefined) throw new Error('The postings that the demo reports to staff are missing.');
    const at = before(now, hoursAgo);
    return {
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
  await transaction.insertInto('job_reports').values(rows).execute();
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

interface DemoReport {
  /** Which of the reported postings. */
  job: number;
  reason: JobReportReason;
  text: string;
  hoursAgo: number;
}
