import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { ApplicationStatus } from '@waymark/contract/application-choices';
import type { applySchema } from '@waymark/contract/applications';
import type { Tables } from '../../platform/database/tables.ts';
import { AppError } from '../../platform/errors.ts';
import { invalidFields } from '../../platform/http/parse-fields.ts';
import type { Upload } from '../../platform/http/uploads.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import type { CandidateViewer } from '../accounts/policy.ts';
import { listMembers } from '../companies/queries.ts';
import { storeResume, withAdoptedResume } from '../resumes/commands.ts';
import { findResume } from '../resumes/queries.ts';
import { applicationReceivedMail } from './emails/application-received.ts';
import { applicationSentMail } from './emails/application-sent.ts';
import { applicationViewedMail } from './emails/application-viewed.ts';
import { findApplicationForJob, findJobToApplyFor } from './queries.ts';
import { requireApplicable, type ApplicableJob } from './rules.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'files' | 'config'>;
type ApplyFields = z.output<typeof applySchema>;

/** Applies for a job, once, with a stored resume or a new upload, and gives the application's id (G-9). */
export async function applyForJob(
  services: Parts,
  viewer: CandidateViewer,
  fields: ApplyFields,
  upload: Upload | undefined,
): Promise<string> {
  const { database, files } = services;
  const job = requireApplicable(await findJobToApplyFor(database, fields.jobId));
  // A look before a file is stored; of two simultaneous applications the unique index refuses one.
  if (await findApplicationForJob(database, viewer.userId, job.id)) throw alreadyApplied();
  const { coverLetter } = fields;
  if (upload) {
    return withAdoptedResume(files, upload, (resume) =>
      database.transaction().execute(async (transaction) => {
        const resumeId = await storeResume(transaction, viewer.userId, resume);
        return createApplication(transaction, services, viewer, job, { resumeId, coverLetter });
      }),
    );
  }
  const resumeId = await requireOwnResume(database, viewer.userId, fields.resumeId);
  return database
    .transaction()
    .execute((transaction) =>
      createApplication(transaction, services, viewer, job, { resumeId, coverLetter }),
    );
}

async function requireOwnResume(
  database: Kysely<Tables>,
  userId: string,
  resumeId: string | undefined,
): Promise<string> {
  const resume = resumeId && (await findResume(database, userId, resumeId));
  if (!resume) throw invalidFields({ resumeId: 'Choose one of your resumes or upload a new one.' });
  return resume.id;
}

async function createApplication(
  transaction: Kysely<Tables>,
  services: Parts,
  viewer: CandidateViewer,
  job: ApplicableJob,
  { resumeId, coverLetter }: { resumeId: string; coverLetter: string },
): Promise<string> {
  const row = await transaction
    .insertInto('applications')
    .values({
      id: newId(),
      job_id: job.id,
      user_id: viewer.userId,
      resume_id: resumeId,
      cover_letter: coverLetter,
      status: 'submitted',
    })
    .onConflict((conflict) => conflict.columns(['job_id', 'user_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw alreadyApplied();
  await recordEvent(transaction, row.id, 'submitted');
  await announceApplication(transaction, services, viewer, job);
  return row.id;
}

async function announceApplication(
  transaction: Kysely<Tables>,
  { queue, config }: Parts,
  { account, userId }: CandidateViewer,
  job: ApplicableJob,
): Promise<void> {
  const subject = { jobTitle: job.title, companyName: job.company_name, publicUrl: config.publicUrl };
  const candidate = { email: account.email, firstName: account.first_name };
  await queue.enqueue(transaction, 'send-mail', applicationSentMail(candidate, subject));
  const applicantName = `${account.first_name} ${account.last_name}`;
  for (const member of await listMembers(transaction, job.company_id)) {
    const mail = applicationReceivedMail(member.email, { ...subject, applicantName });
    await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: userId });
  }
}

/** Takes an application back. Doing it twice is no error; somebody else's is `not_found`. */
export async function withdrawApplication(
  database: Kysely<Tables>,
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

/** Notes that the employer has opened an application, and tells the candidate. Only the first time counts. */
export async function markViewed(
  { database, queue, config }: Pick<Services, 'database' | 'queue' | 'config'>,
  applicationId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const viewed = await transaction
      .updateTable('applications')
      .set({ status: 'viewed' })
      .where('id', '=', applicationId)
      .where('status', '=', 'submitted')
      .returning(['user_id', 'job_id'])
      .executeTakeFirst();
    if (!viewed) return;
    await recordEvent(transaction, applicationId, 'viewed');
    const { email, first_name, title, name } = await transaction
      .selectFrom('users')
      .innerJoin('jobs', (join) => join.on('jobs.id', '=', viewed.job_id))
      .innerJoin('companies', 'companies.id', 'jobs.company_id')
      .select(['users.email', 'users.first_name', 'jobs.title', 'companies.name'])
      .where('users.id', '=', viewed.user_id)
      .executeTakeFirstOrThrow();
    const subject = { jobTitle: title, companyName: name, publicUrl: config.publicUrl };
    const mail = applicationViewedMail({ email, firstName: first_name }, subject);
    await queue.enqueue(transaction, 'send-mail', mail);
  });
}

async function recordEvent(
  transaction: Kysely<Tables>,
  applicationId: string,
  status: ApplicationStatus,
): Promise<void> {
  await transaction
    .insertInto('application_events')
    .values({ id: newId(), application_id: applicationId, status })
    .execute();
}

function alreadyApplied(): AppError {
  return new AppError('conflict', 'You have already applied for this job.');
}
