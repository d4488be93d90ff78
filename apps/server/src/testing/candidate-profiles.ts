import { expect } from 'vitest';
import type { CandidateProfileFields, CandidateSearchResult } from '@waymark/contract/hiring/candidates';
import { saveProfile } from '../areas/hiring/candidates/commands.ts';
import type { Services } from '../platform/services.ts';
import { createCandidate, type TestUser } from './factories.ts';
import type { TestApp } from './test-app.ts';

export const profileFields: CandidateProfileFields = {
  visible: true,
  resumeId: null,
  headline: 'Lighthouse keeper',
  summary: '',
  location: '',
  types: [],
  category: 'other',
  skills: [],
  remote: false,
  hourlyRate: null,
  excludedCompanies: [],
};

/** Keeps what a candidate shows to employers, and gives what employers know it by. */
export async function showProfile(
  { database }: Pick<Services, 'database'>,
  userId: string,
  fields: Partial<CandidateProfileFields> = {},
): Promise<string> {
  await saveProfile(database, userId, { ...profileFields, ...fields });
  const { id } = await database
    .selectFrom('candidate_profiles')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return id;
}

/** A signed-in candidate whom employers find, unless the fields say otherwise. */
export async function createVisibleCandidate(
  services: Services,
  fields: Partial<CandidateProfileFields> = {},
  user: Parameters<typeof createCandidate>[1] = {},
): Promise<TestUser & { profileId: string }> {
  const candidate = await createCandidate(services, { email_confirmed_at: new Date(), ...user });
  return { ...candidate, profileId: await showProfile(services, candidate.id, fields) };
}

type Caller = Pick<TestUser, 'headers'>;

/** Calls of the API about candidates. */
export function createCandidateCalls(context: TestApp) {
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    { headers }: Caller,
    payload?: object,
  ) => context.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
  async function read(url: string, user: Caller) {
    const response = await call('GET', url, user);
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  }
  const search = (query: string, user: Caller): Promise<CandidateSearchResult> =>
    read(`/candidates?${query}`, user);
  return { call, read, search };
}
