import { sayEnglish } from '@waymark/contract/text/say';
import { standardLetter } from '@waymark/contract/hiring/choices';
import { sql, type Kysely } from 'kysely';
import { companySlug } from '../../areas/companies/companies/rules.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { newId } from '../../platform/ids.ts';
import { demoEmailOf } from '../accounts.ts';
import { demoEmployerCompany } from '../companies.ts';

interface Applicant {
  applicationId: string;
  candidateId: string;
  jobId: string;
  companyId: string;
  recruiterId: string;
}

/** What was written, oldest first: from the company or not. The last one of the first thread is unread. */
const threads: readonly (readonly [fromCompany: boolean, text: string])[][] = [
  [
    [
      true,
      'Thank you for applying. Your letter made us curious: could you tell us more about your last project?',
    ],
    [
      false,
      'Gladly. I led the move to a new reporting system for forty people, from the first sketch to the training.',
    ],
    [true, 'That is just what we are about to begin. I have sent you some times for a first conversation.'],
  ],
  [
    [true, 'Your resume fits very well. From when could you begin?'],
    [false, 'From the first of next month. I look forward to meeting the team.'],
  ],
];

/**
 * Messages with the first applicants of the demo employer, times offered to one of them and a time chosen by another.
 * Where there are conversations already, nothing is added.
 */
export async function createDemoConversations(database: Kysely<Tables>): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const applicants = await listApplicants(transaction);
    for (const [nth, applicant] of applicants.entries()) {
      const thread = threads[nth];
      if (!thread || !(await writeThread(transaction, applicant, thread))) continue;
      await offerInterview(transaction, applicant, nth === 1);
    }
    const [first] = applicants;
    if (applicants.length < threads.length || !first)
      throw new Error('Too few people have applied to the demo employer for its conversations.');
    await keepTemplate(transaction, first.companyId);
  });
}

/** Those who came far first: with them a company writes. The demo's candidate, who signs in, before all others. */
async function listApplicants(transaction: Kysely<Tables>): Promise<Applicant[]> {
  const { rows } = await sql<Applicant>`
    select applications.id as "applicationId", applications.user_id as "candidateId", jobs.id as "jobId",
      companies.id as "companyId", recruiter.id as "recruiterId"
    from applications
    join jobs on jobs.id = applications.job_id
    join companies on companies.id = jobs.company_id
    join users on users.id = applications.user_id
    join users recruiter on recruiter.email = ${demoEmailOf('employer')}
    left join application_stages on application_stages.id = applications.stage_id
    where companies.slug = ${companySlug(demoEmployerCompany)} and applications.status <> 'withdrawn'
      and users.is_demo
    order by (users.email = ${demoEmailOf('candidate')}) desc, (application_stages.kind = 'interview') desc nulls last,
      applications.id
    limit ${threads.length}
  `.execute(transaction);
  return rows;
}

async function writeThread(
  transaction: Kysely<Tables>,
  { applicationId, candidateId, jobId, companyId, recruiterId }: Applicant,
  thread: readonly (readonly [fromCompany: boolean, text: string])[],
): Promise<boolean> {
  const ids = thread.map(() => newId());
  const isAnswered = thread.at(-1)?.[0] === false;
  const conversation = {
    id: newId(),
    company_id: companyId,
    candidate_id: candidateId,
    application_id: applicationId,
    job_id: jobId,
    last_message_id: ids.at(-1) ?? '',
    unread_by_company: isAnswered ? 1 : 0,
    unread_by_candidate: isAnswered ? 0 : 1,
  };
  const created = await transaction
    .insertInto('conversations')
    .values(conversation)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) return false;
  const hoursAgo = (nth: number) => new Date(Date.now() - (thread.length - nth) * 5 * 3_600_000);
  const messages = thread.map(([fromCompany, text], nth) => ({
    id: ids[nth] ?? '',
    conversation_id: conversation.id,
    author_id: fromCompany ? recruiterId : candidateId,
    from_company: fromCompany,
    text,
    read_at: nth === thread.length - 1 ? null : hoursAgo(nth + 0.5),
    created_at: hoursAgo(nth),
  }));
  await transaction.insertInto('messages').values(messages).execute();
  return true;
}

/** Ten in the morning in New York, or nine in winter, of a day that people work on. */
function workingDay(daysAhead: number): Date {
  const day = new Date(Date.now() + daysAhead * 86_400_000);
  const weekend = day.getUTCDay() % 6 === 0 ? 2 : 0;
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + weekend, 14));
}

/** Two times in three and four days. */
async function offerInterview(
  transaction: Kysely<Tables>,
  { applicationId, companyId, recruiterId }: Applicant,
  isChosen: boolean,
): Promise<void> {
  const roundId = newId();
  await transaction
    .insertInto('interview_rounds')
    .values({
      id: roundId,
      company_id: companyId,
      author_id: recruiterId,
      duration_minutes: 45,
      time_zone: 'America/New_York',
      place: '',
      video_url: 'https://meet.example/first-conversation',
      note: 'You meet Daniel and the team lead. Nothing to prepare.',
    })
    .execute();
  const offerId = newId();
  await transaction
    .insertInto('interview_offers')
    .values({
      id: offerId,
      application_id: applicationId,
      round_id: roundId,
      status: isChosen ? 'chosen' : 'offered',
      sequence: isChosen ? 1 : 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const slots = [3, 4].map((days, nth) => ({
    id: newId(),
    round_id: roundId,
    starts_at: workingDay(days),
    taken_by: isChosen && nth === 0 ? offerId : null,
  }));
  await transaction.insertInto('interview_slots').values(slots).execute();
}

async function keepTemplate(transaction: Kysely<Tables>, companyId: string): Promise<void> {
  await transaction
    .insertInto('decline_templates')
    .values({ id: newId(), company_id: companyId, name: 'With thanks', text: sayEnglish(standardLetter) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
