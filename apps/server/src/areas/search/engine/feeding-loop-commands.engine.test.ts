import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCompany, createJob, createPlace } from '../../../testing/factories.ts';
import {
  caughtUp,
  feedEngine,
  isAsFilled,
  listDocuments,
  newEngineConfig,
  type Feeding,
} from '../../../testing/search-engine.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { EngineGateway } from './engine-gateway.ts';

const context = useTestApp();
let engine: EngineGateway;
let feeding: Feeding;

beforeEach(async () => {
  await context.database.deleteFrom('jobs').execute();
  const config = newEngineConfig();
  engine = new EngineGateway(config);
  feeding = await feedEngine(context.database, config);
});

afterEach(() => feeding.stop());

const settled = () => caughtUp(engine, feeding);
const listed = async () => (await listDocuments(engine)).filter((document) => document['listed']);

test('[L-49] a first start fills the engine, and what changes reaches it', async () => {
  const first = await createJob(context.services, {
    title: 'Lighthouse Keeper, Night',
    skills: ['Oil', 'Lamps'],
  });
  await settled();
  expect(await listDocuments(engine)).toMatchObject([
    {
      number: first.number,
      listed: true,
      openings: 1,
      titleKey: ['lighthouse keeper'],
      skillKeys: ['oil', 'lamps'],
    },
  ]);
  const second = await createJob(context.services, { title: 'Harbour Pilot' });
  await context.database.updateTable('jobs').set({ status: 'filled' }).where('id', '=', first.id).execute();
  await settled();
  expect((await listDocuments(engine)).map(({ number }) => number)).toEqual([second.number]);
});

test('[L-49] postings that are alike are listed as one, whichever of them opens or closes', async () => {
  const company = await createCompany(context.services);
  const leeds = await createPlace(context.services);
  const york = await createPlace(context.services);
  const hull = await createPlace(context.services);
  const open = (day: number, place: number) =>
    createJob(context.services, {
      company_id: company.id,
      description: '<p>Keep the light.</p>',
      place_ids: [place],
      posted_at: new Date(Date.UTC(2026, 0, day)),
    });
  const older = await open(1, leeds);
  await settled();
  const newer = await open(2, york);
  await settled();
  expect(await listed()).toMatchObject([{ number: newer.number, openings: 2, placeIds: [leeds, york] }]);
  await open(1, hull);
  await settled();
  expect(await listed()).toMatchObject([
    { number: newer.number, openings: 3, placeIds: [leeds, york, hull] },
  ]);
  await context.database.updateTable('jobs').set({ status: 'expired' }).where('id', '=', newer.id).execute();
  await settled();
  expect(await listed()).toMatchObject([{ number: older.number, openings: 2, placeIds: [leeds, hull] }]);
  await context.database
    .updateTable('jobs')
    .set({ description: '<p>Keep the boat.</p>' })
    .where('id', '=', older.id)
    .execute();
  await settled();
  expect(await listed()).toHaveLength(2);
  expect(await isAsFilled(context.database, engine)).toBe(true);
});

test('[L-49] postings are found by what their company is called now', async () => {
  const { id } = await createCompany(context.services, { name: 'Trinity House', industry: 'Harbours' });
  await createJob(context.services, { company_id: id });
  await createJob(context.services, { company_id: id });
  await settled();
  await context.database
    .updateTable('companies')
    .set({ name: 'Pharos Ltd', industry: '' })
    .where('id', '=', id)
    .execute();
  await settled();
  const found = await engine.search({ query: { match_phrase: { words: 'pharos' } } });
  expect(found.hits.total?.value).toBe(2);
  expect(await isAsFilled(context.database, engine)).toBe(true);
});
