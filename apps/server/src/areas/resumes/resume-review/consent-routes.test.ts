import type { ConsentPurpose } from '@waymark/contract/identity/choices';
import type { Consent } from '@waymark/contract/identity/consents';
import { describe, expect, test } from 'vitest';
import { newSecret } from '../../../platform/ids.ts';
import {
  createCandidate,
  createEmployer,
  createResume,
  createStaff,
  type TestUser,
} from '../../../testing/factories.ts';
import { pdfBytes } from '../../../testing/resume-files.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { multipart } from '../../../testing/uploads.ts';

const context = useTestApp();
type Headers = Record<string, string>;

const list = (headers: Headers) => context.app.inject({ url: '/api/consents', headers });
const change = (headers: Headers, purpose: string, granted: unknown) =>
  context.app.inject({ method: 'PUT', url: '/api/consents', headers, payload: { purpose, granted } });

async function consentsOf({ headers }: { headers: Headers }): Promise<Consent[]> {
  const response = await list(headers);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().data;
}

async function consentOf(
  person: { headers: Headers },
  purpose: ConsentPurpose,
): Promise<Consent | undefined> {
  return (await consentsOf(person)).find((consent) => consent.purpose === purpose);
}

const historyOf = (userId: string) =>
  context.database
    .selectFrom('consents')
    .select(['purpose', 'granted', 'source'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

const critiquesOf = (userId: string) =>
  context.database
    .selectFrom('critiques')
    .select(['resume_id', 'review_ready'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

async function userOf({ headers }: { headers: Headers }) {
  return (await context.app.inject({ url: '/api/get-auth-user', headers })).json().data;
}

async function signUp(choices: Record<ConsentPurpose, string>) {
  const fields = {
    email: `consent-${crypto.randomUUID()}@example.org`,
    jobTitle: 'Analyst',
    location: 'London',
    firstName: 'Ada',
    lastName: 'Lovelace',
    phone: '+44 20 7946 0000',
    desireCompensation: '$100,0000',
    educationLevel: 'Some college',
    experienceLevel: '10 Plus',
    valueMostInCompany: ['Culture & Values', 'Work-Life Balance'],
    ...choices,
  };
  const form = await multipart(fields, { name: 'ada.pdf', bytes: pdfBytes() });
  const response = await context.app.inject({ method: 'POST', url: '/api/signup', ...form });
  expect(response.statusCode, response.body).toBe(201);
  const { user, accessToken } = response.json().data;
  return { id: user.id as string, headers: { authorization: `Bearer ${accessToken}` } };
}

describe('[B-5] [B-8] choices made at sign-up', () => {
  test('are listed in order with their time and source', async () => {
    const before = Date.now();
    const ada = await signUp({ allowedText: 'true', bestJobFirst: 'false', sendResumeToExpert: 'true' });
    const consents = await consentsOf(ada);
    expect(consents.map(({ purpose, granted, source }) => [purpose, granted, source])).toEqual([
      ['allowedText', true, 'signup'],
      ['bestJobFirst', false, 'signup'],
      ['sendResumeToExpert', true, 'signup'],
    ]);
    for (const { changedAt } of consents) {
      expect(Date.parse(changedAt ?? '')).toBeGreaterThan(before - 60_000);
    }
  });

  test('an account that was never asked shows what it has, since no time', async () => {
    const old = await createCandidate(context.services, { allowed_text: true });
    expect(await consentsOf(old)).toEqual([
      { purpose: 'allowedText', granted: true, changedAt: null, source: null },
      { purpose: 'bestJobFirst', granted: false, changedAt: null, source: null },
      { purpose: 'sendResumeToExpert', granted: false, changedAt: null, source: null },
    ]);
  });
});

describe('[A-11] PUT /consents', () => {
  test.each(['allowedText', 'bestJobFirst'] as const)(
    '%s holds in the history and in the user, there and back',
    async (purpose) => {
      const ada = await signUp({ allowedText: 'false', bestJobFirst: 'false', sendResumeToExpert: 'false' });
      const given = await change(ada.headers, purpose, true);
      expect(given.statusCode).toBe(200);
      const { consents, user } = given.json().data;
      expect(consents).toEqual(await consentsOf(ada));
      expect(user).toEqual(await userOf(ada));
      expect(user[purpose]).toBe(true);
      expect(await consentOf(ada, purpose)).toMatchObject({ granted: true, source: 'profile' });
      await change(ada.headers, purpose, false);
      expect((await userOf(ada))[purpose]).toBe(false);
      expect((await historyOf(ada.id)).filter((row) => row.purpose === purpose)).toEqual([
        { purpose, granted: false, source: 'signup' },
        { purpose, granted: true, source: 'profile' },
        { purpose, granted: false, source: 'profile' },
      ]);
    },
  );

  test('repeating a choice writes nothing, even with concurrent clicks', async () => {
    const ada = await createCandidate(context.services);
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => change(ada.headers, 'bestJobFirst', true)));
    const since = (await consentOf(ada, 'bestJobFirst'))?.changedAt;
    await change(ada.headers, 'bestJobFirst', true);
    expect(await historyOf(ada.id)).toEqual([{ purpose: 'bestJobFirst', granted: true, source: 'profile' }]);
    expect((await consentOf(ada, 'bestJobFirst'))?.changedAt).toBe(since);
  });

  test('changes no other account', async () => {
    const [ada, other] = [await createCandidate(context.services), await createCandidate(context.services)];
    await change(ada.headers, 'allowedText', true);
    expect((await userOf(other)).allowedText).toBe(false);
    expect(await historyOf(other.id)).toEqual([]);
  });

  test('refuses an unknown choice and a value other than yes or no', async () => {
    const ada = await createCandidate(context.services);
    const unknown = await change(ada.headers, 'everything', true);
    expect(unknown.statusCode).toBe(400);
    expect(unknown.json().fields).toEqual({ purpose: 'Choose one of the choices that are offered.' });
    const maybe = await change(ada.headers, 'allowedText', 'maybe');
    expect(maybe.json().fields).toEqual({ granted: 'Say yes or no.' });
    expect(await historyOf(ada.id)).toEqual([]);
  });

  test('guests, employers and staff are refused', async () => {
    expect((await list({})).statusCode).toBe(401);
    expect((await change({}, 'allowedText', true)).statusCode).toBe(401);
    for (const create of [createEmployer, createStaff]) {
      const { headers } = await create(context.services);
      expect((await list(headers)).statusCode).toBe(403);
      expect((await change(headers, 'allowedText', true)).statusCode).toBe(403);
    }
  });
});

describe('[C-3] the review of a resume', () => {
  async function withResume(): Promise<TestUser & { resumeId: string }> {
    const ada = await createCandidate(context.services);
    const { id: resumeId } = await createResume(context.services, { userId: ada.id });
    await createResume(context.services, { userId: ada.id });
    return { ...ada, resumeId };
  }
  const answer = (userId: string) =>
    context.database
      .updateTable('critiques')
      .set({ review_ready: true, link_token: newSecret().secret })
      .where('user_id', '=', userId)
      .execute();

  test('granting it requests a review of the default resume, once', async () => {
    const ada = await withResume();
    const response = await change(ada.headers, 'sendResumeToExpert', true);
    expect(response.json().data.user.sendResumeToExpert).toBe(true);
    await change(ada.headers, 'sendResumeToExpert', true);
    expect(await critiquesOf(ada.id)).toEqual([{ resume_id: ada.resumeId, review_ready: false }]);
  });

  test('is refused without a resume, with advice on what to do, and nothing is stored', async () => {
    const ada = await createCandidate(context.services);
    const response = await change(ada.headers, 'sendResumeToExpert', true);
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toBe('You have no resume yet. Upload one, then send it to an expert.');
    expect(await historyOf(ada.id)).toEqual([]);
    expect((await userOf(ada)).sendResumeToExpert).toBe(false);
  });

  test('withdrawing the consent withdraws an unanswered request', async () => {
    const ada = await withResume();
    await change(ada.headers, 'sendResumeToExpert', true);
    const response = await change(ada.headers, 'sendResumeToExpert', false);
    expect(response.json().data.user.sendResumeToExpert).toBe(false);
    expect(await critiquesOf(ada.id)).toEqual([]);
    expect(await consentOf(ada, 'sendResumeToExpert')).toMatchObject({ granted: false, source: 'profile' });
  });

  test('a written review stays, and the account still shows it', async () => {
    const ada = await withResume();
    await change(ada.headers, 'sendResumeToExpert', true);
    await answer(ada.id);
    await change(ada.headers, 'sendResumeToExpert', false);
    expect(await critiquesOf(ada.id)).toEqual([{ resume_id: ada.resumeId, review_ready: true }]);
    expect((await userOf(ada)).sendResumeToExpert).toBe(true);
    expect(await consentOf(ada, 'sendResumeToExpert')).toMatchObject({ granted: false });
  });

  test('[C-3] sending a resume to an expert also grants the consent', async () => {
    const ada = await withResume();
    await context.app.inject({ method: 'POST', url: '/api/send-resume-to-expert', headers: ada.headers });
    expect(await historyOf(ada.id)).toEqual([
      { purpose: 'sendResumeToExpert', granted: true, source: 'resume-review' },
    ]);
    await change(ada.headers, 'sendResumeToExpert', false);
    expect(await critiquesOf(ada.id)).toEqual([]);
  });

  test('are limited to a number of changes a day, because each change is recorded', async () => {
    const { id, headers } = await createCandidate(context.services);
    for (let nth = 0; nth < 60; nth++) await context.services.rateLimits.consume('consent-user', id);
    expect((await change(headers, 'allowedText', true)).statusCode).toBe(429);
    expect(await historyOf(id)).toEqual([]);
  });
});
