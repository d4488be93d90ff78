import type { StageKind } from '@waymark/contract/hiring/choices';
import type { Kysely } from 'kysely';
import { ensureTag } from '../../areas/hiring/applicants/mark-commands.ts';
import { insertResume } from '../../areas/resumes/resumes/commands.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { newId } from '../../platform/ids.ts';
import { applyForJob, storeResume, type Stores } from './apply-for-job.ts';
import { applicantDomain, findHiring, type Hiring } from './find-hiring.ts';

/** In every stage of one job and the first of others, as a hiring in full swing looks. */
export const demoApplicants: readonly DemoApplicant[] = [
  person('Ingrid', 'Solberg', 'Software Engineer', 'Oslo, Norway', 'new', 0),
  person('Mateo', 'Alvarez', 'Web Developer', 'Denver, Colorado', 'new', 0),
  person('Yuki', 'Tanabe', 'QA Engineer', 'Seattle, Washington', 'new', 1),
  person('Chidi', 'Eze', 'Software Engineer', 'Houston, Texas', 'new', 1),
  person('Lena', 'Brandt', 'Systems Analyst', 'Berlin, Germany', 'new', 2),
  person('Owen', 'Pritchard', 'Junior Developer', 'Cardiff, Wales', 'seen', 3, { rating: 2 }),
  person('Fatima', 'Zahra', 'Software Engineer', 'Austin, Texas', 'seen', 4, { tags: ['Relocates'] }),
  person('Tomasz', 'Wrona', 'DevOps Engineer', 'Krakow, Poland', 'seen', 5, { rating: 3 }),
  person('Grace', 'Mbeki', 'Data Engineer', 'Boston, Massachusetts', 'shortlist', 6, {
    rating: 4,
    starred: true,
    tags: ['Strong writing', 'Remote'],
    note: 'Explains trade-offs clearly in the letter. Let us talk with her this week.',
  }),
  person('Hugo', 'Lindgren', 'Backend Developer', 'Chicago, Illinois', 'shortlist', 7, {
    rating: 4,
    tags: ['Remote'],
  }),
  person('Aisha', 'Rahman', 'Software Engineer', 'Toronto, Ontario', 'shortlist', 7, { rating: 3 }),
  person('Noah', 'Feldman', 'Staff Engineer', 'New York, New York', 'interview', 10, {
    rating: 5,
    starred: true,
    tags: ['Referral', 'Leads a team'],
    note: 'First interview went well: asked about our on-call rota and had good ideas for it.',
  }),
  person('Camille', 'Rousseau', 'Frontend Engineer', 'Lyon, France', 'interview', 11, {
    rating: 4,
    tags: ['Relocates'],
    note: 'Second round on Thursday, with the design team.',
  }),
  person('Rohan', 'Desai', 'Software Engineer', 'San Jose, California', 'interview', 12, { rating: 3 }),
  person('Elif', 'Kaya', 'Senior Engineer', 'Chicago, Illinois', 'offer', 16, {
    rating: 5,
    starred: true,
    tags: ['Referral'],
    note: 'Offer sent. She answers by the end of the month.',
  }),
  person('Daniel', 'Okoro', 'Platform Engineer', 'Atlanta, Georgia', 'hired', 24, {
    rating: 5,
    tags: ['Strong writing'],
    note: 'Starts on the first of next month.',
  }),
  person('Petra', 'Novak', 'Support Engineer', 'Prague, Czech Republic', 'declined', 15, { rating: 2 }),
  person('Luis', 'Romero', 'Web Developer', 'Miami, Florida', 'declined', 18, {
    rating: 1,
    note: 'Looks for another field. Declined with thanks.',
  }),
];

export const emailOfApplicant = (firstName: string, lastName: string): string =>
  `${firstName}.${lastName}@${applicantDomain}`.toLowerCase();

const letterOf = ({ jobTitle, location }: DemoApplicant): string =>
  `I have worked as a ${jobTitle} for some years and would be glad to bring that to your team.\n\n` +
  `I am based in ${location} and can begin within a month. My resume has the details; I am happy to ` +
  'talk through any of them.';

