import type { Recommendation, TeamPart } from '@waymark/contract/hiring/choices';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { newId } from '../../platform/ids.ts';
import { emailOfApplicant } from './create-demo-applicants.ts';
import { demoColleagues } from './create-demo-people.ts';
import { findHiring, type Hiring } from './find-hiring.ts';

/** In the order of the colleagues. */
const parts: readonly TeamPart[] = ['interviewer', 'recruiter'];

const criteria = ['Craft', 'Explains trade-offs', 'Works with others', 'Motivation'] as const;

interface DemoScorecard {
  applicant: readonly [firstName: string, lastName: string];
  /** The place of its author among the colleagues. */
  author: 0 | 1;
  recommendation: Recommendation;
  /** In the order of the criteria; 0 for one that was not judged. */
  scores: readonly [number, number, number, number];
  text: string;
}

const scorecards: readonly DemoScorecard[] = [
  {
    applicant: ['Elif', 'Kaya'],
    author: 0,
    recommendation: 'strong-yes',
    scores: [4, 4, 3, 4],
    text: 'Took our hardest exercise apart in twenty minutes and said which parts she would leave out.',
  },
  {
    applicant: ['Elif', 'Kaya'],
    author: 1,
    recommendation: 'yes',
    scores: [0, 3, 4, 4],
    text: 'Two former colleagues would work with her again at once.',
  },
  {
    applicant: ['Noah', 'Feldman'],
    author: 0,
    recommendation: 'strong-yes',
    scores: [4, 3, 4, 3],
    text: 'Good ideas for our on-call rota, with the reasons against each of them.',
  },
  {
    applicant: ['Noah', 'Feldman'],
    author: 1,
    recommendation: 'no',
    scores: [0, 3, 2, 2],
    text: 'Wants to lead a team soon, which this posting does not offer.',
  },
  {
    applicant: ['Camille', 'Rousseau'],
    author: 0,
    recommendation: 'yes',
    scores: [3, 4, 3, 0],
    text: 'Explained a layout bug so that I will not forget it.',
  },
  {
    applicant: ['Grace', 'Mbeki'],
    author: 1,
    recommendation: 'yes',
    scores: [0, 4, 0, 4],
    text: 'The letter is the clearest of all. I would like to see code.',
  },
];

/**
 * Gives the job of the demo employer that people have applied for a hiring team, criteria and scorecards. Nothing where
 * it has a team or criteria.
 */
export async function createDemoScorecards(database: Kysely<Tables>): Promise<void> {
  const hiring = await findHiring(database);
  await database.transaction().execute(async (transaction) => {
    if (!(await isUnscored(transaction, hiring))) return;
    const authorIds = await listColleagueIds(transaction, hiring);
    if (authorIds.length < demoColleagues.length) throw new Error('The demo employer has no colleagues.');
    await writeTeam(transaction, hiring, authorIds);
    const criterionIds = await writeCriteria(transaction, hiring);
    for (const scorecard of scorecards) {
      await writeScorecard(transaction, hiring, { scorecard, authorIds, criterionIds });
    }
  });
}

async function isUnscored(transaction: Kysely<Tables>, { jobId }: Hiring): Promise<boolean> {
  // Two processes that load at once write it once.
  await sql`select id from jobs where id = ${jobId} for no key update`.execute(transaction);
  const { rows } = await sql`
    select job_id from scorecard_criteria where job_id = ${jobId}
    union all select job_id from hiring_team_members where job_id = ${jobId}
    limit 1
  `.execute(transaction);
  return rows.length === 0;
}

async function listColleagueIds(transaction: Kysely<Tables>, { companyId }: Hiring): Promise<string[]> {
  const members = await transaction
    .selectFrom('users')
    .innerJoin('company_members', 'user_id', 'users.id')
    .select(['users.id', 'email'])
    .where('company_id', '=', companyId)
    .execute();
  return demoColleagues.flatMap(({ email }) => members.find((member) => member.email === email)?.id ?? []);
}

async function writeTeam(
  transaction: Kysely<Tables>,
  { companyId, jobId, recruiterId }: Hiring,
  authorIds: readonly string[],
): Promise<void> {
  const team = [
    { user_id: recruiterId, part: 'hiring-manager' as const },
    ...authorIds.map((user_id, nth) => ({ user_id, part: parts[nth] ?? 'interviewer' })),
  ];
  await transaction
    .insertInto('hiring_team_members')
    .values(team.map((member) => ({ job_id: jobId, company_id: companyId, ...member })))
    .execute();
}

async function writeCriteria(transaction: Kysely<Tables>, { jobId }: Hiring): Promise<string[]> {
  const rows = criteria.map((name, position) => ({ id: newId(), job_id: jobId, name, position }));
  await transaction.insertInto('scorecard_criteria').values(rows).execute();
  return rows.map(({ id }) => id);
}

async function writeScorecard(
  transaction: Kysely<Tables>,
  { jobId }: Hiring,
  given: { scorecard: DemoScorecard; authorIds: readonly string[]; criterionIds: readonly string[] },
): Promise<void> {
  const { applicant, author, recommendation, scores, text } = given.scorecard;
  const application = await transaction
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select(['applications.id', 'applications.moved_at'])
    .where('applications.job_id', '=', jobId)
    .where('users.email', '=', emailOfApplicant(...applicant))
    .executeTakeFirst();
  if (!application) throw new Error(`${applicant.join(' ')} has not applied to the demo employer.`);
  const id = newId();
  await transaction
    .insertInto('scorecards')
    .values({
      id,
      application_id: application.id,
      author_id: given.authorIds[author] ?? null,
      recommendation,
      text,
      created_at: application.moved_at,
      updated_at: application.moved_at,
    })
    .execute();
  const judged = given.criterionIds.flatMap((criterionId, at) => {
    const score = scores[at] ?? 0;
    return score === 0 ? [] : [{ scorecard_id: id, criterion_id: criterionId, score }];
  });
  await transaction.insertInto('scorecard_scores').values(judged).execute();
}
