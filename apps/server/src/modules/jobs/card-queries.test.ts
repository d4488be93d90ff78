import { describe, expect, test } from 'vitest';
import { createCompany, createJob, createPlace } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { newId } from '../../platform/ids.ts';
import { loadJobCards } from './card-queries.ts';

const context = useTestApp();

describe('[I-7] cards of jobs', () => {
  test('a card has what lists show, its places in the order of the posting', async () => {
    const { services, database } = context;
    const company = await createCompany(services, { name: 'Harbour Works' });
    const first = await createPlace(services, { city: 'Lagos', country_code: 'NG', country: 'Nigeria' });
    const second = await createPlace(services, { city: 'Accra', country_code: 'GH', country: 'Ghana' });
    const job = await createJob(services, {
      company_id: company.id,
      title: 'Crane Operator',
      place_ids: [second, first],
      skills: ['Rigging'],
      salary_min: 4_500_000,
      salary_currency: 'USD',
      salary_period: 'year',
    });
    const cards = await loadJobCards(database, [job.id]);
    expect(cards.get(job.id)).toEqual({
      id: job.id,
      title: 'Crane Operator',
      company: { id: company.id, name: 'Harbour Works' },
      places: [
        { city: 'Accra', region: '', countryCode: 'GH', country: 'Ghana' },
        { city: 'Lagos', region: '', countryCode: 'NG', country: 'Nigeria' },
      ],
      workMode: 'on-site',
      type: 'full-time',
      category: 'information-technology',
      salary: { min: 4_500_000, max: null, currency: 'USD', period: 'year' },
      skills: ['Rigging'],
      postedAt: '2026-01-15T09:00:00.000Z',
    });
  });

  test('cards come in the order asked for, and unknown jobs are left out', async () => {
    const jobs = [await createJob(context.services), await createJob(context.services)];
    const ids = jobs.map((job) => job.id).toReversed();
    const cards = await loadJobCards(context.database, [newId(), ...ids]);
    expect([...cards.keys()]).toEqual(ids);
  });

  test.each([
    ['no currency', { salary_min: 1, salary_currency: null, salary_period: 'year' }],
    ['no period', { salary_min: 1, salary_currency: 'USD', salary_period: null }],
    ['no figure', { salary_currency: 'USD', salary_period: 'year' }],
  ] as const)('a salary with %s is not shown', async (_what, salary) => {
    const { id } = await createJob(context.services, salary);
    expect((await loadJobCards(context.database, [id])).get(id)?.salary).toBeNull();
  });

  test('no jobs, no cards', async () => {
    expect(await loadJobCards(context.database, [])).toEqual(new Map());
  });
});
