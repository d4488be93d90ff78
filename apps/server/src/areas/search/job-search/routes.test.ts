import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { buildApp } from '../../../../app.ts';
import { createJob } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** The real database, which refuses every statement until it is mended. */
function brokenDatabase() {
  const state = { isBroken: true };
  const database = context.database.withPlugin({
    transformQuery({ node }) {
      if (state.isBroken) throw new Error('connection refused');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { state, database };
}

test('[I-7] a search whose first load fails is tried again, and says so meanwhile', async () => {
  const job = await createJob(context.services, { title: 'Bell founder' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { state, database } = brokenDatabase();
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) });
  const { app } = await buildApp({ ...context.services, database }, log);
  for (const address of ['/api/jobs', '/readyz']) {
    const response = await app.inject(address);
    expect(response.statusCode, address).toBe(503);
    expect(response.json()).toMatchObject({ code: 'unavailable' });
  }
  expect(Number((await app.inject('/api/jobs')).headers['retry-after'])).toBeGreaterThan(0);

  await vi.advanceTimersByTimeAsync(1000);
  expect((await app.inject('/api/jobs')).statusCode).toBe(503);
  const failures = logged.filter((line) => line.includes('connection refused') && line.includes('waitMs'));
  expect(failures).toHaveLength(2);

  state.isBroken = false;
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  await vi.waitFor(async () => expect((await app.inject('/readyz')).statusCode).toBe(200), 60_000);
  expect((await app.inject('/api/jobs?q=founder')).json()).toMatchObject({
    total: 1,
    data: [{ id: job.id }],
  });
  await app.close();
});

test('[L-35] production sends the bytes that the contract would write', async () => {
  await createJob(context.services, { title: 'Harp maker', skills: ['carving'] });
  await createJob(context.services, { title: 'Harp tuner', salary_currency: null });
  const addresses = [
    '',
    '?q=harp',
    '?q=harp+maker+in+Atlantis',
    '?q=zither&location=Leeds',
    '?q=remote+hrap+maker',
  ].map((query) => `/api/jobs${query}`);
  async function ask(): Promise<string[]> {
    const { app } = await buildApp(context.services, pino({ level: 'silent' }));
    const answers: string[] = [];
    for (const address of addresses) answers.push((await app.inject(address)).body);
    await app.close();
    return answers;
  }
  const checked = await ask();
  vi.stubEnv('NODE_ENV', 'production');
  const sent = await ask();
  expect(sent).toEqual(checked);
  expect(JSON.parse(sent[1] ?? '')).toMatchObject({ total: 2, facets: { company: expect.any(Array) } });
});
