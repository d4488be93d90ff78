import { sayEnglish } from '@waymark/contract/text/say';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { board } from '../../../platform/board/board.ts';
import { createCandidate, createStaff } from '../../../testing/factories.ts';
import { pdfBytes } from '../../../testing/resume-files.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { multipart } from '../../../testing/uploads.ts';
import { openTicket } from '../../identity/provider-sign-in/attempt-commands.ts';
import { insertLink } from '../../identity/provider-sign-in/link-commands.ts';
import { changeSetting } from '../../office/board-settings/commands.ts';
import { eraseDueAccounts } from './erasure-commands.ts';
import { getPerson, listSections } from './queries.ts';

const context = useTestApp();

afterEach(async () => {
  await context.database.deleteFrom('board_settings').execute();
  await board.load(context.database);
});

const wizard = {
  jobTitle: 'Analyst',
  location: 'London',
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '+44 20 7946 0000',
  allowedText: 'false',
  bestJobFirst: 'true',
  desireCompensation: '$100,0000',
  educationLevel: 'Some college',
  experienceLevel: '10 Plus',
  valueMostInCompany: ['Culture & Values', 'Work-Life Balance'],
  sendResumeToExpert: 'false',
};
const company = {
  companyName: 'Crane & Co',
  website: 'www.crane.example',
  country: 'Norway',
  firstName: 'Olga',
  lastName: 'Ott',
  phone: '+47 22 00 00 00',
  password: 'a quiet harbour',
};

async function sendForm(url: string, fields: Record<string, string | readonly string[]>): Promise<string> {
  const { payload, headers } = await multipart(fields, { name: 'ada.pdf', bytes: pdfBytes() });
  const response = await context.app.inject({ method: 'POST', url, payload, headers });
  return response.json().data.user.id as string;
}

const signUp = (email: string) => sendForm('/api/signup', { ...wizard, email });
const askForReview = (email: string) =>
  sendForm('/api/resume-review', { email, firstName: 'Ada', lastName: 'Lovelace' });
async function registerCompany(email: string): Promise<string> {
  const payload = { ...company, email };
  const response = await context.app.inject({ method: 'POST', url: '/api/employer-signup', payload });
  return response.json().data.user.id as string;
}

async function agreedBy(userId: string) {
  const sections = await listSections(
    context.database,
    await getPerson(context.database, userId),
    sayEnglish,
  );
  return sections.find(({ key }) => key === 'agreedTerms')?.rows ?? [];
}

describe('[L-36] what was agreed to', () => {
  test.each([
    ['the wizard', signUp],
    ['the form of a review', askForReview],
    ['the registration of a company', registerCompany],
  ])('by %s is in the copy: both versions, their time and their texts', async (name, register) => {
    const userId = await register(`${name.replaceAll(' ', '.')}@example.org`);
    expect(await agreedBy(userId)).toEqual(
      ['privacy', 'terms'].map((document) => ({
        document,
        version: expect.stringMatching(/^\d{4}-\d\d-\d\d-[\da-f]{8}$/) as string,
        agreedAt: expect.any(Date) as Date,
        text: expect.stringContaining('Waymark') as string,
      })),
    );
  });

  test('stays as it was when the text changes, and who comes later agrees to the new one', async () => {
    const staff = await createStaff(context.services, { staff_role: 'administrator' });
    const before = await signUp('early@example.org');
    await changeSetting(context.database, staff.id, { key: 'terms', value: 'Be kind.', version: 0 });
    const after = await signUp('late@example.org');
    const [privacyBefore, termsBefore] = await agreedBy(before);
    const [privacyAfter, termsAfter] = await agreedBy(after);
    expect(termsBefore?.['text']).not.toBe('Be kind.');
    expect(termsAfter?.['text']).toBe('Be kind.');
    expect(termsAfter?.['version']).not.toBe(termsBefore?.['version']);
    expect(privacyAfter?.['version']).toBe(privacyBefore?.['version']);
  });

  test('is nothing for an account from before', async () => {
    const { id } = await createCandidate(context.services);
    expect(await agreedBy(id)).toEqual([]);
  });

  test('ends with the account', async () => {
    const userId = await signUp('leaving@example.org');
    await sql`update users set deletion_due_at = now() - interval '1 minute' where id = ${userId}`.execute(
      context.database,
    );
    expect(await eraseDueAccounts(context.services)).toBe(1);
    const left = await context.database
      .selectFrom('agreed_terms')
      .selectAll()
      .where('user_id', '=', userId)
      .execute();
    expect(left).toEqual([]);
  });
});

test('[L-31, G-10] a linked provider is in the copy, and goes with the account; so does an open registration', async () => {
  const { id, email } = await createCandidate(context.services, { email_confirmed_at: new Date() });
  const identity = {
    provider: 'google' as const,
    issuer: 'https://id.example',
    subject: 'ada',
    email,
    emailProven: true,
    firstName: 'Ada',
    lastName: 'Lovelace',
  };
  await insertLink(context.database, id, identity);
  await openTicket(context.database, identity);
  const sections = await listSections(context.database, await getPerson(context.database, id), sayEnglish);
  expect(sections.find(({ key }) => key === 'linkedProviders')?.rows).toMatchObject([
    { provider: 'google', issuer: 'https://id.example', subject: 'ada', email },
  ]);
  await context.database
    .updateTable('users')
    .set({ deletion_due_at: new Date(0) })
    .where('id', '=', id)
    .execute();
  await eraseDueAccounts(context.services);
  for (const table of ['linked_providers', 'provider_tickets'] as const) {
    expect(await context.database.selectFrom(table).select('id').execute()).toEqual([]);
  }
});
