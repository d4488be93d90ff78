import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { insertLetter } from '../../areas/resumes/cover-letters/commands.ts';
import { createAlert } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { newId } from '../ids.ts';
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

const letter = { title: 'Keeper', recipient: '', company: '', jobTitle: '', text: 'Dear keeper' };

test.each([
  ['points to it', () => createAlert(context.services, { user_id: newId() })],
  ['holds it', () => insertLetter(context.database, newId(), letter)],
])('[F-3, G-10] an account that is erased while a call %s is no failure of ours', async (_how, write) => {
  const app = Fastify();
  app.setErrorHandler(handleError);
  app.post('/', write);
  const response = await app.inject({ method: 'POST', url: '/' });
  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({ code: 'conflict' });
});

test('[F-3] a page that does not find what has to be there is a failure of ours', async () => {
  const app = Fastify();
  app.setErrorHandler(handleError);
  app.get('/', () =>
    context.database.selectFrom('users').select('id').where('id', '=', newId()).executeTakeFirstOrThrow(),
  );
  expect((await app.inject('/')).statusCode).toBe(500);
});

const unreadable = 'The request could not be read. Send well-formed JSON in UTF-8.';
const noObject = 'The request has no fields that could be read. Send them as one JSON object.';
const withBody = [
  '/login',
  '/login/link',
  '/forgot-password',
  '/contact-messages',
  '/newsletter/subscriptions',
];

test.each([
  ['{"email":', unreadable],
  ['', unreadable],
  ['[]', noObject],
  ['"text"', noObject],
  ['null', noObject],
])('[F-3] of the body %j one sentence says what to send, and no field is named', async (payload, message) => {
  for (const path of withBody) {
    const response = await context.app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(response.statusCode, path).toBe(400);
    expect(response.json(), path).toEqual({ code: 'invalid_input', message });
  }
});
