import type { StageKind } from '@waymark/contract/hiring/choices';
import { sql, type Kysely } from 'kysely';
import { companySlug } from '../../areas/companies/companies/rules.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { demoAccounts, type DemoAccount } from '../accounts.ts';
import { demoEmployerCompany } from '../companies.ts';
import { applyForJob, storeResume, type Stores } from '../company-area/apply-for-job.ts';
import { findHiring, type Hiring } from '../company-area/find-hiring.ts';

/** How far the applications have come: the first is at the demo employer, so that both sides can be looked at. */
const courses: readonly { stage: StageKind; days: number }[] = [
  { stage: 'interview', days: 8 },
  { stage: 'shortlist', days: 5 },
  { stage: 'new', days: 1 },
];

/** Has the demo's candidate apply at the demo employer and elsewhere; once, whatever becomes of it. */
export async function createDemoApplications(stores: Stores): Promise<void> {
  const { database } = stores;
  const candidate = demoAccounts.find(({ role }) => role === 'candidate');
  const user = await database
    .selectFrom('users')
    .select('id')
    .where('email', '=', candidate?.email ?? '')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('applications').select('id').whereRef('user_id', '=', 'users.id'))),
    )
    .executeTakeFirst();
  const first = await findHiring(database);
  if (!user || !candidate || !first) return;
  const hirings = [first, ...(await findOthers(database, user.id, candidate))];
  const resumeId = await storeResume(stores, user.id, {
    name: 'amara-lindqvist.pdf',
    lines: resumeOf(candidate),
  });
  for (const [nth, hiring] of hirings.entries()) {
    const course = courses[nth];
    if (course) await applyForJob(database, hiring, { userId: user.id, resumeId, coverLetter, ...course });
  }
}

/** Jobs of the candidate's own trade first, one of a company and none that is only saved. */
async function findOthers(
  database: Kysely<Tables>,
  userId: string,
  { jobTitle }: DemoAccount,
): Promise<Hiring[]> {
  const { rows } = await sql<Hiring>`
    select "companyId", "jobId", "recruiterId"
    from (
      select distinct on (companies.id) companies.id as "companyId", jobs.id as "jobId",
        company_members.user_id as "recruiterId", strpos(jobs.title, ${jobTitle.split(' ').at(-1)}) = 0 as "isOther",
        jobs.number
      from jobs
      join companies on companies.id = jobs.company_id
      join company_members on company_members.company_id = companies.id and company_members.member_role = 'owner'
      join users on users.id = company_members.user_id and users.is_demo
      where jobs.status = 'active' and jobs.apply_url is null and companies.slug <> ${companySlug(demoEmployerCompany)}
        and not exists (select from saved_jobs where saved_jobs.job_id = jobs.id and saved_jobs.user_id = ${userId})
      order by companies.id, "isOther", jobs.number
    ) one_each
    order by "isOther", number
    limit ${courses.length - 1}
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
