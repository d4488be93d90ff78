import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fieldErrorsOf, messageOf, readAnswer } from './api-answer.ts';

const gone = {
  message: 'Your session has ended. Please sign in again.',
  code: 'unauthenticated',
  logout: true,
};
const clear = vi.fn();
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { clear });
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[F-2] a failed call with a body rejects with that body', async () => {
  const body = { message: 'Invalid email', code: 'invalid_input', fields: { email: 'Invalid email' } };
  const failure = await readAnswer(400, JSON.stringify(body)).catch((reason: unknown) => reason);
  expect(failure).toEqual(body);
  expect(messageOf(failure)).toBe('Invalid email');
  expect(fieldErrorsOf(failure)).toEqual({ email: 'Invalid email' });
});

test('[F-2] a failure without a body rejects with an error, which people read as a sentence', async () => {
  const failure = await readAnswer(502, '<html>Bad gateway</html>').catch((reason: unknown) => reason);
  expect(failure).toBeInstanceOf(Error);
  expect(messageOf(failure)).toMatch(/^The server cannot be reached/);
  expect(fieldErrorsOf(failure)).toEqual({});
});

test('[A-13] only a 401 or 404 that says so ends the session, and then once, after two seconds', async () => {
  await readAnswer(403, JSON.stringify(gone)).catch(() => undefined);
  await readAnswer(401, JSON.stringify({ message: 'Wrong.', code: 'unauthenticated' })).catch(
    () => undefined,
  );
  expect(clear).not.toHaveBeenCalled();

  await Promise.allSettled([readAnswer(401, JSON.stringify(gone)), readAnswer(404, JSON.stringify(gone))]);
  expect(clear).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledTimes(1);
});
