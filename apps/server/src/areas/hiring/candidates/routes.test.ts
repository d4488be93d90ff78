import { beforeAll, describe, expect, test } from 'vitest';
import {
  createCandidateCalls,
  createVisibleCandidate,
  profileFields,
} from '../../../testing/candidate-profiles.ts';
import {
  createApplication,
  createCandidate,
  createEmployer,
  createJob,
  createPlace,
  createResume,
  type TestUser,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { forgetOldViews } from './commands.ts';

const context = useTestApp();
const { call, read, search } = createCandidateCalls(context);

let employer: TestUser & { companyId: string };
beforeAll(async () => {
  employer = await createEmployer(context.services);
});

describe('[H-7] looking at a candidate', () => {
  test('says the first name and an initial, and nothing to write to', async () => {
    const { services } = context;
    const candidate = await createVisibleCandidate(
      services,
      { headline: 'Sailmaker', summary: 'Jibs and spinnakers.' },
      { first_name: 'Inge', last_name: 'Østergaard', phone: '+45 33 00 11 22' },
    );
    const listed = await call('GET', '/candidates?q=sailmaker', employer);
    const opened = await call('GET', `/candidates/${candidate.profileId}`, employer);
    expect(opened.json().data).toMatchObject({
      name: 'Inge Ø.',
      summary: 'Jibs and spinnakers.',
      appliedTo: [],
    });
    for (const { body } of [listed, opened]) {
      expect(body).not.toContain('stergaard');
      expect(body).not.toContain(candidate.email);
      expect(body).not.toContain('33 00 11 22');
      expect(body).not.toContain(candidate.id);
    }
  });

  test('tells the company that the candidate applied to the whole name, and no other', async () => {
    const { services, database } = context;
    const candidate = await createVisibleCandidate(
      services,
      { headline: 'Rigger' },
      { first_name: 'Per', last_name: 'Dahl' },
    );
    const job = await createJob(services, { company_id: employer.companyId, title: 'Rigger wanted' });
    const { id } = await createApplication(services, { user_id: candidate.id, job_id: job.id });
    const other = await createEmployer(services);
    const nameFor = async (user: TestUser) =>
      (await read(`/candidates/${candidate.profileId}`, user)).data as { name: string; appliedTo: object[] };
    expect(await nameFor(employer)).toMatchObject({
      name: 'Per Dahl',
      appliedTo: [{ id: job.id, title: 'Rigger wanted' }],
    });
    expect(await nameFor(other)).toMatchObject({ name: 'Per D.', appliedTo: [] });
    await database.updateTable('applications').set({ status: 'withdrawn' }).where('id', '=', id).execute();
    expect(await nameFor(employer)).toMatchObject({ name: 'Per D.', appliedTo: [] });
  });

  test('is noted once a company and day, and the candidate is told', async () => {
    const { services } = context;
    const candidate = await createVisibleCandidate(services, { headline: 'Caulker' });
    const resume = await createResume(services, { userId: candidate.id });
    expect((await call('GET', `/candidates/${candidate.profileId}/resume`, employer)).statusCode).toBe(404);
    await context.database
      .updateTable('candidate_profiles')
      .set({ resume_id: resume.id })
      .where('id', '=', candidate.profileId)
      .execute();
    const views = () => read('/candidate-profile/views', candidate);
    expect(await views()).toMatchObject({ total: 0 });
    await search('q=caulker', employer);
    expect(await views()).toMatchObject({ total: 0 });
    await read(`/candidates/${candidate.profileId}`, employer);
    await read(`/candidates/${candidate.profileId}`, employer);
    expect(await views()).toMatchObject({
      total: 1,
      data: [{ company: { id: employer.companyId }, resumeRead: false }],
    });
    const file = await call('GET', `/candidates/${candidate.profileId}/resume`, employer);
    expect(file.rawPayload.equals(resume.bytes)).toBe(true);
    await read(`/candidates/${candidate.profileId}`, employer);
    expect(await views()).toMatchObject({ total: 1, data: [{ resumeRead: true }] });
    const other = await createVisibleCandidate(services);
    expect(await read('/candidate-profile/views', other)).toMatchObject({ total: 0 });
  });

  test('a resume of another candidate cannot be shown', async () => {
    const { services } = context;
    const candidate = await createVisibleCandidate(services, { headline: 'Fletcher' });
    const { id: resumeId } = await createResume(services);
    const { data } = await read('/candidate-profile', candidate);
    const { hiddenBecause: _hidden, place: _place, ...fields } = data;
    const response = await context.app.inject({
      method: 'PUT',
      url: '/api/candidate-profile',
      headers: candidate.headers,
      payload: { ...fields, resumeId },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toHaveProperty('resumeId');
  });
});

describe('[H-7] writing to a candidate', () => {
  test('is done here, and an answer gives the whole name', async () => {
    const { services } = context;
    const candidate = await createVisibleCandidate(
      services,
      { headline: 'Tanner' },
      { first_name: 'Siri', last_name: 'Lund' },
    );
    const url = `/candidates/${candidate.profileId}`;
    const sent = await call('POST', `${url}/messages`, employer, { text: 'Shall we talk?' });
    expect(sent.statusCode).toBe(201);
    const conversation = `/conversations/${sent.json().data.conversationId}`;
    const nameOf = async () => [
      (await read(conversation, employer)).data.conversation.counterpart,
      (await read(url, employer)).data.name,
    ];
    expect(await nameOf()).toEqual(['Siri L.', 'Siri L.']);
    expect((await read(conversation, candidate)).data.messages).toMatchObject([{ text: 'Shall we talk?' }]);
    await call('POST', `${conversation}/messages`, candidate, { text: 'Gladly.' });
    expect(await nameOf()).toEqual(['Siri Lund', 'Siri Lund']);
    const other = await createEmployer(services);
    expect(await read(url, other)).toMatchObject({ data: { name: 'Siri L.' } });
  });
});

describe('[H-7] liking candidates', () => {
  test('is for the whole company and no other, and viewers only look', async () => {
    const { services } = context;
    const { profileId } = await createVisibleCandidate(services, { headline: 'Glazier' });
    const { companyId } = employer;
    const viewer = await createEmployer(services, { companyId, memberRole: 'viewer' });
    const other = await createEmployer(services);
    expect((await call('PUT', `/saved-candidates/${profileId}`, viewer)).statusCode).toBe(403);
    for (let time = 0; time < 2; time++) {
      expect((await call('PUT', `/saved-candidates/${profileId}`, employer)).statusCode).toBe(200);
    }
    expect(await search('saved=1', viewer)).toMatchObject({
      total: 1,
      data: [{ id: profileId, saved: true }],
    });
    expect(await search('saved=1', other)).toMatchObject({ total: 0 });
    expect((await call('DELETE', `/saved-candidates/${profileId}`, other)).statusCode).toBe(200);
    expect(await search('saved=1', employer)).toMatchObject({ total: 1 });
    expect((await call('DELETE', `/saved-candidates/${profileId}`, employer)).statusCode).toBe(200);
    expect(await search('saved=1', employer)).toMatchObject({ total: 0 });
  });
});

const get = (url: string, { headers }: TestUser) => context.app.inject({ url: `/api${url}`, headers });
const save = ({ headers }: TestUser, fields: object) =>
  context.app.inject({
    method: 'PUT',
    url: '/api/candidate-profile',
    headers,
    payload: { ...profileFields, ...fields },
  });

const newCandidate = () => createCandidate(context.services, { email_confirmed_at: new Date() });

describe('[H-7] what a candidate shows to employers', () => {
  test('is nothing at first, with what the account says filled in', async () => {
    const candidate = await newCandidate();
    const { data } = (await get('/candidate-profile', candidate)).json();
    expect(data).toMatchObject({
      visible: false,
      headline: 'Engineer',
      location: 'London',
      resumeId: null,
      hiddenBecause: null,
      excludedCompanies: [],
    });
    expect((await get('/candidate-profile/preview', candidate)).statusCode).toBe(404);
  });

  test('is not shown again by an old window once it was hidden in another one', async () => {
    const candidate = await newCandidate();
    const shown = await save(candidate, { version: '' });
    const { version } = shown.json().data;
    const hidden = await save(candidate, { visible: false, excludedCompanies: ['Cask Inc.'], version });
    expect(hidden.statusCode).toBe(200);
    const late = await save(candidate, { visible: true, version });
    expect([late.statusCode, late.json().code]).toEqual([409, 'conflict']);
    const { data } = (await get('/candidate-profile', candidate)).json();
    expect(data).toEqual(hidden.json().data);
  });

  test('is kept as it was written, with the place that it means', async () => {
    await createPlace(context.services, {
      city: 'Lisbon',
      country_code: 'PT',
      country: 'Portugal',
      latitude: 38.7,
      longitude: -9.1,
    });
    const candidate = await newCandidate();
    const fields = {
      headline: 'Cooper',
      summary: 'Barrels.\nCasks.',
      location: 'Lisbon',
      types: ['temporary', 'freelance'],
      category: 'manufacturing',
      skills: ['Oak', 'oak', 'Staves'],
      remote: true,
      hourlyRate: { amount: 2550, currency: 'EUR' },
      excludedCompanies: ['Booking.com', 'Old Cask Inc.'],
    };
    const { data } = (await save(candidate, fields)).json();
    expect(data).toMatchObject({
      ...fields,
      visible: true,
      skills: ['oak', 'Staves'],
      place: { city: 'Lisbon', country: 'Portugal' },
    });
    expect((await get('/candidate-profile', candidate)).json().data).toEqual(data);
    expect((await get('/candidate-profile/preview', candidate)).json().data).toMatchObject({
      name: 'Ada L.',
      headline: 'Cooper',
      hourlyRate: { amount: 2550, currency: 'EUR' },
    });
  });

  test('an unknown town counts as its country, and other text as no place', async () => {
    const candidate = await newCandidate();
    const placeOf = async (location: string) => (await save(candidate, { location })).json().data.place;
    expect(await placeOf('Kleinhintertupfing, Austria')).toMatchObject({ city: '', country: 'Austria' });
    expect(await placeOf('at home')).toBeNull();
    const cities = await context.database
      .selectFrom('places')
      .select('id')
      .where('city', 'in', ['Kleinhintertupfing', 'at home'])
      .execute();
    expect(cities).toEqual([]);
  });

  test.each([
    ['headline', { headline: '' }],
    ['headline', { headline: 'Write to me@example.org' }],
    ['summary', { summary: 'See www.example.org' }],
    ['hourlyRate', { hourlyRate: { amount: 100, currency: 'XXX' } }],
    ['excludedCompanies', { excludedCompanies: ['!!!'] }],
    ['skills', { skills: Array.from({ length: 31 }, (_none, at) => `Skill ${at}`) }],
  ])('refuses a %s of %o, and keeps what was there', async (field, fields) => {
    const candidate = await newCandidate();
    await save(candidate, { headline: 'Before' });
    const response = await save(candidate, fields);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toHaveProperty(field);
    expect((await get('/candidate-profile', candidate)).json().data.headline).toBe('Before');
  });

  test('skills go on from their beginning', async () => {
    await createJob(context.services, { skills: ['Steam bending'] });
    await context.services.changes.settled();
    const { data } = (await get('/candidate-profile/skills?q=stea', await newCandidate())).json();
    expect(data).toEqual(['Steam bending']);
  });

  test('who looked half a year ago is forgotten', async () => {
    const candidate = await newCandidate();
    await save(candidate, {});
    const { database } = context;
    const { id: profileId } = await database
      .selectFrom('candidate_profiles')
      .select('id')
      .where('user_id', '=', candidate.id)
      .executeTakeFirstOrThrow();
    const { company_id: companyId } = await database
      .selectFrom('jobs')
      .select('company_id')
      .executeTakeFirstOrThrow();
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    const view = { profile_id: profileId, company_id: companyId };
    await database
      .insertInto('candidate_views')
      .values([
        { ...view, day: daysAgo(200) },
        { ...view, day: daysAgo(100) },
      ])
      .execute();
    await forgetOldViews(database);
    expect((await get('/candidate-profile/views', candidate)).json()).toMatchObject({
      total: 1,
      data: [{ day: daysAgo(100) }],
    });
  });
});
