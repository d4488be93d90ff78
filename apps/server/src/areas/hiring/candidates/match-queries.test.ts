import { describe, expect, test } from 'vitest';
import { createCandidateCalls, createVisibleCandidate } from '../../../testing/candidate-profiles.ts';
import { createEmployer, createJob, createPlace } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();
const { call, read } = createCandidateCalls(context);

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
