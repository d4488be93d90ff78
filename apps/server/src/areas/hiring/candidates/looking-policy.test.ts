import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createCandidateCalls, createVisibleCandidate } from '../../../testing/candidate-profiles.ts';
import {
  createCompany,
  createEmployer,
  createJob,
  createResume,
  type TestUser,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();
const { call, read, search } = createCandidateCalls(context);

let employer: TestUser & { companyId: string };
beforeAll(async () => {
  employer = await createEmployer(context.services);
});

/** By which ways an employer reaches a candidate whose headline and only skill is the word. */
async function waysTo(user: TestUser, profileId: string, word: string): Promise<string[]> {
  const { database, services } = context;
  const { companyId } = await database
    .selectFrom('company_members')
    .select('company_id as companyId')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  const job = await createJob(services, { company_id: companyId, title: word, skills: [word] });
  // As if the profile had been liked before it was hidden.
  await database
    .insertInto('saved_candidates')
    .values({ company_id: companyId, profile_id: profileId, saved_by: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const ways: string[] = [];
  const lists = ['q=' + word, `q=${word}&sort=rate`, 'saved=1'].map((query) => `/candidates?${query}`);
  for (const url of [...lists, `/company/jobs/${job.id}/candidates`]) {
    const { total, data } = await read(url, user);
    if (total > 0 || data.length > 0) ways.push(url);
  }
  const own = `/candidates/${profileId}`;
  for (const [method, url] of [
    ['GET', own],
    ['GET', `${own}/resume`],
    ['PUT', `/saved-candidates/${profileId}`],
    ['POST', `${own}/messages`],
  ] as const) {
    const { statusCode } = await call(method, url, user, method === 'POST' ? { text: 'Hello' } : undefined);
    if (statusCode !== 404) ways.push(`${method} ${url}`);
  }
  await database.deleteFrom('saved_candidates').where('company_id', '=', companyId).execute();
  return ways;
}

async function showResume(userId: string): Promise<void> {
  const { id } = await createResume(context.services, { userId });
  await context.database
    .updateTable('candidate_profiles')
    .set({ resume_id: id })
    .where('user_id', '=', userId)
    .execute();
}

describe('[H-7] who is never found', () => {
  const states: [string, object, object][] = [
    ['a candidate who has not chosen to be', { visible: false }, {}],
    ['an unproven address', {}, { email_confirmed_at: null }],
    ['an account that is to be deleted', {}, { deletion_due_at: new Date() }],
  ];
  test.each(states)('%s', async (_name, fields, user) => {
    const { services } = context;
    const word = 'Thatcher';
    const hidden = await createVisibleCandidate(
      services,
      { headline: word, skills: [word], ...fields },
      user,
    );
    await showResume(hidden.id);
    expect(await waysTo(employer, hidden.profileId, word)).toEqual([]);
  });

  test('comes back with the proof, and goes when the account is to go', async () => {
    const { services, database } = context;
    const candidate = await createVisibleCandidate(
      services,
      { headline: 'Cooper' },
      { email_confirmed_at: null },
    );
    const set = (values: object) =>
      database.updateTable('users').set(values).where('id', '=', candidate.id).execute();
    expect(await search('q=cooper', employer)).toMatchObject({ total: 0 });
    await set({ email_confirmed_at: new Date() });
    expect(await search('q=cooper', employer)).toMatchObject({ total: 1 });
    await set({ deletion_due_at: new Date() });
    expect(await search('q=cooper', employer)).toMatchObject({ total: 0 });
    await set({ deletion_due_at: null });
    expect(await search('q=cooper', employer)).toMatchObject({ total: 1 });
  });

  test('a company that is kept out sees nothing by any way, also when it registers later', async () => {
    const { services } = context;
    const word = 'Wainwright';
    const candidate = await createVisibleCandidate(services, {
      headline: word,
      skills: [word],
      excludedCompanies: ['Cartwheel', 'spoke.example'],
    });
    await showResume(candidate.id);
    expect(await waysTo(employer, candidate.profileId, word)).toHaveLength(8);
    const byName = await createCompany(services, { name: 'Cartwheel Ltd.' });
    const byHost = await createCompany(services, { website: 'https://www.spoke.example' });
    const kept = [
      await createEmployer(services, { companyId: byName.id }),
      await createEmployer(services, { companyId: byHost.id }),
      await createEmployer(services, { email: 'hiring@spoke.example' }),
    ];
    for (const one of kept) expect(await waysTo(one, candidate.profileId, word)).toEqual([]);
    // Who works for a company that is kept out does not see the person for another one either.
    const [first = employer] = kept;
    const { id: second } = await createCompany(services);
    await context.database
      .insertInto('company_members')
      .values({ company_id: second, user_id: first.id, member_role: 'owner', created_at: new Date(0) })
      .execute();
    expect(await waysTo(first, candidate.profileId, word)).toEqual([]);
    const { rows } = await sql<{ companies: number }>`
      select count(*)::int as companies from candidate_views where profile_id = ${candidate.profileId}
    `.execute(context.database);
    expect(rows[0]?.companies).toBe(1);
  });
});
