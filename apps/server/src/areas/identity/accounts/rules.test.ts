import { sql } from 'kysely';
import { expect, test, describe } from 'vitest';
import { createAccountCalls } from '../../../testing/account-calls.ts';
import { createCandidate, createEmployer, createJob, createResume } from '../../../testing/factories.ts';
import { pdfBytes } from '../../../testing/resume-files.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { multipart } from '../../../testing/uploads.ts';
import {
  recipientOf,
  greet,
  findPasswordWeakness,
  hashPassword,
  verifyPassword,
  describeDevice,
} from './rules.ts';
import { sayEnglish } from '@waymark/contract/text/say';

test('[B-10] who has proven the address is greeted by name', () => {
  const row = { email: 'ada@example.org', first_name: 'Ada', email_confirmed_at: new Date(), language: null };
  expect(sayEnglish(greet('Hello', recipientOf(row).firstName))).toBe('Hello Ada');
  expect(sayEnglish(greet('Good news', recipientOf({ ...row, email_confirmed_at: null }).firstName))).toBe(
    'Good news',
  );
});

const owner = { email: 'christina.lee@example.org', firstName: 'Christina', lastName: 'Lee' };

describe('[B-13] hashing', () => {
  test('a hash is Argon2id with its parameters, and verifies its password alone', async () => {
    const hash = await hashPassword('a quiet harbour');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await verifyPassword('a quiet harbour', hash)).toBe(true);
    expect(await verifyPassword('a quiet harboux', hash)).toBe(false);
  });

  test('the same password hashes differently each time', async () => {
    expect(await hashPassword('a quiet harbour')).not.toBe(await hashPassword('a quiet harbour'));
  });

  test('the reference vector of another implementation verifies', async () => {
    // Made with the argon2 command line: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1 -l 32
    const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await verifyPassword('password', hash)).toBe(true);
  });

  test('no password verifies where there is none', async () => {
    expect(await verifyPassword('', undefined)).toBe(false);
    expect(await verifyPassword('a quiet harbour', null)).toBe(false);
  });

  test('letters composed in another way are the same password', async () => {
    expect(await verifyPassword('caf\u0065\u0301 du port', await hashPassword('caf\u00e9 du port'))).toBe(
      true,
    );
  });
});

describe('[B-13] passwords that are easy to guess', () => {
  test.each(['1234567890', 'Password123', 'QWERTYUIOP', 'aaaaaaaaaaaa', '1212121212', 'iloveyou123'])(
    '%s is refused as a common one',
    async (password) => {
      expect(await findPasswordWeakness(password, owner)).toContain('most used');
    },
  );

  test.each([
    // A common one with a little added, and one in the usual disguise.
    'Password123!',
    'P4$$w0rd123',
    'iloveyou!!!',
    // Patterns: keys in a row, parts repeated, dates, the product's own name.
    'zxcvbnmasdf',
    'abcdabcdabcd',
    'abcd'.repeat(32),
    '12.10.1984',
    'waymark2026',
    'Lee-Christina-1',
  ])('%s is refused as one that few guesses find', async (password) => {
    expect(await findPasswordWeakness(password, owner)).toMatch(
      /too easy to guess|your own name|close to one of the most used/,
    );
  });

  test.each(['christina.lee@example.org', 'ChristinaLee', 'lee.christina', 'Christina1', 'christina.lee99'])(
    '%s is refused as own data',
    async (password) => {
      expect(await findPasswordWeakness(password, owner)).toContain('your own name');
    },
  );

  test.each([
    'a quiet harbour',
    'Christina rows at dawn',
    '48 15 16 23 42!?',
    '我喜欢在清晨划船去海边',
    '🚣🌅⛵🏡🦭🐚🌊🪝🧭🐟',
    'Hk29xPq7Lm',
    `${'a'.repeat(100)} quiet harbour`,
    `a quiet harbour ${'z'.repeat(112)}`,
    ' leading and trailing blanks ',
    'null\u0000byte \u202e right to left',
  ])('%s is accepted', async (password) => {
    expect(await findPasswordWeakness(password, owner)).toBeUndefined();
  });

  test('a mailbox without letters does not refuse every password without letters', async () => {
    const digits = { email: '123456@example.org', firstName: 'Bo', lastName: 'Ek' };
    expect(await findPasswordWeakness('48 15 16 23 42!?', digits)).toBeUndefined();
  });
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iPad',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Microsoft Edge on Windows',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome on Chrome OS',
  ],
  ['Something/1.0 (Windows NT 10.0)', 'A browser on Windows'],
  ['Test/1.0', 'Unknown device'],
  ['', 'Unknown device'],
  ['   ', 'Unknown device'],
])('[A-12] %s is called %s', (userAgent, device) => {
  expect(sayEnglish(describeDevice(userAgent))).toBe(device);
});

