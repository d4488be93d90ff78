import { expect, test } from 'vitest';
import { fieldErrorsOf, messageOf, parseAnswer } from './api-answer.ts';

test('[F-2] a failed call with a body rejects with that body', async () => {
  const body = { message: 'Invalid email', code: 'invalid_input', fields: { email: 'Invalid email' } };
  const failure = await parseAnswer(400, JSON.stringify(body), '').catch((reason: unknown) => reason);
  expect(failure).toEqual(body);
  expect(messageOf(failure)).toBe('Invalid email');
  expect(fieldErrorsOf(failure)).toEqual({ email: 'Invalid email' });
});

test('[F-2] a failure without a body rejects with an error, which people read as a sentence', async () => {
  const failure = await parseAnswer(502, '<html>Bad gateway</html>', '').catch((reason: unknown) => reason);
  expect(failure).toBeInstanceOf(Error);
  expect(messageOf(failure)).toMatch(/^The server cannot be reached/);
  expect(fieldErrorsOf(failure)).toEqual({});
});
