import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tagApplicant, writeNote } from '../areas/hiring/applicants/mark-commands.ts';
import { ensureStages } from '../areas/hiring/applicants/stage-commands.ts';
import { insertLetter } from '../areas/resumes/cover-letters/commands.ts';
import { createLink } from '../areas/resumes/resume-sharing/commands.ts';
import { removeResume } from '../areas/resumes/resumes/commands.ts';
import { newId, newSecret } from '../platform/ids.ts';
import type { Services } from '../platform/services.ts';
import { showProfile } from './candidate-profiles.ts';
import {
  createAlert,
  createApplication,
  createCandidate,
  createDraft,
  createConversation,
  createEmployer,
  createInterview,
  createJob,
  createResume,
  createOutsideApplication,
  createSavedJob,
  createStaff,
  type TestUser,
} from './factories.ts';
import { createPlanOrder } from './order-factories.ts';
import { createBelongings, type Belongings } from './route-belongings.ts';
import { createReviewRequest } from './review-factories.ts';
import { markJobs } from '../areas/posting/managed-jobs/change-commands.ts';

/** Everybody who may knock at a route: those something belongs to, and their likes whom it does not. */
export const visitors = [
  'guest',
  'candidate',
  'otherCandidate',
  'owner',
  'recruiter',
  'viewer',
  'otherEmployer',
  'administrator',
  'moderator',
  'reviewer',
] as const;
export type Visitor = (typeof visitors)[number];

/** A company with an owner, a recruiter and a viewer, a candidate who applied to its job, and their likes elsewhere. */
export interface World extends Belongings {
  people: Record<Exclude<Visitor, 'guest'>, TestUser>;
  companyId: string;
  jobId: string;
  resumeId: string;
  /** Of the candidate too, deleted, and to be taken back. */
  removedResumeId: string;
  /** Public links to the candidate's resume: one to change, and one that is open, by what opens it. */
  resumeLinkId: string;
  sharedToken: string;
  applicationId: string;
  /** Between the company and the candidate. */
  conversationId: string;
  /** Offered for the candidate's application, and chosen. */
  interviewId: string;
  /** Of letters that decline, one for each visitor. */
  templateIds: string[];
  /** A request of the candidate for a review, and sentences of the reviewers, one for each visitor. */
  reviewId: string;
  reviewTemplateIds: string[];
  /** A row of the candidate's saved jobs. */
  savedJobId: string;
  outsideApplicationId: string;
  /** A cover letter of the candidate. */
  letterId: string;
  /** An alert of the candidate. */
  alertId: string;
  /** The candidate's session, picture and copy of own data. */
  sessionId: string;
  pictureKey: string;
  exportId: string;
  /** A picture of the company, and the files of it and of its logo. */
  companyPictureId: string;
  companyFileId: string;
  logoId: string;
  /** Another member of the company, and an invitation to it. */
  colleagueId: string;
  invitationId: string;
  /** A posting that the company is writing, and one for each visitor who may throw it away. */
  draftId: string;
  draftsToDelete: string[];
  /** A mark that the recruiter may take back. */
  changeId: string;
  /** What the candidate shows to employers; the other employer's company is kept out. */
  profileId: string;
  /** A stage of the company's applications, a tag that its applicant has, and a note of the colleague. */
  stageId: string;
  tagId: string;
  noteId: string;
  /** What the company has ordered: one not paid, one paid. */
  orderId: string;
  paidOrderId: string;
  /** A passkey of the candidate, and an invitation to the staff. */
  passkeyId: string;
  linkedId: string;
  staffInvitationId: string;
  headersOf(visitor: Visitor): Record<string, string>;
}

