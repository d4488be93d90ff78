import { emptyDraft } from '@waymark/contract/posting/choices';
import { sql, type Kysely } from 'kysely';
import { readAnswers } from '../../areas/hiring/applications/rules.ts';
import { listQuestions } from '../../areas/jobs/jobs/queries.ts';
import { writeQuestions, insertDraft } from '../../areas/posting/postings/commands.ts';
import type { ReadQuestion } from '../../areas/posting/postings/rules.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { newId } from '../../platform/ids.ts';
import { findHiring, type Hiring } from './find-hiring.ts';

interface DemoQuestion extends Omit<ReadQuestion, 'id' | 'required'> {
  /** What applicants say, in turn; an empty one is none. */
  answers: readonly string[];
}

/** None is required, so that a caller can try an application through the API without knowing them. */
const demoQuestions: readonly DemoQuestion[] = [
  {
    kind: 'yes-no',
    question: 'May you work in the country of this job without a visa from us?',
    options: [],
    knockout: { answers: ['No'] },
    answers: ['Yes', 'Yes', 'Yes', 'Yes', 'No', 'Yes', 'Yes'],
  },
  {
    kind: 'number',
    question: 'How many years have you worked in this field?',
    options: [],
    knockout: { min: 1, max: null },
    answers: ['4', '2', '7', '0', '5', '3', '11', '6', '1'],
  },
  {
    kind: 'choice',
    question: 'Where would you like to work?',
    options: ['In the office', 'At home', 'Both'],
    knockout: null,
    answers: ['Both', 'In the office', 'Both', 'At home'],
  },
  {
    kind: 'text',
    question: 'Which piece of work are you proud of?',
    options: [],
    knockout: null,
    answers: [
      'A guide for new colleagues that is still in use four years later.',
      '',
      'The move of our oldest system, which no one outside the team noticed.',
    ],
  },
];

const begunDraft = {
  ...emptyDraft,
  title: 'Senior Data Analyst',
  type: 'full-time',
  workMode: 'hybrid',
  category: 'data-science',
  skills: ['SQL', 'Statistics'],
  places: ['Chicago, Illinois, United States'],
  description: '<p>You answer the questions that every team here asks, with figures that they can trust.</p>',
};

/**
 * Has the job of the demo employer that people have applied for ask questions that its applicants have answered, and
 * begins a draft of another. Nothing is added to a job that asked something before.
 */
export async function createDemoPosting(database: Kysely<Tables>): Promise<void> {
  const hiring = await findHiring(database);
  await database.transaction().execute(async (transaction) => {
    const { companyId, recruiterId } = hiring;
    if (await asksAlready(transaction, hiring)) return;
    const applicationIds = await listApplicationIds(transaction, hiring);
    await askQuestions(transaction, hiring.jobId, applicationIds);
    await insertDraft(transaction, { userId: recruiterId, companyId }, { fields: begunDraft });
  });
}

async function asksAlready(transaction: Kysely<Tables>, { jobId }: Hiring): Promise<boolean> {
  // Two processes that load at once ask once.
  await sql`select id from jobs where id = ${jobId} for no key update`.execute(transaction);
  const question = await transaction
    .selectFrom('job_questions')
    .select('id')
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  return question !== undefined;
}

async function listApplicationIds(transaction: Kysely<Tables>, { jobId }: Hiring): Promise<string[]> {
  const rows = await transaction
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select('applications.id')
    .where('applications.job_id', '=', jobId)
    .where('users.is_demo', '=', true)
    .orderBy('users.email')
    .execute();
  if (rows.length === 0) throw new Error('Nobody has applied for the posting of the demo employer.');
  return rows.map(({ id }) => id);
}

async function askQuestions(
  transaction: Kysely<Tables>,
  jobId: string,
  applicationIds: readonly string[],
): Promise<void> {
  const asked = demoQuestions.map(({ answers: _given, ...question }) => ({
    ...question,
    id: newId(),
    required: false,
  }));
  await writeQuestions(transaction, jobId, asked);
  const questions = await listQuestions(transaction, jobId);
  const rows = applicationIds.flatMap((applicationId, nth) => {
    const given = questions.map(({ id }, place) => {
      const { answers } = demoQuestions[place] ?? { answers: [] };
      return [id, answers[nth % answers.length] ?? ''];
    });
    return readAnswers(questions, Object.fromEntries(given)).map(({ questionId, answer, isKnockout }) => ({
      application_id: applicationId,
      question_id: questionId,
      answer,
      is_knockout: isKnockout,
    }));
  });
  await transaction.insertInto('application_answers').values(rows).execute();
}
