import type { MapCity } from '@waymark/contract/places/map-position';
import { expect, onTestFinished, test } from 'vitest';
import { board } from '../../../platform/board/board.ts';
import { setUpSeller } from '../../../testing/lawful-seller.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { speak } from '../../../testing/board-languages.ts';
import { createJob, createPlace } from '../../../testing/factories.ts';
import { worldGazetteer } from './gazetteer-index.ts';
import { readWhere } from './where-rules.ts';

const context = useTestApp();

const ask = (body: unknown, remoteAddress = '192.0.2.7') =>
  context.app.inject({ method: 'POST', url: '/api/places/nearest', payload: body as object, remoteAddress });

test('[L-3] a position is answered with the place that it is at', async () => {
  const { statusCode, body } = await ask({ latitude: 53.8, longitude: -1.5 });
  expect([statusCode, JSON.parse(body)]).toEqual([
    200,
    { data: { location: 'Leeds, England, United Kingdom' } },
  ]);
  const atSea = await ask({ latitude: -45, longitude: -120 });
  expect(atSea.json()).toEqual({ data: { location: null } });
});

test.each([
  { latitude: 53.8123, longitude: -1.5 },
  { latitude: 91, longitude: 0 },
  { latitude: 0, longitude: 181 },
  { latitude: '53.8', longitude: 0 },
  { latitude: 53.8 },
  { latitude: 53.8, longitude: 0, accuracy: 5 },
])('[L-3] %j is no position to ask with: it is rounded to a tenth of a degree', async (body) => {
  expect((await ask(body)).statusCode).toBe(400);
});

test('[B-13] one address asks so often an hour and no more', async () => {
  await context.services.rateLimits.consumeMany('nearest-address', '192.0.2.8', 119);
  const body = { latitude: 51.5, longitude: -0.1 };
  expect((await ask(body, '192.0.2.8')).statusCode).toBe(200);
  expect((await ask(body, '192.0.2.8')).statusCode).toBe(429);
  expect((await ask(body, '192.0.2.9')).statusCode).toBe(200);
});

test('[L-3] a postal code that several countries have is that of the country the operator chose', async () => {
  onTestFinished(async () => {
    await context.database.deleteFrom('board_settings').execute();
    await board.load(context.database);
  });
  const read = () => JSON.stringify(readWhere('10115', worldGazetteer(), { countryCode: board.country }));
  expect(read()).toContain('New York');
  await setUpSeller(context);
  expect(read()).toContain('Berlin');
});

test('[L-40] answers name places in the language of who asks, and those for machines by their usual names', async () => {
  speak('en', 'de', 'pl', 'ar');
  const { app, services } = context;
  const place = await createPlace(services, {
    city: 'Munich',
    region: 'Bavaria',
    country: 'Germany',
    country_code: 'DE',
  });
  const { id } = await createJob(services, { title: 'Cooper', place_ids: [place] });
  const get = async (url: string, language: string) =>
    (await app.inject({ url, headers: { 'accept-language': language } })).json<{ data: unknown }>().data;
  const placesOf = async (language: string) => get(`/api/jobs/${id}`, language);
  expect(await placesOf('en')).toMatchObject({ places: [{ city: 'Munich', region: 'Bavaria' }] });
  expect(JSON.stringify(await placesOf('en'))).not.toContain('named');
  expect(await placesOf('de')).toMatchObject({
    places: [{ city: 'Munich', named: { city: 'München', region: 'Bayern' } }],
  });
  expect(await placesOf('ar')).toMatchObject({ places: [{ named: { city: 'ميونخ' } }] });
  const suggested = async (q: string, language: string) =>
    get(`/api/jobs/suggestions?field=place&q=${encodeURIComponent(q)}`, language);
  for (const typed of ['Münc', 'Munich'])
    expect(await suggested(typed, 'de')).toMatchObject({ 0: { text: 'München' } });
  expect(await suggested('Monach', 'pl')).toMatchObject({ 0: { text: 'Monachium' } });
  const nearest = { latitude: 48.1, longitude: 11.6 };
  const here = await app.inject({
    method: 'POST',
    url: '/api/places/nearest',
    headers: { 'accept-language': 'de' },
    payload: nearest,
  });
  expect(here.json()).toEqual({ data: { location: 'München, Bayern, Deutschland' } });
});

test('[K-3, L-40] maps name their cities in the language of the page', async () => {
  speak('en', 'de', 'ar');
  const citiesIn = async (language: string): Promise<MapCity[]> => {
    const headers = { 'accept-language': language };
    return (await context.app.inject({ url: '/api/places/map-cities', headers })).json().data;
  };
  const [english, german, arabic] = await Promise.all(['en', 'de', 'ar'].map(citiesIn));
  expect(english?.length).toBeGreaterThan(400);
  for (const { name, latitude, longitude } of english ?? []) {
    expect(name).toMatch(/^\p{Lu}/u);
    expect(Math.abs(latitude)).toBeLessThan(80);
    expect(Math.abs(longitude)).toBeLessThan(180);
  }
  const nameIn = (cities: MapCity[] | undefined, name: string) =>
    cities?.[english?.findIndex((one) => one.name === name) ?? -1]?.name;
  const asked = ['Munich', 'Vienna', 'Leeds', 'Cologne', 'Cairo', 'Mexico City'];
  expect(asked.map((name) => nameIn(german, name))).toEqual([
    'München',
    'Wien',
    'Leeds',
    'Köln',
    'Kairo',
    'Mexiko-Stadt',
  ]);
  expect(nameIn(arabic, 'Munich')).toBe('ميونخ');
  // Birmingham in Alabama is not the one in England.
  expect(german?.filter(({ name }) => name === 'Birmingham')).toHaveLength(2);
});
