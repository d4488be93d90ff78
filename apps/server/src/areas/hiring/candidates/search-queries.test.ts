import { beforeAll, describe, expect, test } from 'vitest';
import { createCandidateCalls, createVisibleCandidate } from '../../../testing/candidate-profiles.ts';
import {
  createCompany,
  createEmployer,
  createJob,
  createPlace,
  type TestUser,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();
const { call, read, search } = createCandidateCalls(context);

let employer: TestUser & { companyId: string };
beforeAll(async () => {
  // Its words are those that a mistyped one may have meant.
  await createJob(context.services, { title: 'Registered Nurse' });
  await context.services.changes.settled();
  employer = await createEmployer(context.services);
});

const headlines = async (query: string, user: Pick<TestUser, 'headers'>) =>
  (await search(query, user)).data.map(({ headline }) => headline);

describe('[H-7] searching candidates', () => {
  beforeAll(async () => {
    const { services } = context;
    const germany = { country_code: 'DE', country: 'Germany' };
    await createPlace(services, { city: 'Berlin', latitude: 52.52, longitude: 13.405, ...germany });
    await createPlace(services, { city: 'Potsdam', latitude: 52.4, longitude: 13.065, ...germany });
    await createPlace(services, { city: 'Munich', latitude: 48.137, longitude: 11.575, ...germany });
    await createVisibleCandidate(services, {
      headline: 'Registered nurse',
      skills: ['ICU', 'Triage'],
      location: 'Berlin, Germany',
      types: ['temporary'],
      category: 'health',
      hourlyRate: { amount: 4000, currency: 'EUR' },
    });
    await createVisibleCandidate(services, {
      headline: 'C++ developer',
      summary: 'I once wrote software for a nurse.',
      location: 'Potsdam, Germany',
      types: ['full-time', 'part-time'],
      category: 'information-technology',
      remote: true,
      hourlyRate: { amount: 3000, currency: 'EUR' },
    });
    await createVisibleCandidate(services, { headline: 'Night porter', location: 'Munich, Germany' });
  });

  test.each([
    ['', ['Night porter', 'C++ developer', 'Registered nurse']],
    ['q=nurse', ['Registered nurse', 'C++ developer']],
    ['q=nurse&sort=rate', ['C++ developer', 'Registered nurse']],
    ['q=nurse+-software', ['Registered nurse']],
    ['q=icu', ['Registered nurse']],
    ['q=c%2B%2B', ['C++ developer']],
    ['q=RN', ['Registered nurse']],
    ['q=rn', ['Registered nurse']],
    ['q=NURSE+SOFTWARE', ['C++ developer']],
    ['q=Nurse+Berlin', ['Registered nurse']],
    ['q=NURSE+BERLIN', ['Registered nurse']],
    ['sort=rate', ['C++ developer', 'Registered nurse', 'Night porter']],
    ['location=Berlin', ['Registered nurse']],
    ['location=Berlin&radius=50', ['C++ developer', 'Registered nurse']],
    ['location=Berlin&radius=10&unit=miles', ['Registered nurse']],
    ['location=Berlin&radius=20&unit=miles', ['C++ developer', 'Registered nurse']],
    ['location=Germany', ['Night porter', 'C++ developer', 'Registered nurse']],
    ['type=temporary', ['Registered nurse']],
    ['type=temporary&type=part-time', ['C++ developer', 'Registered nurse']],
    ['category=health', ['Registered nurse']],
    ['remote=1', ['C++ developer']],
    ['q=porter+in+Munich', ['Night porter']],
    ['q=temporary+nurse', ['Registered nurse']],
    ['q=part-time+developer', ['C++ developer']],
    ['q=part-time+porter', []],
    ['q=nurse+not+software', ['Registered nurse']],
    ['q=Krankenschwester', ['Registered nurse', 'C++ developer']],
  ])('%s finds %o', async (query, expected) => {
    expect(await headlines(query, employer)).toEqual(expected);
  });

  test('the place in the words is said, and an unknown one is', async () => {
    expect(await search('q=porter+in+Munich', employer)).toMatchObject({
      understood: { q: 'porter', location: 'Munich', remote: false, types: [] },
      total: 1,
    });
    expect(await search('q=remote+full+time+developer', employer)).toMatchObject({
      understood: { q: 'developer', location: '', remote: true, types: ['full-time'] },
      total: 1,
    });
    expect(await search('location=Nowhereville', employer)).toMatchObject({ total: 0, placeKnown: false });
  });

  test.each([
    ['nurse over 50k', 'over 50k'],
    ['nurse posted this week', 'posted this week'],
    ['hybrid nurse', 'hybrid'],
    ['nurse not part-time', 'not part-time'],
  ])('[L-37] what no profile states is named, and changes nothing: %s', async (q, unread) => {
    const result = await search(`q=${encodeURIComponent(q)}`, employer);
    expect(result.data.map(({ headline }) => headline)).toEqual(['Registered nurse', 'C++ developer']);
    expect(result.reading.filter(({ as }) => as === 'unread').map(({ words }) => words)).toEqual([unread]);
  });

  test('a rank is a word of a headline', async () => {
    expect(await search('q=senior+porter', employer)).toMatchObject({ total: 0, understood: null });
  });

  test('a mistyped word finds what was meant, as far as jobs know it', async () => {
    expect(await search('q=registred+nurse', employer)).toMatchObject({
      corrected: 'registered nurse',
      total: 1,
    });
  });

  test('who changes is found by the new words at once, and by the old no more', async () => {
    const { services, database } = context;
    const { id, profileId } = await createVisibleCandidate(services, { headline: 'Beekeeper' });
    expect(await headlines('q=beekeeper', employer)).toEqual(['Beekeeper']);
    await database
      .updateTable('candidate_profiles')
      .set({ is_visible: false })
      .where('id', '=', profileId)
      .execute();
    expect(await search('q=beekeeper', employer)).toMatchObject({ total: 0 });
    await database
      .updateTable('candidate_profiles')
      .set({ is_visible: true })
      .where('id', '=', profileId)
      .execute();
    expect(await search('q=beekeeper', employer)).toMatchObject({ total: 1 });
    await database.deleteFrom('users').where('id', '=', id).execute();
    expect(await search('q=beekeeper', employer)).toMatchObject({ total: 0 });
  });

  test('pages end, at most with the hundredth', async () => {
    expect((await call('GET', '/candidates?page=2', employer)).statusCode).toBe(404);
    expect((await call('GET', '/candidates?page=101', employer)).statusCode).toBe(400);
  });

  test('a candidate, and a company that is held, are refused', async () => {
    const candidate = await createVisibleCandidate(context.services, { visible: false });
    expect((await call('GET', '/candidates', candidate)).statusCode).toBe(403);
    const { id: companyId } = await createCompany(context.services, { held_reason: 'name' });
    const held = await createEmployer(context.services, { companyId });
    for (const url of ['/candidates', `/candidates/${candidate.profileId}`]) {
      const response = await call('GET', url, held);
      expect(response.statusCode).toBe(403);
      expect(response.json().message).toContain('Our team has to look at your company first');
    }
  });
});

describe('[H-7] candidates for a posting', () => {
  test('come with reasons, the best first; another company’s posting is not found', async () => {
    const { services } = context;
    const owner = await createEmployer(services);
    const berlin = await createPlace(services, {
      city: 'Bremen',
      country_code: 'DE',
      country: 'Germany',
      latitude: 53.08,
      longitude: 8.8,
    });
    await createPlace(services, {
      city: 'Oldenburg',
      country_code: 'DE',
      country: 'Germany',
      latitude: 53.14,
      longitude: 8.21,
    });
    const job = await createJob(services, {
      company_id: owner.companyId,
      title: 'Senior Shipwright, dry dock',
      skills: ['Adze', 'Caulking', 'Steam bending'],
      place_ids: [berlin],
      type: 'full-time',
      salary_min: 6_240_000,
      salary_max: 8_320_000,
      salary_currency: 'EUR',
      salary_period: 'year',
    });
    await createVisibleCandidate(services, {
      headline: 'Shipwright',
      skills: ['adze', 'Caulking', 'Knitting'],
      location: 'Oldenburg, Germany',
      types: ['full-time'],
      hourlyRate: { amount: 3500, currency: 'EUR' },
    });
    await createVisibleCandidate(services, {
      headline: 'Knitter',
      skills: ['Steam bending'],
      location: 'Bremen, Germany',
      types: ['part-time'],
      hourlyRate: { amount: 5000, currency: 'EUR' },
    });
    await createVisibleCandidate(services, { headline: 'Weaver', location: 'Bremen, Germany' });
    const matches = await read(`/company/jobs/${job.id}/candidates`, owner);
    expect(matches).toMatchObject({ total: 2, job: { id: job.id } });
    expect(matches.data.map(({ reasons }: { reasons: object[] }) => reasons)).toEqual([
      [
        { fits: true, text: '2 of 3 skills: Adze, Caulking' },
        { fits: true, text: 'Does this work: “Shipwright”' },
        { fits: true, text: 'In Oldenburg, Germany, 40 km from Bremen' },
        { fits: true, text: 'Looks for Full Time' },
        { fits: true, text: 'Asks for €35 an hour, you offer about €40 an hour' },
      ],
      [
        { fits: true, text: '1 of 3 skills: Steam bending' },
        { fits: true, text: 'In Bremen' },
        { fits: false, text: 'Looks for Part Time; this is Full Time' },
        { fits: false, text: 'Asks for €50 an hour, you offer about €40 an hour' },
      ],
    ]);
    const other = await createEmployer(services);
    expect((await call('GET', `/company/jobs/${job.id}/candidates`, other)).statusCode).toBe(404);
  });
});
