import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const gone = {
  message: 'Your session has ended. Please sign in again.',
  code: 'unauthenticated',
  logout: true,
};
const reload = vi.fn();
let local: Map<string, string>;
let answered: { status: number; body: unknown };

function storage(map: Map<string, string>) {
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    clear: vi.fn(() => map.clear()),
  };
}

/** A new page load: nothing is known, and what the browser stores is as it was. */
async function loadPage() {
  vi.resetModules();
  return { ...(await import('./api-client.ts')), ...(await import('./sign-in-note.ts')) };
}

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  local = new Map([
    ['accessToken', 'secret'],
    ['theme', 'dark'],
  ]);
  answered = { status: 401, body: gone };
  vi.stubGlobal('localStorage', storage(local));
  vi.stubGlobal('sessionStorage', storage(new Map()));
  vi.stubGlobal('location', { reload, pathname: '/jobs-applied-job', search: '?page=2' });
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify(answered.body), { status: answered.status }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[A-13] calls that learn together that the session is gone clear once and reload once', async () => {
  const { callApi } = await loadPage();
  const calls = Array.from({ length: 5 }, () => callApi('GET /applications'));
  const failures = await Promise.allSettled(calls);
  expect(failures.map((failure) => failure.status)).toEqual(Array.from({ length: 5 }, () => 'rejected'));
  await expect(callApi('GET /applications')).rejects.toEqual(gone);

  expect(localStorage.clear).toHaveBeenCalledTimes(1);
  expect([...local.entries()]).toEqual([['theme', 'dark']]);
  vi.advanceTimersByTime(1_999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('[A-13] a 404 that says so ends the session too, any other status and any other body do not', async () => {
  const { callApi } = await loadPage();
  for (const other of [
    { status: 403, body: gone },
    { status: 500, body: gone },
    { status: 401, body: { message: 'Please sign in.', code: 'unauthenticated' } },
    { status: 404, body: { message: 'There is nothing here.', code: 'not_found' } },
  ]) {
    answered = other;
    await expect(callApi('GET /jobs')).rejects.toEqual(other.body);
  }
  expect(local.get('accessToken')).toBe('secret');

  answered = { status: 404, body: gone };
  await expect(callApi('GET /jobs')).rejects.toEqual(gone);
  expect(local.has('accessToken')).toBe(false);
});

test('[A-13, B-14] the pages after the reload say why and where the person was, until that is closed', async () => {
  const { callApi, readSignInNote } = await loadPage();
  expect(readSignInNote()).toBeNull();
  await expect(callApi('GET /applications')).rejects.toEqual(gone);
  // The page that is about to reload says it by a toast.
  expect(readSignInNote()).toBeNull();

  const note = { message: gone.message, path: '/jobs-applied-job?page=2' };
  expect((await loadPage()).readSignInNote()).toEqual(note);
  const { readSignInNote: readAgain, removeSignInNote } = await loadPage();
  expect(readAgain()).toEqual(note);
  removeSignInNote();
  expect(readAgain()).toBeNull();
  expect((await loadPage()).readSignInNote()).toBeNull();
});

test('[A-6] a note that leads to another site is none', async () => {
  const session = new Map([['sign-in-note', JSON.stringify({ message: 'Sign in', path: '//evil.example' })]]);
  vi.stubGlobal('sessionStorage', storage(session));
  expect((await loadPage()).readSignInNote()).toBeNull();
});

test('[A-12, A-13] a late answer about an old session does not end the one that came after it', async () => {
  const { callApi } = await loadPage();
  const late = callApi('GET /applications');
  local.set('accessToken', 'new secret');
  await expect(late).rejects.toEqual(gone);
  vi.advanceTimersByTime(10_000);
  expect(local.get('accessToken')).toBe('new secret');
  expect(reload).not.toHaveBeenCalled();
});
