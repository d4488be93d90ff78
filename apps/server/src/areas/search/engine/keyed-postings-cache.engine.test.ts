import { beforeEach, expect, test } from 'vitest';
import { createCompany, createJob, createPlace } from '../../../testing/factories.ts';
import { fillEngine, newEngineConfig } from '../../../testing/search-engine.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { findPublicCompany, listCompaniesOf } from './company-listing-queries.ts';
import { EngineGateway } from './engine-gateway.ts';
import { KeyedPostings } from './keyed-postings-cache.ts';

const context = useTestApp();
const nobody = { subscribe: () => {} };

beforeEach(async () => {
  await context.database.deleteFrom('jobs').execute();
});

const open = (engine: EngineGateway) => new KeyedPostings(context.database, nobody, engine);
const away = () => new EngineGateway(newEngineConfig('http://127.0.0.1:9'));

/** A posting that is open in two towns. */
async function createTwins(): Promise<{ ids: string[]; numbers: number[] }> {
  const company = await createCompany(context.services);
  const jobs = [];
  for (const day of [1, 2]) {
    const posting = { description: '<p>Keep the light.</p>', posted_at: new Date(Date.UTC(2026, 0, day)) };
    const place_ids = [await createPlace(context.services)];
    jobs.push(await createJob(context.services, { company_id: company.id, ...posting, place_ids }));
  }
  return { ids: jobs.map(({ id }) => id), numbers: jobs.map(({ number }) => number) };
}

test('[L-49] cards and pages by key are those of a node with an index of its own', async () => {
  const { ids, numbers } = await createTwins();
  const { number, id } = await createJob(context.services, { title: 'Harbour Pilot', skills: ['Tides'] });
  await context.services.changes.settled();
  const postings = open(await fillEngine(context.database, newEngineConfig()));
  const all = [number, ...numbers];
  expect(await postings.listCards(all)).toEqual(await context.index.listCards(all));
  for (const one of [id, ...ids])
    expect(await postings.findJob(one)).toEqual(await context.index.findJob(one));
  expect(await postings.listKeys({ ids })).toEqual(await context.index.listKeys({ ids }));
  expect(await postings.listKeys({ numbers: [number] })).toEqual(
    await context.index.listKeys({ numbers: [number] }),
  );
});

test('[L-23, L-49] a card that was kept is gone with its posting, and another after a change', async () => {
  const job = await createJob(context.services, { title: 'Harbour Pilot' });
  const postings = open(await fillEngine(context.database, newEngineConfig()));
  const titles = async () => (await postings.listCards([job.number])).map(({ title }) => title);
  expect(await titles()).toEqual(['Harbour Pilot']);
  await context.database.updateTable('jobs').set({ title: 'Sea Pilot' }).where('id', '=', job.id).execute();
  expect(await titles()).toEqual(['Sea Pilot']);
  await context.database
    .updateTable('companies')
    .set({ name: 'Pharos' })
    .where('id', '=', job.companyId)
    .execute();
  expect((await postings.listCards([job.number]))[0]?.company.name).toBe('Pharos');
  await context.database.updateTable('jobs').set({ status: 'filled' }).where('id', '=', job.id).execute();
  expect(await titles()).toEqual([]);
  expect((await postings.findJob(job.id))?.status).toBe('filled');
});

test('[L-49] while the engine is away, postings are shown by key all the same', async () => {
  const { ids, numbers } = await createTwins();
  const postings = open(away());
  expect(await postings.listCards(numbers)).toMatchObject([{ openings: 1 }, { openings: 1 }]);
  expect(await postings.findJob(ids[0] ?? '')).toMatchObject({ id: ids[0], otherOpenings: [] });
});

test('[L-49] the directory of companies comes from the tables, and their titles from the engine', async () => {
  const house = await createCompany(context.services, {
    name: "St Mary's Trinity House",
    slug: 'trinity-house',
  });
  const harbour = await createCompany(context.services, { name: 'Harbour Board' });
  await createCompany(context.services, { name: 'Trinity Held', held_reason: 'name' });
  await createJob(context.services, { company_id: harbour.id, title: 'Museum Guide' });
  await createJob(context.services, {
    company_id: harbour.id,
    title: 'Pilot',
    description: 'By the museum.',
  });
  const listing = listCompaniesOf(context.database, await fillEngine(context.database, newEngineConfig()));
  expect(await listing.listIds('"trin"* "marys"*')).toEqual([house.id]);
  const slice = { words: null, letter: undefined, offset: 0, limit: 100 };
  const names = async (idle: boolean) => (await listing.list(slice, { idle })).map(({ name }) => name);
  expect(await names(false)).toEqual(expect.arrayContaining(["St Mary's Trinity House", 'Harbour Board']));
  expect(await names(true)).not.toContain('Harbour Board');
  expect(await names(false)).not.toContain('Trinity Held');
  expect(await listing.countLetters('"trinity"*')).toEqual([{ value: 's', count: 1 }]);
  expect(await listing.countTitled('archaeolog* OR museum*', 5)).toEqual([{ id: harbour.id, jobs: 1 }]);
  expect(await findPublicCompany(context.database, 'trinity-house')).toMatchObject({ id: house.id });
  expect(await findPublicCompany(context.database, house.id)).toMatchObject({ id: house.id });
  expect(await findPublicCompany(context.database, 'nobody')).toBeNull();
});