export async function createWorld(services: Services): Promise<World> {
  const candidate = await createCandidate(services);
  const owner = await createEmployer(services);
  const { companyId } = owner;
  const people = {
    candidate,
    otherCandidate: await createCandidate(services),
    owner,
    recruiter: await createEmployer(services, { companyId, memberRole: 'recruiter' }),
    viewer: await createEmployer(services, { companyId, memberRole: 'viewer' }),
    otherEmployer: await createEmployer(services),
    administrator: await createStaff(services),
    moderator: await createStaff(services, { staff_role: 'moderator' }),
    reviewer: await createStaff(services, { staff_role: 'reviewer' }),
  };
  const { id: jobId } = await createJob(services, { company_id: companyId });
  const { id: resumeId } = await createResume(services, { userId: candidate.id });
  const application = await createApplication(services, {
    user_id: candidate.id,
    job_id: jobId,
    resume_id: resumeId,
  });
  const colleague = await createEmployer(services, { companyId, memberRole: 'recruiter' });
  const profileId = await showCandidate(services, {
    userId: candidate.id,
    resumeId,
    hiddenFrom: people.otherEmployer,
  });
  const ids = { ownerId: owner.id, candidateId: candidate.id, companyId, profileId };
  return {
    ...(await createBelongings(services, { ...ids, applicationId: application.id })),
    people,
    companyId,
    jobId,
    resumeId,
    removedResumeId: await createRemovedResume(services, candidate.id),
    ...(await createResumeLinks(services, candidate.id, resumeId)),
    applicationId: application.id,
    conversationId: await createConversation(services, {
      company_id: companyId,
      candidate_id: candidate.id,
      application_id: application.id,
    }),
    interviewId: (await createInterview(services, application.id, { isChosen: true })).id,
    templateIds: await createTemplates(services, companyId),
    reviewId: (await createReviewRequest(services, { owner: candidate })).id,
    reviewTemplateIds: await createReviewTemplates(services),
    savedJobId: await createSavedJob(services, { user_id: candidate.id }),
    outsideApplicationId: await createOutsideApplication(services, { user_id: candidate.id }),
    letterId: await insertLetter(services.database, candidate.id, plainLetter),
    alertId: await createAlert(services, { user_id: candidate.id }),
    sessionId: await findSessionId(services, candidate.id),
    pictureKey: await storePicture(services, candidate.id),
    exportId: await createExport(services, candidate.id),
    ...(await storeCompanyMedia(services, companyId)),
    colleagueId: colleague.id,
    invitationId: await createInvitation(services, companyId),
    changeId: await createJobMark(services, people.recruiter.id, jobId),
    draftId: await createDraft(services, companyId),
    draftsToDelete: await Promise.all(visitors.map(() => createDraft(services, companyId))),
    profileId,
    stageId: await findStageId(services, companyId),
    tagId: await createTag(services, companyId, application.id),
    noteId: (await writeNote(services.database, application.id, colleague.id, 'Called.')).id,
    orderId: await createPlanOrder(services, { company_id: companyId }),
    paidOrderId: await createPlanOrder(services, {
      company_id: companyId,
      status: 'paid',
      receipt_number: newId(),
      paid_at: new Date(),
    }),
    passkeyId: await createPasskey(services, candidate.id),
    linkedId: await createLinkedProvider(services, candidate.id),
    staffInvitationId: await createStaffInvitation(services),
    headersOf: (visitor) => (visitor === 'guest' ? {} : people[visitor].headers),
  };
}

const plainLetter = { title: 'Keeper', recipient: '', company: '', jobTitle: '', text: 'Dear keeper' };

async function createRemovedResume(services: Services, userId: string): Promise<string> {
  const { id } = await createResume(services, { userId });
  await removeResume(services.database, userId, id);
  return id;
}

async function createResumeLinks(services: Services, userId: string, resumeId: string) {
  const { database } = services;
  await proveAddress(services, userId);
  const link = { resumeId, label: 'Acme', withContact: true, allowsDownload: true, days: 30 };
  const changed = await createLink(database, userId, link);
  const open = await createLink(database, userId, link);
  return { resumeLinkId: changed.id, sharedToken: open.secret };
}

async function proveAddress({ database }: Services, userId: string): Promise<void> {
  await database
    .updateTable('users')
    .set({ email_confirmed_at: new Date() })
    .where('id', '=', userId)
    .execute();
}

async function createJobMark({ database }: Services, userId: string, jobId: string): Promise<string> {
  const { changeId } = await markJobs(database, userId, 'star', [jobId]);
  return changeId as string;
}

async function showCandidate(
  services: Services,
  {
    userId,
    resumeId,
    hiddenFrom,
  }: { userId: string; resumeId: string; hiddenFrom: TestUser & { companyId: string } },
): Promise<string> {
  const { database } = services;
  await proveAddress(services, userId);
  const { name } = await database
    .selectFrom('companies')
    .select('name')
    .where('id', '=', hiddenFrom.companyId)
    .executeTakeFirstOrThrow();
  return showProfile(services, userId, { resumeId, excludedCompanies: [name] });
}

