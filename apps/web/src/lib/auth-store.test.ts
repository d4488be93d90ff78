import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const showError = vi.hoisted(() => vi.fn<(message: string) => void>());
vi.mock('./toasts.ts', () => ({ showError }));

const user = { id: '1', role: 'candidate', firstName: 'Ana' };
const critique = { reviewLink: null, openedByCustomer: 'false', reviewReady: false };
const answers: Record<string, { status: number; body: unknown }> = {};
const calls: { path: string; authorization: string | undefined }[] = [];
let items: Map<string, string>;
let marked: boolean | undefined;
let dataset: Record<string, string>;

/** A new page load: the store starts afresh. */
async function loadStore() {
  vi.resetModules();
  return import('./auth-store.ts');
}

function storage(map: Map<string, string>) {
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    clear: () => map.clear(),
  };
}

beforeEach(() => {
  items = new Map();
  calls.length = 0;
  marked = undefined;
  dataset = {};
  showError.mockClear();
  Object.assign(answers, {
    '/api/get-auth-user': { status: 200, body: { data: user } },
    '/api/get-critique-detail': { status: 200, body: { data: critique } },
    '/api/logout': { status: 200, body: { message: 'Signed out.' } },
  });
  vi.stubGlobal('localStorage', storage(items));
  vi.stubGlobal('sessionStorage', storage(new Map()));
  vi.stubGlobal('document', {
    documentElement: { dataset, toggleAttribute: (_name: string, on: boolean) => void (marked = on) },
  });
  vi.stubGlobal('fetch', async (path: string, init: { headers: Record<string, string> }) => {
    calls.push({ path, authorization: init.headers['authorization'] });
    const { status, body } = answers[path] ?? { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('[A-8] a guest on a public page causes no call', async () => {
  const { checkAuth, hasRole } = await loadStore();
  await checkAuth('/home');
  expect(calls).toEqual([]);
  expect(await hasRole('candidate', '/home')).toBe(false);
  expect(marked).toBe(false);
});

test('[A-8] [F-2] a stored token fetches the user, then the critique, with the bearer header', async () => {
  items.set('accessToken', 'secret');
  const { checkAuth, hasRole } = await loadStore();
  await Promise.all([checkAuth('/home'), checkAuth('/home')]);
  expect(calls).toEqual([
    { path: '/api/get-auth-user', authorization: 'Bearer secret' },
    { path: '/api/get-critique-detail', authorization: 'Bearer secret' },
  ]);
  expect(await hasRole('candidate', '/home')).toBe(true);
  expect(await hasRole('employer', '/home')).toBe(false);
  expect(marked).toBe(true);
  expect([dataset['role'], items.get('role')]).toEqual(['candidate', 'candidate']);
});

test('[A-8] a protected path asks the server even without a token, and a refusal is shown', async () => {
  answers['/api/get-auth-user'] = {
    status: 401,
    body: { message: 'Please sign in.', code: 'unauthenticated' },
  };
  const { hasRole } = await loadStore();
  expect(await hasRole('candidate', '/jobs-profile')).toBe(false);
  expect(calls.map((call) => call.path)).toEqual(['/api/get-auth-user']);
  expect(showError).toHaveBeenCalledExactlyOnceWith('Please sign in.');
});

test('[A-8] a check without an answer keeps the session, shows an error and is retried', async () => {
  vi.useFakeTimers();
  items.set('accessToken', 'secret');
  answers['/api/get-auth-user'] = { status: 503, body: { message: 'Restarting.', code: 'unavailable' } };
  const { checkAuth, findUser } = await loadStore();
  const found = findUser('/home');
  await checkAuth('/home');
  await vi.advanceTimersByTimeAsync(1_999);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toHaveLength(2);
  expect(items.get('accessToken')).toBe('secret');
  expect(marked).toBeUndefined();

  answers['/api/get-auth-user'] = { status: 200, body: { data: user } };
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await found).toEqual(user);
  expect(marked).toBe(true);
  expect(showError).not.toHaveBeenCalled();
  const made = calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(made);
  vi.useRealTimers();
});

test('[A-8] a protected path in another spelling is checked like the page it is', async () => {
  answers['/api/get-auth-user'] = {
    status: 401,
    body: { message: 'Please sign in.', code: 'unauthenticated' },
  };
  const { checkAuth } = await loadStore();
  await checkAuth('/Jobs-Profile/');
  expect(calls.map((call) => call.path)).toEqual(['/api/get-auth-user']);
});

test('[B-2] signing in stores the token; a failure shows the message and is passed on', async () => {
  const { authenticate } = await loadStore();
  const failure = { message: 'Email or password is not right.', code: 'unauthenticated' };
  await expect(authenticate(() => Promise.reject(failure as never))).rejects.toBe(failure);
  expect(showError).toHaveBeenCalledExactlyOnceWith(failure.message);
  expect(items.size).toBe(0);

  await authenticate(() => Promise.resolve({ user: user as never, accessToken: 'new' }));
  expect(items.get('accessToken')).toBe('new');
  expect(calls).toContainEqual({ path: '/api/get-critique-detail', authorization: 'Bearer new' });
});

test('[A-12] logout ends the session on the server, clears the storage and forgets the user', async () => {
  const impersonal = { theme: 'dark', dismissedReview: '1f', dismissedPromos: 'review' };
  for (const [key, value] of Object.entries(impersonal)) items.set(key, value);
  items.set('accessToken', 'secret');
  items.set('recentSearches', '[{"q":"nurse"}]');
  const { checkAuth, hasRole, logout, takeSignOutMessage } = await loadStore();
  await checkAuth('/home');
  logout();
  expect(takeSignOutMessage()).toBeUndefined();
  expect(calls.at(-1)).toEqual({ path: '/api/logout', authorization: 'Bearer secret' });
  // How pages look and what was closed for good is the browser's, not the person's.
  expect(Object.fromEntries(items)).toEqual(impersonal);
  expect(dataset['role']).toBe('');
  expect(await hasRole('candidate', '/home')).toBe(false);
  expect(marked).toBe(false);
});

test('[A-12] who logs out while the check is asked stays logged out', async () => {
  const { checkAuth, logout, useAuth } = await loadStore();
  items.set('accessToken', 'a'.repeat(43));
  const checking = checkAuth('/home');
  logout();
  await checking;
  expect(useAuth.getState()).toMatchObject({ isAuthenticated: false, user: null });
  expect(calls.map(({ path }) => path)).toEqual(['/api/get-auth-user', '/api/logout']);
});

test('[B-14] after signing out the message shows once, and no data of the member stays', async () => {
  items.set('accessToken', 'secret');
  const { checkAuth, findUser, leave, takeSignOutMessage } = await loadStore();
  await checkAuth('/home');
  leave({ successMessage: 'You are signed out everywhere.' });
  expect(calls.map((call) => call.path)).not.toContain('/api/logout');
  expect(items.size).toBe(0);
  expect(await findUser('/home')).toBeNull();
  expect(takeSignOutMessage()).toEqual({ successMessage: 'You are signed out everywhere.' });
  expect(takeSignOutMessage()).toBeUndefined();
});

test('[B-10] the record is fetched again only for a signed-in member', async () => {
  const { checkAuth, findUser, refreshUser } = await loadStore();
  await checkAuth('/home');
  await refreshUser();
  expect(calls).toEqual([]);

  items.set('accessToken', 'secret');
  const member = await loadStore();
  await member.checkAuth('/home');
  answers['/api/get-auth-user'] = { status: 200, body: { data: { ...user, emailConfirmed: true } } };
  await member.refreshUser();
  expect(await member.findUser('/home')).toEqual({ ...user, emailConfirmed: true });
  expect(await findUser('/home')).toBeNull();
});

test('[A-10] an employer without a company has no company pages to load', async () => {
  items.set('accessToken', 'secret');
  const employer = { ...user, role: 'employer', company: { id: '7', name: 'Acme', memberRole: 'recruiter' } };
  for (const [company, may] of [
    [employer.company, true],
    [null, false],
  ] as const) {
    answers['/api/get-auth-user'] = { status: 200, body: { data: { ...employer, company } } };
    const { hasRole } = await loadStore();
    expect(await hasRole('employer', '/company-members')).toBe(may);
  }
});
