import { describe, expect, test } from 'vitest';
import { profileFields } from '../../../testing/candidate-profiles.ts';
import { createCandidate, createJob, createPlace, type TestUser } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { forgetOldViews } from './commands.ts';

const context = useTestApp();
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
