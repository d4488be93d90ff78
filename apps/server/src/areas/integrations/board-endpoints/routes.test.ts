import { describe, expect, test } from 'vitest';
import { createCompany, createJob, createPlace } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();

const get = (url: string) => context.app.inject({ method: 'GET', url: `/boards${url}` });

/** A place is there once, for all tests of a database. */
async function places(): Promise<number[]> {
  const known = await context.database
    .selectFrom('places')
    .select('id')
    .where('region', '=', 'Loam')
    .orderBy('id')
    .execute();
  if (known.length > 0) return known.map(({ id }) => id);
  const add = (city: string) => createPlace(context.services, { city, region: 'Loam' });
  return [await add('Leeds'), await add('Bath')];
}

async function createBoard() {
  const { services } = context;
  const company = await createCompany(services, { about: 'We bake.' });
  const job = await createJob(services, {
    company_id: company.id,
    title: 'Baker & Miller',
    description: '<p>Bread &amp; <strong>butter</strong>.</p>',
    requirements: ['Strong < arms'],
    place_ids: await places(),
    category: 'manufacturing',
    salary_min: 3_000_000,
    salary_max: 3_500_000,
    salary_currency: 'GBP',
    salary_period: 'year',
  });
  const other = await createJob(services, { company_id: company.id, title: 'Clerk', type: 'part-time' });
  const foreign = await createJob(services, { title: 'Elsewhere' });
  await services.changes.settled();
  return { company, job, other, foreign, slug: company.name.toLowerCase().replace(' ', '-') };
}

describe('[L-29] a company’s board in the shape of Greenhouse', () => {
  test('lists jobs with numbers as ids, and their text escaped once where it is asked for', async () => {
    const { slug, job, other } = await createBoard();
    const board = await get(`/greenhouse/v1/boards/${slug}`);
    expect(board.json()).toEqual({ name: expect.stringContaining('Company'), content: 'We bake.' });
    const short = (await get(`/greenhouse/v1/boards/${slug}/jobs`)).json();
    expect(short.meta.total).toBe(2);
    expect(short.jobs.map(({ id }: { id: number }) => id).toSorted()).toEqual([job.number, other.number]);
    expect(short.jobs[0]).not.toHaveProperty('content');
    const full = await get(`/greenhouse/v1/boards/${slug}/jobs?content=true`);
    expect(full.headers['access-control-allow-origin']).toBe('*');
    expect(full.json().jobs.find(({ id }: { id: number }) => id === job.number)).toMatchObject({
      title: 'Baker & Miller',
      location: { name: 'Leeds, Loam; Bath, Loam' },
      absolute_url: `${context.services.config.publicUrl}/job-detail?job=${job.id}`,
      content: expect.stringContaining('&lt;p&gt;Bread &amp;amp; &lt;strong&gt;butter'),
      departments: [{ name: 'Manufacturing' }],
      offices: [{ name: 'Leeds, Loam' }, { name: 'Bath, Loam' }],
    });
  });

  test('groups jobs by department and office', async () => {
    const { company } = await createBoard();
    const { departments } = (await get(`/greenhouse/v1/boards/${company.id}/departments`)).json();
    expect(
      departments.map(({ name, jobs }: { name: string; jobs: object[] }) => [name, jobs.length]),
    ).toEqual(
      expect.arrayContaining([
        ['Manufacturing', 1],
        ['Information Technology', 1],
      ]),
    );
    const { offices } = (await get(`/greenhouse/v1/boards/${company.id}/offices`)).json();
    expect(offices).toHaveLength(2);
  });

  test('gives one job of the company, and none of another, or that has closed', async () => {
    const { company, job, foreign } = await createBoard();
    const url = `/greenhouse/v1/boards/${company.id}/jobs`;
    expect((await get(`${url}/${job.number}`)).json()).toMatchObject({
      id: job.number,
      requisition_id: job.id,
    });
    expect((await get(`${url}/${foreign.number}`)).statusCode).toBe(404);
    await context.database.updateTable('jobs').set({ status: 'filled' }).where('id', '=', job.id).execute();
    await context.services.changes.settled();
    expect((await get(`${url}/${job.number}`)).statusCode).toBe(404);
    expect((await get(url)).json().meta.total).toBe(1);
    expect((await get(`${url}/first`)).statusCode).toBe(404);
    expect((await get('/greenhouse/v1/boards/nobody-here/jobs')).statusCode).toBe(404);
  });
});

describe('[L-29] a company’s board in the shape of Lever', () => {
  test('lists postings with their parts', async () => {
    const { slug, job } = await createBoard();
    const postings = (await get(`/lever/v0/postings/${slug}?mode=json`)).json();
    expect(postings).toHaveLength(2);
    expect(postings.find(({ id }: { id: string }) => id === job.id)).toMatchObject({
      text: 'Baker & Miller',
      categories: {
        commitment: 'Full Time',
        team: 'Manufacturing',
        location: 'Leeds, Loam',
        allLocations: ['Leeds, Loam', 'Bath, Loam'],
      },
      country: 'GB',
      workplaceType: 'on-site',
      createdAt: Date.parse('2026-01-15T09:00:00Z'),
      descriptionPlain: expect.stringContaining('Bread & butter'),
      lists: [{ text: 'Requirements', content: '<li>Strong &lt; arms</li>' }],
      salaryRange: { currency: 'GBP', interval: 'per-year-salary', min: 30_000, max: 35_000 },
      hostedUrl: `${context.services.config.publicUrl}/job-detail?job=${job.id}`,
    });
  });

  test('filters, skips and limits as Lever does', async () => {
    const { company, job, other, foreign } = await createBoard();
    const url = `/lever/v0/postings/${company.id}`;
    const idsOf = async (query: string) =>
      (await get(`${url}?${query}`)).json().map(({ id }: { id: string }) => id);
    expect(await idsOf('commitment=part%20time')).toEqual([other.id]);
    expect(await idsOf('location=Bath,%20Loam&team=manufacturing')).toEqual([job.id]);
    expect(await idsOf('department=None')).toEqual([]);
    expect(await idsOf('skip=1&limit=1')).toHaveLength(1);
    expect((await get(`${url}/${job.id}`)).json()).toMatchObject({ id: job.id });
    expect((await get(`${url}/${foreign.id}`)).statusCode).toBe(404);
    const refused = await get(`${url}?mode=html`);
    expect([refused.statusCode, refused.json().message]).toEqual([400, expect.stringContaining('mode=json')]);
  });
});
