import type { StageKind } from '@waymark/contract/hiring/choices';
import { sql, type Kysely } from 'kysely';
import { insertResume } from '../../areas/resumes/resumes/commands.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { findDemoAccount, type DemoAccount } from '../accounts.ts';
import { applyForJob, storeResume, type Stores } from '../company-area/apply-for-job.ts';
import { findHiring, type Hiring } from '../company-area/find-hiring.ts';

/** How far the applications have come: the first is at the demo employer, so that both sides can be looked at. */
const courses: readonly { stage: StageKind; days: number }[] = [
  { stage: 'interview', days: 8 },
  { stage: 'shortlist', days: 5 },
  { stage: 'new', days: 1 },
];

/**
 * Has the demo's candidate apply at the demo employer and for the postings named by the ids of their source; once,
 * whatever becomes of it.
 */
export async function createDemoApplications(stores: Stores, sourceIds: readonly string[]): Promise<void> {
  const { database } = stores;
  const candidate = await findDemoAccount(database, 'candidate');
  if (await hasApplied(database, candidate.id)) return;
  const hirings = [await findHiring(database), ...(await listOthers(database, sourceIds))];
  const resume = { name: 'amara-lindqvist.pdf', lines: resumeOf(candidate) };
  await storeResume(stores, resume, async (transaction, fileId) => {
    await transaction.selectFrom('users').select('id').where('id', '=', candidate.id).forUpdate().execute();
    // Of two processes that load at once, the later finds what the earlier has made.
    if (await hasApplied(transaction, candidate.id)) return;
    const resumeId = await insertResume(transaction, candidate.id, fileId);
    for (const [nth, course] of courses.entries()) {
      const hiring = hirings[nth];
      if (!hiring) throw new Error('There are too few postings for the applications of the demo candidate.');
      await applyForJob(transaction, hiring, { userId: candidate.id, resumeId, coverLetter, ...course });
    }
  });
}

async function hasApplied(database: Kysely<Tables>, userId: string): Promise<boolean> {
  const known = await database
    .selectFrom('applications')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return known !== undefined;
}

async function listOthers(database: Kysely<Tables>, sourceIds: readonly string[]): Promise<Hiring[]> {
  const { rows } = await sql<Hiring>`
    select jobs.company_id as "companyId", jobs.id as "jobId", company_members.user_id as "recruiterId"
    from unnest(${sourceIds}::text[]) with ordinality as given(source_id, nth)
    join jobs on jobs.source = 'demo' and jobs.source_id = given.source_id
    join company_members on company_members.company_id = jobs.company_id and company_members.member_role = 'owner'
    order by given.nth
  `.execute(database);
  return rows;
}

const coverLetter =
  'For four years I have turned the questions of colleagues into figures that they trust.\n\n' +
  'Your posting describes the work that I like best. I would be glad to show you what I have done.';

const resumeOf = ({ firstName, lastName, jobTitle, location }: DemoAccount): readonly string[] => [
  `${firstName} ${lastName}`,
  `${jobTitle}, ${location}`,
  '',
  'Experience',
  `${jobTitle}, Brightwater Systems, 2022 to today`,
  'Led the move of forty people to a new reporting system, from the first sketch to the training.',
  'Intern, Fieldstone Works, 2021 to 2022',
  '',
  'Education',
  "Bachelor's degree, 2021",
  '',
  'Skills',
  'SQL, statistics, charts that explain themselves, writing clearly',
];
