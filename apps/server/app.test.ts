import { expect, test } from 'vitest';
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

test('the description is readable in the browser', async () => {
  const response = await context.app.inject('/api/docs/');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toContain('text/html');
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
  expect((await context.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
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
