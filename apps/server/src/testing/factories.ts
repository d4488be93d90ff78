import type { MemberRole } from '@waymark/contract/identity/choices';
import { emptyDraft } from '@waymark/contract/posting/choices';
import type { DraftFields } from '@waymark/contract/posting/postings';
import { alertCriteriaSchema } from '@waymark/contract/seeking/alerts';
import type { AlertCriteria } from '@waymark/contract/seeking/choices';
import { sql, type Insertable } from 'kysely';
import { startSession } from '../areas/identity/accounts/session-commands.ts';
import { insertResume } from '../areas/resumes/resumes/commands.ts';
import { resumeMediaTypes } from '../areas/resumes/resumes/constants.ts';
import { newSavedJobId } from '../areas/seeking/saved-jobs/rules.ts';
import type { Tables } from '../platform/database/tables.ts';
import { storeFile } from '../platform/files/stored-files.ts';
import { newId, newSecret } from '../platform/ids.ts';
import type { Services } from '../platform/services.ts';
import { pdfBytes } from './resume-files.ts';
import { writeUpload } from './uploads.ts';

/*
 * Rows for tests. Each factory fills in the parents it was not given, so that a test names only what it
 * is about.
 */

export type Overrides<Name extends keyof Tables> = Partial<Insertable<Tables[Name]>>;
export type Stores = Pick<Services, 'database' | 'files' | 'config' | 'temporaryDirectory'>;

export interface TestUser {
  id: string;
  email: string;
  /** A live session's token. */
  token: string;
  /** The request headers of that session. */
  headers: { authorization: string };
}

let count = 0;

async function createUser(
  { database, config }: Stores,
  { suspended_at: suspendedAt, ...overrides }: Overrides<'users'>,
): Promise<TestUser> {
  const user = await database
    .insertInto('users')
    .values({
      id: newId(),
      role: 'candidate',
      email: `person-${++count}@example.org`,
      password_hash: null,
      first_name: 'Ada',
      last_name: 'Lovelace',
      job_title: 'Engineer',
      location: 'London',
      phone: '+44 20 7946 0000',
      desire_compensation: '$80,0000',
      education_level: "Bachelor's degree",
      experience_level: '3-5 years',
      ...overrides,
    })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
  // As it begins while the account is open, in a demo where it belongs to one.
  const open = { database, config: { ...config, demo: true } };
  const { accessToken: token } = await startSession(open, user.id, { userAgent: 'Test/1.0' });
  if (suspendedAt) await suspend(database, user.id);
  return { ...user, token, headers: { authorization: `Bearer ${token}` } };
}

/** A signed-in candidate without a resume. */
export function createCandidate(services: Stores, overrides: Overrides<'users'> = {}): Promise<TestUser> {
  return createUser(services, { role: 'candidate', ...overrides });
}

/** As staff does it, without a mail. */
export async function suspend(database: Stores['database'], userId: string): Promise<void> {
  await database.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', userId).execute();
}

/** A signed-in member of staff, an administrator unless told otherwise, past MFA. */
export async function createStaff(services: Stores, overrides: Overrides<'users'> = {}): Promise<TestUser> {
  const user = await createUser(services, {
    role: 'staff',
    staff_role: 'administrator',
    email_confirmed_at: new Date(),
    ...overrides,
  });
  await services.database
    .updateTable('sessions')
    .set({ second_step_at: new Date() })
    .where('user_id', '=', user.id)
    .execute();
  return user;
}

/** A company without members. */
export async function createCompany(
  services: Stores,
  overrides: Overrides<'companies'> = {},
): Promise<{ id: string; name: string }> {
  const number = ++count;
  return services.database
    .insertInto('companies')
    .values({ id: newId(), name: `Company ${number}`, slug: `company-${number}`, ...overrides })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
}