/** What the resume says, line by line; the first is its heading. */
const resumeOf = ({ firstName, lastName, jobTitle, location }: DemoApplicant): readonly string[] => [
  `${firstName} ${lastName}`,
  `${jobTitle}, ${location}`,
  '',
  'Experience',
  `${jobTitle}, Brightwater Systems, 2022 to today`,
  'Took two products from the first sketch to daily use by thousands of people.',
  'Halved the time from an idea to its release by testing what matters first.',
  `Associate, Fieldstone Works, 2019 to 2022`,
  'Answered for the part of the product that customers meet first.',
  '',
  'Education',
  "Bachelor's degree, 2019",
  '',
  'Skills',
  'Writing clearly, careful reviews, databases, the web, mentoring',
];

/**
 * Creates applicants in every stage of a posting of the demo employer. Existing applicants keep the changes that
 * visitors made to them.
 */
export async function createDemoApplicants(stores: Stores): Promise<void> {
  const hiring = await findHiring(stores.database);
  for (const applicant of demoApplicants) {
    if (!(await hasApplied(stores.database, applicant))) await createApplicant(stores, hiring, applicant);
  }
}

async function hasApplied(database: Kysely<Tables>, applicant: DemoApplicant): Promise<boolean> {
  const application = await database
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select('applications.id')
    .where('users.email', '=', emailOfApplicant(applicant.firstName, applicant.lastName))
    .executeTakeFirst();
  return application !== undefined;
}

/** The person and all of the application are one transaction, so that there is no person without one. */
async function createApplicant(stores: Stores, hiring: Hiring, applicant: DemoApplicant): Promise<void> {
  const name = `${applicant.firstName}-${applicant.lastName}.pdf`.toLowerCase();
  const { note, tags = [], ...sent } = applicant;
  await storeResume(stores, { name, lines: resumeOf(applicant) }, async (transaction, fileId) => {
    const userId = await ensurePerson(transaction, applicant);
    // Of two processes that load at once, the later finds what the earlier has made.
    if (await hasApplied(transaction, applicant)) return;
    const resumeId = await insertResume(transaction, userId, fileId);
    const coverLetter = letterOf(applicant);
    const applicationId = await applyForJob(transaction, hiring, { ...sent, userId, resumeId, coverLetter });
    await writeMarks(transaction, hiring, { applicationId, tags, note });
  });
}

/** The id of the account, locked until the transaction ends. */
async function ensurePerson(transaction: Kysely<Tables>, applicant: DemoApplicant): Promise<string> {
  const email = emailOfApplicant(applicant.firstName, applicant.lastName);
  await transaction
    .insertInto('users')
    .values({
      id: newId(),
      role: 'candidate',
      email,
      password_hash: null,
      first_name: applicant.firstName,
      last_name: applicant.lastName,
      job_title: applicant.jobTitle,
      location: applicant.location,
      phone: '',
      experience_level: '3-5 years',
      email_confirmed_at: new Date(),
      is_demo: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await transaction
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return id;
}

async function writeMarks(
  transaction: Kysely<Tables>,
  { companyId, recruiterId }: Hiring,
  marks: { applicationId: string; tags: readonly string[]; note: string | undefined },
): Promise<void> {
  const { applicationId, tags, note } = marks;
  for (const name of tags) {
    const tag = await ensureTag(transaction, companyId, name);
    await transaction
      .insertInto('application_tags')
      .values({ application_id: applicationId, tag_id: tag.id })
      .execute();
  }
  if (note === undefined) return;
  await transaction
    .insertInto('application_notes')
    .values({ id: newId(), application_id: applicationId, author_id: recruiterId, text: note })
    .execute();
}

/** A person who has applied to the demo employer; invented, like everyone in the demo. */
interface DemoApplicant {
  firstName: string;
  lastName: string;
  jobTitle: string;
  location: string;
  stage: StageKind;
  /** Since when they have applied. */
  days: number;
  rating?: number;
  starred?: true;
  tags?: readonly string[];
  note?: string;
}

function person(
  firstName: string,
  lastName: string,
  jobTitle: string,
  location: string,
  stage: StageKind,
  days: number,
  marks: Pick<DemoApplicant, 'rating' | 'starred' | 'tags' | 'note'> = {},
): DemoApplicant {
  return { firstName, lastName, jobTitle, location, stage, days, ...marks };
}
