import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services.ts';
import { createKey } from './key-factories.ts';

/** What a company and its candidate have beside the rest, and others may not touch. */
export interface Belongings {
  companyKeyId: string;
  ownKeyId: string;
  companySourceId: string;
  /** A letter that declines the candidate's application and waits. */
  batchId: string;
}

interface Holders {
  ownerId: string;
  companyId: string;
  candidateId: string;
  profileId: string;
  applicationId: string;
}

export async function createBelongings(services: Services, holders: Holders): Promise<Belongings> {
  const { ownerId, companyId, candidateId, profileId } = holders;
  const companyKey = await createKey(services, ownerId, { company_id: companyId, scopes: ['jobs:read'] });
  const ownKey = await createKey(services, candidateId, {
    owner_kind: 'person',
    scopes: ['applications:read'],
  });
  await services.database
    .insertInto('saved_candidates')
    .values({ company_id: companyId, profile_id: profileId, saved_by: ownerId })
    .execute();
  return {
    companyKeyId: companyKey.id,
    ownKeyId: ownKey.id,
    companySourceId: await createSource(services, companyId),
    batchId: await createWaitingLetter(services, holders),
  };
}

async function createSource({ database }: Services, companyId: string): Promise<string> {
  const id = newId();
  await database
    .insertInto('job_sources')
    .values({
      id,
      name: id,
      company_id: companyId,
      created_by: null,
      address: 'https://beacon.example/feed',
      format: 'json',
      mapping: null,
      every_hours: 24,
      next_run_at: new Date('2100-01-01'),
      claimed_at: null,
      succeeded_at: null,
      failed_at: null,
      failure_mailed_at: null,
      closings_asked_at: null,
    })
    .execute();
  return id;
}

async function createWaitingLetter({ database }: Services, holders: Holders): Promise<string> {
  const batchId = newId();
  await database
    .insertInto('decline_letters')
    .values({
      application_id: holders.applicationId,
      batch_id: batchId,
      company_id: holders.companyId,
      author_id: holders.ownerId,
      from_stage_id: null,
      text: 'Dear Ada',
      due_at: new Date(Date.now() + 3_600_000),
    })
    .execute();
  return batchId;
}