/** A signed-in employer with a proven address, owner (or member) of the given company or of a new one. */
export async function createEmployer(
  services: Stores,
  {
    companyId,
    memberRole = 'owner',
    ...overrides
  }: Overrides<'users'> & { companyId?: string; memberRole?: MemberRole } = {},
): Promise<TestUser & { companyId: string }> {
  const company = companyId ?? (await createCompany(services)).id;
  const user = await createUser(services, {
    role: 'employer',
    email_confirmed_at: new Date(),
    ...overrides,
  });
  await services.database
    .insertInto('company_members')
    .values({ company_id: company, user_id: user.id, member_role: memberRole })
    .execute();
  return { ...user, companyId: company };
}

/** A place; places are unique by city, region and country. */
export async function createPlace(services: Stores, overrides: Overrides<'places'> = {}): Promise<number> {
  const { id } = await services.database
    .insertInto('places')
    .values({
      city: `Town ${++count}`,
      region: '',
      country_code: 'GB',
      country: 'United Kingdom',
      latitude: null,
      longitude: null,
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An open job, of the given company or of a new one without members. */
export async function createJob(
  services: Stores,
  overrides: Partial<Omit<Insertable<Tables['jobs']>, 'search_vector' | 'title_vector'>> = {},
): Promise<{ id: string; number: number; title: string; companyId: string }> {
  const { database } = services;
  const title = overrides.title ?? 'Software Engineer';
  const text = [title, overrides.description ?? '', ...(overrides.skills ?? [])].join(' ');
  const companyId = overrides.company_id ?? (await createCompany(services)).id;
  const row = await database
    .insertInto('jobs')
    .values({
      id: newId(),
      source: 'test',
      source_id: newId(),
      status: 'active',
      category: 'information-technology',
      type: 'full-time',
      work_mode: 'on-site',
      experience_min: null,
      experience_max: null,
      salary_min: null,
      salary_max: null,
      salary_currency: null,
      salary_period: null,
      salary_yearly_usd: null,
      apply_url: null,
      posted_at: new Date('2026-01-15T09:00:00Z'),
      deadline: null,
      source_hash: null,
      publish_at: null,
      attachment_file_id: null,
      ...overrides,
      title,
      company_id: companyId,
      search_vector: sql`to_tsvector('english', ${text})`,
      title_vector: sql`to_tsvector('english', ${title})`,
    })
    .returning(['id', 'number', 'title'])
    .executeTakeFirstOrThrow();
  return { ...row, companyId };
}

/** A stored resume with its file, of the given candidate or of a new one. */
export async function createResume(
  services: Stores,
  {
    userId,
    name = 'ada-lovelace.pdf',
    bytes = pdfBytes(),
  }: { userId?: string; name?: string; bytes?: Buffer } = {},
): Promise<{ id: string; userId: string; bytes: Buffer }> {
  const owner = userId ?? (await createCandidate(services)).id;
  const upload = await writeUpload(services, name, bytes);
  const extension = name.endsWith('.docx') ? 'docx' : 'pdf';
  const known = { purpose: 'resume', extension, media_type: resumeMediaTypes[extension] } as const;
  const file = { ...upload, ...known, storage_key: newId() };
  const id = await storeFile(services, file, (transaction, fileId) =>
    insertResume(transaction, owner, fileId),
  );
  return { id, userId: owner, bytes };
}

/** An application with its candidate, resume and job; the job's company has a member unless one is given. */
export async function createApplication(
  services: Stores,
  overrides: Overrides<'applications'> = {},
): Promise<{ id: string; jobId: string; userId: string; resumeId: string }> {
  const userId = overrides.user_id ?? (await createCandidate(services)).id;
  const resumeId = overrides.resume_id ?? (await createResume(services, { userId })).id;
  const jobId = overrides.job_id ?? (await createOwnedJob(services));
  const { id } = await services.database
    .insertInto('applications')
    .values({
      id: newId(),
      status: 'submitted',
      ...overrides,
      user_id: userId,
      resume_id: resumeId,
      job_id: jobId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, jobId, userId, resumeId };
}

/** A conversation of the given company and candidate with one unread message of the company. */
export async function createConversation(
  services: Stores,
  row: { company_id: string; candidate_id: string; application_id?: string },
): Promise<string> {
  const messageId = newId();
  const { id } = await services.database
    .insertInto('conversations')
    .values({ id: newId(), last_message_id: messageId, unread_by_candidate: 1, ...row })
    .returning('id')
    .executeTakeFirstOrThrow();
  const message = { id: messageId, conversation_id: id, from_company: true, text: 'Hello', author_id: null };
  await services.database
    .insertInto('messages')
    .values({ ...message, read_at: null })
    .execute();
  return id;
}

/** An interview offered for an application, at one time tomorrow. */
export async function createInterview(
  { database }: Stores,
  applicationId: string,
  { isChosen = false }: { isChosen?: boolean } = {},
): Promise<{ id: string; slotId: string }> {
  const { company_id } = await database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select('jobs.company_id')
    .where('applications.id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const round = {
    id: newId(),
    company_id,
    author_id: null,
    duration_minutes: 30,
    time_zone: 'Europe/London',
  };
  await database.insertInto('interview_rounds').values(round).execute();
  const offer = { id: newId(), application_id: applicationId, round_id: round.id };
  await database
    .insertInto('interview_offers')
    .values({ ...offer, status: isChosen ? 'chosen' : 'offered' })
    .execute();
  const slotId = newId();
  const slot = { id: slotId, round_id: round.id, starts_at: new Date(Date.now() + 86_400_000) };
  await database
    .insertInto('interview_slots')
    .values({ ...slot, taken_by: isChosen ? offer.id : null })
    .execute();
  return { id: offer.id, slotId };
}

async function createOwnedJob(services: Stores): Promise<string> {
  const { companyId } = await createEmployer(services);
  return (await createJob(services, { company_id: companyId })).id;
}

/** A confirmed alert of the given candidate, or of a guest where an email is given, that has watched for an hour. */
export async function createAlert(
  services: Stores,
  {
    criteria,
    ...overrides
  }: Omit<Overrides<'job_alerts'>, 'criteria'> & { criteria?: Partial<AlertCriteria> } = {},
): Promise<string> {
  const guest = overrides.email !== undefined;
  const { id } = await services.database
    .insertInto('job_alerts')
    .values({
      id: newId(),
      name: 'Keeper by the sea',
      frequency: 'daily',
      unsubscribe_secret: newSecret().secret,
      confirmed_at: new Date(),
      watermark: new Date(Date.now() - 3_600_000),
      email: null,
      ...overrides,
      user_id: guest ? null : (overrides.user_id ?? (await createCandidate(services)).id),
      criteria: JSON.stringify(alertCriteriaSchema.parse({ keywords: 'keeper', ...criteria })),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A row of a user's saved jobs: the given job, liked, or one that the user wrote down. */
export async function createSavedJob(
  services: Stores,
  overrides: Overrides<'saved_jobs'> = {},
): Promise<string> {
  const own = overrides.job_id ? {} : { title: 'Lighthouse keeper', company: 'Trinity House', date: 'May' };
  const { id } = await services.database
    .insertInto('saved_jobs')
    .values({
      id: newSavedJobId(),
      ...own,
      ...overrides,
      user_id: overrides.user_id ?? (await createCandidate(services)).id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An application that a candidate, the given one or a new one, made elsewhere. */
export async function createOutsideApplication(
  services: Services,
  overrides: Overrides<'outside_applications'> = {},
): Promise<string> {
  const { id } = await services.database
    .insertInto('outside_applications')
    .values({
      id: newId(),
      title: 'Lighthouse keeper',
      company: 'Trinity House',
      link: '',
      note: '',
      stage: 'applied',
      applied_on: '2026-01-05',
      remind_on: null,
      reminded_at: null,
      ...overrides,
      user_id: overrides.user_id ?? (await createCandidate(services)).id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A posting that the given company, or a new one, is writing. */
export async function createDraft(
  services: Stores,
  companyId?: string,
  fields: Partial<DraftFields> = {},
): Promise<string> {
  const { id } = await services.database
    .insertInto('posting_drafts')
    .values({
      id: newId(),
      company_id: companyId ?? (await createCompany(services)).id,
      created_by: null,
      job_id: null,
      attachment_file_id: null,
      fields: JSON.stringify({ ...emptyDraft, ...fields }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