test.each([
  '<script>alert(1)</script>/1.0 ',
  '"><img src=x onerror=alert(1)>/1.0 (x)',
  '__proto__/1.0 constructor/2.0',
  '\u0000\u202e/1.0 (\uffff)',
  `${'('.repeat(5000)}${')'.repeat(5000)}`,
  `Mozilla/5.0 (${'a;'.repeat(5000)}`,
])('[A-12] a hostile user agent (%j) is repeated nowhere', (userAgent) => {
  expect(sayEnglish(describeDevice(userAgent))).toBe('Unknown device');
});

test('[A-12] a long user agent is read up to the length that is stored', () => {
  const long = `Mozilla/5.0 (Windows NT 10.0; rv:144.0) Gecko/20100101 Firefox/144.0 ${'x'.repeat(10_000)}`;
  expect(sayEnglish(describeDevice(long))).toBe('Firefox on Windows');
});

describe('mails to an unproven address', () => {
  const context = useTestApp();

  const { call, post, newAddress } = createAccountCalls(context);

  /** Typed by an attacker who uses our mails to write to a stranger. */
  const typed = 'Prizewinner';

  async function mailsWith(text: string): Promise<{ to: string; subject: string }[]> {
    const { rows } = await sql<{ to: string; subject: string }>`
    select data ->> 'to' as "to", data ->> 'subject' as subject from pgboss.job
    where name = 'send-mail' and strpos(data::text, ${text}) > 0
  `.execute(context.database);
    return rows;
  }

  test('[B-10, G-9, J-4] mails to an unproven address contain nothing that a visitor typed', async () => {
    const { services } = context;
    const names = { first_name: typed, last_name: typed };
    const user = await createCandidate(services, names);
    await post('/forgot-password', { email: user.email });
    await call('POST', '/confirm-email/send', user.headers);
    await call('POST', '/delete-account/link', user.headers);
    const company = await createEmployer(services);
    const job = await createJob(services, { company_id: company.companyId });
    const resume = await createResume(services, { userId: user.id });
    const form = await multipart({ jobId: job.id, resumeId: resume.id });
    const applied = await context.app.inject({
      method: 'POST',
      url: '/api/applications',
      headers: { ...user.headers, ...form.headers },
      payload: form.payload,
    });
    expect(applied.statusCode).toBe(201);
    const profile = {
      jobTitle: 'x',
      location: 'y',
      phone: '+44 20 7946 0000',
      desireCompensation: '$150,0000',
    };
    await call('PUT', '/update-user', user.headers, {
      ...profile,
      firstName: typed,
      lastName: typed,
      email: newAddress(),
    });
    const signUp = await multipart(
      {
        ...profile,
        email: newAddress(),
        firstName: typed,
        lastName: typed,
        educationLevel: 'Some college',
        experienceLevel: '10 Plus',
        valueMostInCompany: ['Culture & Values', 'Work-Life Balance'],
      },
      { name: 'resume.pdf', bytes: pdfBytes() },
    );
    const signedUp = await context.app.inject({ method: 'POST', url: '/api/signup', ...signUp });
    expect(signedUp.statusCode).toBe(201);
    const guestAlert = { name: typed, keywords: typed, frequency: 'daily', email: newAddress() };
    expect((await post('/job-alerts/guest', guestAlert)).statusCode).toBe(202);
    const employer = await createEmployer(services, names);
    const invitation = { email: newAddress(), memberRole: 'recruiter' };
    expect((await post('/company-invitations', invitation, employer.headers)).statusCode).toBe(201);

    // The employer, whose address is proven, is told who has applied.
    const told = (await mailsWith(typed)).filter(({ to }) => to !== company.email);
    expect(told).toEqual([]);
    expect((await mailsWith('Prizewinner Prizewinner has applied')).map(({ to }) => to)).toEqual([
      company.email,
    ]);
  });
});
