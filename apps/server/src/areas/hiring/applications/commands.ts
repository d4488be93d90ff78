import type { Application, applySchema } from '@waymark/contract/hiring/applications';
import { fullName } from '@waymark/contract/text/format';
import { msg } from '@waymark/contract/text/message';
import type { z } from 'zod';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import type { Upload } from '../../../platform/http/uploads.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { addressesToNotify, listMembers } from '../../companies/companies/queries.ts';
import type { CandidateViewer } from '../../identity/accounts/policy.ts';
import { recipientOf } from '../../identity/accounts/rules.ts';
import { listQuestions } from '../../jobs/jobs/queries.ts';
import { insertResume, storeResume } from '../../resumes/resumes/commands.ts';
import { findResume } from '../../resumes/resumes/queries.ts';
import { applicationReceivedMail, applicationSentMail } from './emails/applications.ts';
import { findApplicationForJob, findJobToApplyFor, lockApplicant, lockJobToApplyFor } from './queries.ts';
import {
  readAnswers,
  requireApplicable,
  requireStaying,
  type ReadAnswer,
  type ApplicableJob,
} from './rules.ts';
import type { RecordedStatus } from '../tables.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'files' | 'config'>;
type ApplyFields = z.output<typeof applySchema>;

/** A candidate who applies, signed in or by a mailed link. */
type Applicant = Pick<CandidateViewer, 'userId' | 'account'>;

/** Applies for a job once, with a stored resume or an upload; returns the application’s id (G-9). */
export async function applyForJob(
  services: Parts,
  viewer: CandidateViewer,
  fields: ApplyFields,
  upload: Upload | undefined,
): Promise<string> {
  const { database } = services;
  // A look before a file is stored; what decides is the one in the transaction that writes the application.
  requireStaying(viewer.account);
  requireApplicable(await findJobToApplyFor(database, fields.jobId));
  await refuseSecond(database, viewer.userId, fields.jobId);
  if (upload) {
    return storeResume(services, upload, async (transaction, fileId) => {
      const resumeId = await insertResume(transaction, viewer.userId, fileId);
      return createApplication(transaction, services, viewer, { ...fields, resumeId });
    });
  }
  return database.transaction().execute(async (transaction) => {
    // A parallel deletion or replacement of the resume waits, or was first.
    requireStaying(await lockApplicant(transaction, viewer.userId));
    const resumeId = await requireOwnResume(transaction, viewer.userId, fields.resumeId);
    return createApplication(transaction, services, viewer, { ...fields, resumeId });
  });
}

/** Throws `conflict` where the candidate has applied for the job, also where that was withdrawn. */
export async function refuseSecond(database: Database, userId: string, jobId: string): Promise<void> {
  const before = await findApplicationForJob(database, userId, jobId);
  if (before?.status === 'withdrawn') {
    const message = msg`You have withdrawn your application for this job and cannot apply for it again.`;
    throw new AppError('conflict', message);
  }
  if (before && before.job.id !== jobId) throw appliedElsewhere(before);
  if (before) throw alreadyApplied();
}

async function requireOwnResume(
  database: Database,
  userId: string,
  resumeId: string | undefined,
): Promise<string> {
  const resume = resumeId && (await findResume(database, userId, resumeId));
  if (!resume) throw invalidFields({ resumeId: msg`Choose one of your resumes or upload a new one.` });
  return resume.id;
}

/** Writes an application in the transaction of its caller, and tells the candidate and the employer; gives its id. */
export async function createApplication(
  transaction: Database,
  services: Pick<Services, 'queue' | 'config'>,
  viewer: Applicant,
  { jobId, resumeId, coverLetter, answers: given }: ApplyFields & { resumeId: string },
): Promise<string> {
  requireStaying(await lockApplicant(transaction, viewer.userId));
  const job = requireApplicable(await lockJobToApplyFor(transaction, jobId));
  const answers = readAnswers(await listQuestions(transaction, jobId), given);
  // The applicant is held: of two translations that are applied for at once the second sees the first.
  await refuseSecond(transaction, viewer.userId, jobId);
  const row = await transaction
    .insertInto('applications')
    .values({
      id: newId(),
      job_id: jobId,
      user_id: viewer.userId,
      resume_id: resumeId,
      cover_letter: coverLetter,
      status: 'submitted',
    })
    // Of two simultaneous applications the unique index refuses one.
    .onConflict((conflict) => conflict.columns(['job_id', 'user_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw alreadyApplied();
  await insertAnswers(transaction, row.id, answers);
  await recordEvent(transaction, row.id, 'submitted');
  await announceApplication(transaction, services, viewer, job);
  return row.id;
}

async function announceApplication(
  transaction: Database,
  { queue, config }: Pick<Services, 'queue' | 'config'>,
  { account, userId }: Applicant,
  job: ApplicableJob,
) {
  const subject = { jobTitle: job.title, companyName: job.company_name, publicUrl: config.publicUrl };
  const sent = applicationSentMail(recipientOf(account), subject);
  await queue.enqueue(transaction, 'send-mail', { ...sent, concerns: userId });
  const applicantName = fullName(account.first_name, account.last_name);
  for (const address of await listRecipients(transaction, job)) {
    const mail = applicationReceivedMail(address, { ...subject, applicantName });
    await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: userId });
  }
}

/** The posting’s own address if it belongs to the company, otherwise all members. */
async function listRecipients(transaction: Database, job: ApplicableJob): Promise<string[]> {
  if (job.notify_email !== '') {
    const mayNotify = await addressesToNotify(transaction, job.company_id);
    if (mayNotify(job.notify_email)) return [job.notify_email];
  }
  return (await listMembers(transaction, job.company_id)).map(({ email }) => email);
}

async function insertAnswers(transaction: Database, applicationId: string, answers: readonly ReadAnswer[]) {
  if (answers.length === 0) return;
  const rows = answers.map(({ questionId, answer, isKnockout }) => ({
    application_id: applicationId,
    question_id: questionId,
    answer,
    is_knockout: isKnockout,
  }));
  await transaction.insertInto('application_answers').values(rows).execute();
}

/** Withdraws an application; repeating it is no error. */
export async function withdrawApplication(
  database: Database,
  userId: string,
  applicationId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const withdrawn = await transaction
      .updateTable('applications')
      .set({ status: 'withdrawn' })
      .where('id', '=', applicationId)
      .where('user_id', '=', userId)
      .where('status', '<>', 'withdrawn')
      .returning('id')
      .executeTakeFirst();
    if (withdrawn) await recordEvent(transaction, applicationId, 'withdrawn');
  });
}

async function recordEvent(transaction: Database, applicationId: string, status: RecordedStatus) {
  await transaction
    .insertInto('application_events')
    .values({ id: newId(), application_id: applicationId, status })
    .execute();
}

function appliedElsewhere({ job }: Application): AppError {
  return new AppError(
    'conflict',
    msg`You have already applied for this job in another language: “${job.title}”. Your application counts for both.`,
  );
}

function alreadyApplied(): AppError {
  return new AppError('conflict', msg`You have already applied for this job.`);
}
