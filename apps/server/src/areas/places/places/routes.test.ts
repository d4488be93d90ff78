import { expect, onTestFinished, test } from 'vitest';
import { board } from '../../../platform/board/board.ts';
import { setUpSeller } from '../../../testing/lawful-seller.ts';
import { useTestApp } from '../../../testing/test-app.ts';
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
