import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId, newSecret } from '../platform/ids.ts';
import type { Services } from '../platform/services.ts';
import {
  createAlert,
  createApplication,
  createCandidate,
  createEmployer,
  createJob,
  createResume,
  createSavedJob,
  createStaff,
  type TestUser,
} from './factories.ts';

/** Everybody who may knock at a route: those something belongs to, and their likes whom it does not. */
export const visitors = [
  'guest',
  'candidate',
  'otherCandidate',
  'owner',
  'member',
  'otherEmployer',
  'staff',
] as const;
export type Visitor = (typeof visitors)[number];

/** A company with an owner and a member, a candidate who applied to its job, and their likes elsewhere. */
export interface World {
  people: Record<Exclude<Visitor, 'guest'>, TestUser>;
  companyId: string;
  jobId: string;
  resumeId: string;
  applicationId: string;
  /** A row of the candidate's saved jobs. */
  savedJobId: string;
  /** An alert of the candidate. */
  alertId: string;
  /** The candidate's session, picture and copy of own data. */
  sessionId: string;
  pictureKey: string;
  exportId: string;
  /** Another member of the company, and an invitation to it. */
  colleagueId: string;
  invitationId: string;
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
    member: await createEmployer(services, { companyId, memberRole: 'member' }),
    otherEmployer: await createEmployer(services),
    staff: await createStaff(services),
  };
  const { id: jobId } = await createJob(services, { company_id: companyId });
  const { id: resumeId } = await createResume(services, { userId: candidate.id });
  const application = await createApplication(services, {
    user_id: candidate.id,
    job_id: jobId,
    resume_id: resumeId,
  });
  const colleague = await createEmployer(services, { companyId, memberRole: 'member' });
  return {
    people,
    companyId,
    jobId,
    resumeId,
    applicationId: application.id,
    savedJobId: await createSavedJob(services, { user_id: candidate.id }),
    alertId: await createAlert(services, { user_id: candidate.id }),
    sessionId: await findSessionId(services, candidate.id),
    pictureKey: await storePicture(services, candidate.id),
    exportId: await createExport(services, candidate.id),
    colleagueId: colleague.id,
    invitationId: await createInvitation(services, companyId),
    headersOf: (visitor) => (visitor === 'guest' ? {} : people[visitor].headers),
  };
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

async function createInvitation({ database }: Services, companyId: string): Promise<string> {
  const { id } = await database
    .insertInto('company_invitations')
    .values({
      id: newId(),
      company_id: companyId,
      email: `${newId()}@example.org`,
      member_role: 'member',
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
  purpose: 'picture' | 'export',
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
      extension: purpose === 'picture' ? 'webp' : 'zip',
      media_type: purpose === 'picture' ? 'image/webp' : 'application/zip',
      size: 5,
      sha256: 'not looked at',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, storageKey };
}
