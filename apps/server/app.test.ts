import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { buildApp } from './app.ts';
import { board } from './src/platform/board/board.ts';
import { useTestApp } from './src/testing/test-app.ts';

const context = useTestApp();

test('[F-3] an unknown address of the API answers in the one error shape', async () => {
  const response = await context.app.inject('/api/nothing-here');
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({
    code: 'not_found',
    message: 'The API has nothing at this address. It is described at /api/docs.',
  });
});

test('[F-1] the API describes itself, every route with its answers', async () => {
  const { paths } = (await context.app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, { responses: Record<string, { content?: unknown }> }>>;
  }>();
  expect(Object.keys(paths)).toContain('/api/jobs');
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { responses }] of Object.entries(methods)) {
      const statuses = Object.keys(responses);
      expect(
        statuses.some((status) => /^[23]\d\d$/.test(status)),
        `${method} ${path}`,
      ).toBe(true);
      expect(statuses, `${method} ${path}`).toContain('4XX');
    }
  }
});

test('[F-3] every whole number that the API takes has room in the database', async () => {
  const { paths } = (await context.app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, { parameters?: unknown; requestBody?: unknown }>>;
  }>();
  const tooLarge = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters, requestBody }]) =>
      listWholeNumbers([parameters, requestBody])
        .filter(({ maximum = Infinity }) => maximum > 2 ** 31 - 1)
        .map(() => `${method} ${path}`),
    ),
  );
  expect([...new Set(tooLarge)]).toEqual([]);
});

interface WholeNumber {
  type: 'integer';
  maximum?: number;
}

function listWholeNumbers(described: unknown): WholeNumber[] {
  if (typeof described !== 'object' || described === null) return [];
  const own = 'type' in described && described.type === 'integer' ? [described as WholeNumber] : [];
  return [...own, ...Object.values(described).flatMap(listWholeNumbers)];
}

test('[F-1] forms are described with their fields and their file', async () => {
  interface Body {
    content: Record<string, { schema: { properties: Record<string, unknown> } }>;
  }
  const { paths } = (await context.app.inject('/api/openapi.json')).json<{
    paths: Record<string, { post?: { requestBody?: Body } }>;
  }>();
  for (const path of ['/api/signup', '/api/resume-review', '/api/applications', '/api/profile-picture']) {
    const form = paths[path]?.post?.requestBody?.content['multipart/form-data'];
    expect(Object.values(form?.schema.properties ?? {}), path).toContainEqual({
      type: 'string',
      format: 'binary',
    });
  }
});

test.each(['/api/docs', '/api/docs/'])('the description is readable in the browser at %s', async (url) => {
  let page = new URL(url, 'http://waymark.example');
  let response = await context.app.inject(page.pathname);
  while (response.headers.location !== undefined) {
    page = new URL(response.headers.location, page);
    response = await context.app.inject(page.pathname);
  }
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toContain('text/html');
  const files = [...response.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(
    ([, file = '']) => new URL(file, page),
  );
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    expect((await context.app.inject(file.pathname)).statusCode, file.pathname).toBe(200);
  }
});

test('[F-3] JSON that cannot be read is refused with what to send', async () => {
  const response = await context.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'content-type': 'application/json' },
    payload: Buffer.from('{"email": "\xff\xfe', 'latin1'),
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    code: 'invalid_input',
    message: expect.stringContaining('JSON') as string,
  });
});

test('health and readiness answer without a session', async () => {
  expect((await context.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await context.app.inject('/readyz')).json()).toEqual({
    status: 'ready',
    warnings: [expect.stringContaining('SMTP_URL'), expect.stringContaining('who runs this board')],
  });
});

test('readiness says what would go wrong with a second process, and is ready', async () => {
  const config = { ...context.services.config, databaseUrl: 'postgres://db.example/waymark' };
  const { app } = await buildApp({ ...context.services, config }, pino({ level: 'silent' }));
  const response = await app.inject('/readyz');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    status: 'ready',
    warnings: [
      expect.stringContaining('S3_ENDPOINT'),
      expect.stringContaining('SMTP_URL'),
      expect.stringContaining('who runs this board'),
    ],
  });
  await app.close();
});

test('[L-32] a node that leaves sends its balancer to others and answers everybody else', async () => {
  const { app, leave } = await buildApp(context.services, pino({ level: 'silent' }));
  leave();
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/api/jobs')).statusCode).toBe(200);
  await app.close();
});

test('[L-36] readiness warns until the board says who runs it', async () => {
  const missing = expect.stringContaining('who runs this board') as string;
  const warnings = async () => (await context.app.inject('/readyz')).json().warnings as string[];
  expect(await warnings()).toContainEqual(missing);
  const operator = {
    name: 'Harbour Ltd',
    address: 'Hull',
    register: null,
    vatNumber: null,
    responsible: null,
  };
  await context.database
    .insertInto('board_settings')
    .values({ key: 'operator', value: JSON.stringify(operator), version: 1 })
    .execute();
  await board.load(context.database);
  expect(await warnings()).not.toContainEqual(missing);
  await context.database.deleteFrom('board_settings').execute();
  await board.load(context.database);
});

test.each(['/api/jobs?q=%ff%fe', '/%ff', '/api/jobs?q=%zz'])(
  '[F-3] %s is refused as unreadable',
  async (url) => {
    const response = await context.app.inject(url);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      code: 'invalid_input',
      message: 'The address has characters that cannot be read. Type it again.',
    });
  },
);

test('[F-3] an id that is none leads nowhere', async () => {
  const response = await context.app.inject('/api/jobs/not-an-id');
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ code: 'not_found', message: 'There is no job with this address.' });
});

test('an application that is closed no longer listens to the settings of the board', async () => {
  const stop = vi.fn<() => void>();
  const subscribe = vi.spyOn(board, 'subscribe').mockReturnValue(stop);
  const { app } = await buildApp(context.services, pino({ level: 'silent' }));
  const begun = subscribe.mock.calls.length;
  subscribe.mockRestore();
  await app.close();
  expect(begun).toBeGreaterThan(0);
  expect(stop).toHaveBeenCalledTimes(begun);
});
