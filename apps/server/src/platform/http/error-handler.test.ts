import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { handleError } from './error-handler.ts';

const context = useTestApp();

test('[F-3] a field that the API does not know is named, not passed over', async () => {
  const response = await context.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: 'ada@example.org', password: 'a quiet harbour', role: 'staff' },
  });
  expect(response.statusCode).toBe(400);
  expect(response.json().code).toBe('invalid_input');
  expect(Object.keys(response.json().fields)).toEqual(['role']);
});

test.each([
  ['ENOSPC', 503],
  ['EROFS', 503],
  ['53100', 503],
  ['ENOENT', 500],
])('[F-3] a failure of the disk, %s, is answered with %i', async (code, status) => {
  const app = Fastify();
  app.setErrorHandler(handleError);
  app.get('/', async () => {
    throw Object.assign(new Error('any text'), { code, syscall: 'write' });
  });
  const response = await app.inject('/');
  expect(response.statusCode).toBe(status);
  expect(response.body).not.toContain('any text');
  expect(response.headers['retry-after']).toBe(status === 503 ? '60' : undefined);
});

test('[F-3] what the server of files forbids leads nowhere, and is no failure of ours', async () => {
  const app = Fastify();
  app.setErrorHandler(handleError);
  app.get('/', async () => {
    throw Object.assign(new Error('Forbidden'), { code: 'FST_STATIC_FORBIDDEN_PATH', statusCode: 403 });
  });
  const response = await app.inject('/');
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ code: 'not_found' });
});