async function findStageId({ database }: Services, companyId: string): Promise<string> {
  const stages = await ensureStages(database, companyId);
  return stages.find(({ kind }) => kind === 'interview')?.id ?? '';
}

async function createTag({ database }: Services, companyId: string, applicationId: string): Promise<string> {
  return (await tagApplicant(database, companyId, applicationId, 'Sailor')).id;
}

async function createPasskey({ database }: Services, userId: string): Promise<string> {
  const id = newId();
  await database
    .insertInto('passkeys')
    .values({ id, user_id: userId, credential_id: id, public_key: 'none', name: 'Key', last_used_at: null })
    .execute();
  return id;
}

async function createLinkedProvider({ database }: Services, userId: string): Promise<string> {
  const id = newId();
  const provider = 'google';
  await database
    .insertInto('linked_providers')
    .values({ id, user_id: userId, provider, issuer: 'https://id.example', subject: id, last_used_at: null })
    .execute();
  return id;
}

async function createStaffInvitation({ database }: Services): Promise<string> {
  const id = newId();
  await database
    .insertInto('staff_invitations')
    .values({
      id,
      email: `${id}@example.org`,
      staff_role: 'reviewer',
      token_hash: id,
      invited_by: null,
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .execute();
  return id;
}

async function findSessionId({ database }: Services, userId: string): Promise<string> {
  const { id } = await database
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return id;
}

async function storePicture({ database, files, temporaryDirectory }: Services, userId: string) {
  const file = await storeFile({ database, files, temporaryDirectory }, 'picture');
  await database.updateTable('users').set({ picture_file_id: file.id }).where('id', '=', userId).execute();
  return file.storageKey;
}

async function createExport(services: Services, userId: string): Promise<string> {
  const file = await storeFile(services, 'export');
  const { id } = await services.database
    .insertInto('account_exports')
    .values({
      id: newId(),
      user_id: userId,
      status: 'ready',
      file_id: file.id,
      finished_at: new Date(),
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function storeCompanyMedia(services: Services, companyId: string) {
  const { database } = services;
  const logo = await storeFile(services, 'logo');
  await database
    .updateTable('companies')
    .set({ logo_file_id: logo.id })
    .where('id', '=', companyId)
    .execute();
  await database
    .insertInto('company_logos')
    .values({ company_id: companyId, pixels: 256, file_id: logo.id })
    .execute();
  const file = await storeFile(services, 'company-picture');
  const picture = await database
    .insertInto('company_pictures')
    .values({
      id: newId(),
      company_id: companyId,
      file_id: file.id,
      small_file_id: file.id,
      width: 640,
      height: 480,
      alternative_text: 'The quay',
      position: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { companyPictureId: picture.id, companyFileId: file.id, logoId: logo.id };
}

async function createTemplates({ database }: Services, companyId: string): Promise<string[]> {
  const rows = await database
    .insertInto('decline_templates')
    .values(visitors.map((name) => ({ id: newId(), company_id: companyId, name, text: 'Dear {firstName}' })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function createReviewTemplates({ database }: Services): Promise<string[]> {
  const rows = await database
    .insertInto('review_templates')
    .values(
      visitors.map((name) => ({ id: newId(), owner_id: null, name: `${name} ${newId()}`, text: 'Yes' })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function createInvitation({ database }: Services, companyId: string): Promise<string> {
  const { id } = await database
    .insertInto('company_invitations')
    .values({
      id: newId(),
      company_id: companyId,
      email: `${newId()}@example.org`,
      member_role: 'recruiter',
      invited_by: null,
      token_hash: newSecret().hash,
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function storeFile(
  { database, files, temporaryDirectory }: Pick<Services, 'database' | 'files' | 'temporaryDirectory'>,
  purpose: 'picture' | 'export' | 'logo' | 'company-picture',
): Promise<{ id: string; storageKey: string }> {
  const storageKey = crypto.randomUUID();
  await mkdir(temporaryDirectory, { recursive: true });
  const path = join(temporaryDirectory, storageKey);
  await writeFile(path, 'bytes');
  await files.adopt(path, storageKey);
  const { id } = await database
    .insertInto('files')
    .values({
      id: newId(),
      purpose,
      storage_key: storageKey,
      name: `${purpose}.bin`,
      extension: purpose === 'export' ? 'zip' : 'webp',
      media_type: purpose === 'export' ? 'application/zip' : 'image/webp',
      size: 5,
      sha256: 'not looked at',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, storageKey };
}
